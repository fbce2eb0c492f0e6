import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An account with everything that belongs to its user.
struct CareersAccount: Codable, Hashable, Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The user's name.
  var fullName: String
  /// The address, in lower case.
  let email: String
  /// The password's hash.
  let password: PasswordHash
  /// When it was registered.
  let created: Date
  /// When the address was verified.
  var verified: Date?
  /// The code that was sent last; kept after it was used.
  var code: VerificationCode
  /// The address of the user's picture.
  var avatar: String?
  /// The identifiers of saved jobs, newest save first.
  var savedJobs: [String] = []
  /// The identifiers of saved posts, newest save first.
  var savedPosts: [String] = []
  /// The applications, oldest first.
  var applications: [JobApplication] = []
  /// The sessions of verification, oldest first.
  var sessions: [VerificationSession] = []
  /// The organisations, oldest first.
  var organizations: [Organization] = []
}

/// A password as it is kept.
struct PasswordHash: Codable, Hashable, Sendable {
  /// How often the hash is applied; few, because the sandbox holds nothing worth an attack.
  private static let rounds = 200

  private let salt: String
  private let digest: String

  /// Hashes a password.
  init(_ password: String, salt: String) {
    self.salt = salt
    digest = SHA256.passwordHash(password, salt: salt, rounds: Self.rounds)
  }

  /// Whether a password is the one.
  func matches(_ password: String) -> Bool {
    PasswordHash(password, salt: salt) == self
  }
}

/// A code that proves an e-mail address.
struct VerificationCode: Codable, Hashable, Sendable {
  /// Seconds for which a code is valid.
  static let lifetime = 600
  /// Seconds between two codes.
  static let resendInterval = 60
  /// How many wrong codes lock the account's code.
  static let attempts = 5

  /// Six digits.
  let digits: String
  /// When it was sent.
  let sent: Date
  /// How many wrong codes were given since.
  var failures = 0

  /// Makes a new code.
  init(_ identifiers: inout IdentifierSource, now: Date) {
    var random = identifiers.next()
    digits = String(String(1_000_000 + random.number(in: 0...999_999)).dropFirst())
    sent = now
  }
}
