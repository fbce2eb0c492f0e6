public import Foundation

extension FileSystem {
  /// Reads what was added to a file since it was last read; nothing when it is not there yet.
  ///
  /// - Parameters:
  ///   - path: The file, which another program may be writing.
  ///   - offset: How many bytes are known already.
  /// - Returns: The bytes after the known ones.
  public func data(at path: String, from offset: Int) -> Data {
    guard let handle = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? handle.close() }
    do {
      try handle.seek(toOffset: UInt64(offset))
      return try handle.readToEnd() ?? Data()
    } catch {
      return Data()
    }
  }
}
