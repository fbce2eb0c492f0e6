/// A store for the tokens of an account.
public enum TokenStore: String, CaseIterable, Hashable, Sendable, Codable {
  /// The system's secret service, which encrypts them.
  case keyring
  /// A file that only its owner may read, not encrypted; for users who agreed to it.
  case file
}

extension TokenStore {
  /// Finds the store for tokens, before there are any; a file only with consent.
  ///
  /// - Parameters:
  ///   - wanted: The store that the user named, which is consent too; `nil` for the keyring where it is available.
  ///   - check: Throws when a store cannot be used.
  ///   - consent: Asks the user for consent to a file that is not encrypted; gets the reason why the keyring is not
  ///     available, and throws when there is nobody to ask.
  /// - Returns: A store that can be used.
  /// - Throws: Why there is none; nothing was stored.
  public static func agreed<Failure: TokenStoreFailure>(
    _ wanted: TokenStore?,
    check: (TokenStore) async throws(Failure) -> Void,
    consent: (_ reason: TokenStoreFault) async throws(Failure) -> Bool
  ) async throws(Failure) -> TokenStore {
    if let wanted {
      try await check(wanted)
      return wanted
    }
    do throws(Failure) {
      try await check(.keyring)
      return .keyring
    } catch {
      guard let reason = error.missingKeyring else { throw error }
      guard try await consent(reason) else { throw .consentDeclined }
      return .file
    }
  }
}

/// An error that can say that tokens cannot be stored.
public protocol TokenStoreFailure: Error {
  /// The user did not agree to tokens that are not encrypted.
  static var consentDeclined: Self { get }
  /// Why the keyring is not available; `nil` when this is about something else.
  var missingKeyring: TokenStoreFault? { get }
}

/// Why a store for tokens cannot be used.
public enum TokenStoreFault: Hashable, Sendable {
  /// The program that the store needs is not installed.
  case toolMissing(program: String)
  /// The keyring is locked.
  case locked
  /// The store did not respond in time; it may be locked.
  case timedOut(after: Duration)
  /// The tokens are longer than the store takes.
  case tooLong(bytes: Int)
  /// The store has something that is not of this program.
  case anotherForm(TokenStore)
  /// The user interrupted it.
  case interrupted
  /// Something that the system or the store says in its own words, which are technical and English.
  case other(String)
}

/// What happened to the tokens of an account in one store.
public struct TokenRemoval: Hashable, Sendable {
  /// What happened.
  public enum Outcome: Hashable, Sendable {
    /// They were there and are removed.
    case removed
    /// There were none.
    case absent
    /// The store does not say, for this reason.
    case unknown(reason: TokenStoreFault)
  }

  /// The store.
  public let store: TokenStore
  /// What happened.
  public let outcome: Outcome

  /// Describes what happened.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - outcome: What happened there.
  public init(_ store: TokenStore, _ outcome: Outcome) {
    self.store = store
    self.outcome = outcome
  }

  /// Whether tokens may be left: the store does not say.
  public var isUnknown: Bool { if case .unknown = outcome { true } else { false } }
}
