import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

/// Changes: what makes one, what does not, and what is loaded again.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellChangeTests {
  @Test func `a change is made where the user is`() async {
    let run = await filmsRun()
    await run.type("\r", until: "Line 1 ")
    let model = await run.type("a", until: "Kept.")
    #expect(model.text.contains("Films › Alien"))
    #expect(model.text.contains("a Keep it"))
    run.terminal.type("k")
    await run.terminal.waitUntil(hides: "Kept.")
    await run.type("b", until: "There is no connection.")
    #expect(run.terminal.model.text.contains("Films › Alien"))
    _ = await run.quit()
  }

  @Test func `a change under way is told on every page until it ends`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["change"])
    screens.prepare["keep"] = { heldChange(gate) }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Line 1 ")
    await run.type("a", until: "Working")
    await gate.arrival(of: "change")

    let list = await run.type("\u{1B}[D", until: "▸ Alien")
    let moved = await run.type("j", until: "▸ Brazil")
    await gate.open("change")
    let after = await run.terminal.waitUntil(shows: "Kept.")

    #expect(list.text.contains("Working"))
    #expect(moved.text.contains("Working"))
    #expect(!after.text.contains("Working"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `while a change is under way its key makes no second one`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["change"])
    screens.prepare["keep"] = { heldChange(gate) }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Line 1 ")
    await run.type("a", until: "Working")
    await gate.arrival(of: "change")

    let other = await run.type("ab", until: "There is no connection.")
    await gate.open("change")
    let both = await run.terminal.waitUntil(shows: "Kept.")
    #expect(both.text.contains("There is no connection."))
    #expect(other.text.contains("Films › Alien"))
    #expect(screens.opened.filter { $0 == Route("keep", "Alien") }.count == 1)

    run.terminal.type("k")
    await run.terminal.waitUntil(hides: "Kept.")
    await run.type("a", until: "Kept.")
    #expect(screens.opened.filter { $0 == Route("keep", "Alien") }.count == 2)
    _ = await run.quit()
  }

  /// A page that counts its loads, on which the first change waits for a gate, and a later one was made.
  private func overtakenRun(
    _ gate: AnswerGate<String>,
    first: FakeScreen.State,
    others: [String] = []
  ) async -> ShellRun {
    let screens = FakeScreens()
    let asked = Requests()
    screens.prepare["films"] = {
      FakeScreen { request in
        asked.pages.append(request.isFromPage)
        let keep = Action("Keep it", Route("keep", "Alien"), .changes)
        let give = Action("Give it back", Route("give", "Alien"), .changes)
        let loads = Element.text("Loaded \(asked.pages.count) times.")
        return .loaded(.page(Page("Films", content: loads, actions: [keep, give])))
      }
    }
    screens.prepare["keep"] = {
      let screen = FakeScreen(isChange: true) { _ in
        await gate.pass("change")
        return first
      }
      screen.notes = ["Kept."]
      return screen
    }
    screens.prepare["give"] = {
      let screen = FakeScreen(isChange: true) { _ in .loaded(.confirmation) }
      screen.notes = ["Given back."]
      return screen
    }
    let run = ShellRun(
      ModelTerminal(columns: 100, rows: 24),
      screens,
      afterChange: { $0 == Route("keep", "Alien") ? others : [] }
    )
    await run.terminal.waitUntil(shows: "Loaded 1 times.")
    await run.type("a", until: "Working")
    await gate.arrival(of: "change")
    await run.type("b", until: "Given back.")
    await run.terminal.waitUntil(shows: "Loaded 2 times.")
    return run
  }

  @Test(.timeLimit(.minutes(5)))
  func `what an earlier change says does not stand in the place of what a later one says`() async {
    let gate = AnswerGate(holding: ["change"])
    let run = await overtakenRun(gate, first: .loaded(.confirmation))

    await gate.open("change")
    let after = await run.terminal.waitUntil(shows: "Loaded 3 times.")

    #expect(after.text.contains("Given back.") && !after.text.contains("Kept."))
    await run.type("a", until: "Kept.")
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `what the program says after an earlier change stands behind what a later one says`() async {
    let gate = AnswerGate(holding: ["change"])
    let run = await overtakenRun(gate, first: .loaded(.confirmation), others: ["One was refused."])

    await gate.open("change")
    let after = await run.terminal.waitUntil(shows: "Given back. One was refused.")

    #expect(!after.text.contains("Kept."))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `an earlier change that fails says so beside what a later one says`() async {
    let gate = AnswerGate(holding: ["change"])
    let run = await overtakenRun(gate, first: .failed(Samples().failure))

    await gate.open("change")
    let after = await run.terminal.waitUntil(shows: "There is no connection.")

    #expect(after.text.contains("Given back."))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `of two changes that fail both say so, the later one first`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["change"])
    screens.prepare["keep"] = {
      FakeScreen(isChange: true) { _ in
        await gate.pass("change")
        return .failed(CommandFailure(.failed, "It is unknown."))
      }
    }
    let run = ShellRun(ModelTerminal(columns: 100, rows: 24), screens)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Line 1 ")
    await run.type("a", until: "Working")
    await gate.arrival(of: "change")
    await run.type("b", until: "There is no connection.")

    await gate.open("change")

    let sentences = "There is no connection. Press r once you are online. It is unknown."
    await run.terminal.waitUntil(shows: sentences)
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `what a change tells is shown while it is under way`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["change"])
    screens.prepare["keep"] = {
      FakeScreen(isChange: true) { request in
        await request.prompter.tell("It takes a while.")
        await gate.pass("change")
        return .loaded(.confirmation)
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Line 1 ")

    await run.type("a", until: "It takes a while.")

    await gate.open("change")
    await run.terminal.waitUntil(shows: "Done.")
    _ = await run.quit()
  }

  @Test func `what the program says after a change stands behind the notes of the change`() async {
    let asked = Routes()
    let run = ShellRun(
      ModelTerminal(),
      afterChange: { route in
        asked.all.append(route)
        return ["An earlier change was refused."]
      }
    )
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Line 1 ")

    await run.type("a", until: "Kept. An earlier change was refused.")
    let failed = await run.type("b", until: "There is no connection.")

    #expect(!failed.text.contains("An earlier change was refused."))
    #expect(asked.all == [Route("keep", "Alien")])
    _ = await run.quit()
  }

  @Test func `only a change is told that the page from which it is asked for stays`() async {
    let screens = FakeScreens()
    let asked = Requests()
    screens.prepare["film"] = {
      FakeScreen { request in
        asked.pages.append(request.isFromPage)
        return .loaded(.page(Samples().film))
      }
    }
    screens.prepare["keep"] = {
      let screen = FakeScreen(isChange: true) { request in
        asked.changes.append(request.isFromPage)
        return .loaded(.confirmation)
      }
      screen.notes = ["Kept."]
      return screen
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Line 1 ")

    await run.type("a", until: "Kept.")
    _ = await run.quit()

    #expect(asked.pages.allSatisfy { !$0 } && !asked.pages.isEmpty)
    #expect(asked.changes == [true])
  }

  @Test func `every screen is loaded again after a change`() async {
    let run = await filmsRun()
    await run.type("\r", until: "Line 1 ")
    await run.type("a", until: "Kept.")
    #expect(run.screens.made[1].requests == [.cacheFirst, .cacheFirst])
    #expect(run.screens.made[0].requests == [.cacheFirst])
    await run.type("\u{1B}[D", until: "▸ Alien")
    await run.type("j", until: "▸ Brazil")
    #expect(run.screens.made[0].requests == [.cacheFirst, .cacheFirst])
    _ = await run.quit()
  }

  @Test func `Enter changes nothing, and the key of the row says what it does`() async {
    let screens = FakeScreens()
    let keep = Action("Keep this film", Route("keep", "Alien"), .changes)
    screens.prepare["films"] = {
      FakeScreen { _ in
        .loaded(.page(Page("Films", groups: [ItemGroup([Item("Alien", ListRow("Alien"), action: keep)])])))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    let model = await run.terminal.waitUntil(shows: "▸ Alien")
    #expect(model.text.contains("x Keep this film"))
    #expect(!model.text.contains("Open"))
    run.terminal.type("\r")
    await run.type("x", until: "Kept.")
    #expect(screens.opened == [Route("films"), keep.route])
    _ = await run.quit()
  }

  @Test func `a route that turns out to be a change is not followed`() async {
    let screens = FakeScreens()
    screens.prepare["films"] = {
      FakeScreen { _ in
        let item = Item("Alien", ListRow("Alien"), route: Route("keep", "Alien"))
        return .loaded(.page(Page("Films", groups: [ItemGroup([item])])))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Quit and run: tessera keep Alien")
    #expect(screens.made.last?.requests == [])
    _ = await run.quit()
  }

  @Test func `the reason of a change that failed names the key of the change`() async {
    let run = ShellRun(
      ModelTerminal(columns: 100, rows: 24),
      tabs: [Action("Film", Route("film"))],
      opening: { route in
        guard route == Route("refuse", "Alien") else { return nil }
        return RefusedChange()
      }
    )
    await run.terminal.waitUntil(shows: "Line 1 ")

    await run.type("b", until: "Press b to try again.")

    _ = await run.quit()
  }

  @Test func `a question that is left open changes nothing`() async {
    let run = await filmsRun(ModelTerminal(columns: 100, rows: 40))
    await run.type("\r", until: "Line 1 ")
    await run.type("c", until: "Clear?")
    await run.type("\u{1B}[27u", until: "Done.")
    #expect(run.screens.made[1].requests == [.cacheFirst, .cacheFirst])
    _ = await run.quit()
  }

  @Test func `a command to run begins with what the user calls the program`() async {
    let screens = FakeScreens()
    let asking = FakeScreen { request in
      _ = try? await request.prompter.ask(Prompt("Sure?"))
      return .loaded(.page(Page("Films", content: .text("Alien"))))
    }
    screens.prepare["films"] = { asking }
    let run = ShellRun(ModelTerminal(columns: 100, rows: 40), screens, program: "scripts/run")
    await run.terminal.waitUntil(shows: "This needs confirmation. Quit and run: scripts/run films")
    _ = await run.quit()
  }

  @Test func `an example of a change is not offered`() async {
    let run = await filmsRun(ModelTerminal(columns: 60, rows: 40))
    let model = await run.type("\r", until: "a Keep it")
    #expect(!model.text.contains("Rate it"))
    _ = await run.quit()
  }
}

/// The routes that the program was asked about.
@MainActor
private final class Routes {
  var all: [Route] = []
}

/// Whether pages and changes were told that they are asked for on a page.
@MainActor
private final class Requests {
  var pages: [Bool] = []
  var changes: [Bool] = []
}

/// A change that always fails.
@MainActor
private final class RefusedChange: Screen {
  func load(_ request: LoadRequest) async {}

  func failure(in context: ViewContext) -> CommandFailure? {
    CommandFailure(.refused, "It was refused.", hint: context.ofChange.sentence(for: .retry(.now)))
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }
}

/// A change that waits at a gate before it is made.
@MainActor
private func heldChange(_ gate: AnswerGate<String>) -> FakeScreen {
  let screen = FakeScreen(isChange: true) { _ in
    await gate.pass("change")
    return .loaded(.confirmation)
  }
  screen.notes = ["Kept."]
  return screen
}
