public import CommandKit
import DomainKernel
public import FeatureKit
public import Observation
public import StreamingDomain

/// Loads the page of a section, then the products of each block.
@MainActor @Observable
public final class SectionViewModel: Screen {
  private let request: SectionRequest
  private let limit: Int?
  private let wantsAll: Bool
  private let open: OpenSection
  private let observe: @Sendable (FeatureEvent) -> Void
  private let page: Loader<SectionRequest, OpenedSection, OpenSectionFailure>
  private var blocks: [ContentBlock.ID: BlockLoader] = [:]
  private var layout: ProductLayout
  private var hasCachedCopies = false
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?
  @ObservationIgnored private var filling: Task<Void, Never>?

  /// Makes the view model.
  ///
  /// - Parameters:
  ///   - request: The section, and the part of it to show.
  ///   - limit: The most products of a block; `nil` for what suits the page, and for all that came in records.
  ///   - wantsAll: Whether all products of each block were asked for, so that a lack of some is a failure.
  ///   - open: Opens sections.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    _ request: SectionRequest,
    limit: Int? = nil,
    wantsAll: Bool = false,
    open: OpenSection,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.request = request
    self.limit = limit
    self.wantsAll = wantsAll
    self.open = open
    self.observe = observe
    layout = request.block == nil ? .overview(limit: limit ?? 5) : .full(limit: limit ?? 10)
    page = Loader("OpenSection", observe: observe) { (request, policy) async throws(OpenSectionFailure) in
      do throws(OpenSectionError) { return try await open(request, policy) } catch {
        throw OpenSectionFailure(error, request)
      }
    }
  }

  /// The state of the screen.
  public var state: SectionState {
    SectionState(
      request,
      opened: page.state,
      blocks: blocks.mapValues(\.state),
      layout: layout,
      hasCachedCopies: hasCachedCopies
    )
  }

  /// Loads the page, then the products of its blocks where they are wanted.
  public func load(_ request: LoadRequest) async {
    filling?.cancel()
    fields = request.fields
    guard await page.load(self.request, request.policy),
      request.fields.includes(Self.blocksField), let opened = page.state.shown
    else { return }
    let ids = prepareLoaders(for: opened.page.blocks)
    // A page that could not be refreshed still has to report the blocks that are missing.
    let wanted = page.state.error == nil ? ids : ids.filter { blocks[$0]?.state.shown == nil }
    let count = request.fields == nil ? layout.limit : limit ?? 0
    let work = Task { await fill(wanted, upTo: count, request.policy) }
    filling = work
    await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
  }

  /// Shows more products of the one block.
  public func loadMore(_ request: LoadRequest) async {
    guard hasMore, let loader = onlyBlock, !loader.state.isBusy else { return }
    if loader.count >= layout.limit { layout = .full(limit: layout.limit + (limit ?? 10)) }
    await loader.extend(to: layout.limit, request.policy)
  }

  /// Whether there are more products of the one block.
  public var hasMore: Bool {
    onlyBlock.map { $0.hasMore || $0.count > layout.limit } ?? false
  }

  /// Why there is no page.
  public func failure(in context: ViewContext) -> CommandFailure? {
    page.state.failure(in: context)
  }

  /// The page of the section.
  public func content(in context: ViewContext) -> ScreenContent {
    .page(sectionPage(state, context))
  }

  /// A block that was asked for, or all of whose titles were, is what the command is about.
  public func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard wantsAll || request.block != nil, let shown = page.state.shown?.page,
      let error = state.blockErrors.first
    else { return nil }
    let message = FailureMessage(error, in: context)
    var reason = message.brief
    if case .malformed(let fault) = error.cause {
      let detail = fault.words(in: context.language)
      if detail != reason { reason += " (\(detail))" }
    }
    return CommandFailure(
      message.exitCode,
      Strings(context.language)
        .incomplete(state.blockErrors.count, of: shown.blocks.count, because: reason),
      hint: state.remedyOfBlocks(in: context).map(context.sentence)
    )
  }

  /// That a document is not complete; a page says so itself.
  public func notes(in context: ViewContext) -> [String] {
    guard fields != nil, let shown = page.state.shown?.page else { return [] }
    let strings = Strings(context.language)
    var notes = warnings.map { $0.sentence(context) }
    if !state.blockErrors.isEmpty, incompleteness(in: context) == nil {
      let clause = strings.incomplete(state.blockErrors.count, of: shown.blocks.count)
      notes.append(context.language.warning(clause: clause))
    }
    return notes
  }

  /// The section with its blocks.
  public var records: Records? {
    guard let opened = page.state.shown else { return nil }
    let record = Record(opened: opened.value, state: state, limit: limit)
    let records = Records.one(record, in: Self.table, from: state.provenance)
    return warnings.reduce(records) { $0.with($1) }
  }

  private var warnings: [Records.Warning] { [omission].compactMap(\.self) + unreadable }

  /// That the section has more blocks than are taken from its page; `nil` also where no blocks are wanted.
  private var omission: Records.Warning? {
    guard fields.includes(Self.blocksField),
      let count = page.state.shown?.page.omittedBlockCount, count > 0
    else { return nil }
    return Records.Warning(.blocksOmitted) { context in
      context.language.warning(clause: Strings(context.language).omitted(count))
    }
  }

  /// That entries of the parts that are wanted could not be read.
  private var unreadable: [Records.Warning] {
    state.unreadable.compactMap { part, count in
      let field = part == .categories ? Self.categoriesField : Self.blocksField
      guard fields.includes(field) else { return nil }
      return Records.Warning.unreadable(count, part.warning) { context in
        Strings(context.language).entries(of: part, count)
      }
    }
  }
}

