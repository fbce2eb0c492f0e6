import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import PeopleDomain

/// A search among the accounts that were shown.
struct UserSearch: Hashable, Sendable {
  /// The number of accounts that are shown where nothing is said.
  static let usualLimit = 30
  /// The most accounts that are shown.
  static let highestLimit = 1000

  let text: String
  /// The most accounts to show, as the user says it; `nil` where nothing is said.
  var limit: Int?
}

/// Searches the accounts that were shown, without the service.
@MainActor @Observable
final class UserSearchViewModel: Screen {
  typealias State = LoadState<FoundUsers, UsersFailure>

  private let search: UserSearch
  private let find: FindUsers
  private let observe: @Sendable (FeatureEvent) -> Void
  @ObservationIgnored private lazy var loader = Loader<UserSearch, FoundUsers, UsersFailure>(
    "FindUsers",
    isEmpty: \.users.isNone,
    continuation: .init(
      hasMore: \.isContinued,
      load: { [find, search] (_, _) async throws(UsersFailure) in
        try await find.accounts(search.text, limit: UserSearch.highestLimit)
      }
    ),
    observe: observe
  ) { [weak self, find] (search, _) async throws(UsersFailure) in
    // Accounts that were shown are found as a whole: a list does not shrink while it is refreshed.
    let shown = await self?.state.shown?.value.users.count ?? 0
    return try await find.accounts(search.text, limit: max(search.limit ?? UserSearch.usualLimit, shown))
  }
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ search: UserSearch,
    find: FindUsers,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.search = search
    self.find = find
    self.observe = observe
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(search, request.policy)
  }

  func loadMore(_ request: LoadRequest) async { await loader.loadMore(request.policy) }

  var hasMore: Bool { loader.hasMore }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    .page(userSearchPage(state, search.text, context))
  }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var isList: Bool { true }

  var records: Records? {
    state.shown.map { found in
      let records = Records.list(
        found.users.entries,
        in: UserViewModel.table,
        next: found.hasMore ? String(found.users.count) : nil,
        from: found.provenance
      )
      .with(Records.Warning.unreadable(entries: found.users.unreadableCount)).with(cut)
      // Where nothing was found, there is nothing that has an age.
      return found.provenance.wasFetched ? records.withoutTotal() : records.withoutPage()
    }
  }

  /// The warning that more accounts match, for those who did not ask for a number of them.
  private var cut: Records.Warning? {
    guard search.limit == nil, let found = state.shown?.value, found.hasMore else { return nil }
    return Records.Warning(.entriesOmitted) { context in
      let strings = Strings(context.language)
      let limit = Route.Option("limit", String(UserSearch.highestLimit))
      return context.language.paragraph([
        context.language.warning(strings.moreMatch(than: found.users.count)),
        context.sentence(for: .add(options: [limit], purpose: strings.listMoreMatches)),
      ])
    }
  }
}

extension FindUsers {
  /// Finds accounts for a screen, to which the history is a part of the cache.
  fileprivate func accounts(
    _ text: String,
    limit: Int
  ) async throws(UsersFailure) -> Fetched<FoundUsers> {
    do throws(FindUsersError) { return try await self(text, limit: limit) } catch {
      switch error {
      case .account(let error): throw .service(error)
      case .persistence(let error):
        throw ServiceError(readingCache: error).map(UsersFailure.service) ?? .persistence(error)
      }
    }
  }
}

extension FoundUsers {
  /// Whether a search with a higher limit shows more.
  fileprivate var isContinued: Bool { hasMore && users.count < UserSearch.highestLimit }
}

/// The page of a search.
func userSearchPage(_ state: UserSearchViewModel.State, _ text: String, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  let title = strings.searchTitle(SafeText(text))
  return state.page(strings.searchWords(title), context) { found in
    let rows = found.users.map { UserRow(user: $0.user, name: $0.name, context: context) }
    let words = found.hasMore ? strings.first(accounts: rows.count) : strings.count(accounts: rows.count)
    let count = rows.isEmpty ? [] : [StyledText(words, .muted)]
    let hint = SafeText(
      context.sentence(for: .open(Route("users"), purpose: strings.listAccounts))
    )
    let source =
      found.provenance.wasFetched
      ? SourceFacts.facts(found.provenance, context) : [StyledText(strings.fromHistory, .muted)]
    let nothing = Element.emptyState(title: strings.nothingFound, hint: "\(strings.searchesHistory) \(hint)")
    let rest = found.users.isWhole ? nothing : .empty
    let wider = Route("users", "search", text).with("limit", String(UserSearch.highestLimit))
    return Page(
      title,
      header: .heading(title, .page),
      notice: .unreadable(entries: found.users.unreadableCount, in: context),
      content: rows.isEmpty
        ? rest
        : .list(rows.map { .row($0.row) }).limited(toWidth: 72),
      groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
      footer: .facts(count + source),
      actions: found.users.first.map { [Action(strings.openOne, .user($0.user.login))] } ?? [],
      continuation: found.value.isContinued ? Action(strings.showMore, wider) : nil
    )
  }
}
