public import DomainKernel
public import StreamingDomain
import Synchronization

/// A streaming repository that gives prepared answers and remembers what it was asked.
///
/// What was not prepared is ``/DomainKernel/ServiceError/notFound``.
public final class FakeStreamingRepository: StreamingRepository {
  /// A request to the repository.
  public enum Request: Hashable, Sendable {
    /// The front page.
    case catalog(FetchPolicy)
    /// A page.
    case page(PageAddress, FetchPolicy)
    /// A stored page, with the reason for it.
    case storedPage(PageAddress, StaleReason)
    /// The description of a section.
    case description(PageAddress, FetchPolicy)
    /// The products at an address.
    case products(PageAddress, FetchPolicy)
  }

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The answer for the front page.
    public var catalog: Result<Fetched<StreamingCatalog>, ServiceError> = .failure(.notFound)
    /// The answers for pages.
    public var pages: [PageAddress: Result<Fetched<SectionPage>, ServiceError>] = [:]
    /// The answers for stored pages, which are given as prepared.
    public var storedPages: [PageAddress: Result<Fetched<SectionPage>, ServiceError>] = [:]
    /// The answers for descriptions.
    public var descriptions: [PageAddress: Result<Fetched<String?>, ServiceError>] = [:]
    /// The answers for products.
    public var products: [PageAddress: Result<Fetched<ProductList>, ServiceError>] = [:]

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

  /// The requests so far, in order.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// Changes the prepared answers.
  ///
  /// - Parameter change: Changes them in place.
  public func prepare(_ change: (inout Answers) -> Void) {
    state.withLock { change(&$0.answers) }
  }

  /// Gives the prepared front page.
  public func catalog(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<StreamingCatalog> {
    try await answer(.catalog(policy)) { $0.catalog }
  }

  /// Gives the prepared page.
  public func page(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    SectionPage
  > {
    try await answer(.page(address, policy)) { $0.pages[address] }
  }

  /// Gives the prepared stored page.
  public func storedPage(at address: PageAddress, because reason: StaleReason) async throws(ServiceError)
    -> Fetched<SectionPage>
  {
    try await answer(.storedPage(address, reason)) { $0.storedPages[address] }
  }

  /// Gives the prepared description.
  public func description(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<String?>
  {
    try await answer(.description(address, policy)) { $0.descriptions[address] }
  }

  /// Gives the prepared products.
  public func products(at address: PageAddress, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    ProductList
  > {
    try await answer(.products(address, policy)) { $0.products[address] }
  }

  private func answer<Value>(
    _ request: Request,
    _ find: (Answers) -> Result<Value, ServiceError>?
  ) async throws(ServiceError) -> Value {
    state.withLock { $0.requests.append(request) }
    await beforeAnswer(request)
    let answer = state.withLock { find($0.answers) }
    return try (answer ?? .failure(.notFound)).get()
  }
}
