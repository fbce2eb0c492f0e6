#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock that one process at a time holds; the system releases it when the process dies.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock on a file, which is made if it is missing.
  init(path: String) throws(StorageError) {
    try self.init(open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600), path)
  }

  /// Waits for the lock on a directory; no file is needed for it.
  init(directory path: String) throws(StorageError) {
    try self.init(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), path)
  }

  private init(_ opened: Int32, _ path: String) throws(StorageError) {
    descriptor = opened
    guard descriptor >= 0 else { throw FileSystem.lastError(path) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = FileSystem.lastError(path)
        close(descriptor)
        throw error
      }
    }
  }

  func release() {
    close(descriptor)
  }
}
