import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Synchronization

/// The files of a run: the user's own, the caches, and those of the sandbox's services.
final class Stores: Sendable {
  private let launch: Launch
  private let trace: Trace
  private let documents: Once<any DocumentStore>
  private let earlierFiles = Mutex<[String: SQLiteRecordStore]>([:])
  /// Whether there was no cache before this run; only true if it is asked before the cache is opened.
  let isFirstRun: Once<Bool>

  init(_ launch: Launch, _ trace: Trace) {
    self.launch = launch
    self.trace = trace
    let process = launch.process
    let file = launch.directories.cache.map { $0 + "/http.sqlite" }
    isFirstRun = Once { file.map { !process.fileExists($0) } ?? false }
    documents = Once {
      guard let file else { return InMemoryDocumentStore() }
      return SQLiteDocumentStore(
        path: file,
        busyTimeout: launch.cacheBusyTimeout,
        now: process.now,
        elapsed: process.elapsed,
        observe: trace.record
      )
    }
  }

  /// The cached responses of all services.
  var responses: any DocumentStore { documents.value }

  /// The limits of requests, for all services and all processes of the user.
  func rateLimits() -> any RateLimitStore {
    guard let folder = launch.directories.cache else { return InMemoryRateLimits() }
    return RateLimitFile(
      path: folder + "/limits.json",
      busyTimeout: launch.busyTimeout,
      observe: trace.limitsFailed
    )
  }

  /// Whether the cached responses were used in this run.
  var hasUsedResponses: Bool { documents.existing != nil }

  /// A store of what the user has saved; without a folder it refuses everything, with the reason.
  ///
  /// - Parameters:
  ///   - store: The file.
  ///   - isOptional: Whether it counts as empty without a folder, because a service has the rest; it
  ///     refuses writes.
  /// - Returns: The store.
  func records(_ store: StoreDescriptor, isOptional: Bool = false) -> any RecordStore {
    guard let path = path(of: store) else {
      return UnavailableRecordStore(isOptional: isOptional)
    }
    return SQLiteRecordStore(
      path: path,
      busyTimeout: launch.busyTimeout,
      elapsed: launch.process.elapsed,
      observe: trace.record
    )
  }

  /// A store of a service of the sandbox; in memory when there is no folder, and then it lasts for the run.
  ///
  /// Only damage is traced, as its other work is that of a server.
  func sandboxRecords(_ store: StoreDescriptor) -> any RecordStore {
    guard let path = path(of: store) else { return InMemoryRecordStore() }
    return SQLiteRecordStore(path: path, busyTimeout: launch.busyTimeout, observe: trace.recordDamage)
  }

  /// A table of what can be found again without the service.
  func searchTable(_ history: HistoryDescriptor) -> any SearchTable {
    guard let path = path(of: history.store) else { return InMemorySearchTable(columns: history.columns) }
    return SQLiteSearchTable(
      path: path,
      columns: history.columns,
      formatVersion: history.formatVersion,
      busyTimeout: launch.cacheBusyTimeout,
      elapsed: launch.process.elapsed,
      observe: trace.record
    )
  }

  /// The records of a history from an earlier version of the program; `nil` without such a file.
  func earlierRecords(of history: HistoryDescriptor) -> (any RecordStore)? {
    guard let earlier = history.earlier, let path = path(of: earlier), launch.process.fileExists(path) else {
      return nil
    }
    return earlierFiles.withLock { files in
      let store = files[path] ?? SQLiteRecordStore(path: path, observe: trace.record)
      files[path] = store
      return store
    }
  }

  /// Whether the file of a store exists.
  func hasFile(_ store: StoreDescriptor) -> Bool { path(of: store).map(launch.process.fileExists) ?? false }

  /// The damaged files of what the user saved, which are kept until the user moves or removes them.
  ///
  /// - Parameter saved: The stores to look beside; those of all areas unless they are given.
  /// - Returns: The files, each with its store.
  /// - Throws: `StorageError` when a folder cannot be read.
  func damagedFiles(
    of saved: [StoreDescriptor] = Area.all.flatMap(\.saved)
  ) throws(StorageError) -> [(store: StoreDescriptor, file: DamagedFile)] {
    var found: [(store: StoreDescriptor, file: DamagedFile)] = []
    for store in saved {
      guard let path = path(of: store) else { continue }
      for file in try DamagedFiles(of: path).files() { found.append((store, file)) }
    }
    return found
  }

  /// Tidies the cache up, and removes files of an earlier version that are empty because everything was taken over.
  func finish() async {
    await documents.existing?.tidyUp()
    for (path, store) in earlierFiles.withLock(\.self) {
      do throws(StorageError) {
        guard try await store.status().entries == 0 else { continue }
      } catch {
        // monorepo:allow swallowed-error: what cannot be read was not taken over; the reader has reported it
        continue
      }
      for suffix in ["", "-wal", "-shm", ".lock", ".used"] { launch.process.removeFile(path + suffix) }
      trace.cleared(path)
    }
  }

  private func path(of store: StoreDescriptor) -> String? {
    switch store.folder {
    case .cache: launch.directories.cache.map { $0 + "/" + store.file }
    case .data: launch.directories.data.map { $0 + "/" + store.file }
    }
  }
}

/// A file that an area keeps.
struct StoreDescriptor: Sendable {
  /// Where a file belongs: what can be fetched again is cache, what the user has saved is data.
  enum Folder: Hashable, Sendable {
    case cache
    case data
  }

  let file: String
  let folder: Folder
  /// Its content in the user's words; only for what the user saved.
  var content: (@Sendable (Strings) -> String)?
}

/// A searchable history of an area, cached besides responses.
struct HistoryDescriptor: Sendable {
  /// The name in the status of the cache.
  let name: String
  let store: StoreDescriptor
  /// The texts that are searched.
  let columns: [String]
  /// Rows of another version are removed.
  let formatVersion: Int
  /// The file in which an earlier version of the program kept the same, as records.
  let earlier: StoreDescriptor?
}
