import CSQLite
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps documents in a SQLite file that several processes may use at once.
///
/// Made for caches: what was acknowledged outlives a crash of the process at any point; after a power cut the
/// last transactions may be missing, but the file is whole. The file is opened, and created with mode 0600 in
/// directories with mode 0700, when it is first needed; reading does not create it. Every document carries a checksum
/// that is verified when it is read. A file that may be read but not written is read; saving into it fails. Readers
/// have a connection of their own: a change that waits for another process does not hold them up.
///
/// A file that is damaged is set aside (`….damaged`, in place of an earlier one) and a new one is created; a
/// single document that is damaged is removed. Both are reported as a ``DocumentStoreEvent``.
public actor SQLiteDocumentStore {
  /// The bytes of a log that are read in less time than it takes to write them to the file.
  static let longestLog = 128 << 10

  /// The bytes after which a process leaves its log to the next one: its user waited for them, and now for the prompt.
  ///
  /// Taking over waits for the disk twice, and for every page of the log.
  static let mostToTakeOver = 256 << 10

  private let limit: Int
  private let busyTimeout: Duration
  private let now: @Sendable () -> Date
  private let elapsed: (@Sendable () -> Duration)?
  private let observe: @Sendable (DocumentStoreEvent) -> Void
  private let hash: @Sendable (DocumentKey) -> UInt64
  private let reader: DocumentReader
  private var session: SQLiteSession
  private let writtenBytes = Atomic(0)
  private var isPrepared = false

  /// Names a store; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - path: The database file; missing directories are created.
  ///   - limit: Bytes that the file and its log may have; a single document may take them further for a while.
  ///   - busyTimeout: How long to wait for another process.
  ///   - now: The present, for the order of use.
  ///   - elapsed: The time since some fixed moment, for the durations of events.
  ///   - observe: Called for each read and write, and when the store did something on its own.
  public init(
    path: String,
    limit: Int = 64 << 20,
    busyTimeout: Duration = .seconds(10),
    now: @escaping @Sendable () -> Date,
    elapsed: (@Sendable () -> Duration)? = nil,
    observe: @escaping @Sendable (DocumentStoreEvent) -> Void = { _ in }
  ) {
    self.init(
      path: path,
      limit: limit,
      busyTimeout: busyTimeout,
      now: now,
      elapsed: elapsed,
      hash: { $0.hash },
      observe: observe
    )
  }

  /// Names a store whose keys are found by another hash.
  init(
    path: String,
    limit: Int = 64 << 20,
    busyTimeout: Duration = .seconds(10),
    now: @escaping @Sendable () -> Date,
    elapsed: (@Sendable () -> Duration)? = nil,
    hash: @escaping @Sendable (DocumentKey) -> UInt64,
    observe: @escaping @Sendable (DocumentStoreEvent) -> Void = { _ in }
  ) {
    var file = SQLiteFile(path: path, migrations: Migration.documents, busyTimeout: busyTimeout)
    file.logPages = DocumentWrite.logPages(limit: limit)
    session = SQLiteSession(file: file) { observe(.setAside(path: $0.path, reason: $1)) }
    var readFile = file
    // Of many documents, few are read twice. Pages that take the place of others in a small memory are in the caches of
    // the processor, so that reading them takes less time than the reads that a larger one would save.
    readFile.cacheSize = 384
    reader = DocumentReader(readFile, hash: hash, observe: observe)
    self.hash = hash
    self.limit = limit
    self.busyTimeout = busyTimeout
    self.now = now
    self.elapsed = elapsed
    self.observe = observe
  }

  private func perform<Value>(
    _ operation: (DocumentTable) throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    try session.perform { [hash] (connection) throws(SQLiteFailure) in
      try operation(DocumentTable(connection: connection, hash: hash))
    }
  }

  /// Removes what is damaged under a key; what was replaced meanwhile is read.
  ///
  /// Looks again: another process may have replaced it meanwhile. Where the disk cannot be written it stays, and counts
  /// as absent.
  private func dropDamaged(_ key: DocumentKey) throws(StorageError) -> Document? {
    do throws(StorageError) { return try replaceDamaged(key) } catch {
      guard case .io = error else { throw error }
      return nil
    }
  }

  private func replaceDamaged(_ key: DocumentKey) throws(StorageError) -> Document? {
    let (found, isDropped) = try perform { (table) throws(SQLiteFailure) in
      try table.connection.transaction { () throws(SQLiteFailure) -> (Document?, Bool) in
        guard let row = try table.row(for: key) else { return (nil, false) }
        if row.isIntact(for: key) { return (row.document, false) }
        try table.remove(row.place)
        return (nil, true)
      }
    }
    if isDropped { observe(.dropped(key)) }
    return found
  }

  /// Makes a change, after as much room was made as it needs.
  private func write(
    _ key: DocumentKey,
    _ operation: (DocumentWrite) throws(SQLiteFailure) -> DocumentWrite.Outcome
  ) async throws(StorageError) {
    let stopwatch = Stopwatch(elapsed)
    while true {
      let (moment, limit) = (moment, limit)
      let outcome = try perform { (table) throws(SQLiteFailure) in
        try table.connection.transaction(keeping: { $0.isKept }) { () throws(SQLiteFailure) in
          try operation(DocumentWrite(table: table, key: key, moment: moment, limit: limit))
        }
      }
      if outcome.isDropped { observe(.dropped(key)) }
      switch outcome.result {
      case .unchanged(let bytes): observe(.read(key, bytes: bytes, duration: stopwatch.duration))
      case .wrote(let bytes):
        writtenBytes.add(bytes, ordering: .relaxed)
        observe(.wrote(key, bytes: bytes, duration: stopwatch.duration))
      case .refused(let bytes, let limit): throw .tooLarge(bytes: bytes, limit: limit)
      case .removed, .madeRoom: break
      }
      if outcome.evicted.documents > 0 {
        observe(.evicted(documents: outcome.evicted.documents, bytes: outcome.evicted.bytes))
      }
      if outcome.isFileTooLarge {
        try perform { (table) throws(SQLiteFailure) in try table.connection.giveBackSpace() }
      }
      guard case .madeRoom = outcome.result else { return }
      // Readers of this store get their turn.
      await Task.yield()
    }
  }

  /// Milliseconds since 1970.
  private nonisolated var moment: Int64 {
    Int64(now().timeIntervalSince1970 * 1000)
  }
}

