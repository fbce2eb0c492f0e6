#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock that one process at a time holds; the system releases it when the process dies.
struct FileLock {
  /// How often a lock that another process holds is tried again, in milliseconds.
  private static let interval: Int64 = 5

  private let descriptor: Int32

  /// Waits for the lock on a file, which is made if it is missing.
  ///
  /// - Throws: ``StorageError/busy(path:)`` when another process keeps it for longer than the time limit.
  init(path: String, timeout: Duration) throws(StorageError) {
    try self.init(open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600), path, timeout)
  }

  /// Waits for the lock on a directory; no file is needed for it.
  ///
  /// - Throws: ``StorageError/busy(path:)`` when another process keeps it for longer than the time limit.
  init(directory path: String, timeout: Duration, _ calls: FileCalls = .system) throws(StorageError) {
    try self.init(calls.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0), path, timeout, calls)
  }

  private init(
    _ opened: Int32,
    _ path: String,
    _ timeout: Duration,
    _ calls: FileCalls = .system
  ) throws(StorageError) {
    descriptor = opened
    guard descriptor >= 0 else { throw FileSystem.lastError(path) }
    var patience = timeout.milliseconds
    while calls.flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let reason = errno
      if reason == EINTR { continue }
      guard reason == EWOULDBLOCK, patience > 0 else {
        close(descriptor)
        throw reason == EWOULDBLOCK ? .busy(path: path) : FileSystem.error(reason, path)
      }
      // monorepo:allow ambient: another process holds the lock, and the caller said how long to wait
      usleep(UInt32(min(Self.interval, patience)) * 1000)
      patience -= Self.interval
    }
  }

  /// Releases the lock at once.
  ///
  /// Closing alone would leave it to a child process that was started meanwhile, until that runs its own program.
  func release() {
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

extension Duration {
  /// The whole milliseconds.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
