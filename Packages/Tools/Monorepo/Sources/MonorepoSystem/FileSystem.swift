public import Foundation

/// The files of the machine, reached only through the file manager that was handed in.
public struct FileSystem: Sendable {
  private static let namesOfTools: Set<String> = [".DS_Store", ".build", ".git", ".swiftpm"]

  private let manager: FileManager

  /// Wraps a file manager.
  public init(manager: FileManager) { self.manager = manager }

  /// Tells whether there is a file or a folder at a path.
  public func exists(_ path: String) -> Bool { manager.fileExists(atPath: path) }

  /// Tells whether there is a folder at a path.
  public func isFolder(_ path: String) -> Bool {
    var folder: ObjCBool = false
    return manager.fileExists(atPath: path, isDirectory: &folder) && folder.boolValue
  }

  /// Tells whether there is a symbolic link at a path, wherever it leads.
  package func isLink(_ path: String) -> Bool { destination(ofLink: path) != nil }

  /// Reads where a symbolic link leads, as it is written there; nil where there is none.
  func destination(ofLink path: String) -> String? { try? manager.destinationOfSymbolicLink(atPath: path) }

  /// Tells whether there is a program at a path, as far as its permissions say.
  public func isExecutable(_ path: String) -> Bool { manager.isExecutableFile(atPath: path) }

  /// Reads a whole file, or answers nil when it cannot be read.
  public func data(at path: String) -> Data? { manager.contents(atPath: path) }

  /// Reads a whole file as text, or answers nil when it cannot be read; bytes that are not UTF-8 are replaced.
  public func text(at path: String) -> String? { data(at: path).map { String(decoding: $0, as: UTF8.self) } }

  /// The names in a folder in sorted order; none when the folder cannot be read.
  public func names(in folder: String) -> [String] {
    ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Creates a folder with all folders above it.
  public func createFolder(_ path: String) throws(UnusableInput) {
    let remedy = "check the permissions, and that no file has that name"
    try change(path, failure: "the folder cannot be created", remedy) {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  /// Writes a whole file at once, creating the folder it is in.
  ///
  /// A file that is there keeps its permissions, and a symbolic link stays one: what it points to is written.
  /// A device or a pipe is written into.
  public func write(_ data: Data, to path: String) throws(UnusableInput) {
    try createFolder((path as NSString).deletingLastPathComponent)
    let place = isLink(path) ? resolved(path) : path
    let permissions = try? manager.attributesOfItem(atPath: place)[.posixPermissions]
    try change(path, failure: "the file cannot be written", "check the permissions and the free space") {
      guard !isSpecial(path) else {
        // monorepo:allow ambient: a file manager opens no file to write to
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.write(contentsOf: data)
        return try handle.close()
      }
      // monorepo:allow ambient: a file manager writes no file at once
      try data.write(to: URL(fileURLWithPath: place), options: .atomic)
      if let permissions { try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: place) }
    }
  }

  /// Copies a file with its permissions over what is there, creating the folder it goes to.
  public func copy(_ source: String, to destination: String) throws(UnusableInput) {
    try createFolder((destination as NSString).deletingLastPathComponent)
    remove(destination)
    let remedy = "check who may write there and the free space"
    try change(destination, failure: "the file cannot be copied there", remedy) {
      try manager.copyItem(atPath: source, toPath: destination)
    }
  }

  /// Makes a copy of files equal to them, without files of its own; a file that is equal keeps its date.
  ///
  /// - Parameters:
  ///   - paths: The files, relative to both folders.
  ///   - source: The folder that has them.
  ///   - destination: The folder of the copy. A folder in which none of the files is goes with what is in it.
  /// - Throws: ``UnusableInput`` when a file cannot be copied.
  public func mirror(_ paths: [String], of source: String, to destination: String) throws(UnusableInput) {
    let folders = Set(paths.flatMap(PathAncestry.folders(above:)))
    for path in Set(files(below: destination)).subtracting(paths) {
      remove(destination + "/" + (PathAncestry.folders(above: path).last { !folders.contains($0) } ?? path))
    }
    for path in paths {
      guard let data = data(at: source + "/" + path), data != self.data(at: destination + "/" + path) else {
        continue
      }
      try copy(source + "/" + path, to: destination + "/" + path)
    }
  }

  private func change(
    _ path: String,
    failure what: String,
    _ remedy: String,
    _ body: () throws -> Void
  ) throws(UnusableInput) {
    do { try body() } catch { throw UnusableInput(path: path, what: what, remedy: remedy) }
  }

  /// Removes a file or a folder with its contents; nothing happens when it is not there.
  public func remove(_ path: String) { try? manager.removeItem(atPath: path) }

  /// The path with every symbolic link followed, so that two spellings of one place compare equal.
  public func resolved(_ path: String) -> String {
    let absolute = path.hasPrefix("/") ? path : manager.currentDirectoryPath + "/" + path
    return URL(fileURLWithPath: absolute).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// A path as it was given on the command line: an absolute one as it is, any other one below a folder.
  public func path(_ given: String, in folder: String) -> String {
    given.hasPrefix("/") ? given : folder + "/" + given
  }

  /// Every file below a folder, as paths relative to it in sorted order.
  ///
  /// What tools keep for themselves (build products, version control, settings of Finder and SwiftPM) is left out. A
  /// symbolic link counts as a file wherever it leads, as in git: one that leads upwards would never end.
  public func files(below folder: String) -> [String] {
    var found: [String] = []
    var pending = [""]
    while let current = pending.popLast() {
      for name in names(in: folder + "/" + current) where !Self.namesOfTools.contains(name) {
        let path = current.isEmpty ? name : current + "/" + name
        let isInside = isFolder(folder + "/" + path) && !isLink(folder + "/" + path)
        if isInside { pending.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }
}
