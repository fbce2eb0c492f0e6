import Foundation

/// Runs a test body with a folder of its own that is gone afterwards.
func withTemporaryFolder(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (String) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "storage-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path(percentEncoded: false))
}
