/// The damaged files beside a store that the user has not acknowledged yet.
///
/// A store of user data gives every damaged file a name of its own, `….damaged`, `….damaged-2` and so on, and never
/// overwrites one. They are announced until the user removes them, or acknowledges them.
public struct DamagedFiles: Sendable {
  private let path: String
  private let busyTimeout: Duration

  /// Names the store; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - path: The file of the store.
  ///   - busyTimeout: How long to wait for another process that holds the lock of the store.
  public init(of path: String, busyTimeout: Duration = .seconds(10)) {
    self.path = path
    self.busyTimeout = busyTimeout
  }

  /// Lists the damaged files that were not acknowledged.
  ///
  /// - Returns: Their paths, in the order in which they were set aside.
  /// - Throws: ``StorageError`` when the folder cannot be read.
  public func unacknowledged() throws(StorageError) -> [String] {
    try numbers(of: .damaged).map { name(.damaged, $0) }
  }

  /// Notes that the user knows about the damaged files: they are kept under other names, which are not listed.
  ///
  /// - Returns: The new paths, in the order in which the files were set aside.
  /// - Throws: ``StorageError`` when a file cannot be renamed.
  @discardableResult
  public func acknowledge() throws(StorageError) -> [String] {
    guard try !unacknowledged().isEmpty else { return [] }
    let lock = try FileLock(path: path + ".lock", timeout: busyTimeout)
    defer { lock.release() }
    var newPaths: [String] = []
    for number in try numbers(of: .damaged) {
      let newPath = try freeName(.acknowledged)
      try FileSystem.rename(name(.damaged, number), to: newPath)
      if try FileSystem.exists(name(.damaged, number) + "-wal") {
        try FileSystem.rename(name(.damaged, number) + "-wal", to: newPath + "-wal")
      }
      newPaths.append(newPath)
    }
    return newPaths
  }

  /// A name for a damaged file that no file has.
  func freeName() throws(StorageError) -> String {
    try freeName(.damaged)
  }

  /// Removes all of them, acknowledged ones too.
  func removeAll() throws(StorageError) {
    for mark in [Mark.damaged, .acknowledged] {
      for number in try numbers(of: mark) {
        for suffix in ["", "-wal", "-shm"] { try FileSystem.remove(name(mark, number) + suffix) }
      }
      // A log without its file is left where the program died between two steps.
      try FileSystem.remove(name(mark, 1) + "-wal")
    }
  }

  private enum Mark: String {
    case damaged
    case acknowledged
  }

  private func name(_ mark: Mark, _ number: Int) -> String {
    path + "." + mark.rawValue + (number == 1 ? "" : "-\(number)")
  }

  private func freeName(_ mark: Mark) throws(StorageError) -> String {
    var number = (try numbers(of: mark).last ?? 0) + 1
    while try FileSystem.exists(name(mark, number) + "-wal") { number += 1 }
    return name(mark, number)
  }

  private func numbers(of mark: Mark) throws(StorageError) -> [Int] {
    let stem = FileSystem.name(of: path) + "." + mark.rawValue
    return try FileSystem.names(in: FileSystem.parent(of: path)).compactMap { found in
      guard found.hasPrefix(stem) else { return nil }
      let rest = found.dropFirst(stem.count)
      if rest.isEmpty { return 1 }
      guard rest.first == "-", let number = Int(rest.dropFirst()), number > 1 else { return nil }
      return number
    }.sorted()
  }
}
