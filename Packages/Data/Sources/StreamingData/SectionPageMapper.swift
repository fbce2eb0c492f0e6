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

/// Makes the page of a section or category.
struct SectionPageMapper {
  let links: StreamingLinks
  /// The address of the page, against which its links are resolved.
  let page: URL

  func map(_ envelope: PageEnvelope) throws(InvalidResponse) -> Answer<SectionPage> {
    guard let embedded = envelope.blocks else {
      throw InvalidResponse(.unexpectedShape(.missing(name: "blocks", place: "")))
    }
    let sentFilters = envelope.links.filters
    let readFilters = sentFilters.elements.compactMap(filter)
    var takenFilters = Set<CategoryFilter>()
    let filters = readFilters.filter { takenFilters.insert($0).inserted }
    let unreadableFilterCount = sentFilters.droppedCount + sentFilters.elements.count - readFilters.count
    var unreadable = unreadableFilterCount + readFilters.count - filters.count + embedded.droppedCount
    var unreadableBlockCount = embedded.droppedCount
    var blocks: [ContentBlock] = []
    var seen = Set<ContentBlock.ID>()
    for sent in embedded.blocks {
      let list = list(sent, isFirst: true)
      unreadable += list?.unreadable ?? 0
      switch read(sent, list?.value, taken: &seen) {
      case .block(let block): blocks.append(block)
      case .nothing: unreadable += 1
      case .unreadable:
        unreadable += 1
        unreadableBlockCount += 1
      }
    }
    return Answer(
      SectionPage(
        title: envelope.title,
        description: envelope.description,
        filters: filters,
        blocks: blocks,
        omittedBlockCount: embedded.omittedCount,
        unreadableFilterCount: unreadableFilterCount + sentFilters.omittedCount,
        unreadableBlockCount: unreadableBlockCount
      ),
      subject: envelope.subject,
      unreadable: unreadable
    )
  }

  /// The products of the one block that an address of a block answers with; those of another block, or of
  /// another page of it, are the answer to another question.
  func products(_ block: BlockDTO, at address: PageAddress) throws(InvalidResponse) -> Answer<ProductList> {
    let asked = BlockDTO.subject(of: address.block, at: address.rawValue)
    let answered = BlockDTO.subject(of: block.id, at: own(block))
    guard answered.allSatisfy({ asked[$0] == nil || asked[$0] == $1 }) else {
      throw InvalidResponse(.unrelated)
    }
    guard let list = list(block, isFirst: address.isBeginning) else {
      throw InvalidResponse(.unexpectedShape(.missing(name: "products", place: "")))
    }
    guard !list.value.products.isEmpty || list.unreadable == 0 else { throw InvalidResponse(.nothingUsable) }
    return list
  }

  private func list(_ block: BlockDTO, isFirst: Bool) -> Answer<ProductList>? {
    guard let sent = block.products else { return nil }
    let products = sent.elements.compactMap(ProductMapper(links: links, page: page).map)
    let next = block.next.flatMap { links.address($0, on: page) }
    let list = ProductList(
      products: products,
      total: block.total,
      next: next.flatMap {
        $0 == page ? nil : PageAddress(rawValue: $0.absoluteString, block: block.id)
      },
      fault: fault(of: block, next, isFirst: isFirst),
      unreadableCount: sent.leftOutCount + sent.elements.count - products.count
    )
    let unreadable = sent.droppedCount + sent.elements.count - list.products.count
    return Answer(list, subject: block.subject, unreadable: unreadable)
  }

  /// Why what follows a block cannot be asked for: its link is of no use, or missing before the last page or
  /// product.
  private func fault(of block: BlockDTO, _ next: URL?, isFirst: Bool) -> MalformedReason? {
    guard let link = block.next else {
      if block.hasUnreadableNext { return .unexpectedShape(.unusable(place: "next")) }
      let hasMore = block.hasMorePages || block.hasMoreProducts(isFirst: isFirst)
      return hasMore ? .unexpectedShape(.missing(name: "next", place: "")) : nil
    }
    guard next == nil || next == page else { return nil }
    return links.leadsAway(link, on: page) ? .foreignAddress : .endless
  }

  private func filter(_ link: FilterLinkDTO) -> CategoryFilter? {
    guard let url = links.address(link.href, on: page) else { return nil }
    return CategoryFilter(
      title: link.title,
      group: link.group,
      address: PageAddress(rawValue: url.absoluteString)
    )
  }

  /// The address that a block says to be its own.
  private func own(_ block: BlockDTO) -> String? {
    block.own.flatMap { links.address($0, on: page) }?.absoluteString
  }

  /// The outcome of reading a block.
  private enum Reading {
    case block(ContentBlock)
    /// The page is complete without it: it is empty, or is there already.
    case nothing
    case unreadable
  }

  private func read(
    _ block: BlockDTO,
    _ list: ProductList?,
    taken: inout Set<ContentBlock.ID>
  ) -> Reading {
    let own = own(block)
    guard let content = content(of: block, list, own: own) else {
      return isEmpty(block) ? .nothing : .unreadable
    }
    let ids = [block.id, own].compactMap { $0.map(ContentBlock.ID.init(rawValue:)) }
    guard !ids.isEmpty else { return .unreadable }
    guard let id = ids.first(where: { !taken.contains($0) }) else { return .nothing }
    // Both count as taken, or else the same block sent again would go by its address.
    taken.formUnion(ids)
    return .block(ContentBlock(id: id, title: block.title, content: content))
  }

  /// Whether the service says that a block has no products.
  private func isEmpty(_ block: BlockDTO) -> Bool {
    guard let sent = block.products else { return block.total == 0 }
    return (block.total ?? 0) <= 0 && sent.elements.isEmpty && sent.droppedCount == 0
  }

  private func content(of block: BlockDTO, _ list: ProductList?, own: String?) -> ContentBlock.Content? {
    if let list, !list.products.isEmpty { return .products(list) }
    let hasSome = (block.total ?? 0) > 0
    if !hasSome, let sent = block.products, sent.elements.isEmpty, sent.droppedCount == 0 { return nil }
    if let own { return .deferred(PageAddress(rawValue: own, block: block.id, isBeginning: true)) }
    // Nothing leads to its products: it is shown without them, which says that they are missing.
    return hasSome ? .products(ProductList(products: [], total: block.total)) : nil
  }
}
