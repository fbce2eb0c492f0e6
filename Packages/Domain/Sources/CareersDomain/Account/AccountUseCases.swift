public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The terms of the careers service, which the user accepts once.
public struct AcceptTerms: Sendable {
  private let records: any AccountRecords
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - records: Remembers that they were accepted.
  ///   - now: The present.
  public init(records: any AccountRecords, now: @escaping @Sendable () -> Date) {
    self.records = records
    self.now = now
  }

  /// Whether the user accepted them before.
  ///
  /// - Throws: ``AccountError/persistence(_:)``.
  public func areAccepted() async throws(AccountError) -> Bool {
    do throws(PersistenceError) { return try await records.termsAcceptedAt() != nil } catch {
      throw .persistence(error)
    }
  }

  /// Remembers that the user accepted them.
  ///
  /// - Throws: ``AccountError/persistence(_:)``.
  public func accept() async throws(AccountError) {
    do throws(PersistenceError) { try await records.acceptTerms(at: now()) } catch {
      throw .persistence(error)
    }
  }
}

/// The account of this run.
public struct CareersAccountStatus: Hashable, Sendable {
  /// The state of the session at the service.
  public enum Check: Hashable, Sendable {
    /// The service takes it.
    case accepted
    /// The service ended it.
    case ended
    /// It could not be checked, and why.
    case failed(ServiceError)
  }

  /// The session on this computer; `nil` when nobody is signed in.
  public var session: CareersSession?
  /// The account as the service describes it; `nil` when that is not known.
  public var user: CareersUser?
  /// Where the description comes from; `nil` when there is none.
  public var provenance: Provenance?
  /// The state of the session; `nil` when nobody was asked.
  public var check: Check?

  /// Describes a run without an account.
  public init() {}
}

/// Says who is signed in at the careers service.
public struct ReadCareersAccount: Sendable {
  private let repository: any AccountRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: The account.
  public init(repository: any AccountRepository) {
    self.repository = repository
  }

  /// Reads the status; a session is checked with the service unless only what is stored is wanted.
  ///
  /// - Parameter policy: `cacheOnly` asks nobody.
  /// - Returns: The status. That a session cannot be checked is part of it.
  /// - Throws: ``AccountError`` when the record of who signed in cannot be read.
  public func status(_ policy: FetchPolicy) async throws(AccountError) -> CareersAccountStatus {
    var status = CareersAccountStatus()
    guard let session = try await repository.session() else { return status }
    status.session = session
    let isAsked = policy != .cacheOnly && !session.isEnded
    if session.isEnded { status.check = .ended }
    do throws(ServiceError) {
      let user = try await repository.user(isAsked ? .networkFirst : .cacheOnly)
      status.user = user.value
      status.provenance = user.provenance
      if isAsked { status.check = Self.check(user.provenance.staleness) }
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .sessionEnded, .signInNeeded: status.check = .ended
      case _ where error.lacksCopy && !isAsked: break
      default: if !session.isEnded { status.check = .failed(error) }
      }
    }
    // The check may have shown that the service ended it.
    if isAsked, let checked = try await repository.session() { status.session = checked }
    return status
  }

  /// Whether the service ended the session, as far as is known without asking it.
  ///
  /// - Returns: `false` also where the record of who signed in cannot be read: that ends no session.
  public func hasEnded() async -> Bool {
    do throws(AccountError) { return try await status(.cacheOnly).session?.isEnded ?? false } catch {
      // monorepo:allow swallowed-error: a record that cannot be read ends no session
      return false
    }
  }

  private static func check(_ staleness: StaleReason?) -> CareersAccountStatus.Check {
    switch staleness {
    case nil: .accepted
    case .signInNeeded: .ended
    case let reason?: .failed(ServiceError(reason))
    }
  }
}

/// Signs the user out of the careers service.
public struct LogOut: Sendable {
  private let repository: any AccountRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: The account.
  public init(repository: any AccountRepository) {
    self.repository = repository
  }

  /// Ends the session at the service where it can be reached, and removes everything of it on this computer.
  ///
  /// - Parameter policy: `cacheOnly` does not ask the service.
  /// - Returns: What was done; `nil` when nobody was signed in.
  /// - Throws: ``AccountError`` when the tokens may still be in their store.
  public func logOut(_ policy: FetchPolicy) async throws(AccountError) -> ClosedSession? {
    try await repository.logOut(policy)
  }
}
