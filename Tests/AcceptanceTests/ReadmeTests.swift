import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct ReadmeTests {
  @Test func `every example of the README shows what the program writes`() async throws {
    let tessera = try TesseraProcess()
    let examples = try ReadmeExample.all(in: readme())

    #expect(examples.count >= 5)
    for example in examples {
      let written = try await tessera.terminal("tessera \(example.arguments)", as: "scripts/run")
      #expect(example.matches(written), "\(example.arguments)\n\(written)")
    }
  }

  @Test func `the README names the two commands, and they are there`() throws {
    let text = try readme()

    for script in ["scripts/run", "scripts/test"] {
      #expect(text.contains("\n\(script)"))
      #expect(FileManager.default.isExecutableFile(atPath: Self.root.appending(path: script).path()))
    }
  }

  @Test func `the README is short enough to be read`() throws {
    #expect(try readme().split(separator: "\n", omittingEmptySubsequences: false).count <= 221)
  }

  private func readme() throws -> String {
    try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
