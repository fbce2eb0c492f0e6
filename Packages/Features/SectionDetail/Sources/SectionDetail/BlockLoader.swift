import DomainKernel
import FeatureKit
import StreamingDomain

/// Loads the products of a block.
typealias BlockLoader = Loader<ContentBlock.ID, ProductList, ServiceError>

/// The source of the products of a block.
struct BlockSource: Sendable {
  /// The content that arrived with the page.
  let content: Fetched<ContentBlock.Content>
  /// How many of the products are shown already.
  let shownCount: Int
}

extension Loader where Request == ContentBlock.ID, Value == ProductList, Failure == ServiceError {
  /// Makes a loader of a block's products: those that came with its page, or those at its address.
  ///
  /// - Parameters:
  ///   - block: The block, for traces.
  ///   - open: Loads products.
  ///   - observe: Receives an event for each use case that runs.
  ///   - source: What a block is loaded from; `nil` when it is gone.
  convenience init(
    of block: ContentBlock,
    _ open: OpenSection,
    observe: @escaping @Sendable (FeatureEvent) -> Void,
    source: @escaping @MainActor @Sendable (ContentBlock.ID) -> BlockSource?
  ) {
    let continuation = Continuation(
      hasMore: { $0.isContinued },
      load: { (list, policy) async throws(ServiceError) in try await open.continuing(list, policy) }
    )
    self.init(
      block.title.map { "OpenSection.products '\($0)'" } ?? "OpenSection.products",
      isEmpty: \.products.isEmpty,
      continuation: continuation,
      observe: observe
    ) { (id, policy) async throws(ServiceError) in
      guard let source = await source(id) else { throw .cancelled }
      var list =
        switch source.content.value {
        case .products(let list): source.content.map { _ in list }
        case .deferred(let address): try await open.products(at: address, policy).get()
        }
      // A list that has titles, of which none came, is not an empty one.
      if list.value.lacksProducts { throw .malformed(.nothingUsable) }
      // What was shown is loaded as a whole: a list does not shrink while it is refreshed.
      while list.products.count < source.shownCount, list.next != nil {
        list = try await open.continuing(list, policy)
      }
      return list
    }
  }

  /// How many products are shown.
  var count: Int { state.shown?.products.count ?? 0 }

  /// Loads what follows until there are enough products, no more, or a failure.
  func extend(to count: Int, _ policy: FetchPolicy) async {
    while self.count < count, await loadMore(policy), state.error == nil {}
  }
}

extension OpenSection {
  /// A list with the products that follow it.
  ///
  /// - Throws: `ServiceError`; `malformed` where the service says that more follow, and adds nothing new.
  fileprivate func continuing(
    _ list: Fetched<ProductList>,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<ProductList> {
    guard let next = list.next else {
      guard let fault = list.fault else { return list }
      throw .malformed(fault)
    }
    let following = try await products(at: next, policy).get()
    let longer = list.value.appending(following.value)
    let provenance = list.provenance.combined(with: following.provenance)
    if longer.products.count > list.products.count { return Fetched(longer, provenance: provenance) }
    guard longer.isAtEnd(after: following.value) else { throw .malformed(.endless) }
    let whole = ProductList(
      products: longer.products,
      total: longer.total,
      unreadableCount: longer.unreadableCount
    )
    return Fetched(whole, provenance: provenance)
  }
}

extension ProductList {
  /// Whether a list to which a part added nothing new has ended by that: it has as many products as the block
  /// has, or, where that is unknown, the service says in the part that none follow.
  fileprivate func isAtEnd(after part: ProductList) -> Bool {
    total == nil ? !part.isContinued : !isShort
  }
}
