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

  /// Waits for the lock.
  init(path: String) throws(StorageError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
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
