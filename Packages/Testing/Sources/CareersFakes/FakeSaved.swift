public import CareersDomain
public import DomainKernel
import Synchronization

/// Saved jobs or posts of a user in memory.
public final class FakeSaved<Entry: Identifiable & Sendable>: SavedEntries where Entry.ID: Sendable {
  /// A change that was asked for.
  public struct Change: Hashable, Sendable {
    /// Whether the entry was to be saved.
    public let isSaved: Bool
    /// The entry.
    public let id: Entry.ID

    /// Describes a change.
    ///
    /// - Parameters:
    ///   - isSaved: Whether the entry was to be saved.
    ///   - id: The entry.
    public init(_ isSaved: Bool, _ id: Entry.ID) {
      self.isSaved = isSaved
      self.id = id
    }
  }

  private struct State {
    var entries: [Entry]
    var saved: [Entry.ID] = []
    var changes: [Change] = []
    var reads = 0
    var failure: ServiceError?
  }

  private let state: Mutex<State>

  /// Makes a service in which nothing is saved.
  ///
  /// - Parameters:
  ///   - entries: What can be saved.
  ///   - saved: What is saved, the last one saved first.
  public init(_ entries: [Entry], saved: [Entry.ID] = []) {
    state = Mutex(State(entries: entries, saved: saved))
  }

  /// The changes that were asked for, in order.
  public var changes: [Change] { state.withLock(\.changes) }

  /// How often the list was asked for.
  public var reads: Int { state.withLock(\.reads) }

  /// Fails every request from now on.
  ///
  /// - Parameter error: The error; `nil` for none.
  public func fail(_ error: ServiceError?) { state.withLock { $0.failure = error } }

  /// Gives the list as one part.
  public func saved(
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Entry>> {
    let state = state.withLock { state in
      state.reads += 1
      return state
    }
    if let failure = state.failure { throw failure }
    let entries = state.saved.compactMap { id in state.entries.first { $0.id == id } }
    return CareersSamples.page(Array(entries.dropFirst(page.offset)), total: entries.count)
  }

  /// Saves an entry, or removes it.
  public func set(_ isSaved: Bool, _ id: Entry.ID) async throws(ServiceError) -> Bool {
    let result: Result<Bool, ServiceError> = state.withLock { state in
      state.changes.append(Change(isSaved, id))
      if let failure = state.failure { return .failure(failure) }
      guard state.entries.contains(where: { $0.id == id }) else { return .failure(.notFound) }
      let wasSaved = state.saved.contains(id)
      state.saved.removeAll { $0 == id && !isSaved }
      if isSaved, !wasSaved { state.saved.insert(id, at: 0) }
      return .success(wasSaved != isSaved)
    }
    return try result.get()
  }
}

/// Takes applications as the service does: the first one for a job counts.
public final class FakeApplying: JobApplying {
  private struct State {
    var sent: [Job.ID: ApplicationNote?] = [:]
    var failure: ServiceError?
    var count = 0
  }

  /// The application that is made for every job.
  public static let application = "0a4b1c2d-0000-4000-8000-000000000001"

  private let state = Mutex(State())
  private let witness: @Sendable () async -> Void

  /// Makes a service that has no application.
  ///
  /// - Parameter witness: Called before each answer.
  public init(witness: @escaping @Sendable () async -> Void = {}) {
    self.witness = witness
  }

  /// How many applications were asked for.
  public var count: Int { state.withLock(\.count) }

  /// Fails every request from now on.
  ///
  /// - Parameter error: The error; `nil` for none.
  public func fail(_ error: ServiceError?) { state.withLock { $0.failure = error } }

  /// Takes an application.
  public func apply(to job: Job.ID, note: ApplicationNote?) async throws(ServiceError) -> SentApplication {
    await witness()
    let result: Result<SentApplication, ServiceError> = state.withLock { state in
      state.count += 1
      if let failure = state.failure { return .failure(failure) }
      guard let id = Application.ID(rawValue: Self.application) else { return .failure(.notFound) }
      let isNew = state.sent[job] == nil
      let first = state.sent[job] ?? note
      state.sent[job] = .some(first)
      return .success(SentApplication(id: id, isNew: isNew, note: first?.text))
    }
    return try result.get()
  }
}

/// Stores confirmed changes in memory.
public final class FakeConfirmedChanges: ConfirmedChangeStore {
  private let stored = Mutex<Result<[ConfirmedChange], PersistenceError>>(.success([]))

  /// Makes a store.
  ///
  /// - Parameter changes: What is stored.
  public init(_ changes: [ConfirmedChange] = []) {
    stored.withLock { $0 = .success(changes) }
  }

  /// Fails from now on.
  ///
  /// - Parameter error: Why nothing can be read or stored.
  public func fail(_ error: PersistenceError) { stored.withLock { $0 = .failure(error) } }

  /// The store itself: it has one account.
  public var ofCurrentAccount: any ConfirmedChangeStore { self }

  /// Gives what is stored.
  public func changes() async throws(PersistenceError) -> [ConfirmedChange] {
    try stored.withLock(\.self).get()
  }

  /// Changes what is stored.
  public func update(
    _ change: @Sendable ([ConfirmedChange]) -> [ConfirmedChange]
  ) async throws(PersistenceError) {
    let result: Result<Void, PersistenceError> = stored.withLock { stored in
      switch stored {
      case .success(let changes):
        stored = .success(change(changes))
        return .success(())
      case .failure(let error): return .failure(error)
      }
    }
    try result.get()
  }
}

/// Stores applications that were sent in memory.
public final class FakeSentApplications: SentApplicationStore {
  private let stored = Mutex<[Job.ID: SentApplication]>([:])

  /// Makes an empty store.
  public init() {}

  /// The store itself: it has one account.
  public var ofCurrentAccount: any SentApplicationStore { self }

  /// Gives the application for a job.
  public func application(for job: Job.ID) async throws(PersistenceError) -> SentApplication? {
    stored.withLock { $0[job] }
  }

  /// Remembers the application for a job.
  public func remember(_ application: SentApplication, for job: Job.ID) async throws(PersistenceError) {
    let known = SentApplication(
      id: application.id,
      isNew: false,
      note: application.note,
      createdAt: application.createdAt
    )
    stored.withLock { $0[job] = known }
  }
}

/// Stores the posts that were opened in memory.
public final class FakeOpenedPosts: OpenedPosts {
  private let state: Mutex<[Fetched<Post>]>

  /// Makes a store.
  ///
  /// - Parameter posts: The posts that were opened.
  public init(_ posts: [Fetched<Post>] = []) { state = Mutex(posts) }

  /// The posts that were opened, in order.
  public var posts: [Fetched<Post>] { state.withLock(\.self) }

  /// Gives the first post with an id.
  public func post(_ id: Post.ID) async -> Fetched<Post>? { posts.first { $0.id == id } }

  /// Remembers a post.
  public func remember(_ post: Fetched<Post>) async { state.withLock { $0.append(post) } }
}
