import ClockFakes
import FeatureFakes
import SettingsDomain
import Synchronization
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(5))) struct BackgroundWritesTests {
  private let clock = ManualClock()
  private let gate = AnswerGate(holding: ["first"])
  private let done = Done()

  @Test func `nobody waits for what is added, and it is done in order`() async {
    let writes = BackgroundWrites(clock: clock)
    writes.add { await work("first") }
    writes.add { await work("second") }
    await gate.arrival(of: "first")
    let before = done.names

    await gate.open("first")
    await writes.finish()

    #expect(before.isEmpty)
    #expect(done.names == ["first", "second"])
  }

  @Test func `where nothing was added, the end waits for nothing`() async {
    let writes = BackgroundWrites(clock: clock)

    await writes.finish()

    #expect(clock.slept.isEmpty)
  }

  @Test func `work that is added later is done too`() async {
    let writes = BackgroundWrites(clock: clock)
    writes.add { await work("second") }
    await writes.finish()

    writes.add { await work("third") }
    await writes.finish()

    #expect(done.names == ["second", "third"])
  }

  @Test func `the end of a command waits for what it saves`() async throws {
    let services = Services(Launch(try TesseraRun(clock: clock).context(["sections"], [:], .pipes)))
    services.writes.add { await work("first") }
    await gate.arrival(of: "first")
    async let end: Void = services.finish()
    await clock.waitForSleeps(1)

    await gate.open("first")
    await end

    #expect(done.names == ["first"])
  }

  @Test func `the cache is cleared after what is being saved`() async throws {
    let services = Services(Launch(try TesseraRun(clock: clock).context(["cache"], [:], .pipes)))
    services.writes.add { await work("first") }
    await gate.arrival(of: "first")
    async let cleared = StoredCache(services).clear([.responses])
    await clock.waitForSleeps(1)

    await gate.open("first")
    _ = try await cleared

    #expect(done.names == ["first"])
  }

  @Test func `the end waits for three seconds, and what has not begun is left out`() async {
    let writes = BackgroundWrites(clock: clock)
    writes.add {
      try? await ManualClock().sleep(for: .seconds(1))
      done.add("first")
    }
    writes.add { await work("second") }
    async let end: Void = writes.finish()
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(3))
    await end

    #expect(clock.slept == [.seconds(3)])
    #expect(done.names == ["first"])
  }

  private func work(_ name: String) async {
    await gate.pass(name)
    done.add(name)
  }
}

/// The names of what was done, in order.
private final class Done: Sendable {
  private let state = Mutex<[String]>([])

  var names: [String] { state.withLock(\.self) }

  func add(_ name: String) { state.withLock { $0.append(name) } }
}
