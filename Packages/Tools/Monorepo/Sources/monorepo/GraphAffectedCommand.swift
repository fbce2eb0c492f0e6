import CommandKit
import MonorepoGraph
import MonorepoSystem

/// `monorepo graph affected`: what a change of files can touch.
struct GraphAffectedCommand: Sendable {
  let machine: Machine
  private let root = Option.root
  private let json = Flag("json", help: "Print one JSON object.")
  private let files = Argument<[String]>(
    "file",
    help: """
      Changed files or folders, relative to the root (- reads lines or NUL-separated paths from standard \
      input).
      """,
    accepting: .path
  )

  var definition: Command {
    Command(
      "affected",
      abstract: "List the packages and suites that a change affects.",
      discussion: """
        A file of a target affects the target and its dependents. Any other file of a package affects the \
        whole package and its dependents. A manifest affects every package that depends on its package. The \
        suites of the root package read the whole repository, so every change affects them. Pass both names \
        of a renamed file; git lists both with --no-renames.
        """,
      examples: [
        Example(
          "monorepo graph affected Packages/Domain/Package.swift",
          "packages and suites that a manifest affects"
        ),
        Example(
          "git diff --name-only --no-renames -z main | monorepo graph affected - --json",
          "packages and suites that a branch affects"
        ),
      ],
      parameters: [files, root, json],
      run: machine.refusing(run)
    )
  }

  private func run(_ invocation: Invocation) async throws(UnusableInput) -> ExitCode {
    let repository = try await machine.repository(at: invocation[root])
    let changed = try paths(invocation[files], in: repository.root)
    let affected = Affected(by: changed, in: repository)
    let packages = affected.packages.map { "package \($0.isEmpty ? "." : $0)" }
    let lines = packages + affected.suites.map { "suite \($0)" }
    for line in invocation[json] ? [JSONText.text(of: affected)] : lines { machine.output(line) }
    return .done
  }

  private func paths(_ given: [String], in root: String) throws(UnusableInput) -> [String] {
    let texts = given.flatMap { text in
      text == "-" ? machine.input().split { $0.isNewline || $0 == "\0" }.map(String.init) : [text]
    }
    return try texts.map { path throws(UnusableInput) in
      let parts = path.split(separator: "/").filter { $0 != "." }
      let above = path.hasPrefix("/") ? root.split(separator: "/") : []
      guard parts.starts(with: above), !parts.contains("..") else {
        throw UnusableInput(
          path: path,
          what: "this is not a file of the repository",
          remedy: "use paths relative to the root of the repository"
        )
      }
      return parts.dropFirst(above.count).joined(separator: "/")
    }
  }
}
