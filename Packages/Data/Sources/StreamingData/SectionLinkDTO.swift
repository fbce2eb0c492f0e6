import LenientJSON

/// A link to a section; only the link itself and a title are always there.
struct SectionLinkDTO: Decodable {
  let id: String?
  let name: String?
  let title: String?
  let href: String
  let type: String?
  let sectionSort: Int?

  init(from decoder: any Decoder) throws {
    let link = try decoder.container(keyedBy: NamedKey.self)
    href = try link.decode(String.self, forKey: "href")
    id = link.text("id")
    name = link.text("name")
    title = link.text("title").flatMap(humanText)
    type = link.text("type")
    sectionSort = link.wholeNumber("sectionSort")
  }
}
