public import Foundation

extension FileSystem {
  /// Reads what was added to a file since it was last read; nothing when it is not there yet.
  ///
  /// - Parameters:
  ///   - path: The file, which another program may be writing.
  ///   - offset: How many bytes are known already.
  /// - Returns: The bytes after the known ones.
  public func data(at path: String, from offset: Int) -> Data {
    // monorepo:allow ambient: a file manager reads whole files only
    guard let handle = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? handle.close() }
    do {
      try handle.seek(toOffset: UInt64(offset))
      return try handle.readToEnd() ?? Data()
    } catch {
      return Data()
    }
  }

  /// Makes an empty file for what a program will print.
  func capture(at path: String, for subprocess: Subprocess) throws(SubprocessError) -> FileHandle {
    do {
      try write(Data(), to: path)
      // monorepo:allow ambient: a file manager opens no file to write to
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      throw .notStarted(program: subprocess.program, reason: "its output file \(path) cannot be written")
    }
  }
}

/// The folders that a path lies in.
public enum PathAncestry {
  /// The folders above a relative path, the nearest first, without the one that everything is relative to.
  public static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }
}
