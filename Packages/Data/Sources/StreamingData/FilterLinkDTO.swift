import LenientJSON

/// A link to a category of a section.
struct FilterLinkDTO: Decodable {
  let title: String
  let href: String
  let group: String?

  init(from decoder: any Decoder) throws {
    let link = try decoder.container(keyedBy: NamedKey.self)
    href = try link.decode(String.self, forKey: "href")
    title = try link.decode(LenientText.self, forKey: "title").value ?? ""
    group = link.lenient(TitledDTO.self, "group")?.title
  }
}
