#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The recording of one text, by default beside the test that compares it.
public struct SnapshotFile: Hashable, Sendable {
  /// Where the recording is, as an absolute path.
  public let path: String

  /// Locates a recording that is more than a test's own, such as a picture that a document shows.
  ///
  /// - Parameter path: The absolute path of the file.
  public init(path: String) {
    self.path = path
  }

  /// Locates the recording `__Snapshots__/<test file>/<name>.txt` beside a test file.
  ///
  /// - Parameters:
  ///   - name: The name of the text; characters other than letters, digits, `.`, `_` and `-` become `-`.
  ///   - testFile: The path of the test file, as `#filePath` gives it.
  public init(named name: String, besideTestFile testFile: String) {
    let url = URL(filePath: testFile)
    path = url.deletingLastPathComponent()
      .appending(path: Self.folderName)
      .appending(path: url.deletingPathExtension().lastPathComponent)
      .appending(path: Self.fileName(of: name))
      .path(percentEncoded: false)
  }

  /// The folder beside the test files that all recordings are in.
  static let folderName = "__Snapshots__"

  /// The last part of the path of a recording with a name.
  static func fileName(of name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }) + ".txt"
  }

  /// Compares a text with the recording, or records it.
  ///
  /// - Parameters:
  ///   - actual: The text as it is now.
  ///   - records: Whether to record the text instead of comparing it.
  /// - Returns: What came of it; only a match is a success.
  public func verify(_ actual: String, records: Bool) -> SnapshotOutcome {
    records ? record(actual) : compare(actual)
  }

  private func compare(_ actual: String) -> SnapshotOutcome {
    let url = URL(filePath: path)
    let bytes: Data
    do {
      bytes = try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return .missing(path: path)
    } catch {
      return .unreadable(path: path, reason: "\(error)")
    }
    guard let expected = String(validating: bytes, as: UTF8.self) else {
      return .unreadable(path: path, reason: "it is not UTF-8")
    }
    guard let difference = SnapshotDifference.between(actual, expected: expected) else { return .matched }
    return .different(path: path, difference)
  }

  private func record(_ actual: String) -> SnapshotOutcome {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(actual.utf8).write(to: url, options: .atomic)
      return .recorded(path: path)
    } catch {
      return .unwritable(path: path, reason: "\(error)")
    }
  }
}
