import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import PeopleDomain

/// A search among the accounts that were shown.
struct UserSearch: Hashable, Sendable {
  let text: String
  let limit: Int
}

/// Searches the accounts that were shown, without the service.
@MainActor @Observable
final class UserSearchViewModel: Screen {
  typealias State = LoadState<EntryList<UserProfile>, UsersFailure>

  private let search: UserSearch
  private let loader: Loader<UserSearch, EntryList<UserProfile>, UsersFailure>
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ search: UserSearch,
    find: FindUsers,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.search = search
    loader = Loader("FindUsers", isEmpty: \.isNone, observe: observe) {
      (search, _) async throws(UsersFailure) in
      do throws(FindUsersError) { return try await find(search.text, limit: search.limit) } catch {
        switch error {
        case .account(let error): throw .service(error)
        // The history is a part of the cache.
        case .persistence(let error):
          throw ServiceError(readingCache: error).map(UsersFailure.service) ?? .persistence(error)
        }
      }
    }
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(search, request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    .page(userSearchPage(state, search.text, context))
  }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var isList: Bool { true }

  var records: Records? {
    state.shown.map { found in
      let records = Records.list(found.value.entries, in: UserViewModel.table, from: found.provenance)
        .with(Records.Warning.unreadable(entries: found.value.unreadableCount))
      // Where nothing was found, there is nothing that has an age.
      return found.provenance.wasFetched ? records.withoutTotal() : records.withoutPage()
    }
  }
}

/// The page of a search.
func userSearchPage(_ state: UserSearchViewModel.State, _ text: String, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  let title = strings.searchTitle(SafeText(text))
  return state.page(strings.searchWords(title), context) { found in
    let rows = found.value.map { UserRow(user: $0.user, name: $0.name, context: context) }
    let count = rows.isEmpty ? [] : [StyledText(strings.count(accounts: rows.count), .muted)]
    let hint = SafeText(
      context.sentence(for: .open(Route("users"), purpose: strings.listAccounts))
    )
    let source =
      found.provenance.wasFetched
      ? SourceFacts.facts(found.provenance, context) : [StyledText(strings.fromHistory, .muted)]
    let nothing = Element.emptyState(title: strings.nothingFound, hint: "\(strings.searchesHistory) \(hint)")
    let rest = found.value.isWhole ? nothing : .empty
    return Page(
      title,
      header: .heading(title, .page),
      notice: .unreadable(entries: found.value.unreadableCount, in: context),
      content: rows.isEmpty
        ? rest
        : .list(rows.map { .row($0.row) }).limited(toWidth: 72),
      groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
      footer: .facts(count + source),
      actions: found.value.first.map { [Action(strings.openOne, .user($0.user.login))] } ?? []
    )
  }
}
