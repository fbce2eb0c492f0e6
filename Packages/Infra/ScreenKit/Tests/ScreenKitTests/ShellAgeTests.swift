import ClockFakes
import DesignKit
import FeatureKit
import LocalizationKit
import TerminalModel
import Testing

@testable import ScreenKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Texts that time changes.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellAgeTests {
  private let present = SettableDate()

  /// A shell with a page whose text depends on the seconds since it was loaded.
  private func run(_ text: @escaping @MainActor (Int) -> String) async -> ShellRun {
    let screens = FakeScreens()
    screens.prepare["films"] = {
      let screen = FakeScreen { _ in .loaded(.text("")) }
      screen.rendering = { context in
        let seconds = Int(context.now.timeIntervalSince(SettableDate.start))
        return .page(Page("Films", content: .text(StyledText(SafeText(text(seconds))))))
      }
      return screen
    }
    let run = ShellRun(ModelTerminal(), screens, now: { [present] in present.now })
    await run.terminal.waitUntil { !$0.text.contains("Loading") }
    await run.clock.waitForSleeps(1)
    return run
  }

  private static func age(_ seconds: Int) -> String { "fetched " + Language.english.ago(seconds: seconds) }

  @Test func `an age is that of the present after any key`() async {
    let run = await run { Self.age($0) }
    await run.terminal.waitUntil(shows: "fetched just now")
    present.advance(by: 150)

    await run.type("k", until: "fetched 2 minutes ago")

    _ = await run.quit()
  }

  @Test func `an age is drawn again without a key, and then waits for its next change`() async {
    let run = await run { Self.age($0) }
    await run.terminal.waitUntil(shows: "fetched just now")
    present.advance(by: 130)

    run.clock.advance(by: .seconds(30))

    await run.terminal.waitUntil(shows: "fetched 2 minutes ago")
    await run.clock.waitForSleeps(2)
    run.clock.advance(by: .seconds(30))
    // The third minute begins after 50 seconds.
    await run.clock.waitForSleeps(3)
    #expect(run.clock.slept == [.seconds(30), .seconds(30), .seconds(60)])
    _ = await run.quit()
  }

  @Test func `a wait that is told runs down`() async {
    let run = await run { "again " + Language.english.ahead(seconds: 60 - $0) }
    await run.terminal.waitUntil(shows: "again in 60 seconds")
    present.advance(by: 30)

    run.clock.advance(by: .seconds(30))

    await run.terminal.waitUntil(shows: "again in 30 seconds")
    _ = await run.quit()
  }

  @Test func `a page without ages wakes nobody up`() async {
    let run = await filmsRun()
    await run.type("j", until: "▸ Brazil")
    await run.type("\r", until: "Line 1 ")

    #expect(run.clock.slept == [])
    _ = await run.quit()
  }
}
