import LenientJSON

/// A cuisine; of no use without a name.
struct AreaDTO: Decodable {
  let name: String

  init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: NamedKey.self).requiredText("strArea")
  }
}
