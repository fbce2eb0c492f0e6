import CSQLite

/// A database file with a known schema: how it comes to be, is opened, and is set aside when it is damaged.
///
/// Creating, migrating and setting aside happen under a lock file, so that several processes can start at once.
struct SQLiteFile: Sendable {
  private(set) var path: String
  let migrations: [Migration]
  let busyTimeout: Duration
  var durability = SQLiteDurability.outlivesProcess
  /// The size of the pages that a connection keeps in memory, in KiB: room for the index of 100,000 documents, which
  /// stays there once it was read.
  var cacheSize = 8192
  /// The pages of a log that a change takes over into the file; SQLite's own number unless told otherwise.
  var logPages = 1000
  /// Copies what is intact from a damaged file to a new one; `nil` for what can be fetched again.
  ///
  /// A file with such a rule holds what the user would miss: every damaged one is kept, and one that is missing or
  /// empty though it had content counts as damaged.
  var salvage: Salvage?

  /// Fails when content is missing that SQLite itself does not miss; `nil` for what can be fetched again.
  ///
  /// Not for a file that may only be read: where its log cannot be read, a change of its owner looks like
  /// damage.
  var verify: Verification?

  /// How many changes were ever made, with those of what was removed; `nil` for what can be fetched again.
  ///
  /// A file that has fewer of them than were noted had the others in a log that is gone.
  var changeCount: (@Sendable (_ connection: SQLiteConnection) throws(SQLiteFailure) -> Int)?

  typealias Verification = @Sendable (_ connection: SQLiteConnection) throws(SQLiteFailure) -> Void

  typealias Salvage =
    @Sendable (_ damaged: DatabasePages, _ connection: SQLiteConnection) throws(SQLiteFailure) -> SalvagedRows

  /// Opens the database, and creates or migrates it first when necessary.
  ///
  /// One that may be read but not written, such as another user's, is opened for reading; writing fails then.
  ///
  /// - Parameter isLocked: Whether the caller has the lock file.
  /// - Returns: The connection, and the file that it was opened on.
  /// - Throws: ``StorageError`` when it cannot be opened or made, `corrupted` when it is damaged.
  func open(isLocked: Bool = false) throws(StorageError) -> OpenedDatabase {
    let identity = try lookUp()
    if let loss = try lostContent() { throw .corrupted(reason: loss) }
    guard let identity else {
      return try underLock(isHeld: isLocked) { () throws(StorageError) in try createAndOpen() }
    }
    guard mayBeWritten(identity) else { return try openForReading(identity) }
    // Asked first, as it is noted after the content: the file that is opened has what was noted by now.
    let noted = try notedChanges()
    let database = try connect(to: identity)
    let isCurrent = try version(of: database.connection) == migrations.count
    // Before steps are taken, which would be written over a log that SQLite does not read.
    try verifyLog(database.connection)
    if !isCurrent {
      try underLock(isHeld: isLocked) { () throws(StorageError) in
        // Under the lock: another process may just be making the file.
        if noted != nil, try version(of: database.connection) == 0 { try failForLostLog(database.connection) }
        try migrate(database.connection)
      }
    }
    if let verify {
      try translating { () throws(SQLiteFailure) in try verify(database.connection) }
    }
    if let noted, let changeCount {
      let count = try translating { () throws(SQLiteFailure) in try changeCount(database.connection) }
      if count < noted { try failForLostLog(database.connection) }
    }
    return database
  }

  /// Opens a database for reading where the disk has no room for what writers need beside it.
  func openWithoutWriting() throws(StorageError) -> OpenedDatabase {
    guard let identity = try lookUp() else { throw .io(path: path, reason: "it vanished") }
    let logBytes = try FileSystem.size(of: path + "-wal") ?? 0
    return try openForReading(identity, logBytes == 0 ? .readingWithoutLog : .readingAlone)
  }

  /// Whether a reader finds anything: a file that was not created, or not finished, is as good as an empty one.
  func mayHoldContent() throws(StorageError) -> Bool {
    if let bytes = try FileSystem.size(of: path), bytes > 0 { return true }
    // A link to nowhere is refused later on.
    if try FileSystem.exists(path), FileIdentity(path: path)?.isLink == true { return true }
    return try lostContent() != nil
  }

  private func lookUp() throws(StorageError) -> FileIdentity? {
    try FileSystem.refuseLinks([path, path + "-wal", path + "-shm", FileSystem.parent(of: path)])
    return FileIdentity(path: path)
  }

