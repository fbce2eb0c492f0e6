import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import PeopleDomain

/// The part of the list of all accounts that a screen begins with.
struct UsersRequest: Hashable, Sendable {
  /// The number of accounts where nothing is said.
  static let usualLimit = 30

  /// The id after which the list begins; `nil` for the beginning.
  var start: User.ID?
  /// The most accounts to begin with; `nil` for all.
  var limit: Int? = usualLimit

  /// Whether one request to the service may not be enough.
  var isLong: Bool { limit.map { $0 > UserListPlace.mostPerPage } ?? true }

  var place: UserListPlace {
    UserListPlace(after: start, wanting: limit)
  }

  /// The accounts that are missing behind a number of them; `nil` where any number is wanted.
  func missing(behind count: Int) -> Int? { limit.map { $0 - count } }

  /// The part that follows a place: as much as before, or what is missing of it.
  func route(from place: UserListPlace) -> Route {
    var route = Route("users")
    if let last = place.last { route = route.with("since", String(last.rawValue)) }
    let missing = missing(behind: place.count).flatMap { $0 > 0 ? $0 : nil }
    switch missing ?? limit {
    case nil: return route.with("all")
    case Self.usualLimit?: return route
    case let limit?: return route.with("limit", String(limit))
    }
  }
}

/// Loads the list of all accounts, as far as it is wanted.
@MainActor @Observable
final class UsersViewModel: Screen {
  typealias State = LoadState<UserListPart, UsersFailure>

  private let request: UsersRequest
  private let walk: ListUsers
  private let observe: @Sendable (FeatureEvent) -> Void
  private let loader: Loader<UsersRequest, UserListPart, UsersFailure>
  @ObservationIgnored private let rows = UserRows()
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?
  /// How far a list has come whose parts were handed over; `nil` for one that is shown as a whole.
  private var handedOver: State?

  init(
    _ request: UsersRequest = UsersRequest(),
    list: ListUsers,
    walk: ListUsers? = nil,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.request = request
    self.walk = walk ?? list
    self.observe = observe
    loader = Loader(
      "ListUsers",
      isEmpty: \.users.isEmpty,
      continuation: .init(
        hasMore: { !$0.place.isEnd },
        load: { (shown, policy) async throws(UsersFailure) in
          try await list.continuing(shown, request, policy)
        }
      ),
      observe: observe
    ) { (request, policy) async throws(UsersFailure) in
      do throws(ListUsersError) {
        return try await list(after: request.place, most: request.limit, policy)
      } catch {
        throw UsersFailure(error)
      }
    }
  }

  /// The state of the screen; the accounts that were handed over are not in it.
  var state: State { handedOver ?? loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    if let receiver = request.receiver, self.request.isLong {
      return await handOver(to: receiver, request.policy)
    }
    // What is shown is replaced only when the user asks for the latest.
    if request.policy != .cacheFirst || state.shown == nil || state.error != nil {
      guard await loader.load(self.request, request.policy) else { return }
    }
    while let shown = state.shown, state.error == nil, hasMore,
      self.request.limit.map({ shown.users.count < $0 }) ?? false
    {
      guard await loader.loadMore(request.policy) else { return }
    }
  }

  func loadMore(_ request: LoadRequest) async { await loader.loadMore(request.policy) }

  var hasMore: Bool { loader.hasMore }

  func failure(in context: ViewContext) -> CommandFailure? {
    if let handedOver, let error = handedOver.error {
      return FailureMessage(error, in: context).commandFailure
    }
    return state.failure(in: context)
  }

  /// A list that is shorter than was wanted, though the service has more, is no success.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard case .partial(_, let error) = state else { return nil }
    return FailureMessage(error, in: context).commandFailure
  }

  func content(in context: ViewContext) -> ScreenContent {
    .page(usersPage(state, request, context) { rows.items(of: $0, context) })
  }

  func progress(in context: ViewContext) -> SafeText? {
    handedOver?.shown.map { Strings(context.language).progress(accounts: $0.place.count) }
  }

  var isList: Bool { true }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var records: Records? {
    state.shown.map { list in
      let next = list.place.isEnd ? nil : list.place.last.map { String($0.rawValue) }
      return .list(list.users, in: Self.table, next: next, from: list.provenance)
        .leavingOut(list.unreadableCount)
    }
  }

  nonisolated static let table = RecordTable<User>([
    .init("id") { .integer($0.id.rawValue) },
    .init("login") { .string($0.login) },
    .init("kind") { .optional($0.kind?.code) },
    .init("url") { .optional($0.page?.description) },
    .init("avatar", isColumn: false) { .optional($0.avatar?.description) },
    .init("isStaff", isColumn: false) { $0.isStaff.map(JSONValue.bool) ?? .null },
  ])
}

