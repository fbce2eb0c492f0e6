public import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Records what a repository gives in a history, so that it can be searched without the service.
///
/// What came from the repository's own store was recorded when the service sent it. A history that fails is reported,
/// and withholds nothing that the repository gave.
public struct CachingUserRepository: UserRepository {
  private let repository: any UserRepository
  private let history: any UserHistory
  private let save: SaveLater
  private let observe: @Sendable (PersistenceError) -> Void

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - repository: Where accounts come from.
  ///   - history: Records the accounts that are sent.
  ///   - save: Does what records accounts; unless told otherwise, an answer waits for it.
  ///   - observe: Told why the history could not be written.
  public init(
    _ repository: any UserRepository,
    history: any UserHistory,
    save: @escaping SaveLater = { await $0() },
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.repository = repository
    self.history = history
    self.save = save
    self.observe = observe
  }

  /// Gives a page of the list of all accounts, and records its accounts.
  public func users(
    _ request: UserPageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<UserPage> {
    let page = try await repository.users(request, policy)
    await record(page) { (page, history, seenAt) async throws(PersistenceError) in
      try await history.record(page.users, seenAt: seenAt)
    }
    return page
  }

  /// Gives the profile of an account, and records it.
  public func profile(
    of login: String,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<UserProfile> {
    let profile = try await repository.profile(of: login, policy)
    await record(profile) { (profile, history, seenAt) async throws(PersistenceError) in
      try await history.record(profile, seenAt: seenAt)
    }
    return profile
  }

  private func record<Value: Sendable>(
    _ answer: Fetched<Value>,
    _ write: @escaping @Sendable (Value, any UserHistory, Date) async throws(PersistenceError) -> Void
  ) async {
    guard answer.provenance.kind != .stored, answer.provenance.mayBeKept else { return }
    await save { [history, observe] in
      do throws(PersistenceError) {
        try await write(answer.value, history, answer.provenance.fetchedAt)
      } catch {
        observe(error)
      }
    }
  }
}
