import DomainKernel
import LenientJSON
import OfflineHTTP
import ResourceLoading
import StreamingDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes the catalogue from the front page.
struct CatalogMapper {
  let links: StreamingLinks

  func map(_ page: PageEnvelope) throws(InvalidResponse) -> Answer<StreamingCatalog> {
    guard page.links.hasNavigation else {
      throw InvalidResponse(.unexpectedShape(.missing(name: "sections", place: "")))
    }
    let sent = page.links.sections
    let read = sent.elements.compactMap(section)
    let sections = read.firstOfEachID()
    guard !sections.isEmpty || sent.elements.isEmpty else {
      let isAway = sent.elements.contains { links.leadsAway($0.href, on: links.root) }
      throw InvalidResponse(isAway ? .foreignAddress : .nothingUsable)
    }
    return Answer(
      StreamingCatalog(
        title: page.title,
        description: page.description,
        sections: sections,
        unreadableCount: page.links.passedOverCount + sent.leftOutCount + sent.elements.count - read.count
      ),
      subject: page.subject,
      unreadable: sent.droppedCount + sent.elements.count - sections.count
    )
  }

  private func section(_ link: SectionLinkDTO) -> ContentSection? {
    guard let url = links.address(link.href, on: links.root) else { return nil }
    guard let title = link.title ?? link.name else { return nil }
    return ContentSection(
      id: ContentSection.ID(rawValue: link.id ?? link.name ?? url.path()),
      name: link.name,
      title: title,
      kind: link.type.map(SectionKind.init(word:)),
      sortIndex: link.sectionSort,
      address: PageAddress(rawValue: url.absoluteString)
    )
  }
}
