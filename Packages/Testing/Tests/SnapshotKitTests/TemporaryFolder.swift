import Foundation

/// A folder of a test's own, to be removed by the test.
struct TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "snapshotkit-\(UUID().uuidString)")

  var testFile: String { url.appending(path: "ScreenTests.swift").path }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
