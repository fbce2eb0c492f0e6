import Foundation
package import MonorepoSystem

package struct ChangedFiles: Sendable {
  private let root: String
  private let subprocesses: any SubprocessRunner

  package init(root: String, subprocesses: any SubprocessRunner) {
    (self.root, self.subprocesses) = (root, subprocesses)
  }

  /// Lists the files that changed since the work left another commit, committed or not, in order.
  ///
  /// A file that was renamed counts with both of its names. Throws when git cannot compare with the commit.
  package func since(_ base: String) async throws(UnusableInput) -> [String] {
    let changed = try await diff(["diff", "--name-only", "-z"], since: base)
    let new = try await newFiles(base)
    return Set(changed + new).sorted()
  }

  /// Lists the lines, counted from 1, that came or changed in these files; all of one that git does not know yet.
  package func lines(since base: String) async throws(UnusableInput) -> [String: [ClosedRange<Int>]] {
    let context = ["--unified=0", "--inter-hunk-context=0"]
    let plain = ["-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff"] + context
    var changed: [String: [ClosedRange<Int>]] = [:]
    var file = ""
    // The lines of the hunk that are still to come; one that looks like a header is none.
    var rest = 0
    for line in try await diff(plain + ["--src-prefix=a/", "--dst-prefix=b/"], since: base) {
      if rest > 0 {
        rest -= line.hasPrefix("\\") ? 0 : 1
      } else if line.hasPrefix("+++ b/") {
        file = String(line.dropFirst("+++ b/".count).prefix { $0 != "\t" })
      } else if let hunk = line.firstMatch(of: #/^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/#),
        let first = Int(hunk.2)
      {
        let count = hunk.3.flatMap { Int($0) } ?? 1
        rest = count + (hunk.1.flatMap { Int($0) } ?? 1)
        if count > 0 { changed[file, default: []].append(first...(first + count - 1)) }
      }
    }
    for file in try await newFiles(base) { changed[file] = [1...Int.max] }
    return changed
  }

  private func diff(_ command: [String], since base: String) async throws(UnusableInput) -> [String] {
    try await requireKnownFolder()
    let fork = try await lines(["merge-base", base, "HEAD"], about: base).first ?? base
    // Git may be told to look into no submodule, and overlooks new files of one without being told.
    let options = ["--no-renames", "--relative", "--ignore-submodules=none"]
    return try await lines(command + options + [fork, "--"], about: base)
  }

  private func newFiles(_ base: String) async throws(UnusableInput) -> [String] {
    try await lines(["ls-files", "--others", "--exclude-standard", "-z"], about: base)
  }

  /// In a folder that an outer repository ignores git sees no change at all.
  private func requireKnownFolder() async throws(UnusableInput) {
    let remedy = "do what git says, or do not ask for changes: `test` without --changed, `mutate --all`"
    try await subprocesses.requireCheckout(at: root, remedy: remedy)
    guard await subprocesses.git(["check-ignore", "--quiet", "."], in: root) != nil else { return }
    throw UnusableInput(
      path: root,
      what: "version control ignores this folder, so git cannot list its changes",
      remedy: "run without --changed, or add the folder to version control"
    )
  }

  private func lines(_ arguments: [String], about base: String) async throws(UnusableInput) -> [String] {
    guard let output = await subprocesses.git(arguments, in: root) else {
      throw UnusableInput(
        path: root,
        what: "git cannot list the changes since “\(base)”",
        remedy: "name a commit of this clone, make a first one, or fetch the history (git fetch --unshallow)"
      )
    }
    // By bytes, because a carriage return of a changed line and its line feed are a single Character.
    return output.split { $0 == 0 || $0 == UInt8(ascii: "\n") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
