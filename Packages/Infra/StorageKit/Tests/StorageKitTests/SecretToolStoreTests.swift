import ClockFakes
import Foundation
import StorageKit
import Testing

/// What is special about secrets in the system's secret service.
@Suite(.timeLimit(.minutes(5))) struct SecretToolStoreTests {
  private let key = SecretKey(service: "github", account: "583231")

  @Test func `the secret is never an argument, and the attributes name service and id`() async throws {
    try await withTemporaryFolder { folder in
      let tool = try FakeSecretTool(in: folder)
      let store = tool.store()

      try await store.set(Secret("ghp_abc"), for: key)
      _ = try await store.secret(for: key)
      _ = try await store.remove(key)

      let attributes = "service\ntessera\naccount\ngithub:583231\n"
      #expect(
        try tool.arguments
          == "store\n--label=tessera: github 583231\n\(attributes)lookup\n\(attributes)clear\n\(attributes)"
      )
    }
  }

  @Test(arguments: [
    (
      FakeSecretTool.Behaviour.noBus,
      SecretStoreError.noBus(reason: "secret-tool: Cannot autolaunch D-Bus without X11 $DISPLAY")
    ),
    (
      .noService,
      .noService(
        reason: "secret-tool: The name org.freedesktop.secrets was not provided by any .service files"
      )
    ),
    (.fails, .failed(reason: "secret-tool: the collection is locked")),
  ])
  func `exit code 1 with words is a failure, told apart by the words`(
    behaviour: FakeSecretTool.Behaviour,
    error: SecretStoreError
  ) async throws {
    try await withTemporaryFolder { folder in
      let store = try FakeSecretTool(in: folder, behaviour).store()

      await #expect(throws: error) { try await store.secret(for: key) }
      await #expect(throws: error) { try await store.set(Secret("ghp_abc"), for: key) }
      await #expect(throws: error) { try await store.remove(key) }
    }
  }

  @Test func `a secret in a locked keyring is neither taken for none nor for removed`() async throws {
    try await withTemporaryFolder { folder in
      let store = try FakeSecretTool(in: folder, .isLocked).store()
      let refusal = "secret-tool: Cannot create an item in a locked collection"

      await #expect(throws: SecretStoreError.locked) { try await store.secret(for: key) }
      await #expect(throws: SecretStoreError.locked) { try await store.remove(key) }
      await #expect(throws: SecretStoreError.failed(reason: refusal)) {
        try await store.set(Secret("ghp_abc"), for: key)
      }
    }
  }

  @Test func `exit code 127 means that the tool is missing`() async throws {
    try await withTemporaryFolder { folder in
      let tool = try FakeSecretTool(in: folder, .missing)

      await #expect(throws: SecretStoreError.toolMissing(program: tool.path)) {
        try await tool.store().secret(for: key)
      }
    }
  }

  @Test func `a tool that is not there is missing`() async throws {
    let runner = ChildProgramRunner(variables: [:], clock: ContinuousClock())
    let store = SecretToolStore(owner: "tessera", program: "/nonexistent/secret-tool", runner: runner)

    await #expect(throws: SecretStoreError.toolMissing(program: "/nonexistent/secret-tool")) {
      try await store.secret(for: key)
    }
  }

  @Test func `a tool that waits is killed after three seconds and not before`() async throws {
    try await withTemporaryFolder { folder in
      let clock = ManualClock()
      let store = try FakeSecretTool(in: folder, .hangs).store(clock: clock)
      async let outcome = #expect(throws: SecretStoreError.timedOut(after: .seconds(3))) {
        try await store.secret(for: key)
      }
      await clock.waitForSleeps(1)
      clock.advance(by: .milliseconds(2999))
      await clock.waitForSleeps(2)
      clock.advance(by: .milliseconds(5))
      _ = await outcome
    }
  }

  /// Gives each verb the same end every time, or none to any.
  private struct FixedRunner: ProgramRunner {
    var outcomes: [String: ProgramOutcome] = [:]
    var error: ProgramRunError?

    func run(
      _ program: String,
      _ arguments: [String],
      input: Secret?,
      limit: Duration
    ) async throws(ProgramRunError) -> ProgramOutcome {
      if let error { throw error }
      return arguments.first.flatMap { outcomes[$0] } ?? ProgramOutcome(status: 0)
    }
  }

  private func store(_ runner: FixedRunner) -> SecretToolStore {
    SecretToolStore(owner: "tessera", program: "tool", runner: runner)
  }

  @Test(
    arguments: [
      ("Could not connect: no file", .noBus(reason: "Could not connect: no file")),
      ("set DBUS_SESSION_BUS_ADDRESS\nand more", .noBus(reason: "set DBUS_SESSION_BUS_ADDRESS")),
      ("\n first\nsecond", .failed(reason: " first")), ("", .failed(reason: "tool: exit code 2")),
      ("\n", .failed(reason: "tool: exit code 2")),
      (String(repeating: "x", count: 201), .failed(reason: String(repeating: "x", count: 200))),
    ] as [(String, SecretStoreError)]
  )
  func `another exit code is a failure with the first words of the tool, at most 200 characters`(
    errors: String,
    error: SecretStoreError
  ) async {
    let store = store(FixedRunner(outcomes: ["lookup": ProgramOutcome(status: 2, errors: errors)]))

    await #expect(throws: error) { try await store.secret(for: key) }
  }

  @Test func `blank words with exit code 1 and a search that finds nothing mean that there is none`()
    async throws
  {
    let nothing = ProgramOutcome(status: 1, errors: " \n")
    let found = ProgramOutcome(status: 0, output: " \n")
    let store = store(FixedRunner(outcomes: ["lookup": nothing, "clear": nothing, "search": found]))

    let secret = try await store.secret(for: key)
    let wasThere = try await store.remove(key)

    #expect(secret == nil)
    #expect(!wasThere)
  }

  @Test func `a search that fails is told, and taken neither for none nor for removed`() async {
    let nothing = ProgramOutcome(status: 1)
    let store = store(FixedRunner(outcomes: ["lookup": nothing, "clear": nothing, "search": nothing]))
    let refusal = SecretStoreError.failed(reason: "tool: exit code 1")

    await #expect(throws: refusal) { try await store.secret(for: key) }
    await #expect(throws: refusal) { try await store.remove(key) }
  }

  @Test(
    arguments: [
      (.missing(program: "other"), .toolMissing(program: "other")),
      (.notStarted(reason: "no memory"), .failed(reason: "no memory")),
      (.timedOut(after: .seconds(1)), .timedOut(after: .seconds(1))), (.cancelled, .cancelled),
    ] as [(ProgramRunError, SecretStoreError)]
  )
  func `a tool that did not run to its end says why`(
    failure: ProgramRunError,
    error: SecretStoreError
  ) async {
    let store = store(FixedRunner(error: failure))

    await #expect(throws: error) { try await store.set(Secret("ghp_abc"), for: key) }
  }
}
