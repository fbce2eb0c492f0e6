package import Foundation

extension FileSystem {
  /// Reads the bytes behind an offset of a file that another program may be writing; none when it is not there.
  package func data(at path: String, from offset: Int) -> Data {
    read(path) { handle in
      try handle.seek(toOffset: UInt64(offset))
      return try handle.readToEnd()
    }
  }

  /// Reads what a program printed: of more bytes than the limit the beginning and the end, with a line between them.
  func log(at path: String, limit: Int) -> Data {
    read(path) { handle in
      let half = limit / 2
      let size = try Int(handle.seekToEnd())
      try handle.seek(toOffset: 0)
      guard size > limit else { return try handle.readToEnd() }
      let start = try handle.read(upToCount: half) ?? Data()
      try handle.seek(toOffset: UInt64(size - half))
      let end = try handle.read(upToCount: half) ?? Data()
      return start + Data("\n… \(size - 2 * half) of \(size) bytes of output omitted\n".utf8) + end
    }
  }

  private func read(_ path: String, _ body: (FileHandle) throws -> Data?) -> Data {
    // monorepo:allow ambient: a file manager reads whole files only
    guard let handle = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? handle.close() }
    do { return try body(handle) ?? Data() } catch { return Data() }
  }

  func capture(at path: String, for subprocess: Subprocess) throws(SubprocessError) -> FileHandle {
    do {
      try write(Data(), to: path)
      // monorepo:allow ambient: a file manager opens no file to write to
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      throw .notStarted(program: subprocess.program, reason: "its output file \(path) cannot be written")
    }
  }

  /// The number of bytes of a file, which another program may be writing; 0 when it is not there.
  func size(of path: String) -> Int {
    status(of: path).map { Int($0.st_size) } ?? 0
  }

  /// Tells whether a path, with its links followed, leads to something that is no regular file, as a device.
  func isSpecial(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT != S_IFREG } ?? false
  }

  private func status(of path: String) -> stat? {
    var status = stat()
    // monorepo:allow ambient: a file manager does not follow links
    return stat(path, &status) == 0 ? status : nil
  }

  /// Takes the lock of a file, which ends with the handle or the program; nil while another program has it.
  package func lock(_ path: String) throws(UnusableInput) -> FileHandle? {
    try createFolder((path as NSString).deletingLastPathComponent)
    // monorepo:allow ambient: a file manager opens no file to lock
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UnusableInput(path: path, what: "the file cannot be opened", remedy: "check the permissions")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A file system without locks is no reason to refuse anything.
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK ? handle : nil
  }
}

package enum PathAncestry {
  /// The folders above a relative path, the nearest first, without the one that everything is relative to.
  package static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }
}
