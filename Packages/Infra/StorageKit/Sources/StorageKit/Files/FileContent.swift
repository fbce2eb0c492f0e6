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

private let systemRead = read
private let systemWrite = write

/// Reading and writing all of a file.
enum FileContent {
  /// Reads a file; `nil` when there is none.
  static func read(_ path: String, limit: Int) throws(StorageError) -> Data? {
    // A pipe must not be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileSystem.lastError(path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileSystem.lastError(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .io(path: path, reason: "not a regular file") }
    return try read(descriptor, path, limit: limit)
  }

  private static func read(_ descriptor: Int32, _ path: String, limit: Int) throws(StorageError) -> Data {
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileSystem.lastError(path) }
      if count == 0 { return content }
      content.append(contentsOf: buffer.prefix(count))
      guard content.count <= limit else { throw FileSystem.tooLarge(path, limit) }
    }
  }

  /// Writes a file that is on the disk when this returns; a link in its place is refused.
  static func write(_ content: Data, to path: String, mode: mode_t) throws(StorageError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileSystem.lastError(path) }
    defer { close(descriptor) }
    guard fchmod(descriptor, mode) == 0 else { throw FileSystem.lastError(path) }
    let bytes = [UInt8](content)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileSystem.lastError(path) }
      written += count
    }
    guard fsync(descriptor) == 0 else { throw FileSystem.lastError(path) }
  }
}
