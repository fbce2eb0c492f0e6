import LenientJSON

/// A picture: a ready address, a template of one, or both.
struct ImageDTO: Decodable {
  let url: String?
  let template: String?

  init(from decoder: any Decoder) throws {
    let image = try decoder.container(keyedBy: NamedKey.self)
    url = image.text("url")
    template = image.text("template")
  }
}
