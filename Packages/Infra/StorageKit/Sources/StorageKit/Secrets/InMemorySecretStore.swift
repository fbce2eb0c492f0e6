import Synchronization

/// A store of secrets that forgets them with the process; for tests.
public final class InMemorySecretStore: SecretStore {
  private let secrets = Mutex<[SecretKey: Secret]>([:])

  /// Makes an empty store.
  public init() {}

  /// Reads a secret.
  public func secret(for key: SecretKey) async throws(SecretStoreError) -> Secret? {
    secrets.withLock { $0[key] }
  }

  /// Stores a secret in place of the one before.
  public func set(_ secret: Secret, for key: SecretKey) async throws(SecretStoreError) {
    guard secret.text.utf8.count <= .longestSecret else { throw .tooLarge(limit: .longestSecret) }
    secrets.withLock { $0[key] = secret }
  }

  /// Removes a secret.
  public func remove(_ key: SecretKey) async throws(SecretStoreError) -> Bool {
    secrets.withLock { $0.removeValue(forKey: key) != nil }
  }
}
