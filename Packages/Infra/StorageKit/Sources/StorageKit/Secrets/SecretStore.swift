/// A text that must not be shown, logged or stored in the clear, such as an access token.
///
/// Its descriptions never contain the text, so that it cannot get into a message or a log by interpolation.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The text itself.
  public let text: String

  /// Takes over a text.
  ///
  /// - Parameter text: The text to protect.
  public init(_ text: String) {
    self.text = text
  }

  /// A placeholder.
  public var description: String { "<secret>" }
  /// A placeholder.
  public var debugDescription: String { description }
  /// Nothing: the text is no child of its mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The name of a secret: a service, and an account there.
public struct SecretKey: Hashable, Sendable {
  /// The service, such as `github`.
  public let service: String
  /// The account at the service, by an id that never changes.
  public let account: String

  /// Names a secret; neither part is secret itself.
  ///
  /// - Parameters:
  ///   - service: The service, such as `github`.
  ///   - account: The account at the service, by an id that never changes.
  public init(service: String, account: String) {
    self.service = service
    self.account = account
  }
}

/// Keeps one secret for each account at a service.
public protocol SecretStore: Sendable {
  /// Reads a secret.
  ///
  /// - Parameter key: Whose secret.
  /// - Returns: The secret; `nil` when the store has none.
  /// - Throws: ``SecretStoreError`` when the store cannot say.
  func secret(for key: SecretKey) async throws(SecretStoreError) -> Secret?

  /// Stores a secret in place of the one before.
  ///
  /// - Parameters:
  ///   - secret: The secret, up to ``Swift/Int/longestSecret`` bytes of UTF-8.
  ///   - key: Whose secret.
  /// - Throws: ``SecretStoreError`` when it was not stored; the one before may be there still.
  func set(_ secret: Secret, for key: SecretKey) async throws(SecretStoreError)

  /// Removes a secret.
  ///
  /// - Parameter key: Whose secret.
  /// - Returns: Whether there was one.
  /// - Throws: ``SecretStoreError`` when it may still be there.
  func remove(_ key: SecretKey) async throws(SecretStoreError) -> Bool
}

extension Int {
  /// How many bytes a secret may have: what a pipe takes at once on every system.
  public static let longestSecret = 8192
}

/// Why a store of secrets could not do what it was asked.
public enum SecretStoreError: Error, Hashable, Sendable {
  /// The program that talks to the system's secret service is not installed.
  ///
  /// ## Troubleshooting
  /// Install the package that has it: `libsecret-tools` on Debian and Ubuntu.
  case toolMissing(program: String)

  /// There is no session bus to reach the secret service, as over SSH or in a container.
  ///
  /// ## Troubleshooting
  /// Use a session with D-Bus, or another store.
  case noBus(reason: String)

  /// No secret service runs on the session bus.
  ///
  /// ## Troubleshooting
  /// Start one, such as gnome-keyring, or use another store.
  case noService(reason: String)

  /// The store has the secret and is locked.
  ///
  /// ## Troubleshooting
  /// Unlock the keyring and try again.
  case locked

  /// The store did not respond in time; it may be waiting for the user to unlock it.
  ///
  /// ## Troubleshooting
  /// Unlock the keyring and try again.
  case timedOut(after: Duration)

  /// The secret has more bytes than the store takes.
  ///
  /// ## Troubleshooting
  /// Nothing to do for the user: no service gives such a secret.
  case tooLarge(limit: Int)

  /// A file or folder does not belong to its owner alone, or the disk refused.
  ///
  /// ## Troubleshooting
  /// Do what the reason names.
  case file(StorageError)

  /// The store refused for another reason, in its own words.
  ///
  /// ## Troubleshooting
  /// Do what the reason names.
  case failed(reason: String)

  /// The task was cancelled; whether a change was made is not known.
  ///
  /// ## Troubleshooting
  /// Ask again if it is still needed.
  case cancelled
}
