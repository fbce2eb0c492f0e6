public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Shows the service that the e-mail address of the account is the user's own.
public struct VerifyEmail: Sendable {
  /// An address that is verified.
  public struct Verification: Hashable, Sendable {
    /// The address.
    public let email: String
    /// Whether it was verified before.
    public let wasVerified: Bool
    /// Why this computer still waits before it asks for another code; `nil` when it does not.
    public let recordProblem: PersistenceError?
  }

  /// The result of asking for another code.
  public enum Resending: Hashable, Sendable {
    /// Another code was made; the one before is void.
    case challenge(EmailChallenge, recordProblem: PersistenceError?)
    /// The address is verified already.
    case alreadyVerified(email: String)
  }

  /// The digits of a code.
  public static let digits = 6

  private let repository: any AccountRepository
  private let records: any AccountRecords
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: The account.
  ///   - records: Remembers when a code was sent.
  ///   - now: The present.
  public init(
    repository: any AccountRepository,
    records: any AccountRecords,
    now: @escaping @Sendable () -> Date
  ) {
    self.repository = repository
    self.records = records
    self.now = now
  }

  /// Verifies the address of the session.
  ///
  /// - Parameter code: The code as it was typed; white space in it is ignored. What has not six digits is wrong, and is
  ///   not sent, so that it does not count as one of five tries.
  /// - Returns: The address, and whether it was verified before.
  /// - Throws: ``AccountError``; `notSignedIn` without a session.
  public func verify(_ code: String) async throws(AccountError) -> Verification {
    let session = try await session()
    let plain = String(code.filter { !$0.isWhitespace })
    guard plain.utf8.count == Self.digits, plain.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .code(.wrong)
    }
    let wasVerified = try await repository.verify(plain, of: session.email)
    var problem: PersistenceError?
    // There is no code to wait for any more.
    do throws(PersistenceError) { try await records.setResendAt(nil, for: session.id) } catch {
      problem = error
    }
    return Verification(email: session.email, wasVerified: wasVerified, recordProblem: problem)
  }

  /// Has another code sent to the address of the session.
  ///
  /// A service that was asked a moment ago is not asked again: it would count that against the user.
  ///
  /// - Returns: The code that was sent.
  /// - Throws: ``AccountError``; `throttled` when one was sent a moment ago.
  public func resend() async throws(AccountError) -> Resending {
    let session = try await session()
    let earliest: Date?
    do throws(PersistenceError) { earliest = try await records.resendAt(for: session.id) } catch {
      throw .persistence(error)
    }
    if let earliest, earliest > now(), earliest.timeIntervalSince(now()) <= Self.longestWait {
      throw .throttled(until: earliest)
    }
    guard let challenge = try await repository.resendCode(to: session.email) else {
      return .alreadyVerified(email: session.email)
    }
    do throws(PersistenceError) {
      try await records.setResendAt(challenge.resendAt, for: session.id)
      return .challenge(challenge, recordProblem: nil)
    } catch {
      return .challenge(challenge, recordProblem: error)
    }
  }

  /// A longer wait, in seconds, is the work of a clock that was set back.
  private static let longestWait = 3600.0

  private func session() async throws(AccountError) -> CareersSession {
    guard let session = try await repository.session() else { throw .notSignedIn }
    return session
  }
}
