import LenientJSON

/// The outermost object of every page of the service.
struct PageEnvelope: Decodable {
  let title: String?
  let description: String?
  let links: PageLinks
  let blocks: [BlockDTO]

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: NamedKey.self)
    try page.requirePageShape()
    links = try page.decode(PageLinks.self, forKey: "_links")
    title = page.text("title").flatMap(humanText)
    description = page.text("description").flatMap(humanText)
    blocks = try page.decodeIfPresent(EmbeddedBlocks.self, forKey: "_embedded")?.blocks ?? []
  }
}
