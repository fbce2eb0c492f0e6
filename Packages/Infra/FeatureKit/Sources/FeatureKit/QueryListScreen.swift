public import CommandKit
public import DesignKit
public import DomainKernel

/// Loads a list of a query as far as it is wanted: the view model of every list that a service gives in parts.
///
/// Where a shell takes parts and the list is longer than one, each part is handed over and none is kept.
@MainActor
public final class QueryListScreen<Query: Hashable & Sendable, Entry: Identifiable & Hashable & Sendable>:
  Screen
where Entry.ID: Sendable {
  /// The state of the list.
  public typealias State = QueryListState<Query, Entry>

  /// How a list is shown, and written for scripts.
  public struct Presentation: Sendable {
    let table: RecordTable<Entry>
    let page: @MainActor @Sendable (State, ViewContext) -> Page
    let rows: @Sendable ([Entry], Query, ViewContext) -> Element
    let loaded: @MainActor @Sendable (Fetched<EntryPage<Entry>>) async -> Void
    let warning: @MainActor @Sendable () -> Records.Warning?

    /// Describes how a list is shown.
    ///
    /// - Parameters:
    ///   - table: The fields of an entry.
    ///   - page: Makes the page of a state.
    ///   - rows: Makes the rows of a part, which can stand below those of the part before.
    ///   - loaded: Called with the entries of each load.
    ///   - warning: What the records lack; a page says it itself.
    public init(
      table: RecordTable<Entry>,
      page: @escaping @MainActor @Sendable (State, ViewContext) -> Page,
      rows: @escaping @Sendable ([Entry], Query, ViewContext) -> Element,
      loaded: @escaping @MainActor @Sendable (Fetched<EntryPage<Entry>>) async -> Void = { _ in },
      warning: @escaping @MainActor @Sendable () -> Records.Warning? = { nil }
    ) {
      self.table = table
      self.page = page
      self.rows = rows
      self.loaded = loaded
      self.warning = warning
    }
  }

  private let name: String
  private let query: Query
  private let step: Int
  private let isLong: Bool
  @Observed private var limit: Int
  private var isForScripts = false
  private let browse: BrowseEntries<Query, Entry>
  private let presentation: Presentation
  private let observe: @Sendable (FeatureEvent) -> Void
  /// How far a list has come whose parts were handed over; `nil` for one that is shown as a whole.
  @Observed private var handedOver: State? = nil
  /// Whether entries were handed over that the list does not have any more.
  private var hasRemoved = false
  private lazy var loader = Loader<Query, EntryPage<Entry>, ServiceError>(
    name,
    isEmpty: QueryListScreen.isEmpty,
    continuation: .init(
      hasMore: { $0.next != nil },
      load: { [browse, query] (list, policy) async throws(ServiceError) in
        try await browse.continuing(list, of: query, policy)
      }
    ),
    observe: observe
  ) { [weak self, browse] (query, policy) async throws(ServiceError) in
    // Entries that were shown are loaded as a whole: a list does not shrink while it is refreshed.
    try await browse(query, count: self?.state.entries.count ?? 0, policy)
  }

  /// Makes the screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - name: The use case, for traces: `BrowseJobs`.
  ///   - query: The entries to list.
  ///   - limit: The most entries to begin with; `nil` for all.
  ///   - partSize: The most entries that the service gives at once; a longer list is handed over.
  ///   - browse: Reads the list.
  ///   - presentation: How the list is shown.
  ///   - observe: Called when the use case begins and ends.
  public init(
    _ name: String,
    _ query: Query,
    limit: Int?,
    partSize: Int,
    browse: BrowseEntries<Query, Entry>,
    presentation: Presentation,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.name = name
    self.query = query
    self.limit = limit ?? .max
    step = limit ?? .max
    isLong = limit.map { $0 > partSize } ?? true
    self.browse = browse
    self.presentation = presentation
    self.observe = observe
  }

  /// The state of the list.
  public var state: State { handedOver ?? State(query: query, list: loader.state, limit: limit) }

  /// Loads the list as far as it is wanted.
  public func load(_ request: LoadRequest) async {
    isForScripts = request.fields != nil
    if let receiver = request.receiver, isLong { return await handOver(to: receiver, request.policy) }
    guard await loader.load(query, request.policy), loader.state.error == nil else { return }
    await extend(request.policy)
  }

  /// Shows more, as many entries as at first.
  public func loadMore(_ request: LoadRequest) async {
    guard hasMore, !loader.state.isBusy else { return }
    if state.entries.count >= limit { limit = limit.addingReportingOverflow(step).partialValue }
    await extend(request.policy)
  }

  /// Loads what follows until there are enough entries, no more, or a failure.
  private func extend(_ policy: FetchPolicy) async {
    repeat {
      if let shown = loader.state.shown { await presentation.loaded(shown) }
    } while await mayContinue(policy)
  }

  private nonisolated static func isEmpty(_ list: EntryPage<Entry>) -> Bool { list.entries.isEmpty }

  private func mayContinue(_ policy: FetchPolicy) async -> Bool {
    guard state.entries.count < limit, await loader.loadMore(policy) else { return false }
    return loader.state.error == nil
  }

  /// Whether the list has entries that are not shown.
  public var hasMore: Bool { handedOver == nil && state.next != nil }

  /// Why there is nothing to show, or why the rest of a list is missing whose beginning was handed over.
  public func failure(in context: ViewContext) -> CommandFailure? {
    guard case .partial(_, let error)? = handedOver?.list else { return state.list.failure(in: context) }
    let message = FailureMessage(error, in: context)
    return CommandFailure(
      message.exitCode,
      Strings(context.language).incomplete(because: message.brief),
      hint: message.hint
    )
  }

  /// The page of the list.
  public func content(in context: ViewContext) -> ScreenContent { .page(presentation.page(state, context)) }

  /// How many entries were handed over.
  public func progress(in context: ViewContext) -> SafeText? {
    handedOver.map { Strings(context.language).progress(entries: $0.handedOver) }
  }

  /// The warnings about a document that lacks something; a page shows them itself.
  public func notes(in context: ViewContext) -> [String] {
    guard handedOver != nil || isForScripts else { return [] }
    let unreadable = isForScripts ? state.unreadableWarning : nil
    let change = isForScripts || hasRemoved ? changeWarning : nil
    let warnings = [presentation.warning(), unreadable, change].flatMap { $0.sentences(in: context) }
    guard handedOver == nil, case .partial(_, let error) = loader.state else { return warnings }
    return warnings + [FailureMessage(error, in: context).incompleteList]
  }

  /// `true`.
  public var isList: Bool { true }

  /// The entries that are shown.
  public var records: Records? {
    state.list.shown.map { list in
      let records = Records.list(
        state.entries,
        in: presentation.table,
        of: list.plausibleTotal,
        next: state.next.map { String($0) },
        from: list.provenance
      ).with(presentation.warning()).leavingOut(state.unreadableCount, state.unreadableWarning)
      return hasRemoved ? records.withoutTotal(changeWarning) : records.with(changeWarning)
    }
  }

  private var changeWarning: Records.Warning? {
    let list = state.list
    return .listChanged(hasRemoved || list.shown?.value.hasChanged(in: list) == true)
  }
}

