public import MonorepoSystem

/// The files that differ from another commit, committed or not.
public struct ChangedFiles: Sendable {
  private let root: String
  private let subprocesses: any SubprocessRunner

  /// Looks at a repository.
  ///
  /// - Parameters:
  ///   - root: The repository's folder.
  ///   - subprocesses: Runs `git`.
  public init(root: String, subprocesses: any SubprocessRunner) {
    self.root = root
    self.subprocesses = subprocesses
  }

  /// Lists what changed since the work left another commit, with what is not committed and what is new.
  ///
  /// A file that was renamed counts with both of its names.
  ///
  /// - Parameter base: The other commit, by any name that git knows.
  /// - Returns: The files relative to the root, sorted.
  /// - Throws: ``UnusableInput`` when git does not know the commit, has too little history to compare with it, or
  ///   ignores the folder.
  public func since(_ base: String) async throws(UnusableInput) -> [String] {
    try await requireKnownFolder()
    let fork = try await lines(["merge-base", base, "HEAD"], about: base).first ?? base
    let changed = try await lines(
      ["diff", "--name-only", "--no-renames", "--relative", "-z", fork, "--"],
      about: base
    )
    let new = try await lines(["ls-files", "--others", "--exclude-standard", "-z"], about: base)
    return Set(changed + new).sorted()
  }

  /// In a folder that an outer repository ignores git sees no change at all.
  private func requireKnownFolder() async throws(UnusableInput) {
    let git = Subprocess(["git", "check-ignore", "--quiet", "."], in: root)
    guard let outcome = try? await subprocesses.run(git), outcome.succeeded else { return }
    throw UnusableInput(
      path: root,
      what: "version control ignores this folder, so git cannot list its changes",
      remedy: "run without --changed, or add the folder to version control"
    )
  }

  private func lines(_ arguments: [String], about base: String) async throws(UnusableInput) -> [String] {
    let git = Subprocess(["git"] + arguments, in: root)
    guard let outcome = try? await subprocesses.run(git), outcome.succeeded else {
      throw UnusableInput(
        path: root,
        what: "git cannot list the changes since “\(base)”",
        remedy: "name a commit that this clone has, and fetch its history (git fetch --unshallow)"
      )
    }
    return outcome.text.split { $0 == "\0" || $0 == "\n" }.map(String.init)
  }
}
