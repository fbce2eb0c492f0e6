#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few things that stores do with files, with modes that do not depend on the umask.
enum FileSystem {
  /// Creates an empty file that only its owner may read and write; nothing happens when it exists.
  static func createFile(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw lastError(path)
    }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else { throw lastError(path) }
  }

  /// Puts bytes in place of the first ones of a file that exists; does not wait for the disk.
  static func overwrite(_ path: String, with bytes: [UInt8]) throws(StorageError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0)
    guard descriptor >= 0 else { throw lastError(path) }
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw lastError(path) }
  }

  /// Creates a directory and those above it that are missing; only the owner may enter what was created.
  static func createDirectory(_ path: String) throws(StorageError) {
    if try createLastDirectory(of: path) { return }
    let above = parent(of: path)
    if above != path { try createDirectory(above) }
    // Tried once more only: below a link to nowhere, or in /proc, it stays missing.
    guard try createLastDirectory(of: path) else {
      throw .io(path: path, reason: String(cString: strerror(ENOENT)))
    }
  }

  /// Creates a directory in the one above it; nothing happens when it exists.
  ///
  /// - Returns: Whether it exists now; if not, the one above it is missing.
  private static func createLastDirectory(of path: String) throws(StorageError) -> Bool {
    if mkdir(path, 0o700) != 0 {
      if errno == ENOENT { return false }
      if errno == EEXIST { return true }
      throw lastError(path)
    }
    guard chmod(path, 0o700) == 0 else { throw lastError(path) }
    return true
  }

  /// Takes every right from everyone but the owner; what a link leads to is left as it is.
  ///
  /// The file is not opened: closing it would release the locks that SQLite holds on it for this process (POSIX, fcntl).
  static func makePrivate(_ path: String) throws(StorageError) {
    guard fchmodat(AT_FDCWD, path, 0o600, AT_SYMLINK_NOFOLLOW) == 0 else { throw lastError(path) }
  }

  /// Refuses symbolic links: someone else may have put them there, to have another file changed.
  static func refuseLinks(_ paths: [String]) throws(StorageError) {
    for path in paths {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
      throw .symbolicLink(path: path)
    }
  }

  /// Whether there is a file, a link or a directory.
  static func exists(_ path: String) throws(StorageError) -> Bool {
    var status = stat()
    if lstat(path, &status) == 0 { return true }
    guard errno == ENOENT else { throw lastError(path) }
    return false
  }

  /// The names in a directory in no order; none when there is no such directory.
  static func names(in path: String) throws(StorageError) -> [String] {
    guard let directory = opendir(path) else {
      if errno == ENOENT { return [] }
      throw lastError(path)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // The buffer that is declared for the name may be longer than the entry.
      let offset = MemoryLayout.offset(of: \dirent.d_name) ?? 0
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      names.append(String(cString: name))
    }
    return names
  }

  /// Whether the process may write to a file, or into a directory.
  static func mayWrite(_ path: String) -> Bool {
    faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0
  }

  /// Whether the process may read a file.
  static func mayRead(_ path: String) -> Bool {
    faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) == 0
  }

  static func rename(
    _ path: String,
    to newPath: String,
    _ calls: FileCalls = .system
  ) throws(StorageError) {
    guard calls.rename(path, newPath) == 0 else { throw lastError(path) }
  }

  /// Removes a file; nothing happens when there is none.
  static func remove(_ path: String) throws(StorageError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw lastError(path) }
  }

  /// The directory that holds the file or directory.
  static func parent(of path: String) -> String {
    var above = Substring(path).utf8
    while above.last == slash { above.removeLast() }
    while let last = above.last, last != slash { above.removeLast() }
    while above.last == slash { above.removeLast() }
    if above.isEmpty { return path.utf8.first == slash ? "/" : "." }
    return String(Substring(above))
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    var trimmed = Substring(path).utf8
    while trimmed.last == slash { trimmed.removeLast() }
    return String(
      Substring(trimmed[(trimmed.lastIndex(of: slash).map(trimmed.index(after:)) ?? trimmed.startIndex)...])
    )
  }

  private static let slash = UInt8(ascii: "/")

  /// Resolves all links of a path; the path itself if nothing exists there.
  static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// Who may do what with a file; `nil` when there is none.
  static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// How many bytes a file has; `nil` when there is none.
  static func size(of path: String) throws(StorageError) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw lastError(path)
    }
    return Int(status.st_size)
  }

  /// Waits until the names in a directory are on the disk.
  static func synchronize(directory path: String, _ calls: FileCalls = .system) throws(StorageError) {
    let descriptor = calls.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw lastError(path) }
    defer { close(descriptor) }
    guard calls.fsync(descriptor) == 0 else { throw lastError(path) }
  }

  /// Says that a file has more bytes than it may have.
  static func tooLarge(_ path: String, _ limit: Int) -> StorageError {
    .io(path: path, reason: "larger than \(limit) bytes")
  }

  /// The error of the last system call.
  static func lastError(_ path: String) -> StorageError {
    error(errno, path)
  }

  /// The error for an error number.
  static func error(_ number: Int32, _ path: String) -> StorageError {
    .io(path: path, reason: String(cString: strerror(number)))
  }
}

/// The identity of the file at a path, independent of later names; a link is a file of its own.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64
  /// Whether only the owner may read and write.
  let isPrivate: Bool
  /// Whether it is a symbolic link.
  let isLink: Bool

  /// Looks a file up; `nil` when there is none.
  init?(path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    isPrivate = status.st_mode & 0o077 == 0
    isLink = status.st_mode & S_IFMT == S_IFLNK
  }

  static func == (left: Self, right: Self) -> Bool {
    left.device == right.device && left.number == right.number
  }
}
