import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

/// Screens that are loaded, loaded again, and loaded further.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellLoadingTests {
  @Test func `the first frame is drawn before anything is loaded`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films"])
    let run = await loadingRun(screens, until: gate)
    await gate.open("films")
    await run.terminal.waitUntil(shows: "Alien")
    #expect(run.terminal.model.text.contains("Loading") == false)
    _ = await run.quit()
  }

  @Test func `a screen that is left is cancelled, and loaded again when it is come back to`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films"])
    let run = await loadingRun(screens, until: gate)
    await run.type("2", until: "Two")
    await gate.open("films")
    await run.type("1", until: "Alien")
    #expect(screens.made[0].cancellations == 1)
    #expect(screens.made[0].requests == [.cacheFirst, .cacheFirst])
    _ = await run.quit()
  }

  @Test func `a refresh keeps what is shown and the chosen row`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films 2"])
    var loads = 0
    screens.prepare["films"] = {
      FakeScreen { _ in
        loads += 1
        await gate.pass("films \(loads)")
        let titles = ["Zardoz", "Alien", "Brazil", "Yojimbo", "Casablanca"]
        return .loaded(.page(Samples().list(loads == 1 ? nil : titles)))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("jj", until: "▸ Casablanca")
    let refreshing = await run.type("r", until: "loading")
    #expect(refreshing.text.contains("▸ Casablanca"))
    await gate.open("films 2")
    let refreshed = await run.terminal.waitUntil(shows: "Zardoz")
    #expect(refreshed.text.contains("▸ Casablanca"))
    #expect(screens.made[0].requests == [.cacheFirst, .networkFirst])
    screens.made[0].show(.page(Samples().list(["Zardoz", "Alien"])))
    let shortened = await run.terminal.waitUntil(hides: "Casablanca")
    #expect(shortened.text.contains("▸"))
    _ = await run.quit()
  }

  @Test func `a failure can be tried again`() async {
    let screens = screensThatFailOnce()
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "no connection")
    await run.type("r", until: "▸ Alien")
    #expect(screens.made[0].requests == [.cacheFirst, .networkFirst])
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a failure is tried again when the user comes back to it`() async {
    let screens = screensThatFailOnce()
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "no connection")
    await run.type("2", until: "Two")

    await run.type("1", until: "▸ Alien")

    #expect(screens.made[0].requests == [.cacheFirst, .cacheFirst])
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a failure that lasts is tried once each time the user comes back to it`() async {
    let run = ShellRun(tabs: [Action("Broken", Route("broken")), Action("About", Route("about"))])
    await run.terminal.waitUntil(shows: "no connection")
    await run.type("2", until: "Two")

    await run.type("1", until: "no connection")
    await run.type("2", until: "Two")

    #expect(run.screens.made[0].requests == [.cacheFirst, .cacheFirst])
    _ = await run.quit()
  }

  @Test func `a screen that could not be made is made again`() async {
    let run = ShellRun(tabs: [Action("Unknown", Route("unknown"))])
    await run.terminal.waitUntil(shows: "no such film")
    run.screens.prepare["unknown"] = { FakeScreen { _ in .loaded(.page(Samples().film)) } }
    await run.type("r", until: "Line 1 ")
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)), arguments: [true, false])
  func `while it is tried again a failure is not shown any more`(isMade: Bool) async {
    let gate = AnswerGate(holding: ["again"])
    let run = ShellRun(tabs: [Action("Film", isMade ? Route("none") : Route("unknown"))])
    var loads = 0
    let screen = FakeScreen { _ in
      loads += 1
      if isMade, loads == 1 { return .failed(Samples().failure) }
      await gate.pass("again")
      return .loaded(.page(Samples().film))
    }
    if isMade { run.screens.prepare["none"] = { screen } }
    let failure = isMade ? "no connection" : "no such film"
    await run.terminal.waitUntil(shows: failure)
    run.screens.prepare["unknown"] = { screen }

    let loading = await run.type("r", until: "Loading films")

    #expect(!loading.text.contains(failure))
    await gate.open("again")
    await run.terminal.waitUntil(shows: "Line 1 ")
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a refresh supersedes the load that is under way`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films"])
    let run = await loadingRun(screens, until: gate)
    await gate.arrival(of: "films")

    run.terminal.type("r")
    await waitUntil { screens.made[0].requests == [.cacheFirst, .networkFirst] }
    await gate.open("films")

    await run.terminal.waitUntil(shows: "▸ Alien")
    await waitUntil { screens.made[0].cancellations == 1 }
    _ = await run.quit()
  }

  @Test(arguments: ["j", " ", "G"]) func `more is loaded at the end of a list`(_ key: String) async {
    let screens = FakeScreens()
    screens.prepare["films"] = {
      let screen = FakeScreen { _ in .loaded(.page(Samples().list(["Alien", "Brazil"]))) }
      screen.following = [.page(Samples().list(["Alien", "Brazil", "Casablanca"]))]
      return screen
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "Brazil")
    let model = await run.type(key, until: "Casablanca")
    #expect(model.text.contains("Casablanca"))
    #expect(model.text.contains("▸ Brazil") == (key == "j"))
    _ = await run.quit()
  }
}

/// Screens of which the films fail to load the first time.
@MainActor
private func screensThatFailOnce() -> FakeScreens {
  let screens = FakeScreens()
  var loads = 0
  screens.prepare["films"] = {
    FakeScreen { _ in
      loads += 1
      return loads == 1 ? .failed(Samples().failure) : .loaded(.page(Samples().list()))
    }
  }
  return screens
}
