import LenientJSON

/// A cuisine; of no use without a name.
struct AreaDTO: Decodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let area = try decoder.container(keyedBy: NamedKey.self)
    try area.refuseMeal()
    name = try area.requiredName("strArea")
  }
}
