import MonorepoGraph
import MonorepoSystem

extension Machine {
  /// Reads the repository below a folder that was given on the command line.
  func repository(at root: String) async throws(UnusableInput) -> Repository {
    try await reader(at: files.resolved(root)).read()
  }

  /// Where a repository's rules are looked for, relative to its root.
  static let usualRules = "Packages/Tools/Monorepo/architecture.json"

  /// A reader of the repository in a folder.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - toolchain: What the toolchain says of itself, when it has been asked already.
  ///   - rules: The rules file, which may leave out packages; nil for the usual one, if it is there.
  /// - Returns: The reader.
  func reader(at root: String, toolchain: String? = nil, rules: String? = nil) -> RepositoryReader {
    let usual = root + "/" + Self.usualRules
    return RepositoryReader(
      root: root,
      scratch: root + "/.build/manifests",
      jobs: cores + 1,
      files: files,
      subprocesses: subprocesses,
      toolchain: toolchain,
      environment: inheritedEnvironment,
      rules: rules ?? (files.exists(usual) ? usual : nil),
      limit: RepositoryReader.Limit(.seconds(120), clock: clock)
    )
  }
}
