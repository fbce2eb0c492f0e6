import DomainKernel
import OfflineHTTP
import StreamingDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes the page of a section or category.
struct SectionPageMapper {
  let links: StreamingLinks
  /// The address of the page, against which its links are resolved.
  let page: URL

  func map(_ envelope: PageEnvelope) -> SectionPage {
    var seen = Set<ContentBlock.ID>()
    return SectionPage(
      title: envelope.title,
      description: envelope.description,
      filters: envelope.links.filters.compactMap(filter),
      blocks: envelope.blocks.prefix(Self.mostBlocks).compactMap { block($0, taken: &seen) }
    )
  }

  /// Real pages have about ten; a page with more than this is no real one, and each block may cost a request.
  private static let mostBlocks = 200

  /// The products of the one block that an address of a block answers with.
  func products(_ block: BlockDTO) throws(InvalidResponse) -> ProductList {
    guard let sent = block.products else { throw InvalidResponse(.unexpectedShape(detail: "no products")) }
    let products = sent.compactMap(ProductMapper(links: links, page: page).map)
    guard !products.isEmpty || sent.isEmpty else { throw InvalidResponse(.nothingUsable) }
    let next = block.next.flatMap { links.address($0, on: page) }.flatMap { $0 == page ? nil : $0 }
    return ProductList(
      products: products,
      total: block.total,
      next: next.map { PageAddress(rawValue: $0.absoluteString) }
    )
  }

  private func filter(_ link: FilterLinkDTO) -> CategoryFilter? {
    guard !link.title.isEmpty, let url = links.address(link.href, on: page) else { return nil }
    return CategoryFilter(
      title: link.title,
      group: link.group,
      address: PageAddress(rawValue: url.absoluteString)
    )
  }

  private func block(_ block: BlockDTO, taken: inout Set<ContentBlock.ID>) -> ContentBlock? {
    let own = block.own.flatMap { links.address($0, on: page) }?.absoluteString
    guard let content = content(of: block, own: own) else { return nil }
    for candidate in [block.id, own] {
      guard let id = candidate.map(ContentBlock.ID.init(rawValue:)), taken.insert(id).inserted else {
        continue
      }
      return ContentBlock(id: id, title: block.title, content: content)
    }
    return nil
  }

  private func content(of block: BlockDTO, own: String?) -> ContentBlock.Content? {
    if let list = try? products(block) {
      return list.products.isEmpty ? nil : .products(list)
    }
    return own.map { .deferred(PageAddress(rawValue: $0)) }
  }
}
