#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SQLiteFile {
  /// Gives a damaged file another name, and copies what is intact in it to a new one.
  ///
  /// Nothing happens when another process has done so already.
  ///
  /// - Parameters:
  ///   - damaged: The file, `nil` for one that is missing.
  ///   - foundOnOpening: Whether opening it failed, so that opening it tells whether it is damaged still.
  /// - Returns: What was done, or `nil` when there was nothing left to do.
  /// - Throws: ``StorageError`` when the file cannot be renamed, or a new one cannot be made.
  func setAside(
    _ damaged: FileIdentity?,
    foundOnOpening: Bool = false
  ) throws(StorageError) -> SetAsideFile? {
    try underLock { () throws(StorageError) in
      guard FileIdentity(path: path) == damaged else { return nil }
      // One that was empty a moment ago may be the one that another process makes in its place.
      let isEmpty = try (FileSystem.size(of: path) ?? 0) == 0
      if salvage != nil, isEmpty, try lostContent() == nil { return nil }
      // Another process may have been making it then, and have been done by now.
      if foundOnOpening, try isWhole() { return nil }
      let newPath = salvage == nil ? path + ".damaged" : try DamagedFiles(of: path).freeName()
      if damaged != nil {
        try FileSystem.rename(path, to: newPath)
      } else {
        try FileSystem.createFile(newPath)
      }
      // The log belongs to its database: it must not be applied to the next one.
      if try FileSystem.exists(path + "-wal") {
        try FileSystem.rename(path + "-wal", to: newPath + "-wal")
      } else {
        try FileSystem.remove(newPath + "-wal")
      }
      try FileSystem.remove(path + "-shm")
      try FileSystem.remove(witnessPath)
      // It may be of an earlier file of this name, which the user has removed.
      try FileSystem.remove(newPath + DamagedFile.noteSuffix)
      let rows = try salvageRows(from: newPath)
      if let rows { DamagedFile.note(rows, at: newPath) }
      return SetAsideFile(path: newPath, salvaged: rows)
    }
  }

  /// Whether a file can be opened, now that no other process makes it or sets it aside.
  private func isWhole() throws(StorageError) -> Bool {
    do throws(StorageError) {
      _ = try open(isLocked: true)
      return true
    } catch {
      guard case .corrupted = error else { throw error }
      return false
    }
  }

  private func salvageRows(from damagedPath: String) throws(StorageError) -> SalvagedRows? {
    guard let salvage else { return nil }
    let pages = try DatabasePages(path: damagedPath)
    let connection = try createAndOpen().connection
    let rows = try translating { () throws(SQLiteFailure) in
      try connection.transaction { () throws(SQLiteFailure) in try salvage(pages, connection) }
    }
    if rows.kept > 0 { noteChanges(connection) }
    return rows
  }

  /// A file that exists once the database had content, and has the number of its changes.
  private var witnessPath: String { path + ".used" }

  /// Notes that the database has content, so that its loss is noticed.
  ///
  /// Comes after the content: what is there too early would report a loss that is none. What fails now is done by the
  /// next store that has content.
  func noteContent() {
    if salvage != nil { try? createWitness() }
  }

  /// Notes how many changes the database has, so that the loss of a log with the last ones is noticed.
  ///
  /// Comes after the changes, and does not wait for the disk as they do: the number may be too low after a
  /// crash or beside another process, and is never too high.
  func noteChanges(_ connection: SQLiteConnection) {
    if salvage != nil { try? writeWitness(connection) }
  }

  private func writeWitness(_ connection: SQLiteConnection) throws(StorageError) {
    try createWitness()
    guard durability == .outlivesPower, let changeCount else { return }
    let count = try translating { () throws(SQLiteFailure) in try changeCount(connection) }
    try FileSystem.overwrite(witnessPath, with: ChangeNote(count: count).bytes)
  }

  private func createWitness() throws(StorageError) {
    guard try !FileSystem.exists(witnessPath) else { return }
    try FileSystem.createFile(witnessPath)
    if durability == .outlivesPower { try FileSystem.synchronize(directory: FileSystem.parent(of: path)) }
  }

  /// How many changes the database had at least, as far as was noted; `nil` where no content was noted.
  ///
  /// The number does not count where a power cut may undo changes that were acknowledged.
  func notedChanges() throws(StorageError) -> Int? {
    guard salvage != nil, try FileSystem.exists(witnessPath) else { return nil }
    guard durability == .outlivesPower else { return 1 }
    do throws(StorageError) {
      let bytes = try FileContent.read(witnessPath, limit: ChangeNote.size, .system) ?? Data()
      return max(1, ChangeNote([UInt8](bytes))?.count ?? 1)
    } catch {
      // monorepo:allow swallowed-error: that the note is there says that there was a change
      return 1
    }
  }

  /// Notes that the database was emptied, and removes what was damaged earlier.
  func forgetContent() throws(StorageError) {
    try FileSystem.remove(witnessPath)
    try DamagedFiles(of: path).removeAll()
  }

  /// How a file lost the content that it had; `nil` when it has some, or never had any.
  func lostContent() throws(StorageError) -> String? {
    guard salvage != nil else { return nil }
    guard let bytes = try FileSystem.size(of: path) else {
      return try FileSystem.exists(witnessPath) ? "the file is missing" : nil
    }
    guard bytes == 0 else { return nil }
    return try FileSystem.exists(witnessPath) ? "the file is empty" : nil
  }

  /// Fails when the log has changes that SQLite does not read, as something before them is damaged.
  ///
  /// SQLite ends at the first frame whose checksum is wrong, and takes what follows for a transaction that was
  /// never finished. A power cut leaves one of these at most, as each waits for the disk before the next one
  /// begins: several are changes that were acknowledged. It takes a log whose head is damaged for an empty
  /// one.
  func verifyLog(_ connection: SQLiteConnection) throws(StorageError) {
    guard salvage != nil, durability == .outlivesPower, try missesChanges(connection) else { return }
    // Once more while nobody writes, as another process may have changed the log meanwhile.
    let misses: Result<Bool, StorageError> = try translating { () throws(SQLiteFailure) in
      try connection.transaction { () throws(SQLiteFailure) in
        Result { () throws(StorageError) in try missesChanges(connection) }
      }
    }
    if try misses.get() { try failForLostLog(connection) }
  }

  /// Whether there are acknowledged changes in the log that SQLite does not read.
  ///
  /// A log of an unusual size is not gone through. Only the log is opened: to close the file itself, or the index
  /// of its log, would end the locks of this process.
  private func missesChanges(_ connection: SQLiteConnection) throws(StorageError) -> Bool {
    let largestLog = 32 << 20
    guard let size = try FileSystem.size(of: path + "-wal"), (1...largestLog).contains(size) else {
      return false
    }
    // It may grow meanwhile.
    let log = try FileContent.read(path + "-wal", limit: largestLog * 2, .system) ?? Data()
    // The size that the log states may be damaged.
    let pageSize = try translating { () throws(SQLiteFailure) in try connection.pageSize() }
    return DatabaseLog([UInt8](log), pageSize: pageSize).missesChanges
  }

  /// Fails because content that there was is neither in the file, nor in what SQLite reads of its log.
  ///
  /// A log that is there stays as it is when the connection closes: its rows may be intact all the same.
  func failForLostLog(_ connection: SQLiteConnection) throws(StorageError) {
    if let bytes = try FileSystem.size(of: path + "-wal"), bytes > 0 { connection.keepLog() }
    throw .corrupted(reason: "its log is missing or damaged")
  }
}

/// The number of changes as it is noted beside a database.
///
/// Its complement follows it: what another process was still writing, or a disk lost, is no number.
private struct ChangeNote {
  static let size = 16

  let count: Int

  init(count: Int) {
    self.count = count
  }

  /// Reads a note; `nil` for one that has no number.
  init?(_ bytes: [UInt8]) {
    count = bytes.integer(at: 0, bytes: 8)
    guard bytes.integer(at: 8, bytes: 8) == ~count else { return nil }
  }

  var bytes: [UInt8] {
    [count, ~count].flatMap { number in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
  }
}

/// A damaged file that was set aside.
struct SetAsideFile: Hashable {
  /// Its new path.
  let path: String
  /// The rows that were recovered, if recovery was tried.
  let salvaged: SalvagedRows?
}

/// How many rows of a damaged file are in the new one.
struct SalvagedRows: Hashable {
  let kept: Int
  /// How many rows were found damaged; those in parts that are gone are not counted.
  let lost: Int
}
