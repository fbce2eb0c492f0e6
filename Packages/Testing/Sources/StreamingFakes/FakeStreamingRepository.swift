public import DomainKernel
public import StreamingDomain
import Synchronization

/// A streaming repository that gives prepared answers and remembers what it was asked.
///
/// What was not prepared is ``DomainKernel/ServiceError/notFound``.
public final class FakeStreamingRepository: StreamingRepository {
  /// What the repository was asked.
  public enum Request: Hashable, Sendable {
    /// The front page.
    case catalog(Freshness)
    /// A page.
    case page(PageAddress, Freshness)
    /// The description of a section.
    case description(PageAddress, Freshness)
    /// The products at an address.
    case products(PageAddress, Freshness)
  }

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The answer for the front page.
    public var catalog: Result<Sourced<StreamingCatalog>, ServiceError> = .failure(.notFound)
    /// The answers for pages.
    public var pages: [PageAddress: Result<Sourced<SectionPage>, ServiceError>] = [:]
    /// The answers for descriptions.
    public var descriptions: [PageAddress: Result<Sourced<String?>, ServiceError>] = [:]
    /// The answers for products.
    public var products: [PageAddress: Result<Sourced<ProductList>, ServiceError>] = [:]

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

  /// Gives the prepared front page.
  public func catalog(_ freshness: Freshness) async throws(ServiceError) -> Sourced<StreamingCatalog> {
    try await answer(.catalog(freshness)) { $0.catalog }
  }

  /// Gives the prepared page.
  public func page(at address: PageAddress, _ freshness: Freshness) async throws(ServiceError) -> Sourced<
    SectionPage
  > {
    try await answer(.page(address, freshness)) { $0.pages[address] }
  }

  /// Gives the prepared description.
  public func description(at address: PageAddress, _ freshness: Freshness) async throws(ServiceError)
    -> Sourced<String?>
  {
    try await answer(.description(address, freshness)) { $0.descriptions[address] }
  }

  /// Gives the prepared products.
  public func products(at address: PageAddress, _ freshness: Freshness) async throws(ServiceError) -> Sourced<
    ProductList
  > {
    try await answer(.products(address, freshness)) { $0.products[address] }
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
