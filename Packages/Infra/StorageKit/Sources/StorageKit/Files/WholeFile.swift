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

/// A small file that is read and replaced as a whole, such as settings that people may edit themselves.
///
/// A reader sees what was there before a change or after it, never a part, even if the writer crashes; what was
/// acknowledged outlives a loss of power. Processes that change the file at once take turns. A link is followed, and
/// stays a link.
public struct WholeFile: Sendable {
  /// The absolute path of the file, which need not exist.
  public let path: String
  private let limit: Int
  private let busyTimeout: Duration
  private let calls: FileCalls

  /// Names a file; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file; missing folders above it are made by the first change.
  ///   - limit: How many bytes it may have at most.
  ///   - busyTimeout: How long a change waits for another process that changes the file.
  public init(path: String, limit: Int = 1 << 20, busyTimeout: Duration = .seconds(10)) {
    self.init(path: path, limit: limit, busyTimeout: busyTimeout, calls: .system)
  }

  init(path: String, limit: Int = 1 << 20, busyTimeout: Duration = .seconds(10), calls: FileCalls) {
    self.path = path
    self.limit = limit
    self.busyTimeout = busyTimeout
    self.calls = calls
  }

  /// Reads the file.
  ///
  /// - Returns: Its content; `nil` when there is no file.
  /// - Throws: ``StorageError`` when it cannot be read, is larger than the limit, or is no file but a folder or device.
  public func read() throws(StorageError) -> Data? {
    try FileContent.read(path, limit: limit, calls)
  }

  /// Reads the file, and replaces it by what a change makes of it.
  ///
  /// The mode of a file that exists is kept; a new one belongs to its owner alone.
  ///
  /// - Parameter change: Gets the content, `nil` when there is no file, and gives the new one; `nil` leaves the file as
  ///   it is. Other processes wait for as long as it takes.
  /// - Returns: The second result of the change.
  /// - Throws: ``StorageError`` when the file cannot be read or replaced, or has more bytes than the limit, before or
  ///   after. It is what it was before then, or, when only waiting for the disk failed, what the change made of it.
  public func update<Result>(_ change: (Data?) -> (Data?, Result)) throws(StorageError) -> Result {
    try update(settingAside: { _ in false }, change).result
  }

  /// Reads the file, and replaces it by what a change makes of it; damaged content is copied before.
  ///
  /// The copy has a name of its own, see ``DamagedFiles``, and belongs to its owner alone. There is none where the change
  /// leaves the file as it is.
  ///
  /// - Parameters:
  ///   - isDamaged: Whether content is damaged, so that the change does not get it.
  ///   - change: Gets the content, `nil` when there is none that can be used, and gives the new one; `nil` leaves the
  ///     file as it is. Other processes wait for as long as it takes.
  /// - Returns: The second result of the change, and the path of the copy; `nil` without one.
  /// - Throws: ``StorageError`` when the file cannot be read, copied or replaced, or has more bytes than the limit,
  ///   before or after. It is what it was before then, or, when only waiting for the disk failed, what the change made
  ///   of it.
  public func update<Result>(
    settingAside isDamaged: (Data) -> Bool,
    _ change: (Data?) -> (Data?, Result)
  ) throws(StorageError) -> (result: Result, copy: String?) {
    let target = FileSystem.resolved(path)
    let folder = FileSystem.parent(of: target)
    try FileSystem.createDirectory(folder)
    let lock = try FileLock(directory: folder, timeout: busyTimeout, calls)
    defer { lock.release() }
    let found = try FileContent.read(target, limit: limit, calls)
    let damaged = found.flatMap { isDamaged($0) ? $0 : nil }
    let (content, result) = change(damaged == nil ? found : nil)
    guard let content else { return (result, nil) }
    guard content.count <= limit else { throw FileSystem.tooLarge(target, limit) }
    let copy = try damaged.map { (content) throws(StorageError) in
      let path = try DamagedFiles(of: target).freeName()
      try FileContent.write(content, to: path, mode: 0o600, calls)
      return path
    }
    // One that was left behind by a process that died is written over.
    let draft = folder + "/." + FileSystem.name(of: target) + ".new"
    do throws(StorageError) {
      try FileContent.write(content, to: draft, mode: FileSystem.mode(of: target) ?? 0o600, calls)
      try FileSystem.rename(draft, to: target, calls)
    } catch {
      // Where it cannot be removed either, the next change writes over it.
      try? FileSystem.remove(draft)
      throw error
    }
    try FileSystem.synchronize(directory: folder, calls)
    return (result, copy)
  }
}

/// Reading and writing all of a file.
enum FileContent {
  /// Reads a file; `nil` when there is none.
  static func read(_ path: String, limit: Int, _ calls: FileCalls) throws(StorageError) -> Data? {
    // A pipe must not be waited for.
    let descriptor = calls.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileSystem.lastError(path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileSystem.lastError(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .io(path: path, reason: "not a regular file") }
    return try read(descriptor, path, limit: limit, calls)
  }

  private static func read(
    _ descriptor: Int32,
    _ path: String,
    limit: Int,
    _ calls: FileCalls
  ) throws(StorageError) -> Data {
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = buffer.withUnsafeMutableBytes { calls.read(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileSystem.lastError(path) }
      if count == 0 { return content }
      content.append(contentsOf: buffer.prefix(count))
      guard content.count <= limit else { throw FileSystem.tooLarge(path, limit) }
    }
  }

  /// Writes a file that is on the disk when this returns; a link in its place is refused.
  static func write(
    _ content: Data,
    to path: String,
    mode: mode_t,
    _ calls: FileCalls
  ) throws(StorageError) {
    let descriptor = calls.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileSystem.lastError(path) }
    defer { close(descriptor) }
    guard calls.fchmod(descriptor, mode) == 0 else { throw FileSystem.lastError(path) }
    try write(content, into: descriptor, path, calls)
  }

  /// Writes to an open file; the content is on the disk when this returns.
  static func write(
    _ content: Data,
    into descriptor: Int32,
    _ path: String,
    _ calls: FileCalls
  ) throws(StorageError) {
    let bytes = [UInt8](content)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { calls.write(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileSystem.lastError(path) }
      written += count
    }
    guard calls.fsync(descriptor) == 0 else { throw FileSystem.lastError(path) }
  }
}
