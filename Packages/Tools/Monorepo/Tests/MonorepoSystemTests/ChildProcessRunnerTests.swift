import Foundation
import Synchronization
import Testing

@testable import MonorepoSystem

@Suite(.timeLimit(.minutes(5))) struct ChildProcessRunnerTests {
  @Test func `output, errors and exit code are separate`() async throws {
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

  @Test func `a signal is no exit code`() async throws {
    let outcome = try await withRunner { runner in
      try await runner.run(Subprocess(["sh", "-c", "kill -9 $$"], in: "/"))
    }

    #expect(outcome.ending == .signalled(9))
  }

  #if os(Linux)
    @Test func `the programs of a folder are killed, and one beside it is not`() async throws {
      let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
      let files = FileSystem(manager: .default)
      defer { files.remove(folder) }
      let programs = [folder + "/in/sh", folder + "/in side/sh"]
      for program in programs { try files.copy(files.resolved("/bin/sh"), to: program) }
      let script = ": > $0.runs; while [ ! -e $0.end ]; do :; done"
      let marks = [folder + "/1", folder + "/2"]

      let endings = try await withRunner { runner in
        async let inside = runner.run(Subprocess([programs[0], "-c", script, marks[0]], in: "/"))
        async let beside = runner.run(Subprocess([programs[1], "-c", script, marks[1]], in: "/"))
        while !marks.allSatisfy({ files.exists($0 + ".runs") }), !Task.isCancelled { await Task.yield() }
        Leftovers.killPrograms(in: folder + "/in", files: files)
        let killed = try await inside.ending
        try files.write(Data(), to: marks[1] + ".end")
        return [killed, try await beside.ending]
      }

      #expect(endings == [.signalled(9), .exited(0)])
    }
  #endif

  @Test func `a child that leaves something running behind has ended all the same`() async throws {
    let mark = NSTemporaryDirectory() + "/" + UUID().uuidString
    let files = FileSystem(manager: .default)
    defer { files.remove(mark) }

    try files.write(Data(), to: mark)

    let outcome = try await withRunner { runner in
      // It ends when the mark is gone, which nothing can prevent it from seeing.
      let leftover = "(while [ -e $0 ]; do sleep 0.02; done) & exit 4"
      return try await runner.run(Subprocess(["sh", "-c", leftover, mark], in: "/"))
    }

    #expect(files.exists(mark))
    #expect(outcome.ending == .exited(4))
  }

  @Test(arguments: [
    "sleep 600", "setsid sleep 600", "env -i sleep 600 >/dev/null 2>&1", "env -i setsid sleep 600",
    "env -i setsid sleep 600 >/dev/null 2>&1", "(cd /; env -i setsid setsid sleep 600 >/dev/null 2>&1 &)",
  ])
  func `programs that a child leaves running are ended and reported where it may not do so`(program: String)
    async throws
  {
    let outcome = try await withRunner { runner in
      try await runner.run(
        Subprocess(["sh", "-c", "\(program) & exit 4"], in: "/", mayLeaveChildren: false)
      )
    }

    #expect(outcome.ending == .exited(4))
    #expect(outcome.leftovers == ["sleep 600"])
  }

  @Test func `what ends soon after its parent is not left running`() async throws {
    let outcome = try await withRunner { runner in
      try await runner.run(Subprocess(["sh", "-c", "sleep 0.1 & exit 4"], in: "/", mayLeaveChildren: false))
    }

    #expect(outcome.leftovers.isEmpty)
  }

  @Test func `output can be read along in a file of the caller's, which is gone at the end`() async throws {
    let file = NSTemporaryDirectory() + "/" + UUID().uuidString
    let outcome = try await withRunner { runner in
      try await runner.run(
        Subprocess(["sh", "-c", "echo one; grep -c one <$0", file], in: "/", capture: file)
      )
    }

    #expect(outcome.text == "one\n1\n")
    #expect(!FileSystem(manager: .default).exists(file))
  }

  @Test func `a folder that is not there is no start`() async throws {
    await #expect(throws: SubprocessError.self) {
      try await withRunner { runner in try await runner.run(Subprocess(["true"], in: "/there/is/none")) }
    }
  }

  @Test(arguments: [nil, "/below/capture"] as [String?])
  func `a program whose output nobody can take is not started`(capture: String?) async throws {
    let files = FileSystem(manager: .default)
    let file = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(file) }
    // What is a file cannot hold other files.
    try files.write(Data(), to: file)
    let runner = ChildProcessRunner(environment: [:], captures: file, files: files, makeName: { "name" })
    let program = Subprocess(["true"], in: "/", capture: capture.map { file + $0 })

    let path = file + (capture ?? "/name.out")
    await #expect(
      throws: SubprocessError.notStarted(
        program: "true",
        reason: "its output file \(path) cannot be written"
      )
    ) { try await runner.run(program) }
    #expect(runner.children.withLock(\.running) == [])
    #expect(!runner.isStopped)
  }

  @Test(arguments: [false, true])
  func `a program that is nowhere is not started, and no program that failed`(mergesErrors: Bool) async throws
  {
    let nowhere = Subprocess(["no such program"], in: "/", mergesErrors: mergesErrors)
    let failing = Subprocess(["sh", "-c", "exit 127"], in: "/", mergesErrors: mergesErrors)

    let outcome = try await withRunner { runner in
      await #expect(
        throws: SubprocessError.notStarted(program: "no such program", reason: "there is no such program")
      ) { try await runner.run(nowhere) }
      return try await runner.run(failing)
    }

    #expect(outcome.ending == .exited(127))
  }

  @Test func `stopping ends the children with their own children, and starts no more`() async throws {
    try await withRunner { runner in
      let files = FileSystem(manager: .default)
      let mark = NSTemporaryDirectory() + "/" + UUID().uuidString
      defer { files.remove(mark) }
      // A program in the background of a shell ignores the interruption.
      let script = "sleep 60 & echo $! >$0.new; mv $0.new $0; wait"
      let ended = Task { try await runner.run(Subprocess(["sh", "-c", script, mark], in: "/")) }
      // Until the child is there, a stop would only prevent its start.
      while !files.exists(mark), !Task.isCancelled { await Task.yield() }
      let program = try #require(Int32(files.text(at: mark)?.trimmingCharacters(in: .newlines) ?? ""))

      runner.stop()

      await #expect(throws: SubprocessError.stopped) { try await ended.value }
      #if os(Linux)
        // A program that was killed has no executable file, even if nobody has collected it yet.
        #expect(!files.exists("/proc/\(program)/exe"))
      #endif
      #expect(runner.children.withLock(\.running) == [])
      #expect(runner.isStopped)
      await #expect(throws: SubprocessError.stopped) { try await runner.run(Subprocess(["true"], in: "/")) }
    }
  }

  @Test func `who waits for a stop finds that a child which ignores the interruption is gone`() async throws {
    try await withRunner { runner in
      let files = FileSystem(manager: .default)
      let mark = NSTemporaryDirectory() + "/" + UUID().uuidString
      defer { files.remove(mark) }
      let script = "trap '' INT; echo $$ >$0.new; mv $0.new $0; while [ -e $0 ]; do sleep 0.05; done"
      let ended = Task { try await runner.run(Subprocess(["sh", "-c", script, mark], in: "/")) }
      while !files.exists(mark), !Task.isCancelled { await Task.yield() }
      let program = try #require(Int32(files.text(at: mark)?.trimmingCharacters(in: .newlines) ?? ""))

      runner.stopAndWait()

      #expect(runner.children.withLock(\.running) == [])
      #if os(Linux)
        #expect(!files.exists("/proc/\(program)/exe"))
      #endif
      await #expect(throws: SubprocessError.stopped) { try await ended.value }
    }
  }

  @Test(arguments: [
    (true, false, "1234\n… 3 of 11 bytes of output omitted\n890\n"), (true, true, "1234567890\n"),
    (false, false, "1234567890\n"),
  ])
  func `the middle of a long log is left out, and never that of an output or of what others read along`(
    mergesErrors: Bool,
    isReadAlong: Bool,
    text: String
  ) async throws {
    let capture = isReadAlong ? NSTemporaryDirectory() + "/" + UUID().uuidString : nil

    let outcome = try await withRunner(logLimit: 8) { runner in
      try await runner.run(
        Subprocess(["echo", "1234567890"], in: "/", mergesErrors: mergesErrors, capture: capture)
      )
    }

    #expect(outcome.text == text)
  }

  @Test(arguments: ["while :; do echo a; done", "while :; do echo a >&2; done"])
  func `a child that prints without end is ended, and its ending says so`(script: String) async throws {
    let outcome = try await withRunner(outputLimit: 1000) { runner in
      try await runner.run(Subprocess(["sh", "-c", script], in: "/"))
    }

    #expect(outcome.ending == .overflowed(limit: 1000))
    #expect(outcome.output.count + outcome.errors.count > 1000)
  }

  @Test(arguments: [("printf 12345678", 8), ("printf 123456789; kill -9 $$", 9)])
  func `a child that prints as much as it may ends as it does`(script: String, limit: Int) async throws {
    let outcome = try await withRunner(outputLimit: limit) { runner in
      try await runner.run(Subprocess(["sh", "-c", script], in: "/"))
    }

    #expect(outcome.ending == (limit == 8 ? .exited(0) : .signalled(9)))
  }

  @Test func `a child that prints more than it may and ends by itself is not blamed for it`() async throws {
    let outcome = try await withRunner(outputLimit: 1) { runner in
      try await runner.run(Subprocess(["sh", "-c", "echo 12345678; exit 3"], in: "/"))
    }

    #expect(outcome.ending == .exited(3))
  }

  @Test func `cancelling ends one child with its own children, and no other`() async throws {
    try await withRunner { runner in
      let files = FileSystem(manager: .default)
      let mark = NSTemporaryDirectory() + "/" + UUID().uuidString
      defer { for suffix in ["", ".hold"] { files.remove(mark + suffix) } }
      try files.write(Data(), to: mark + ".hold")
      let patient = "while [ -e $0.hold ]; do sleep 0.02; done; echo on"
      let other = Task { try await runner.run(Subprocess(["sh", "-c", patient, mark], in: "/")) }
      let script = "setsid sleep 60 & echo $! >$0.new; mv $0.new $0; wait"
      let long = Task { try await runner.run(Subprocess(["sh", "-c", script, mark], in: "/")) }
      while !files.exists(mark), !Task.isCancelled { await Task.yield() }

      let program = try #require(Int32(files.text(at: mark)?.trimmingCharacters(in: .newlines) ?? ""))
      long.cancel()
      let ended = try await long.value
      files.remove(mark + ".hold")
      let text = try await other.value.text

      #expect(ended.ending == .signalled(15))
      #if os(Linux)
        #expect(!files.exists("/proc/\(program)/exe"))
      #endif
      #expect(text == "on\n")
    }
  }

  @Test func `a child that does not want to end is killed`() async throws {
    let outcome = try await withRunner { runner in
      let script = "trap '' TERM; touch $0; while [ -e $0 ]; do sleep 0.05; done"
      let mark = NSTemporaryDirectory() + "/" + UUID().uuidString
      defer { FileSystem(manager: .default).remove(mark) }
      let task = Task { try await runner.run(Subprocess(["sh", "-c", script, mark], in: "/")) }
      while !FileSystem(manager: .default).exists(mark), !Task.isCancelled { await Task.yield() }

      task.cancel()

      return try await task.value
    }

    #expect(outcome.ending == .signalled(9))
  }

  @Test func `a task that was cancelled starts nothing`() async throws {
    try await withRunner { runner in
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try await runner.run(Subprocess(["true"], in: "/"))
      }

      task.cancel()

      await #expect(throws: SubprocessError.stopped) { try await task.value }
      let next = try await runner.run(Subprocess(["true"], in: "/"))
      #expect(next.succeeded)
    }
  }

  @Test func `the words of the toolchain are those of its program, and there are none where it fails`()
    async throws
  {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    let program = folder + "/swift"
    try files.write(Data("#!/bin/sh\necho \"$@\" >&2\nexit ${FAILS:-0}\n".utf8), to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    let path = ["PATH": folder + ":/usr/bin:/bin"]

    #expect(
      try await withRunner(variables: path) { await $0.toolchain(in: "/") } == "--version\n"
    )
    #expect(
      try await withRunner(variables: path.merging(["FAILS": "1"]) { $1 }) { await $0.toolchain(in: "/") }
        == nil
    )
  }

  private func withRunner<Value>(
    variables: [String: String] = [:],
    logLimit: Int = 1_000_000,
    outputLimit: Int = 100_000_000,
    _ body: (ChildProcessRunner) async throws -> Value
  ) async throws -> Value {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    return try await body(
      ChildProcessRunner(
        environment: ["A": "1", "PATH": "/usr/bin:/bin"].merging(variables) { $1 },
        captures: folder,
        files: files,
        logLimit: logLimit,
        outputLimit: outputLimit,
        makeName: { UUID().uuidString }
      )
    )
  }
}
