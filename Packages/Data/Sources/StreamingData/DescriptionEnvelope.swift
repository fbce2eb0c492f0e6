import LenientJSON

/// A page of which only the description is read.
struct DescriptionEnvelope: Decodable {
  let description: String?

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: NamedKey.self)
    try page.requirePageShape()
    description = page.text("description").flatMap(humanText)
  }
}
