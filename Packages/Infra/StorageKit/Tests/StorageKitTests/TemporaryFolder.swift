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

/// The paths below a folder that this process has open; none where the system does not tell.
func openFiles(in folder: String) -> [String] {
  let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
  return descriptors.compactMap { descriptor in
    // Another test may close it meanwhile.
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + descriptor)
  }
  .filter { $0.hasPrefix(folder) }
}

/// Lets the writes of this process fail past a size, as on a full disk.
func limitFileSize(to bytes: rlim_t) {
  var limit = rlimit(rlim_cur: bytes, rlim_max: rlim_t.max >> 1)
  #if os(Linux)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}
