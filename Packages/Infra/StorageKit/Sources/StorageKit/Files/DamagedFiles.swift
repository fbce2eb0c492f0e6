/// The damaged files beside a store.
///
/// A store of user data gives every damaged file a name of its own, `….damaged`, `….damaged-2` and so on, and never
/// overwrites one. They stay until the user moves or removes them, or the store is emptied.
public struct DamagedFiles: Sendable {
  private let path: String

  /// Names the store; nothing is touched until it is used.
  ///
  /// - Parameter path: The file of the store.
  public init(of path: String) {
    self.path = path
  }

  /// Lists the damaged files.
  ///
  /// - Returns: Their paths, in the order in which they were set aside.
  /// - Throws: ``StorageError`` when the folder cannot be read.
  public func paths() throws(StorageError) -> [String] {
    try numbers().map(name)
  }

  /// Lists the damaged files, with how much was recovered from each.
  ///
  /// - Returns: The files, in the order in which they were set aside.
  /// - Throws: ``StorageError`` when the folder cannot be read.
  public func files() throws(StorageError) -> [DamagedFile] {
    try paths().map(DamagedFile.init(notedAt:))
  }

  /// A name for a damaged file that no file has.
  func freeName() throws(StorageError) -> String {
    var number = (try numbers().last ?? 0) + 1
    while try FileSystem.exists(name(number) + "-wal") { number += 1 }
    return name(number)
  }

  /// Removes all of them.
  func removeAll() throws(StorageError) {
    // A log is without its file where the program died between two steps, or the user moved the file.
    let suffixes = ["-wal", "-shm", DamagedFile.noteSuffix, ""]
    for number in try numbers(endingWith: suffixes) {
      for suffix in suffixes { try FileSystem.remove(name(number) + suffix) }
    }
  }

  private func name(_ number: Int) -> String {
    path + ".damaged" + (number == 1 ? "" : "-\(number)")
  }

  private func numbers(endingWith suffixes: [String] = [""]) throws(StorageError) -> [Int] {
    let stem = FileSystem.name(of: path) + ".damaged"
    return try FileSystem.names(in: FileSystem.parent(of: path)).compactMap { found in
      guard found.hasPrefix(stem), let suffix = suffixes.first(where: found.hasSuffix) else { return nil }
      let rest = found.dropFirst(stem.count).dropLast(suffix.count)
      if rest.isEmpty { return 1 }
      guard rest.first == "-", let number = Int(rest.dropFirst()), number > 1 else { return nil }
      return number
    }.sorted()
  }
}