extension SQLiteDocumentStore: DocumentStore {
  /// Takes the log over into the file: a process that opens the store reads all of a log first.
  ///
  /// A process that has written much leaves that to the next one, even if that only reads. The log stays within its
  /// limit all the same, since changes take it over on their own from a number of pages on. The reader does it: a
  /// program that ends must not wait for a change that itself waits for another process.
  public nonisolated func tidyUp() async {
    guard writtenBytes.load(ordering: .relaxed) <= Self.mostToTakeOver else { return }
    await reader.emptyLog(longerThan: Self.longestLog)
  }

  /// Opens both connections, for writing and for reading; a file that does not exist is created.
  public func prepare() async {
    guard !isPrepared else { return }
    isPrepared = true
    do throws(StorageError) {
      try perform { _ in }
      try await reader.open()
    } catch {
      // monorepo:allow swallowed-error: what needs the connection opens it again, and gets the error
      return
    }
  }

  /// Reads a document, verifies it and, when its last use is a while ago, marks it as used.
  public nonisolated func document(for key: DocumentKey) async throws(StorageError) -> Document? {
    let stopwatch = Stopwatch(elapsed)
    let document =
      switch try await reader.document(for: key, at: moment) {
      case .intact(let document): document
      case .damaged: try await dropDamaged(key)
      case .absent: nil as Document?
      }
    observe(.read(key, bytes: document?.size(for: key), duration: stopwatch.duration))
    return document
  }

  /// Saves a document in place of an earlier one, and evicts those that were used longest ago.
  public func save(_ document: Document, for key: DocumentKey) async throws(StorageError) {
    try await write(key) { (write) throws(SQLiteFailure) in try write.save(document) }
  }