  func createAndOpen() throws(StorageError) -> OpenedDatabase {
    switch durability {
    case .outlivesProcess: try createAtOnce()
    case .outlivesPower: try FileSystem.createFile(path)
    }
    guard let identity = FileIdentity(path: path) else {
      throw .io(path: path, reason: "it vanished after it was created")
    }
    let database = try connect(to: identity)
    try migrate(database.connection)
    return database
  }

  /// Makes a file that has its schema from the moment it has its name, so that no reader waits while it is created.
  ///
  /// Nothing waits for the disk, as there is no content yet that a power cut could take. After one the file is whole,
  /// empty or missing on file systems that write data before names; elsewhere a damaged one is replaced as any other.
  /// Drafts that were left behind by a process that died are replaced.
  private func createAtOnce() throws(StorageError) {
    guard try !FileSystem.exists(path) else { return }
    var draft = self
    draft.path = path + ".new"
    for suffix in Self.suffixes { try FileSystem.remove(draft.path + suffix) }
    try FileSystem.createFile(draft.path)
    try draft.writeSchema()
    // What is left of a file that was removed without its log must not be applied to this one.
    for suffix in Self.suffixes.dropFirst() { try FileSystem.remove(path + suffix) }
    try FileSystem.rename(draft.path, to: path)
  }

  /// Whether the file may go instead of its rows: it can be fetched again, and is this user's to write.
  var mayBeDiscarded: Bool {
    salvage == nil && FileSystem.mayWrite(path) && FileSystem.mayWrite(FileSystem.parent(of: path))
  }

  /// Removes the file and what is beside it, which needs no room on the disk.
  ///
  /// Connections of others notice it at their next operation, as they do when a file is set aside.
  func discard() throws(StorageError) {
    try underLock { () throws(StorageError) in
      for suffix in Self.suffixes { try FileSystem.remove(path + suffix) }
    }
  }

  /// The file itself, and the files that SQLite may leave beside it.
  private static let suffixes = ["", "-wal", "-shm", "-journal"]

  /// Takes all steps in a file that nobody else knows; closing it leaves everything in the file itself.
  private func writeSchema() throws(StorageError) {
    try translating { () throws(SQLiteFailure) in
      let connection = try SQLiteConnection(path: path, access: .readingAndWriting, busyTimeout: busyTimeout)
      try connection.run("PRAGMA synchronous = OFF")
      // Nobody shares it, which saves the locks and the index of the log.
      try connection.run("PRAGMA locking_mode = EXCLUSIVE")
      // First of all, as the next statement may write.
      try connection.run("PRAGMA journal_mode = MEMORY")
      try layOut(connection)
      try takeSteps(on: connection)
      // Earlier steps leave room that later ones do not need.
      try connection.run("PRAGMA incremental_vacuum")
      try connection.run("PRAGMA journal_mode = WAL")
    }
  }

  /// Whether the database can be written, and by its owner only.
  private func mayBeWritten(_ identity: FileIdentity) -> Bool {
    guard FileSystem.mayWrite(path), FileSystem.mayWrite(FileSystem.parent(of: path)) else { return false }
    return identity.isPrivate || (try? FileSystem.makePrivate(path)) != nil
  }

  private func openForReading(_ identity: FileIdentity) throws(StorageError) -> OpenedDatabase {
    let hasLog = FileSystem.mayRead(path + "-wal") && FileSystem.mayRead(path + "-shm")
    return try openForReading(identity, hasLog ? .reading : .readingWithoutLog)
  }

  private func openForReading(
    _ identity: FileIdentity,
    _ access: SQLiteAccess
  ) throws(StorageError) -> OpenedDatabase {
    let database = try connect(to: identity, for: access)
    guard try version(of: database.connection) == migrations.count else {
      throw .io(path: path, reason: "it may not be written, and is of an earlier version")
    }
    return database
  }

