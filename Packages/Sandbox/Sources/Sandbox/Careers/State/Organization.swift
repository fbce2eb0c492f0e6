#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An organisation that a user has registered.
struct Organization: Codable, Hashable, Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The name.
  let name: String
  /// `TSK`, `LPK` or `EMPLOYER`.
  let type: String
  /// Two capital letters.
  let country: String
  /// The verification, once it was requested.
  var verification: OrganizationVerification?
}

/// The verification of an organisation; the check follows from time.
///
/// Two minutes after the request the organisation is verified when its legal name is its name, in any letter case,
/// and does not match otherwise.
struct OrganizationVerification: Codable, Hashable, Sendable {
  private static let delay: TimeInterval = 120

  /// The identifier, a UUID.
  let id: String
  /// Whether the legal name is the organisation's name.
  let isNameEqual: Bool
  /// When it was requested last.
  let requested: Date

  /// `PENDING`, `VERIFIED` or `MISMATCH`.
  func status(now: Date) -> String {
    guard requested + Self.delay <= now else { return "PENDING" }
    return isNameEqual ? "VERIFIED" : "MISMATCH"
  }

  /// When it was looked at last.
  func checked(now: Date) -> Date {
    requested + Self.delay <= now ? requested + Self.delay : requested
  }
}
