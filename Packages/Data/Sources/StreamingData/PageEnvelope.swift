import LenientJSON

/// The outermost object of every page of the service.
struct PageEnvelope: Decodable {
  let title: String?
  let description: String?
  let links: PageLinks
  let blocks: [BlockDTO]

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: NamedKey.self)
    links = try page.decode(PageLinks.self, forKey: "_links")
    title = page.text("title").flatMap(humanText)
    description = page.text("description").flatMap(humanText)
    blocks = page.lenient(EmbeddedBlocks.self, "_embedded")?.blocks ?? []
  }
}