// MARK: - Blocks

extension SectionViewModel {
  private var onlyBlock: BlockLoader? {
    guard case .full = layout, let blocks = page.state.shown?.page.blocks, blocks.count == 1 else {
      return nil
    }
    return self.blocks[blocks[0].id]
  }

  /// Gives each block a loader, and forgets those of blocks that are gone.
  private func prepareLoaders(for blocks: [ContentBlock]) -> [ContentBlock.ID] {
    let ids = blocks.map(\.id)
    for (id, loader) in self.blocks where !ids.contains(id) {
      loader.reset()
      self.blocks[id] = nil
    }
    for block in blocks where self.blocks[block.id] == nil { self.blocks[block.id] = makeLoader(of: block) }
    return ids
  }

  private func makeLoader(of block: ContentBlock) -> BlockLoader {
    BlockLoader(of: block, open, observe: observe) { [weak self] id in
      guard let self, let opened = page.state.shown, let loader = blocks[id],
        let block = opened.page.blocks.first(where: { $0.id == id })
      else { return nil }
      return BlockSource(content: opened.map { _ in block.content }, shownCount: loader.count)
    }
  }

  /// Loads blocks, at most eight at once.
  private func fill(_ ids: [ContentBlock.ID], upTo count: Int, _ policy: FetchPolicy) async {
    let ended = AsyncStream<Void>.answers(about: ids, atOnce: 8) { id in
      guard let loader = await self.blocks[id], await loader.load(id, policy), await loader.state.error == nil
      else { return nil }
      await loader.extend(to: count, policy)
      return nil
    }
    for await _ in ended {}
    let isCached = policy == .cacheOnly ? false : await opensOffline()
    if !Task.isCancelled { hasCachedCopies = isCached }
  }

  /// Whether a copy is cached of a block that the service no longer has; found out by opening it.
  private func opensOffline() async -> Bool {
    for block in page.state.shown?.page.blocks ?? [] {
      guard case .deferred(let address) = block.content, blocks[block.id]?.state.error == .notFound else {
        continue
      }
      if case .success = await open.products(at: address, .cacheOnly) { return true }
    }
    return false
  }
}
