public import DomainKernel
public import FeatureKit
public import StreamingDomain

/// The loading state of the products of a block.
public typealias BlockState = LoadState<ProductList, ServiceError>

/// How many products of a block to show, and how much of each.
public enum ProductLayout: Hashable, Sendable {
  /// A line for each of the first products.
  case overview(limit: Int)
  /// Everything about each of the first products.
  case full(limit: Int)

  /// The most products of a block that can be asked for, which are all that a page shows of it.
  static let most = 1000

  /// The maximum number of products shown in a block.
  public var limit: Int {
    switch self {
    case .overview(let limit), .full(let limit): limit
    }
  }
}

/// A part of a section of which the service may send entries that cannot be read.
enum SectionPart {
  case categories
  case blocks
  case titles

  /// The word for such entries in JSON documents.
  var warning: WarningCode {
    switch self {
    case .categories: .categoriesUnreadable
    case .blocks: .blocksUnreadable
    case .titles: .titlesUnreadable
    }
  }
}

/// The state of the page of a section.
public struct SectionState: Equatable, Sendable {
  /// The request.
  public var request: SectionRequest
  /// The loading state of the section and its page.
  public var opened: LoadState<OpenedSection, OpenSectionFailure>
  /// The products of the blocks, as far as they have come; a block that is not among them has none yet.
  public var blocks: [ContentBlock.ID: BlockState]
  /// How many products of a block to show, and how much of each.
  public var layout: ProductLayout
  /// Whether a copy is cached of products that the service no longer has.
  public var hasCachedCopies: Bool

  /// Describes a state.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - opened: The loading state of the section and its page.
  ///   - blocks: The products of the blocks, as far as they have come.
  ///   - layout: How many products of a block to show, and how much of each.
  ///   - hasCachedCopies: Whether a copy is cached of products that the service no longer has.
  public init(
    _ request: SectionRequest,
    opened: LoadState<OpenedSection, OpenSectionFailure> = .idle,
    blocks: [ContentBlock.ID: BlockState] = [:],
    layout: ProductLayout,
    hasCachedCopies: Bool = false
  ) {
    self.request = request
    self.opened = opened
    self.blocks = blocks
    self.layout = layout
    self.hasCachedCopies = hasCachedCopies
  }

  /// Returns the loading state of a block's products; those that came with the page are loaded from the start.
  ///
  /// - Parameter block: A block of the page.
  /// - Returns: The state of its products.
  public func block(_ block: ContentBlock) -> BlockState {
    let state = blocks[block.id] ?? .idle
    guard state.shown == nil, state.error == nil, case .products(let list) = block.content,
      !list.lacksProducts, let provenance = opened.shown?.provenance
    else { return state }
    return list.products.isEmpty
      ? .empty(Fetched(list, provenance: provenance)) : .loaded(Fetched(list, provenance: provenance))
  }

  /// The source of the page, or of its products if those are more out of date.
  public var provenance: Provenance? {
    opened.shown.map { opened in
      opened.page.blocks.compactMap { block($0).shown?.provenance }
        .reduce(opened.provenance) { $0.combined(with: $1) }
    }
  }

  /// Why products are missing, in the order of the blocks.
  var blockErrors: [ServiceError] { opened.shown?.page.blocks.compactMap { block($0).error } ?? [] }

  /// What to do about the first of the blocks that are not complete.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: The remedy; `nil` where all are complete, or none is known.
  func remedyOfBlocks(in context: ViewContext) -> Remedy? {
    switch blockErrors.first {
    case .notFound? where hasCachedCopies: .openCached
    // The block itself is there: there is nothing to choose otherwise.
    case .notFound?, .rejected?: .refresh(.later)
    case let error: error?.remedy(in: context)
    }
  }

  /// How many entries the service sent, as far as they have come, that could not be read.
  ///
  /// A part of which all could be read is not among them.
  var unreadable: [(part: SectionPart, count: Int)] {
    guard let page = opened.shown?.page else { return [] }
    let titles = page.blocks.reduce(0) { $0 + (block($1).shown?.unreadableCount ?? 0) }
    let counts: [(part: SectionPart, count: Int)] = [
      (.categories, page.unreadableFilterCount), (.blocks, page.unreadableBlockCount), (.titles, titles),
    ]
    return counts.filter { $0.count > 0 }
  }

  /// Whether products that are shown are loaded once more.
  var isRefreshingBlocks: Bool {
    blocks.values.contains { if case .refreshing = $0 { true } else { false } }
  }
}
