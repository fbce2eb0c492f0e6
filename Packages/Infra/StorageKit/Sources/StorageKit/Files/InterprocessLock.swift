/// A lock that one holder at a time has, among all processes of the computer and all tasks of each.
///
/// The system releases it when the process of the holder dies. Waiting does not block a thread.
public struct InterprocessLock: Sendable {
  /// The right to go on, until it is released.
  public struct Hold: Sendable {
    private let lock: FileLock

    fileprivate init(_ lock: FileLock) {
      self.lock = lock
    }

    /// Lets the next one go on; to be called once.
    public func release() { lock.release() }
  }

  private static let interval = Duration.milliseconds(20)

  private let path: String
  private let timeout: Duration
  private let clock: any Clock<Duration>

  /// Names the lock; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - path: The absolute path of an empty file, which is made with its folder when it is missing, and stays.
  ///   - timeout: How long to wait for another holder.
  ///   - clock: What to wait on.
  public init(path: String, timeout: Duration, clock: any Clock<Duration>) {
    self.path = path
    self.timeout = timeout
    self.clock = clock
  }

  /// Waits until nobody else holds the lock.
  ///
  /// - Returns: The hold, to be released in every case.
  /// - Throws: ``StorageError``; `busy` when another holder keeps it for longer than the time limit, or the task is
  ///   cancelled.
  public func acquire() async throws(StorageError) -> Hold {
    try FileSystem.createDirectory(FileSystem.parent(of: path))
    var patience = timeout
    while true {
      do throws(StorageError) {
        return Hold(try FileLock(path: path, timeout: .zero))
      } catch {
        guard error == .busy(path: path), patience > .zero else { throw error }
      }
      patience -= Self.interval
      do { try await clock.sleep(for: Self.interval) } catch { throw .busy(path: path) }
    }
  }
}
