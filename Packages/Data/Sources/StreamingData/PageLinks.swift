import LenientJSON

/// The links of a page that are used; the others have too many shapes to be read.
struct PageLinks: Decodable {
  let sections: [SectionLinkDTO]
  let filters: [FilterLinkDTO]
  /// Whether there is a navigation, and none of it can be read.
  let hasUnreadableNavigation: Bool

  init(from decoder: any Decoder) throws {
    let links = try decoder.container(keyedBy: NamedKey.self)
    let navigations = Self.navigations.compactMap { links.lenient(LossyArray<SectionLinkDTO>.self, $0) }
    sections = navigations.first { !$0.elements.isEmpty }?.elements ?? []
    hasUnreadableNavigation = sections.isEmpty && navigations.contains(where: \.isUnreadable)
    filters = links.list(FilterLinkDTO.self, "viaplay:categoryFilters")
  }

  /// In order of preference: the first that has a link is used.
  private static let navigations: [NamedKey] = [
    "viaplay:sections", "viaplay:primaryNavigation", "viaplay:secondaryNavigation",
  ]
}
