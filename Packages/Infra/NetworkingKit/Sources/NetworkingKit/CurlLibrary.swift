import CCurl
import Synchronization

/// The functions of libcurl, in a shared library that is opened while the program runs.
struct CurlLibrary: Sendable {
  nonisolated(unsafe) let table: OpaquePointer  // never changes once it is open

  // monorepo:allow ambient: a library is opened once in a process and shared
  private static let opened = Mutex<[String: CurlLibrary]>([:])

  private init(table: OpaquePointer) {
    self.table = table
  }

  /// Opens the first library of these names that there is; each one is opened once in a process.
  static func open(anyOf names: [String]) throws(HTTPClientError) -> CurlLibrary {
    let library: CurlLibrary? = opened.withLock { opened in
      for name in names {
        if let library = opened[name] { return library }
        guard let table = ccurl_open(name) else { continue }
        let library = CurlLibrary(table: table)
        opened[name] = library
        return library
      }
      return nil
    }
    guard let library else { throw .libraryMissing }
    return library
  }
}

/// All transfers of one thread (libcurl's multi interface).
///
/// Only ``wakeUp()`` may be called from another thread.
struct CurlMulti: Sendable {
  private let library: CurlLibrary
  nonisolated(unsafe) private let handle: UnsafeMutableRawPointer  // libcurl locks what wakeUp() touches

  init?(library: CurlLibrary) {
    guard let handle = ccurl_multi_make(library.table) else { return nil }
    self.library = library
    self.handle = handle
  }

  func add(_ transfer: CurlTransfer) -> Bool {
    ccurl_multi_add(library.table, handle, transfer.handle) == 0
  }

  /// Ends a transfer that is under way, and its connection unless other transfers share it.
  func remove(_ transfer: CurlTransfer) {
    _ = ccurl_multi_remove(library.table, handle, transfer.handle)
  }

  /// Does what can be done without waiting; false when libcurl cannot go on.
  func perform() -> Bool {
    ccurl_multi_perform(library.table, handle) == 0
  }

  /// Waits for the network, or for ``wakeUp()``; false when libcurl cannot go on.
  func wait() -> Bool {
    ccurl_multi_wait(library.table, handle, .max) == 0
  }

  func wakeUp() {
    _ = ccurl_multi_wake_up(library.table, handle)
  }

  /// The next transfer that has ended, with libcurl's code for it.
  func nextEnded() -> (transfer: CurlTransfer.ID, code: Int)? {
    var code: Int32 = 0
    guard let transfer = ccurl_multi_next_ended(library.table, handle, &code) else { return nil }
    return (transfer, Int(code))
  }

  /// Closes all connections; the last call.
  func close() {
    ccurl_multi_free(library.table, handle)
  }
}

extension CurlLoop {
  /// Runs the loop on a thread of its own; false when the system has none.
  func startThread() -> Bool {
    let context = Unmanaged.passRetained(self)
    let isStarted = ccurl_start_thread(
      { context in
        guard let context else { return }
        Unmanaged<CurlLoop>.fromOpaque(context).takeRetainedValue().run()
      },
      context.toOpaque()
    )
    if !isStarted { context.release() }
    return isStarted
  }
}
