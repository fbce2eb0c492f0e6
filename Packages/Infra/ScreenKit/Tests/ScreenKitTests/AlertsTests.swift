import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import SnapshotKit
import Synchronization
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct AlertsTests {
  private let unread = UnreadCount()

  private func run(
    on nouns: [String] = ["films", "film"],
    accounts: @escaping @MainActor (Route) -> [String] = { _ in [] },
    watch: @escaping @Sendable (FetchPolicy) async -> Void = { _ in }
  ) async -> ShellRun {
    let screens = FakeScreens()
    screens.prepare["news"] = {
      FakeScreen { _ in .loaded(.page(Page("Notifications", content: .text("Nothing new")))) }
    }
    let alerts = Alerts(Action("Notifications", Route("news")), unread: unread, watch: watch)
    let run = ShellRun(
      ModelTerminal(columns: 100, rows: 16),
      screens,
      alerts: ShellAlerts(alerts, on: nouns + ["news"]),
      accounts: accounts
    )
    await run.terminal.waitUntil(shows: "Alien")
    return run
  }

  @Test func `the number of news is shown as soon as it changes, and a key opens them from any screen`()
    async
  {
    let run = await run()
    #expect(!run.terminal.model.text.contains("new"))

    unread.set(2)

    let model = await run.terminal.waitUntil(shows: "2 new")
    #expect(model.lines.last?.contains("N Notifications (2)") == true)
    expectSnapshot(model.grid, named: "news")
    await run.type("\r", until: "Line 1 ")
    await run.type("N", until: "Nothing new")
    #expect(run.screens.opened.last == Route("news"))
    #expect(!run.terminal.model.text.contains("2 new"))
    await run.type("\u{1B}[27u", until: "Line 1 ")
    unread.set(0)
    await run.terminal.waitUntil(hides: "2 new")
    _ = await run.quit()
  }

  @Test(arguments: [(1, "1 new", "Notifications (1)"), (1200, "1,200 new", "Notifications (1,200)")])
  func `any number of news is shown as a whole`(count: Int, words: String, title: String) async {
    let run = await run()

    unread.set(count)

    let model = await run.terminal.waitUntil(shows: words)
    #expect(model.lines.last?.contains(title) == true)
    _ = await run.quit()
  }

  @Test func `on screens of other features nothing is shown, and the key does nothing`() async {
    let run = await run(on: ["other"])
    unread.set(2)

    run.terminal.type("N")
    await run.type("j", until: "▸ Brazil")

    #expect(!run.terminal.model.text.contains("2 new"))
    #expect(run.screens.opened == [Route("films")])
    _ = await run.quit()
  }

  @Test func `news are watched while the program is open, and no longer`() async {
    let states = Mutex<[String]>([])
    let clock = ManualClock()
    let run = await run(watch: { policy in
      states.withLock { $0.append("\(policy)") }
      do { try await clock.sleep(for: .seconds(60)) } catch { states.withLock { $0.append("ended") } }
    })
    await clock.waitForSleeps(1)

    _ = await run.quit()

    await waitUntil { states.withLock { $0 == ["cacheFirst", "ended"] } }
  }

  /// Who is signed in, with the number of news.
  @MainActor
  private final class Session {
    var account = "mai"
    var news = ["mai": 2, "rin": 1]
  }

  @Test(arguments: [("rin", "1 new"), ("nobody", "14 films")])
  func `once another account is signed in its news are watched, and the number of the earlier one is gone`(
    account: String,
    footer: String
  ) async {
    let (session, unread, clock) = (Session(), unread, ManualClock())
    let run = await run(
      accounts: { _ in [session.account] },
      watch: { _ in
        await MainActor.run {
          if let count = session.news[session.account] { unread.set(count) }
        }
        _ = try? await clock.sleep(for: .seconds(60))
      }
    )
    await run.terminal.waitUntil(shows: "2 new")

    session.account = account
    run.terminal.type("r")

    await run.terminal.waitUntil(hides: "2 new")
    await run.terminal.waitUntil(shows: footer)
    _ = await run.quit()
  }

  @Test func `a watch of the same account continues while screens are loaded`() async {
    let (clock, unread) = (ManualClock(), unread)
    let begun = Mutex(0)
    let run = await run(
      accounts: { _ in ["mai"] },
      watch: { _ in
        begun.withLock { $0 += 1 }
        await unread.set(2)
        _ = try? await clock.sleep(for: .seconds(60))
      }
    )
    await run.terminal.waitUntil(shows: "2 new")

    await run.type("\r", until: "Line 1 ")
    await run.type("r", until: "2 new")

    _ = await run.quit()

    #expect(begun.withLock(\.self) == 1)
  }

  @Test func `a key shows the form that a page offers, and the list of what was entered is opened`() async {
    let screens = FakeScreens()
    let form = Form("Search films", [Form.Field("text", "Text", isRequired: false)], language: .english)
    var page = Samples().list()
    page.actions.append(Action("Search films", Route("search"), .asks))
    let offering = page
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.page(offering)) } }
    let run = ShellRun(ModelTerminal(columns: 100, rows: 24), screens) { route in
      guard route == Route("search") else { return nil }
      return SearchScreen(form, FormInput(["text": "ja"])) { answers in
        FakeScreen { _ in
          .loaded(
            .page(Page("Found", content: .text(StyledText(SafeText("Found: '" + answers["text"] + "'.")))))
          )
        }
      }
    }
    await run.terminal.waitUntil(shows: "Search films")

    await run.type("s", until: "ja")
    await run.type("ws\r\r", until: "Found: 'jaws'.")

    await run.type("\u{1B}[27u", until: "Alien")
    _ = await run.quit()
  }

  @Test func `a search that is left changes nothing`() async {
    var lists = 0
    let screens = FakeScreens()
    let form = Form("Search films", [Form.Field("text", "Text", isRequired: false)], language: .english)
    var page = Samples().list()
    page.actions.append(Action("Search films", Route("search"), .asks))
    let offering = page
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.page(offering)) } }
    let run = ShellRun(ModelTerminal(columns: 100, rows: 24), screens) { route in
      guard route == Route("search") else { return nil }
      return SearchScreen(form, FormInput()) { _ in
        lists += 1
        return FakeScreen { _ in .idle }
      }
    }
    await run.terminal.waitUntil(shows: "Search films")
    let before = await run.type("j", until: "▸ Brazil")

    let asking = await run.type("s", until: "Text")
    #expect(!asking.text.contains("▸ Brazil"))
    await run.type("ja", until: "[ ja")
    let notice = "The search was cancelled."
    let after = await run.type("\u{1B}[27u", until: notice)
    _ = await run.quit()

    #expect(lists == 0 && run.screens.opened == [Route("films")])
    // The title, the rows, the chosen one and the absent filter; the notice covers the footer.
    #expect(after.lines == before.lines.map { $0 == "14 films" ? notice : $0 })
  }
}
