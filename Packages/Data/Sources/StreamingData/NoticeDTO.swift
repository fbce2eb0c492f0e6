import LenientJSON

/// What a person needs in order to watch a product.
struct NoticeDTO: Decodable {
  let message: String?

  init(from decoder: any Decoder) throws {
    message = try decoder.container(keyedBy: NamedKey.self).text("message").flatMap(humanText)
  }
}
