import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Observation
import TerminalModel
import Testing

@testable import ScreenKit

/// Changes that wait for the user, who does something elsewhere meanwhile.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellWaitingTests {
  private let clock = ManualClock()
  private let change: WaitingChange

  init() {
    change = WaitingChange(clock)
  }

  private func filmRun() async -> ShellRun {
    let run = ShellRun(
      ModelTerminal(columns: 100, rows: 24),
      tabs: [Action("Film", Route("film"))],
      opening: { [change] route in route == Route("keep", "Alien") ? change : nil }
    )
    await run.terminal.waitUntil(shows: "Line 1 ")
    return run
  }

  private func waitingRun() async -> ShellRun {
    let run = await filmRun()
    await run.type("a", until: "Seconds left: 2")
    await clock.waitForSleeps(1)
    return run
  }

  @Test func `a change that waits has a page, which counts down and closes when the change is made`() async {
    let run = await waitingRun()
    let model = run.terminal.model
    #expect(model.text.contains("Enter the code WXYZ."))
    #expect(model.text.contains("Esc ← Back"))
    #expect(!model.text.contains("r Refresh"))

    clock.advance(by: .seconds(1))
    await run.terminal.waitUntil(shows: "Seconds left: 1")
    await clock.waitForSleeps(2)
    clock.advance(by: .seconds(1))
    let last = await run.terminal.waitUntil(shows: "Signed in.")

    #expect(last.text.contains("Line 1 "))
    #expect(!last.text.contains("Seconds left"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `the page of a change is shown as soon as there is one, without a key or a message`() async {
    change.isSlow = true
    let run = await filmRun()
    await run.type("a", until: "Working")
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(1))
    let model = await run.terminal.waitUntil(shows: "Seconds left: 2")

    #expect(model.text.contains("Seconds left: 2"))
    _ = await run.quit()
  }

  @Test func `who leaves the page gives the change up`() async {
    let run = await waitingRun()

    let model = await run.type("\u{1B}[27u", until: "Interrupted.")

    #expect(change.isCancelled)
    #expect(model.text.contains("Line 1 "))
    #expect(!model.text.contains("Seconds left"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a load that the page of a change has interrupted begins again when that change has failed`() async {
    let gate = AnswerGate(holding: ["refresh"])
    let screens = FakeScreens()
    screens.prepare["film"] = {
      FakeScreen { request in
        if request.policy == .networkFirst { await gate.pass("refresh") }
        return .loaded(.page(Samples().film))
      }
    }
    change.isRefused = true
    let run = ShellRun(
      ModelTerminal(columns: 100, rows: 24),
      screens,
      tabs: [Action("Film", Route("film"))],
      opening: { [change] route in route == Route("keep", "Alien") ? change : nil }
    )
    await run.terminal.waitUntil(shows: "Line 1 ")
    run.terminal.type("r")
    await gate.arrival(of: "refresh")
    await run.type("a", until: "Seconds left: 2")
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(1))
    await clock.waitForSleeps(2)
    clock.advance(by: .seconds(1))

    await run.terminal.waitUntil(shows: "Interrupted.")
    await waitUntil { screens.made[0].requests == [.cacheFirst, .networkFirst, .cacheFirst] }
    await gate.open("refresh")
    _ = await run.quit()
  }

  @Test func `a change that waits does not keep the program from ending`() async {
    let run = await waitingRun()

    _ = await run.quit()

    #expect(change.isCancelled)
  }
}

/// A change that waits two seconds.
@MainActor @Observable
private final class WaitingChange: Screen {
  private var left: Int?
  @ObservationIgnored var isRefused = false
  /// Whether nothing is said, and the page comes only after a second.
  @ObservationIgnored var isSlow = false
  @ObservationIgnored private var isMade = false
  @ObservationIgnored private(set) var isCancelled = false
  @ObservationIgnored private let clock: ManualClock

  init(_ clock: ManualClock) {
    self.clock = clock
  }

  func load(_ request: LoadRequest) async {
    if isSlow {
      do { try await clock.sleep(for: .seconds(1)) } catch { return }
    } else {
      await request.prompter.tell("Enter the code WXYZ.")
    }
    for seconds in [2, 1] {
      left = seconds
      do { try await clock.sleep(for: .seconds(1)) } catch {
        isCancelled = true
        return
      }
    }
    isMade = !isRefused
    left = nil
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    isMade ? nil : CommandFailure(.interrupted, "Interrupted.")
  }

  func notes(in context: ViewContext) -> [String] { ["Signed in."] }

  func content(in context: ViewContext) -> ScreenContent {
    left.map { .page(Page("Code", content: .text("Seconds left: \($0)"))) } ?? .confirmation
  }
}