// MARK: - Long lists

extension QueryListScreen {
  /// Loads the list part by part, and hands each part over instead of keeping more of it than the ids.
  private func handOver(to receiver: LoadRequest.Receiver, _ policy: FetchPolicy) async {
    var count = 0
    var part: Fetched<EntryPage<Entry>>?
    var known = HandedOverEntries<Entry.ID>()
    var shown: Fetched<EntryPage<Entry>>?
    hasRemoved = false
    handedOver = State(query: query, list: .loading)
    observe(.useCase(name, .began))
    repeat {
      let loaded: Fetched<EntryPage<Entry>>
      do throws(ServiceError) {
        // Parts that come without waiting are there before an interruption can end the reading of them.
        guard !Task.isCancelled else { throw .cancelled }
        loaded = try await browse.part(of: query, after: part, known: &known, policy)
      } catch {
        observe(.useCase(name, .ended(.failed(error.code))))
        let list = shown.map { LoadState.partial($0, error) } ?? .failed(error, previous: nil)
        handedOver = State(query: query, list: list, handedOver: count)
        return
      }
      await presentation.loaded(loaded)
      part = loaded
      hasRemoved = known.hasRemoved
      let entries = Array(loaded.entries.prefix(limit - count))
      count += entries.count
      let total = loaded.total ?? shown?.total
      let rest = EntryPage<Entry>(
        entries: [],
        next: entries.count < loaded.entries.count ? PageRequest(offset: count) : loaded.next,
        // What was handed over is not in the part any more that tells whether these can be all entries.
        total: total.flatMap { $0 < known.count || known.hasRemoved ? nil : $0 },
        unreadableCount: loaded.unreadableCount + (shown?.unreadableCount ?? 0),
        consistency: loaded.isMixed || known.isShort(at: loaded.value) ? loaded.consistency : .oneReading
      )
      let origin = shown?.provenance.combined(with: loaded.provenance) ?? loaded.provenance
      shown = Fetched(rest, provenance: origin)
      handedOver = shown.map { State(query: query, list: .loadingMore($0), handedOver: count) }
      guard entries.isEmpty || receiver(listPart(entries, origin)) else { break }
    } while part?.next != nil && count < limit
    observe(.useCase(name, .ended(.done)))
    handedOver = shown.map {
      State(query: query, list: count == 0 ? .empty($0) : .loaded($0), handedOver: count)
    }
  }

  private func listPart(_ entries: [Entry], _ origin: Provenance) -> ListPart {
    let (query, rows) = (query, presentation.rows)
    return ListPart(.list(entries, in: presentation.table, from: origin)) { context in
      rows(entries, query, context)
    }
  }
}
