public import CareersDomain
public import DomainKernel
import Synchronization

/// A repository of jobs and posts that gives prepared answers and remembers what it was asked.
///
/// What was not prepared is ``/DomainKernel/ServiceError/notFound``.
public final class FakeCareers: JobRepository, FeedRepository {
  /// What the repository was asked.
  public enum Request: Hashable, Sendable {
    /// A part of the list of jobs.
    case jobs(JobQuery, PageRequest, FetchPolicy)
    /// A job.
    case job(Job.ID, FetchPolicy)
    /// A part of the feed.
    case posts(FeedQuery, PageRequest, FetchPolicy)
  }

  /// A value with its provenance, or why there is none.
  public typealias Answer<Value> = Result<Fetched<Value>, ServiceError>

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The answers for parts of the list of jobs, by offset; the same for every query.
    public var jobPages: [Int: Answer<EntryPage<Job>>] = [:]
    /// The answers for jobs.
    public var jobs: [Job.ID: Answer<JobDetail>] = [:]
    /// The answers for parts of the feed, by offset; the same for every query.
    public var postPages: [Int: Answer<EntryPage<Post>>] = [:]

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

  /// Gives the prepared part of the list of jobs.
  public func jobs(
    _ query: JobQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Job>> {
    try await answer(.jobs(query, page, policy)) { $0.jobPages[page.offset] }
  }

  /// Gives the prepared job.
  public func job(_ id: Job.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<JobDetail> {
    try await answer(.job(id, policy)) { $0.jobs[id] }
  }

  /// Gives the prepared part of the feed.
  public func posts(
    _ query: FeedQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Post>> {
    try await answer(.posts(query, page, policy)) { $0.postPages[page.offset] }
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
