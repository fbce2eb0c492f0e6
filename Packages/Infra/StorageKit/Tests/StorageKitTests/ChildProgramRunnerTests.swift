import ClockFakes
import Foundation
import StorageKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct ChildProgramRunnerTests {
  private let runner = ChildProgramRunner(
    variables: ["PATH": "/usr/bin:/bin", "GREETING": "hello"],
    clock: ContinuousClock()
  )

  private func sh(_ script: String, input: String? = nil) async throws -> ProgramOutcome {
    try await runner.run("sh", ["-c", script], input: input.map { Secret($0) }, limit: .seconds(60))
  }

  @Test func `output, errors and exit code are told apart`() async throws {
    let outcome = try await sh("echo out; echo err >&2; exit 7")

    #expect(outcome == ProgramOutcome(status: 7, output: "out\n", errors: "err\n"))
  }

  @Test func `the input arrives whole and ends`() async throws {
    let input = String(repeating: "x", count: 8192)

    #expect(try await sh("cat", input: input).output == input)
  }

  @Test func `a program without input finds none`() async throws {
    #expect(try await sh("cat; echo end").output == "end\n")
  }

  #if os(Linux)
    /// It may be read by a program that does not expect to be told to come again.
    @Test func `a program waits for its input as for any other`() async throws {
      #expect(try await sh("grep flags /proc/self/fdinfo/0", input: "x").output == "flags:\t00\n")
    }

    @Test func `a program that has ended leaves no pipe open`() async {
      await #expect(processExitsWith: .success) {
        func pipes() throws -> [String] {
          let folder = "/proc/self/fd"
          return try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + name)
            return target?.hasPrefix("pipe:") ?? false
          }
        }
        let runner = ChildProgramRunner(variables: ["PATH": "/usr/bin:/bin"], clock: ContinuousClock())
        let before = try pipes().count

        _ = try await runner.run("cat", [], input: Secret("x"), limit: .seconds(60))

        #expect(try pipes().count == before)
      }
    }
  #endif

  @Test func `a program without input does not get that of this one`() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      #expect(write(ends[1], Array("leaked".utf8), 6) == 6)
      #expect(dup2(ends[0], STDIN_FILENO) == STDIN_FILENO)
      for end in ends { close(end) }
      let runner = ChildProgramRunner(variables: ["PATH": "/usr/bin:/bin"], clock: ContinuousClock())

      let outcome = try await runner.run("cat", [], input: nil, limit: .seconds(60))

      #expect(outcome == ProgramOutcome(status: 0))
    }
  }

  @Test func `a closed pipe ends a program also where it is ignored here`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      let runner = ChildProgramRunner(variables: ["PATH": "/usr/bin:/bin"], clock: ContinuousClock())

      let outcome = try await runner.run(
        "sh",
        ["-c", "kill -PIPE $$; echo still here"],
        input: nil,
        limit: .seconds(60)
      )

      #expect(outcome == ProgramOutcome(status: 128 + SIGPIPE))
    }
  }

  @Test func `a single byte of output is read`() async throws {
    #expect(try await sh("printf x").output == "x")
  }

  @Test func `a program that does not read its input ends as usual`() async throws {
    #expect(try await sh("exit 0", input: "secret").status == 0)
  }

  @Test func `a program gets the variables that were named and no others`() async throws {
    #expect(try await sh("echo $GREETING; echo ${HOME-none}").output == "hello\nnone\n")
  }

  @Test func `a signal that ends a program is 128 and its number`() async throws {
    #expect(try await sh("kill -9 $$").status == 137)
  }

  @Test func `what a descendant holds open is not waited for`() async throws {
    let outcome = try await sh("sleep 600 & echo $!; exit 3")

    #expect(outcome.status == 3)
    if let identifier = pid_t(outcome.output.dropLast()) { kill(identifier, SIGKILL) }
  }

  @Test func `signals are not blocked in a program, and a closed pipe ends it`() async throws {
    #expect(try await sh("yes | head -n 1; kill -TERM $$; echo still here").output == "y\n")
  }

  @Test func `no more than 64 KiB of output are kept`() async throws {
    let outcome = try await sh("head -c 70000 /dev/zero | tr '\\0' x")

    #expect(outcome.output.utf8.count == 65_536)
  }

  @Test func `a program that does not exist is missing`() async throws {
    await #expect(throws: ProgramRunError.missing(program: "tessera-has-no-such-program")) {
      try await runner.run("tessera-has-no-such-program", [], input: nil, limit: .seconds(60))
    }
  }

  @Test func `a program that nobody waits for has a session of its own, no streams and the named variables`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let note = folder + "/note"
      // Input that leads anywhere else might not end.
      let words = "cat; (echo $$; echo $GREETING; echo ${HOME-none})"
      let script = "\(words) > '\(note).new'; echo lost; mv '\(note).new' '\(note)'; exec sleep 600"

      try runner.start("sh", ["-c", script])

      await waitUntil { FileManager.default.fileExists(atPath: note) }
      let lines = try String(contentsOfFile: note, encoding: .utf8).split(separator: "\n")
      let identifier = try #require(lines.first.flatMap { pid_t($0) })
      defer {
        kill(identifier, SIGKILL)
        waitpid(identifier, nil, 0)
      }
      #expect(getsid(identifier) == identifier)
      #expect(lines.dropFirst() == ["hello", "none"])
    }
  }

  @Test func `a program that does not exist is missing also where nobody waits for it`() {
    #expect(throws: ProgramRunError.missing(program: "tessera-has-no-such-program")) {
      try runner.start("tessera-has-no-such-program", [])
    }
  }

  @Test func `a file that cannot be run was not started`() async throws {
    await #expect(throws: ProgramRunError.self) {
      try await runner.run("/dev/null", [], input: nil, limit: .seconds(60))
    }
  }

  @Test func `an input that is longer than any secret is refused`() async throws {
    let input = Secret(String(repeating: "x", count: 8193))

    await #expect(throws: ProgramRunError.notStarted(reason: "its input is too long")) {
      try await runner.run("cat", [], input: input, limit: .seconds(60))
    }
  }

  @Test(arguments: [true, false])
  func `a program that heeds no request to end is gone once it was cancelled or its time is over`(
    isCancelled: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let (clock, note) = (ManualClock(), folder + "/number")
      let runner = ChildProgramRunner(variables: ["PATH": "/usr/bin:/bin"], clock: clock)
      let script = "trap '' TERM; echo $$ > '\(note).new'; mv '\(note).new' '\(note)'; exec sleep 600"
      let task = Task { () async -> ProgramRunError? in
        do throws(ProgramRunError) {
          _ = try await runner.run("sh", ["-c", script], input: nil, limit: .milliseconds(10))
          return nil
        } catch {
          return error
        }
      }
      await clock.waitForSleeps(1)
      await waitUntil { FileManager.default.fileExists(atPath: note) }

      if isCancelled {
        task.cancel()
      } else {
        clock.advance(by: .milliseconds(5))
        await clock.waitForSleeps(2)
        clock.advance(by: .milliseconds(5))
      }

      let expected: ProgramRunError = isCancelled ? .cancelled : .timedOut(after: .milliseconds(10))
      #expect(await task.value == expected)
      let number = try #require(pid_t(try String(contentsOfFile: note, encoding: .utf8).dropLast()))
      #expect(kill(number, 0) == -1 && errno == ESRCH)
    }
  }

  @Test func `a program is killed when its caller is cancelled`() async throws {
    let clock = ManualClock()
    let runner = ChildProgramRunner(variables: ["PATH": "/usr/bin:/bin"], clock: clock)
    let task = Task { () async -> ProgramRunError? in
      do throws(ProgramRunError) {
        _ = try await runner.run("sleep", ["600"], input: nil, limit: .seconds(60))
        return nil
      } catch {
        return error
      }
    }
    await clock.waitForSleeps(1)

    task.cancel()

    #expect(await task.value == .cancelled)
  }
}

