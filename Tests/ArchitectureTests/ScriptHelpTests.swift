import Foundation
import MonorepoSystem
import Testing

/// What the scripts say of themselves that pass their options on to the tool.
@Suite struct ScriptHelpTests {
  @Test(.timeLimit(.minutes(5)), arguments: [("test", "--release"), ("check", "[--docs]")])
  func `the help of a script tells its own options before those of the tool`(name: String, option: String)
    async throws
  {
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

    let outcome = try await runner.run(
      Subprocess(["scripts/" + name, "--help"], in: root.path(percentEncoded: false))
    )

    #expect(outcome.succeeded, "\(outcome.text)")
    #expect(outcome.text.contains("scripts/\(name) \(option)"))
    #expect(outcome.text.hasSuffix("\n\n\(name) --help\n"), "\(outcome.text)")
  }
}
