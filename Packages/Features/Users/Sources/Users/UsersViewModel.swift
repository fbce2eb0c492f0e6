public import CommandKit
public import DomainKernel
public import FeatureKit
public import Observation

/// Loads the list.
@MainActor @Observable
public final class UsersViewModel: Screen {
  private let items: Loader<Everything, [UsersItem], ServiceError>

  /// Makes the view model.
  ///
  /// - Parameters:
  ///   - list: Gives the list.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    list: ListUsers,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    items = Loader("ListUsers", isEmpty: \.isEmpty, observe: observe) {
      (_, policy) async throws(ServiceError) in
      try await list.items(policy)
    }
  }

  /// The state of the screen.
  public var state: LoadState<[UsersItem], ServiceError> { items.state }

  /// Loads the list.
  public func load(_ request: LoadRequest) async {
    await items.load(Everything(), request.policy)
  }

  /// Why there is no list.
  public func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  /// The page of the list.
  public func content(in context: ViewContext) -> ScreenContent {
    .page(usersPage(state, context))
  }

  /// The records are a list.
  public var isList: Bool { true }

  /// The entries of the list.
  public var records: Records? {
    state.shown.map { .list($0.value, in: Self.table, from: $0.provenance) }
  }

  /// The fields of an entry.
  nonisolated static let table = RecordTable<UsersItem>([
    .init("id") { .string($0.id) },
    .init("title") { .string($0.title) },
  ])
}
