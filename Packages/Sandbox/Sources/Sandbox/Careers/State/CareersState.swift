import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything that users have made; kept as one record.
struct CareersState: Codable, Hashable, Sendable {
  /// Where identifiers, tokens and codes come from.
  var identifiers: IdentifierSource
  /// The accounts, in the order of their registration.
  var accounts: [CareersAccount] = []
  /// The refresh tokens that can be used.
  var refreshTokens: [RefreshToken] = []

  /// The key with which access tokens are signed.
  var signingKey: String { SHA256.hexadecimal("access \(identifiers.seed)") }

  /// The place of the account with an address in lower case.
  func account(email: String) -> Int? {
    accounts.firstIndex { $0.email == email }
  }
}

/// A sequence of identifiers that goes on where the run before ended, so that none comes twice.
struct IdentifierSource: Codable, Hashable, Sendable {
  /// Decides the sequence.
  let seed: UInt64
  private var count = 0

  /// Begins a sequence.
  init(seed: UInt64) {
    self.seed = seed
  }

  /// Draws numbers that were not drawn before.
  mutating func next() -> SplitMix64 {
    count += 1
    return SplitMix64(seed: FNV1a.hash("\(seed) \(count)"))
  }

  /// Draws a UUID.
  mutating func uuid() -> String {
    var random = next()
    return UUIDText(&random).text
  }

  /// Draws bytes as text of letters, digits, `-` and `_` (RFC 4648, 5).
  mutating func token(bytes count: Int) -> String {
    var random = next()
    return Data((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }).base64URLText
  }
}

/// A refresh token, of which only the hash is kept.
struct RefreshToken: Codable, Hashable, Sendable {
  /// The hash of the token.
  let hash: String
  /// Whose it is.
  let accountID: String
  /// From when it is refused.
  let expires: Date
}

extension Data {
  /// The bytes in the alphabet for addresses, without padding (RFC 4648, 5).
  var base64URLText: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Reads bytes in the alphabet for addresses; `nil` when the text is something else.
  init?(base64URLText text: some StringProtocol) {
    let standard = String(text).replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4))
  }
}
