public import DomainKernel
public import PeopleDomain
import Synchronization

/// A repository that gives prepared answers and remembers what it was asked.
///
/// What was not prepared is ``/DomainKernel/ServiceError/notFound``.
public final class FakeUserRepository: UserRepository {
  /// What the repository was asked.
  public enum Request: Hashable, Sendable {
    /// A page of the list.
    case users(UserPageRequest, FetchPolicy)
    /// A profile.
    case profile(String, FetchPolicy)
  }

  /// A value with its provenance, or why there is none.
  public typealias Answer<Value> = Result<Fetched<Value>, ServiceError>

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The answers for pages.
    public var pages: [UserPageRequest: Answer<UserPage>] = [:]
    /// The answers for profiles.
    public var profiles: [String: Answer<UserProfile>] = [:]

    /// Prepares nothing.
    public init() {}
  }

  private struct State {
    var answers: Answers
    var requests: [Request] = []
  }

  private let state: Mutex<State>
  private let beforeAnswer: @Sendable (Request) async -> Void

  /// Makes a repository with prepared answers.
  ///
  /// - Parameters:
  ///   - answers: The prepared answers.
  ///   - beforeAnswer: Runs before each answer; a test holds an answer back with it.
  public init(
    _ answers: Answers = Answers(),
    beforeAnswer: @escaping @Sendable (Request) async -> Void = { _ in }
  ) {
    state = Mutex(State(answers: answers))
    self.beforeAnswer = beforeAnswer
  }

  /// What was asked so far, in order.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// Changes the prepared answers.
  ///
  /// - Parameter change: Changes them in place.
  public func prepare(_ change: (inout Answers) -> Void) {
    state.withLock { change(&$0.answers) }
  }

  /// Gives the prepared page.
  public func users(
    _ request: UserPageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<UserPage> {
    await remember(.users(request, policy))
    return try (state.withLock { $0.answers.pages[request] } ?? .failure(.notFound)).get()
  }

  /// Gives the prepared profile.
  public func profile(
    of login: String,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<UserProfile> {
    await remember(.profile(login, policy))
    return try (state.withLock { $0.answers.profiles[login] } ?? .failure(.notFound)).get()
  }

  private func remember(_ request: Request) async {
    state.withLock { $0.requests.append(request) }
    await beforeAnswer(request)
  }
}
