import DesignKit
import DomainKernel
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

/// What the pages say of damage to what the user saved.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellDamageTests {
  /// Whether a file is damaged.
  @MainActor
  private final class Store {
    var isDamaged = false
  }

  private static let words = "Two entries are lost"
  private let store = Store()

  private func run() -> ShellRun {
    let screens = FakeScreens()
    for name in ["saved", "public"] {
      screens.prepare[name] = { [store] in
        let screen = FakeScreen { request in
          // The load is what finds the damage.
          if request.policy == .networkFirst { store.isDamaged.toggle() }
          return .loaded(.page(Page("Page", content: .text(StyledText(SafeText("Nothing " + name))))))
        }
        screen.showsSavedData = name == "saved"
        return screen
      }
    }
    return ShellRun(
      ModelTerminal(),
      screens,
      tabs: [Action("Saved", Route("saved")), Action("Public", Route("public"))],
      savedDataNotice: { [store] route in
        guard store.isDamaged, ["saved", "public"].contains(route.words.first) else { return .empty }
        return .callout(.warning, title: "Two entries are lost")
      }
    )
  }

  @Test func `a page of saved data tells of the damage that a load finds, until it is gone`() async {
    let run = run()
    let before = await run.terminal.waitUntil(shows: "Nothing saved")
    #expect(!before.text.contains(Self.words))

    let damaged = await run.type("r", until: Self.words)
    #expect(damaged.text.contains("Nothing saved"))

    run.terminal.type("r")
    await run.terminal.waitUntil(hides: Self.words)
    _ = await run.quit()
  }

  @Test func `a page that shows nothing saved does not tell of damage`() async {
    store.isDamaged = true
    let run = run()
    await run.terminal.waitUntil(shows: Self.words)

    let other = await run.type("2", until: "Nothing public")

    #expect(!other.text.contains(Self.words))
    _ = await run.quit()
  }
}
