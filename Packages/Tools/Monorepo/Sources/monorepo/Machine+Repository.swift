import MonorepoGraph
import MonorepoSystem

extension Machine {
  /// Reads the repository below a folder that was given on the command line.
  func repository(at root: String) async throws(UnusableInput) -> Repository {
    let folder = files.resolved(root)
    return try await RepositoryReader(
      root: folder,
      scratch: folder + "/.build/manifests",
      jobs: cores + 1,
      files: files,
      subprocesses: subprocesses
    ).read()
  }
}