// MARK: - Long lists

extension UsersViewModel {
  /// Loads the list page by page, and hands each page over instead of keeping it.
  ///
  /// The page behind one is asked for while that one is handed over, so that neither waits for the other.
  private func handOver(to receiver: LoadRequest.Receiver, _ policy: FetchPolicy) async {
    handedOver = .loading
    observe(.useCase("ListUsers", .began))
    var place = request.place
    var shown: Fetched<UserListPart>?
    var next = ask(after: place, policy)
    defer { next.cancel() }
    while true {
      let part: Fetched<UserListPart>
      switch await withTaskCancellationHandler(
        operation: { await next.value },
        onCancel: { [next] in next.cancel() }
      ) {
      case .success(let fetched): part = fetched
      case .failure(let error):
        return end(shown, by: UsersFailure(error), at: place)
      }
      place = part.place
      let origin = shown?.provenance.combined(with: part.provenance) ?? part.provenance
      let unreadableCount = part.unreadableCount + (shown?.unreadableCount ?? 0)
      let counted = Fetched(
        UserListPart(users: [], place: place, unreadableCount: unreadableCount),
        provenance: origin
      )
      shown = counted
      let isLast = place.isEnd || request.missing(behind: place.count).map { $0 <= 0 } ?? false
      if !isLast { next = ask(after: place, policy) }
      handedOver = .loadingMore(counted)
      guard part.users.isEmpty || receiver(Self.part(part)), !isLast else { break }
      // Pages that come without waiting are there before an interruption can end the reading of them.
      if Task.isCancelled { return end(counted, by: .service(.cancelled), at: place) }
    }
    observe(.useCase("ListUsers", .ended(.done)))
    handedOver = shown.map { $0.place.count == 0 ? .empty($0) : .loaded($0) }
  }

  /// Ends a list that was handed over up to a place, with what is missing behind it.
  private func end(_ shown: Fetched<UserListPart>?, by failure: UsersFailure, at place: UserListPlace) {
    observe(.useCase("ListUsers", .ended(.failed(failure.code))))
    handedOver = shown.map { .partial($0, stop(failure, at: place)) } ?? .failed(failure, previous: nil)
  }

  /// The reason why a list that was handed over ends at a place.
  private func stop(_ failure: UsersFailure, at place: UserListPlace) -> UsersFailure {
    let route = request.route(from: place)
    return failure.isCancellation
      ? .interrupted(listed: place.count, continuing: route) : .incomplete(failure, continuing: route)
  }

  /// Asks for the part of the list behind a place.
  private func ask(
    after place: UserListPlace,
    _ policy: FetchPolicy
  ) -> Task<Result<Fetched<UserListPart>, ListUsersError>, Never> {
    let (walk, most) = (walk, request.missing(behind: place.count))
    return Task { @concurrent in
      do throws(ListUsersError) {
        return .success(try await walk(after: place, most: most, policy))
      } catch {
        return .failure(error)
      }
    }
  }

  private static func part(_ part: Fetched<UserListPart>) -> ListPart {
    ListPart(.list(part.users, in: table, from: part.provenance)) { context in
      userRows(part.users.map { UserRow(user: $0, context: context).row })
    }
  }
}

extension ListUsers {
  /// A list with the part that follows it, up to what was wanted at first.
  fileprivate func continuing(
    _ shown: Fetched<UserListPart>,
    _ request: UsersRequest,
    _ policy: FetchPolicy
  ) async throws(UsersFailure) -> Fetched<UserListPart> {
    let missing = request.missing(behind: shown.users.count).flatMap { $0 > 0 ? $0 : nil }
    do throws(ListUsersError) {
      let next = try await self(after: shown.place, most: missing, policy)
      return Fetched(
        UserListPart(
          users: shown.users + next.users,
          place: next.place,
          unreadableCount: shown.unreadableCount + next.unreadableCount
        ),
        provenance: shown.provenance.combined(with: next.provenance)
      )
    } catch {
      throw .incomplete(UsersFailure(error), continuing: request.route(from: shown.place))
    }
  }
}

extension User.Kind {
  /// The word for the kind in records; part of their promise.
  var code: String {
    switch self {
    case .user: "user"
    case .organisation: "organisation"
    case .bot: "bot"
    case .other(let word): word
    }
  }
}
