#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that the user names, read as a whole or only at its beginning, or written once as a whole.
///
/// Symbolic links, folders, devices, pipes and sockets are refused, and never waited for: another file may stand behind a
/// link than the user means.
public struct UserFile: Sendable {
  /// The path as the user wrote it; relative to the current folder unless it begins with a slash.
  public let path: String
  private let limit: Int
  let calls: FileCalls

  /// Names a file; nothing is touched until it is read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The most bytes that it may have, 0 or more.
  public init(path: String, limit: Int) {
    self.init(path: path, limit: limit, calls: .system)
  }

  init(path: String, limit: Int, calls: FileCalls) {
    self.path = path
    self.limit = limit
    self.calls = calls
  }

  /// The last part of the path; empty for a path without one.
  public var name: String { FileSystem.name(of: path) }

  /// Reads the file.
  ///
  /// - Returns: Its content, at most as many bytes as the limit says.
  /// - Throws: ``UserFileError`` when it cannot be read, is too large, or is not a regular file.
  public func read() throws(UserFileError) -> Data {
    try opened { (descriptor, size) throws(UserFileError) in
      guard size <= limit else { throw .tooLarge(bytes: size) }
      return try content(of: descriptor, expecting: size)
    }
  }

  /// Reads the beginning of the file, however large it is.
  ///
  /// - Parameter count: The most bytes to read, 1 or more.
  /// - Returns: The first bytes, and how many the whole file has.
  /// - Throws: ``UserFileError`` when it cannot be read, or is not a regular file.
  public func beginning(_ count: Int) throws(UserFileError) -> (content: Data, bytes: Int) {
    try opened { (descriptor, size) throws(UserFileError) in
      var buffer = [UInt8](repeating: 0, count: count)
      while true {
        let found = buffer.withUnsafeMutableBytes { calls.read(descriptor, $0) }
        if found < 0 && errno == EINTR { continue }
        guard found >= 0 else { throw Self.error(errno) }
        return (Data(buffer.prefix(found)), size)
      }
    }
  }

  private func opened<Value>(
    _ body: (_ descriptor: Int32, _ size: Int) throws(UserFileError) -> Value
  ) throws(UserFileError) -> Value {
    // The system would take a shorter path than the one that the user sees.
    guard !path.utf8.contains(0), !path.isEmpty else { throw .missing }
    // A pipe must not be waited for.
    let descriptor = calls.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW, 0)
    guard descriptor >= 0 else { throw Self.error(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .special
    }
    return try body(descriptor, Int(status.st_size))
  }

  private func content(of descriptor: Int32, expecting size: Int) throws(UserFileError) -> Data {
    var content = Data(capacity: size)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { calls.read(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Self.error(errno) }
      if count == 0 { return content }
      content.append(contentsOf: buffer.prefix(count))
      // Another program may be writing to it.
      guard content.count <= limit else { throw .tooLarge(bytes: content.count) }
    }
  }

  private static func error(_ number: Int32) -> UserFileError {
    switch number {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .folder
    // The last part of the path is a link, or links before it lead to one another.
    case ELOOP: .link
    // A socket, or a device without a driver.
    case ENXIO, ENODEV: .special
    default: .unreadable(reason: String(cString: strerror(number)))
    }
  }
}

/// Why a file that the user names cannot be read.
public enum UserFileError: Error, Hashable, Sendable {
  /// There is no such file.
  ///
  /// ## Troubleshooting
  /// Check the path.
  case missing

  /// It is a folder.
  ///
  /// ## Troubleshooting
  /// Name a file in it.
  case folder

  /// It is a symbolic link, or behind links that lead in a circle.
  ///
  /// ## Troubleshooting
  /// Name the file itself.
  case link

  /// It is a device, a pipe or a socket.
  ///
  /// ## Troubleshooting
  /// Copy its content to a file first.
  case special

  /// It has more bytes than it may have; as many as are known.
  ///
  /// ## Troubleshooting
  /// Make it smaller.
  case tooLarge(bytes: Int)

  /// The system refuses to read it; the reason is the system's, in English.
  ///
  /// ## Troubleshooting
  /// Check the permissions of the file and of the folders above it.
  case unreadable(reason: String)
}
