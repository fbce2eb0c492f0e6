import ClockFakes
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import TerminalModel
import Testing

@testable import ScreenKit

/// What the screens say once the service has ended the session of their account.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellSessionTests {
  /// Whether the session has ended.
  @MainActor
  private final class Session {
    var hasEnded = false
  }

  private static let words = "ended your session"
  private let session = Session()

  private func run() -> ShellRun {
    let screens = FakeScreens()
    screens.prepare["jobs"] = { [session] in
      FakeScreen { request in
        if request.policy == .networkFirst { session.hasEnded.toggle() }
        return .loaded(.page(Page("Jobs", content: .text(StyledText("Welder")))))
      }
    }
    return ShellRun(
      ModelTerminal(),
      screens,
      tabs: [Action("Jobs", Route("jobs")), Action("Films", Route("films"))],
      hasEndedSession: { [session] route in session.hasEnded && route == Route("jobs") }
    )
  }

  @Test func `a page says that the session ended, until a load finds it renewed`() async {
    let run = run()
    let before = await run.terminal.waitUntil(shows: "Welder")
    #expect(!before.text.contains(Self.words))

    let ended = await run.type("r", until: Self.words)
    #expect(ended.text.contains("Welder"))
    #expect(ended.text.contains("Sign in again"))

    run.terminal.type("r")
    await run.terminal.waitUntil(hides: Self.words)
    _ = await run.quit()
  }

  @Test(arguments: [true, false])
  func `a page with a notice that tells to sign in again does not repeat it`(isTold: Bool) {
    let context = ViewContext(now: SettableDate.start, language: .english)
    let remedy = isTold ? Remedy.signInAgain : .sentence(context.sentence(for: .signInAgain))
    let notice = Element.callout(.warning, title: "Marked", remedy: remedy, in: context)
    let screen = FakeScreen { _ in .loading }
    screen.show(.page(Page("Jobs", notice: .stack([.text("Two"), notice]))))
    let opened = OpenScreen(Route("jobs"), title: "Jobs", Strings(.english))
    opened.screen = screen
    opened.hasEndedSession = true

    opened.refreshContent(in: context, Strings(.english)) {}

    let text = PlainWriter().render(opened.glance, in: RenderEnvironment(width: 80))
    #expect(text.contains("Marked"))
    #expect(text.contains(Self.words) == !isTold)
  }
}
