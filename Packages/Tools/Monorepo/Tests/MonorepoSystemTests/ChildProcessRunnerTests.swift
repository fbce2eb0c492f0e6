import Foundation
import MonorepoSystem
import Testing

@Suite(.timeLimit(.minutes(1))) struct ChildProcessRunnerTests {
  @Test func `output, errors and exit code are told apart`() async throws {
    let outcome = try await withRunner { runner in
      try await runner.run(Subprocess(["sh", "-c", "echo out; echo err >&2; exit 3"], in: "/"))
    }

    #expect(
      outcome == SubprocessOutcome(ending: .exited(3), output: Data("out\n".utf8), errors: Data("err\n".utf8))
    )
  }

  @Test func `errors can be merged in the order of printing`() async throws {
    let outcome = try await withRunner { runner in
      try await runner.run(
        Subprocess(["sh", "-c", "echo a; echo b >&2; echo c"], in: "/", mergesErrors: true)
      )
    }

    #expect(outcome.text == "a\nb\nc\n")
  }

  @Test func `a child gets its folder and its variables, and nothing to read`() async throws {
    let outcome = try await withRunner { runner in
      try await runner.run(
        Subprocess(["sh", "-c", "pwd; echo $A $B; cat"], in: "/usr", environment: ["B": "2"])
      )
    }

    #expect(outcome.text == "/usr\n1 2\n")
  }

  @Test func `a signal is told apart from an exit code`() async throws {
    let outcome = try await withRunner { runner in
      try await runner.run(Subprocess(["sh", "-c", "kill -9 $$"], in: "/"))
    }

    #expect(outcome.ending == .signalled(9))
  }

  @Test func `a folder that is not there is no start`() async throws {
    await #expect(throws: SubprocessError.self) {
      try await withRunner { runner in try await runner.run(Subprocess(["true"], in: "/there/is/none")) }
    }
  }

  @Test func `stopping ends the children with their own children, and starts no more`() async throws {
    try await withRunner { runner in
      let ended = Task { try await runner.run(Subprocess(["sh", "-c", "sleep 600 & wait"], in: "/")) }
      // Until the child is there, a stop would only prevent its start.
      while !runner.hasChildren { await Task.yield() }

      runner.stop()

      await #expect(throws: SubprocessError.stopped) { try await ended.value }
      #expect(!runner.hasChildren)
      await #expect(throws: SubprocessError.stopped) { try await runner.run(Subprocess(["true"], in: "/")) }
    }
  }

  private func withRunner<Value>(_ body: (ChildProcessRunner) async throws -> Value) async throws -> Value {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    return try await body(
      ChildProcessRunner(
        environment: ["A": "1", "PATH": "/usr/bin:/bin"],
        captures: folder,
        files: files,
        makeName: { UUID().uuidString }
      )
    )
  }
}
