#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All recordings of the test files in one folder.
public struct SnapshotFolder: Hashable, Sendable {
  /// Where the recordings are, as an absolute path.
  public let path: String

  private let tests: URL

  /// Locates the recordings beside a test file.
  ///
  /// - Parameter testFile: The path of any test file in the folder, as `#filePath` gives it.
  public init(besideTestFile testFile: String) {
    tests = URL(filePath: testFile).deletingLastPathComponent()
    path = tests.appending(path: SnapshotFile.folderName).path(percentEncoded: false)
  }

  /// Finds the recordings that no test asks for; hidden files are left alone.
  ///
  /// The sources of the tests tell what is asked for, not a run of them: a literal behind `named:`, and, where a name
  /// is computed, any other literal of the file.
  ///
  /// - Parameter computed: The names that no source shows, by test file without its extension.
  /// - Returns: The orphans, in the order of their paths.
  /// - Throws: What the file system says when there are no recordings, or they or a source cannot be read.
  public func orphans(computed: [String: [String]] = [:]) throws -> [OrphanedSnapshot] {
    try entries(of: URL(filePath: path)).flatMap { entry in
      try orphans(in: entry, computed: computed[entry.lastPathComponent] ?? [])
    }
  }

  private func orphans(in entry: URL, computed: [String]) throws -> [OrphanedSnapshot] {
    guard isFolder(entry) else { return [OrphanedSnapshot(path: entry.path, reason: .outsideFolders)] }
    let testFile = entry.lastPathComponent + ".swift"
    let source = tests.appending(path: testFile)
    guard FileManager.default.fileExists(atPath: source.path) else {
      return [OrphanedSnapshot(path: entry.path, reason: .noTestFile(testFile))]
    }
    let names = SnapshotNames(source: try String(contentsOf: source, encoding: .utf8), computed: computed)
    return try entries(of: entry)
      .filter { !names.contains(fileName: $0.lastPathComponent) }
      .map { OrphanedSnapshot(path: $0.path, reason: .notAskedFor(inTestFile: testFile)) }
  }

  private func entries(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0) }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder
  }
}
