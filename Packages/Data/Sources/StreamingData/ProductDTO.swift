import LenientJSON

/// A product as it is sent; it has a title in one of two places, and everything else is optional.
struct ProductDTO: Decodable {
  let type: String?
  let publicPath: String?
  let guid: String?
  let content: ProductContentDTO
  let genres: [String]
  let page: String?
  let notice: String?

  init(from decoder: any Decoder) throws {
    let product = try decoder.container(keyedBy: NamedKey.self)
    content = try product.decode(ProductContentDTO.self, forKey: "content")
    type = product.text("type")
    publicPath = product.text("publicPath")
    guid = product.lenient(ProductSystemDTO.self, "system")?.guid
    let links = product.lenient(ProductLinksDTO.self, "_links")
    genres = links?.genres ?? []
    page = links?.page
    notice = product.lenient(NoticeDTO.self, "notice")?.message
  }
}
