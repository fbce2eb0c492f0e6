import LenientJSON

/// The links of a page that are used; the others have too many shapes to be read.
struct PageLinks: Decodable {
  let sections: [SectionLinkDTO]
  let filters: [FilterLinkDTO]

  init(from decoder: any Decoder) throws {
    let links = try decoder.container(keyedBy: NamedKey.self)
    let navigations = Self.navigations.lazy.map { links.list(SectionLinkDTO.self, $0) }
    sections = navigations.first { !$0.isEmpty } ?? []
    filters = links.list(FilterLinkDTO.self, "viaplay:categoryFilters")
  }

  /// In order of preference: the first that has a link is used.
  private static let navigations: [NamedKey] = [
    "viaplay:sections", "viaplay:primaryNavigation", "viaplay:secondaryNavigation",
  ]
}
