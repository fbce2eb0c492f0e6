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
}