  private func connect(
    to identity: FileIdentity,
    for access: SQLiteAccess = .readingAndWriting
  ) throws(StorageError) -> OpenedDatabase {
    try translating { () throws(SQLiteFailure) in
      let connection = try SQLiteConnection(path: path, access: access, busyTimeout: busyTimeout)
      // First of all: without this the index of the log is a file, for which there is no room.
      if access == .readingAlone { try connection.run("PRAGMA locking_mode = EXCLUSIVE") }
      // Nothing in the file may call functions with side effects, regardless of its author.
      try connection.run("PRAGMA trusted_schema = OFF")
      try connection.run("PRAGMA foreign_keys = ON")
      try connection.run("PRAGMA cache_size = -\(cacheSize)")
      try connection.run("PRAGMA synchronous = \(durability.synchronous)")
      try connection.run("PRAGMA wal_autocheckpoint = \(logPages)")
      return OpenedDatabase(connection: connection, identity: identity)
    }
  }

  /// Takes the steps that are missing; a database of a newer version is refused and left as it is.
  ///
  /// The version is read again: another process may have changed it while this one waited for the lock file.
  func migrate(_ connection: SQLiteConnection) throws(StorageError) {
    if try version(of: connection) == 0 {
      try translating { () throws(SQLiteFailure) in
        try layOut(connection)
        try connection.run("PRAGMA journal_mode = WAL")
      }
    }
    try translating { () throws(SQLiteFailure) in
      if try takeSteps(on: connection) { reclaimSpace(of: connection) }
    }
  }

  /// Chooses the layout of a file without content.
  private func layOut(_ connection: SQLiteConnection) throws(SQLiteFailure) {
    if migrations.contains(where: \.freesSpace) { try connection.run("PRAGMA auto_vacuum = INCREMENTAL") }
  }

  /// Takes the steps that are missing, all of them or none.
  ///
  /// - Returns: Whether they left much of an earlier file free.
  @discardableResult
  private func takeSteps(on connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
    try connection.transaction { () throws(SQLiteFailure) in
      let taken = try userVersion(of: connection)
      guard taken < migrations.count else { return false }
      for migration in migrations.dropFirst(taken) { try migration.run(on: connection) }
      try connection.run("PRAGMA user_version = \(migrations.count)")
      return taken > 0 && migrations.dropFirst(taken).contains(where: \.freesSpace)
    }
  }

  /// Rewrites a file so that what is free in it is given back, now and later.
  ///
  /// Where the disk has no room for that, or another process reads, the free parts are used again instead.
  private func reclaimSpace(of connection: SQLiteConnection) {
    try? connection.run("PRAGMA auto_vacuum = INCREMENTAL")
    try? connection.compact()
  }

  private func version(of connection: SQLiteConnection) throws(StorageError) -> Int {
    let found = try translating { () throws(SQLiteFailure) in try userVersion(of: connection) }
    guard found >= 0 else { throw .corrupted(reason: "it has the version \(found)") }
    guard found <= migrations.count else { throw .schemaTooNew(found: found, known: migrations.count) }
    return found
  }

  private func userVersion(of connection: SQLiteConnection) throws(SQLiteFailure) -> Int {
    Int(try connection.first("PRAGMA user_version") { $0.integer(at: 0) } ?? 0)
  }

  /// Runs a body while no other process creates, migrates or sets aside the file.
  ///
  /// - Parameters:
  ///   - isHeld: Whether the caller has the lock already, for which it would wait in vain.
  ///   - body: The work under the lock.
  /// - Returns: The result of the body.
  /// - Throws: ``StorageError`` of the body, or when the lock cannot be acquired.
  func underLock<Value>(
    isHeld: Bool = false,
    _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    if isHeld { return try body() }
    try FileSystem.createDirectory(FileSystem.parent(of: path))
    try FileSystem.refuseLinks([FileSystem.parent(of: path)])
    let lock = try FileLock(path: path + ".lock", timeout: busyTimeout)
    defer { lock.release() }
    return try body()
  }

  func translating<Value>(
    _ body: () throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    do throws(SQLiteFailure) {
      return try body()
    } catch {
      throw error.storageError(path: path)
    }
  }
}

/// A connection together with the file that it was opened on, which may since have got another name.
struct OpenedDatabase {
  let connection: SQLiteConnection
  let identity: FileIdentity
}

/// The failures that an acknowledged change survives.
public enum SQLiteDurability: Hashable, Sendable {
  /// A crash of the process; a power cut may undo the last transactions. For what can be fetched again.
  case outlivesProcess
  /// A power cut too, at the price of a wait for the disk. For what the user would miss.
  case outlivesPower

  /// SQLite's word for it, in WAL mode.
  var synchronous: String {
    switch self {
    case .outlivesProcess: "NORMAL"
    case .outlivesPower: "FULL"
    }
  }
}