@Suite(.timeLimit(.minutes(5))) struct InterprocessLockTests {
  @Test func `one holder at a time has the lock`() async throws {
    try await withTemporaryFolder { folder in
      let clock = ManualClock()
      let lock = InterprocessLock(path: folder + "/a/lock", timeout: .seconds(1), clock: clock)
      let first = try await lock.acquire()
      async let second = lock.acquire()
      await clock.waitForSleeps(1)

      first.release()
      clock.advance(by: .milliseconds(20))

      try await second.release()
    }
  }

  @Test func `who waits too long is told that it is busy`() async throws {
    try await withTemporaryFolder { folder in
      let clock = ManualClock()
      let path = folder + "/lock"
      let lock = InterprocessLock(path: path, timeout: .milliseconds(40), clock: clock)
      let first = try await lock.acquire()
      defer { first.release() }
      async let second = #expect(throws: StorageError.busy(path: path)) { try await lock.acquire() }
      await clock.waitForSleeps(1)
      clock.advance(by: .milliseconds(20))
      await clock.waitForSleeps(2)
      clock.advance(by: .milliseconds(20))

      _ = await second
      #expect(clock.slept.count == 2)
    }
  }

  @Test func `who stops waiting is told that it is busy`() async throws {
    try await withTemporaryFolder { folder in
      let (clock, path) = (ManualClock(), folder + "/lock")
      let lock = InterprocessLock(path: path, timeout: .seconds(1), clock: clock)
      let first = try await lock.acquire()
      defer { first.release() }
      let waiting = Task { try await lock.acquire().release() }
      await clock.waitForSleeps(1)

      waiting.cancel()

      await #expect(throws: StorageError.busy(path: path)) { try await waiting.value }
    }
  }

  @Test func `a lock that cannot be opened is refused at once with its reason`() async throws {
    try await withTemporaryFolder { folder in
      let clock = ManualClock()
      let lock = InterprocessLock(path: folder, timeout: .seconds(1), clock: clock)

      await #expect(throws: StorageError.io(path: folder, reason: "Is a directory")) {
        try await lock.acquire()
      }
      #expect(clock.slept.isEmpty)
    }
  }
}
