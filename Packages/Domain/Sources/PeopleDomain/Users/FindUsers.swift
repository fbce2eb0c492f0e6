public import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why the accounts that were shown cannot be searched.
public enum FindUsersError: Error, Hashable, Sendable {
  /// Nobody can tell who is signed in, and thus to whom the accounts were shown.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case account(ServiceError)

  /// The history cannot be read.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)
}

/// Searches the accounts that were shown before, without asking the service.
public struct FindUsers: Sendable {
  private let history: any UserHistory
  private let checkAccount: @Sendable () throws(ServiceError) -> Void

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - history: The accounts that were shown.
  ///   - checkAccount: Throws when it is unknown which account is signed in, and so which accounts it was shown.
  public init(
    history: any UserHistory,
    checkAccount: @escaping @Sendable () throws(ServiceError) -> Void
  ) {
    self.history = history
    self.checkAccount = checkAccount
  }

  /// Searches accounts by login, name, company, location and biography.
  ///
  /// - Parameters:
  ///   - text: What is looked for; every word has to occur.
  ///   - limit: The most accounts, 1 or more.
  /// - Returns: The best matches first, how many more could not be read, and whether there are more than
  ///   the limit; as old as the oldest of them, and not checked with the service. Nothing without words.
  /// - Throws: ``FindUsersError`` when the history cannot be read, or nobody can tell whose it is.
  public func callAsFunction(
    _ text: String,
    limit: Int
  ) async throws(FindUsersError) -> Fetched<FoundUsers> {
    let text = TextQuery(text).trimmed
    guard !text.isEmpty, limit > 0 else { return FoundUsers([], oldestSeenAt: nil).unchecked }
    do throws(ServiceError) { try checkAccount() } catch { throw .account(error) }
    do throws(PersistenceError) { return try await history.search(text, limit: limit).unchecked } catch {
      throw .persistence(error)
    }
  }
}

extension FoundUsers {
  /// The accounts as stored ones that nobody has compared with the service.
  fileprivate var unchecked: Fetched<FoundUsers> {
    Fetched(
      self,
      provenance: Provenance(
        kind: .stored,
        fetchedAt: oldestSeenAt ?? .distantPast,
        staleness: .notChecked
      )
    )
  }
}