  /// Reads a document and changes it in one transaction.
  public func change(
    _ key: DocumentKey,
    _ decide: @Sendable (Document?) -> DocumentChange
  ) async throws(StorageError) {
    try await write(key) { (write) throws(SQLiteFailure) in try write.change(decide) }
  }

  /// Removes a document; nothing happens when there is none.
  public func remove(_ key: DocumentKey) async throws(StorageError) {
    _ = try perform { (table) throws(SQLiteFailure) in
      try table.connection.transaction { () throws(SQLiteFailure) in
        if let place = try table.place(of: key) { try table.remove(place) }
      }
    }
  }

  /// Removes every document of a partition, and its bytes from the file.
  public func removeAll(in partition: String) async throws(StorageError) {
    try perform { (table) throws(SQLiteFailure) in try table.removeAll(in: partition) }
  }

  /// Tells the size of the file and how many documents each partition has.
  public func status() async throws(StorageError) -> StoreStatus {
    try session.status("SELECT partition, count(*) FROM entries GROUP BY partition ORDER BY partition")
  }

  /// Removes every document, and its bytes from the file.
  public func removeAll() async throws(StorageError) {
    try session.erase { (connection) throws(SQLiteFailure) in
      try DocumentTable(connection: connection).removeAll()
    }
  }
}

/// The document under a key, after its checksums were compared.
private enum VerifiedDocument {
  case absent
  case intact(Document)
  case damaged
}

/// Reads documents on a connection of its own.
///
/// A caller that finds the connection free reads on its own thread, since a change of threads takes longer than most
/// reads. The others read one after the other as calls of the actor, so that at most one thread waits for that.
private actor DocumentReader {
  private let busyTimeout: Duration
  private let hash: @Sendable (DocumentKey) -> UInt64
  private let session: Mutex<SQLiteSession>

  init(
    _ file: SQLiteFile,
    hash: @escaping @Sendable (DocumentKey) -> UInt64,
    observe: @escaping @Sendable (DocumentStoreEvent) -> Void
  ) {
    self.hash = hash
    busyTimeout = file.busyTimeout
    session = Mutex(SQLiteSession(file: file) { observe(.setAside(path: $0.path, reason: $1)) })
  }

  /// Opens the connection when there is a file.
  func open() throws(StorageError) {
    try session.withLock { (session) throws(StorageError) in _ = try session.read { _ in } }
  }

  /// Empties a log that is longer than a limit, unless something is being read; waits for nobody.
  func emptyLog(longerThan limit: Int) { _ = session.withLockIfAvailable { $0.emptyLog(longerThan: limit) } }

  /// Reads what is under a key and, when it is intact and its last use is a while ago, marks it as used.
  nonisolated func document(
    for key: DocumentKey,
    at moment: Int64
  ) async throws(StorageError) -> VerifiedDocument {
    let found = try session.withLockIfAvailable { (session) throws(StorageError) in
      try read(key, at: moment, from: &session)
    }
    if let found { return found }
    return try await waitAndRead(key, at: moment)
  }

  private func waitAndRead(_ key: DocumentKey, at moment: Int64) throws(StorageError) -> VerifiedDocument {
    try session.withLock { (session) throws(StorageError) in try read(key, at: moment, from: &session) }
  }

  private nonisolated func read(
    _ key: DocumentKey,
    at moment: Int64,
    from session: inout SQLiteSession
  ) throws(StorageError) -> VerifiedDocument {
    let found = try session.read { [hash] (connection) throws(SQLiteFailure) in
      try DocumentTable(connection: connection, hash: hash).row(for: key)
    }
    guard let row = found ?? nil else { return .absent }
    guard row.isIntact(for: key) else { return .damaged }
    if !row.place.isUsed(at: moment) {
      _ = try session.read { [busyTimeout] (connection) in
        DocumentTable(connection: connection).markUsedIfIdle(row.place.id, at: moment, busyTimeout)
      }
    }
    return .intact(row.document)
  }
}
