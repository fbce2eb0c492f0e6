import MonorepoSystem

/// Hashes the contents of files with git, which is there, and fast.
struct FileHasher: Sendable {
  private static let filesAtOnce = 400
  let subprocesses: any SubprocessRunner
  let jobs: Int

  /// The hash of each file below a folder; nil when one of them cannot be read, or there is no git.
  func hashes(of paths: [String], in root: String) async -> [String: String]? {
    let starts = stride(from: 0, to: paths.count, by: Self.filesAtOnce)
    let chunks = starts.map { Array(paths[$0..<min($0 + Self.filesAtOnce, paths.count)]) }
    let hashed = await chunks.concurrentMap(limit: jobs) { chunk in await hashes(ofFew: chunk, in: root) }
    var found: [String: String] = [:]
    for (chunk, values) in zip(chunks, hashed) {
      guard let values else { return nil }
      for (path, hash) in zip(chunk, values) { found[path] = hash }
    }
    return found
  }

  private func hashes(ofFew paths: [String], in root: String) async -> [String]? {
    let hash = Subprocess(["git", "hash-object", "--no-filters", "--"] + paths, in: root)
    guard let outcome = try? await subprocesses.run(hash), outcome.succeeded else { return nil }
    let hashes = outcome.text.split(separator: "\n").map(String.init)
    return hashes.count == paths.count ? hashes : nil
  }
}
