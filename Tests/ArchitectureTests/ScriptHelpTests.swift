import Foundation
import MonorepoSystem
import Testing

/// The words of scripts about themselves, in their help and where they are called wrongly.
@Suite struct ScriptHelpTests {
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("test", "scripts/test --release"), ("check", "scripts/check [--docs]"),
      ("mutate", "`monorepo mutate`"), ("new-area", "`monorepo new-area`"),
      ("new-feature", "`monorepo new-feature`"),
    ]
  )
  func `the help of a script tells its own words before those of the tool`(name: String, words: String)
    async throws
  {
    let outcome = try await run("scripts/" + name, "--help")

    #expect(outcome.succeeded, "\(outcome.text)")
    #expect(outcome.text.contains(words))
    #expect(outcome.text.hasSuffix("\n\n\(name) --help\n"), "\(outcome.text)")
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      (["ci"], "Name a step of CI."), (["ci", "everything"], "Unknown step 'everything'."),
      (["ci", "package"], "Name the package to test."), (["ci", "package", ""], "Name the package to test."),
      (["ci", "package", "A", "b.xml", "c"], "The step 'package' takes no such argument: c"),
      (["ci", "docs", "now"], "The step 'docs' takes no such argument: now"),
      (["docs", "now"], "scripts/docs takes no arguments, but was given: now"),
    ]
  )
  func `a script that is called wrongly tells the mistake before its usage`(
    words: [String],
    message: String
  ) async throws {
    let outcome = try await run(["scripts/" + words[0]] + words.dropFirst())

    #expect(outcome.ending == .exited(1))
    #expect(outcome.errorText.hasPrefix(message + "\n"), "\(outcome.errorText)")
    #expect(outcome.errorText.contains("scripts/" + words[0]))
    #expect(outcome.text.isEmpty)
  }

  private func run(_ words: String...) async throws -> SubprocessOutcome { try await run(words) }

  private func run(_ words: [String]) async throws -> SubprocessOutcome {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    let runner = ChildProcessRunner(
      // The tool that is handed in tells what it is asked for.
      environment: ProcessInfo.processInfo.environment.merging(["MONOREPO_TOOL": "/bin/echo"]) { $1 },
      captures: folder,
      files: files,
      makeName: { UUID().uuidString }
    )
    let root = (0..<3).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    return try await runner.run(Subprocess(words, in: root.path(percentEncoded: false)))
  }
}
