import MonorepoGraph
import MonorepoSystem

extension Machine {
  /// Reads the repository below a folder that was given on the command line.
  func repository(at root: String) async throws(UnusableInput) -> Repository {
    try await reader(at: files.resolved(root)).read()
  }

  /// A reader of the repository in a folder.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - toolchain: What the toolchain says of itself, when it has been asked already.
  /// - Returns: The reader.
  func reader(at root: String, toolchain: String? = nil) -> RepositoryReader {
    RepositoryReader(
      root: root,
      scratch: root + "/.build/manifests",
      jobs: cores + 1,
      files: files,
      subprocesses: subprocesses,
      toolchain: toolchain
    )
  }
}
