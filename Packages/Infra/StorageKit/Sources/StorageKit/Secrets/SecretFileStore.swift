#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps secrets in files that are not encrypted, one for each account, for whom has no keyring and agrees to it.
///
/// Files are 0600 in a folder of 0700. Links are refused, as is a file that others may read. A reader sees the secret
/// from before a change or after it, never a part.
public struct SecretFileStore: SecretStore {
  /// The absolute path of the folder.
  public let folder: String
  private let busyTimeout: Duration

  /// Names the folder; it is made when the first secret is stored.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of a folder for secrets only.
  ///   - busyTimeout: How long a change waits for another process that changes a secret.
  public init(folder: String, busyTimeout: Duration = .seconds(10)) {
    self.folder = folder
    self.busyTimeout = busyTimeout
  }

  /// The path of the file for a secret, which need not exist.
  ///
  /// - Parameter key: Whose secret.
  /// - Returns: An absolute path.
  public func path(for key: SecretKey) -> String {
    folder + "/" + Self.encoded(key.service) + "@" + Self.encoded(key.account)
  }

  /// Reads a secret.
  public func secret(for key: SecretKey) async throws(SecretStoreError) -> Secret? {
    let path = path(for: key)
    return try Self.reporting { () throws(StorageError) in
      try FileSystem.refuseLinks([folder, path])
      guard let identity = FileIdentity(path: path) else { return nil }
      guard identity.isPrivate else { throw .io(path: path, reason: "others may read it; use chmod 600") }
      guard let content = try FileContent.read(path, limit: .longestSecret, Self.calls) else { return nil }
      guard let text = String(validating: content, as: UTF8.self) else {
        throw .io(path: path, reason: "not text")
      }
      return Secret(text)
    }
  }

  /// Stores a secret in place of the one before.
  public func set(_ secret: Secret, for key: SecretKey) async throws(SecretStoreError) {
    let content = Data(secret.text.utf8)
    guard content.count <= .longestSecret else { throw .tooLarge(limit: .longestSecret) }
    let path = path(for: key)
    try Self.reporting { () throws(StorageError) in
      try FileSystem.createDirectory(folder)
      try FileSystem.refuseLinks([folder, path])
      try makeFolderPrivate()
      let lock = try FileLock(directory: folder, timeout: busyTimeout)
      defer { lock.release() }
      do throws(StorageError) {
        try FileContent.write(content, to: Self.draft(of: path), mode: 0o600, Self.calls)
        try FileSystem.rename(Self.draft(of: path), to: path)
      } catch {
        try FileSystem.remove(Self.draft(of: path))
        throw error
      }
      try FileSystem.synchronize(directory: folder)
    }
  }

  /// Removes a secret, and what a writer left behind that died.
  public func remove(_ key: SecretKey) async throws(SecretStoreError) -> Bool {
    let path = path(for: key)
    return try Self.reporting { () throws(StorageError) in
      try FileSystem.refuseLinks([folder])
      guard try FileSystem.exists(folder) else { return false }
      let lock = try FileLock(directory: folder, timeout: busyTimeout)
      defer { lock.release() }
      let exists = try FileSystem.exists(path)
      try FileSystem.remove(path)
      try FileSystem.remove(Self.draft(of: path))
      try FileSystem.synchronize(directory: folder)
      return exists
    }
  }

  private func makeFolderPrivate() throws(StorageError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FileSystem.lastError(folder) }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o700) == 0 else { throw FileSystem.lastError(folder) }
  }

  private static func draft(of path: String) -> String { path + ".new" }

  /// The system, which follows no link to a secret.
  private static let calls: FileCalls = {
    var calls = FileCalls.system
    calls.open = { FileCalls.system.open($0, $1 | O_NOFOLLOW, $2) }
    return calls
  }()

  private static func reporting<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(SecretStoreError) -> Value {
    do throws(StorageError) { return try body() } catch { throw .file(error) }
  }

  /// Letters, digits, `-` and `_` as they are, every other byte as `%XX`: any text is a file name.
  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    .joined()
  }
}
