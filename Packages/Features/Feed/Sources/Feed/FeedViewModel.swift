import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Observation

/// Loads the feed, as far as it is wanted.
@MainActor @Observable
final class FeedViewModel: Screen {
  /// The number of posts that are shown where nothing is said.
  nonisolated static let usualLimit = 20

  /// The feed, and how many of them are shown.
  struct State: Equatable, Sendable {
    let query: FeedQuery
    let list: LoadState<EntryPage<Post>, ServiceError>
    /// The most posts to show.
    let limit: Int

    /// The posts to show.
    var posts: [Post] { Array(list.shown?.entries.prefix(limit) ?? []) }

    /// Where the list continues behind the posts to show; `nil` where they are all.
    var next: Int? {
      guard let list = list.shown else { return nil }
      return list.entries.count > limit ? limit : list.next?.offset
    }
  }

  private let query: FeedQuery
  private let step: Int
  private var limit: Int
  private var isForScripts = false
  private let browse: BrowseFeed
  @ObservationIgnored private lazy var loader = Loader<FeedQuery, EntryPage<Post>, ServiceError>(
    "BrowseFeed",
    isEmpty: \.entries.isEmpty,
    continuation: .init(
      hasMore: { $0.next != nil },
      load: { [browse, query] (list, policy) async throws(ServiceError) in
        try await browse.continuing(list, of: query, policy)
      }
    ),
    observe: observe
  ) { [weak self, browse] (query, policy) async throws(ServiceError) in
    // Posts that were shown are loaded as a whole: a list does not shrink while it is refreshed.
    try await browse(query, count: self?.state.posts.count ?? 0, policy)
  }
  private let observe: @Sendable (FeatureEvent) -> Void

  init(
    _ query: FeedQuery = FeedQuery(),
    limit: Int? = usualLimit,
    browse: BrowseFeed,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.query = query
    self.limit = limit ?? .max
    step = limit ?? .max
    self.browse = browse
    self.observe = observe
  }

  var state: State { State(query: query, list: loader.state, limit: limit) }

  func load(_ request: LoadRequest) async {
    isForScripts = request.fields != nil
    guard await loader.load(query, request.policy), loader.state.error == nil else { return }
    await extend(request.policy)
  }

  func loadMore(_ request: LoadRequest) async {
    guard hasMore, !loader.state.isBusy else { return }
    if state.posts.count >= limit { limit = limit.addingReportingOverflow(step).partialValue }
    await extend(request.policy)
  }

  /// Loads what follows until there are enough posts, no more, or a failure.
  private func extend(_ policy: FetchPolicy) async {
    while state.posts.count < limit, await loader.loadMore(policy), loader.state.error == nil {}
  }

  var hasMore: Bool { state.next != nil }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(feedPage(state, context)) }

  /// That the rest of a document is missing; a page says so itself.
  func notes(in context: ViewContext) -> [String] {
    guard isForScripts, case .partial(_, let error) = loader.state else { return [] }
    return [Strings(context.language).incomplete(because: FailureMessage(error, in: context).brief)]
  }

  var isList: Bool { true }

  var records: Records? {
    loader.state.shown.map { list in
      .list(
        state.posts,
        in: PostViewModel.table,
        of: list.total,
        next: state.next.map { String($0) },
        from: list.provenance
      )
    }
  }
}
