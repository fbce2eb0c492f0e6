import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import TerminalModel
import Testing

@testable import ScreenKit

/// What the screens show once another account, or nobody, is signed in.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellAccountTests {
  /// Who is signed in; a screen remembers who was when it was made.
  @MainActor
  private final class Session {
    var account = "mai"
    /// Who another program has signed in; `nil` where it has changed nothing.
    var stored: String?
    /// The names that were edited.
    var edits: [String] = []
  }

  private let session = Session()

  private func page(_ title: SafeText, _ actions: [Action] = []) -> FakeScreen {
    let text = SafeText("\(title.string) of \(session.account)")
    return FakeScreen { _ in .loaded(.page(Page(title, content: .text(StyledText(text)), actions: actions))) }
  }

  private func change(to account: String) -> FakeScreen {
    FakeScreen(isChange: true) { _ in
      session.account = account
      return .loaded(.confirmation)
    }
  }

  private func run(_ tabs: [Action]) async -> ShellRun {
    let screens = FakeScreens()
    screens.prepare["profile"] = {
      page("Data", [Action("Open it", Route("application")), Action("Account", Route("account"))])
    }
    screens.prepare["application"] = { page("Application") }
    screens.prepare["account"] = {
      page(
        "Account",
        [
          Action("Sign out", Route("leave"), .changes), Action("Sign in", Route("enter"), .changes),
          Action("Edit", Route("edit"), .changes),
        ]
      )
    }
    screens.prepare["leave"] = { change(to: "nobody") }
    screens.prepare["enter"] = { change(to: "mai") }
    let run = ShellRun(
      ModelTerminal(),
      screens,
      tabs: tabs,
      accounts: { route in
        let hasAccount = session.account != "nobody" && !["films", "film"].contains(route.words[0])
        return hasAccount ? [session.account] : []
      },
      followAccounts: { session.account = session.stored ?? session.account }
    )
    await run.terminal.waitUntil { $0.text.contains("Data of ") || $0.text.contains("▸ Alien") }
    return run
  }

  private let tabs = [Action("Profile", Route("profile")), Action("Own account", Route("account"))]

  @Test func `after a sign-out the other tabs show nothing of the account`() async {
    let run = await run(tabs)
    await run.type("2", until: "Account of mai")

    await run.type("a", until: "Account of nobody")
    let model = await run.type("1", until: "Data of nobody")

    #expect(!model.text.contains("mai"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a load that finds nobody signed in any more shows nothing of the account`() async {
    let run = await run(tabs)

    session.account = "nobody"

    await run.type("r", until: "Data of nobody")
    _ = await run.quit()
  }

  @Test func `what was opened behind another tab is closed, with its title`() async {
    let run = await run(tabs)
    await run.type("\r", until: "Application of mai")
    await run.type("2", until: "Account of mai")

    await run.type("a", until: "Account of nobody")
    let model = await run.type("1", until: "Data of nobody")

    #expect(!model.text.contains("Application"))
    _ = await run.quit()
  }

  @Test func `the way to the page of the sign-out stays, and each of its screens is made afresh`() async {
    let run = await run([tabs[0]])
    await run.type("\u{1B}[B\r", until: "Account of mai")

    let left = await run.type("a", until: "Account of nobody")
    let below = await run.type("\u{1B}[27u", until: "Data of nobody")

    #expect(left.text.contains("Profile › Account"))
    #expect(!below.text.contains("mai"))
    _ = await run.quit()
  }

  @Test func `a form with data of the account is left once it is signed out, and says why`() async {
    let gate = AnswerGate(holding: ["leave"])
    let form = Form("Edit", [Form.Field("name", "Name")], language: .english)
    let run = await run(tabs)
    run.screens.prepare["leave"] = {
      FakeScreen(isChange: true) { _ in
        await gate.pass("leave")
        session.account = "nobody"
        return .loaded(.confirmation)
      }
    }
    run.screens.prepare["edit"] = {
      FakeScreen(isChange: true) { request in
        _ = try? await request.prompter.fill(FormRequest(form, FormInput(["name": "Mai Tanaka"])))
        return .failed(CommandFailure(.interrupted, "It was left."))
      }
    }
    await run.type("2", until: "Account of mai")
    await run.type("a", until: "Working")
    await gate.arrival(of: "leave")
    await run.type("c", until: "[ Mai Tanaka")

    await gate.open("leave")

    let model = await run.terminal.waitUntil(shows: "Account of nobody")
    #expect(!model.text.contains("Mai Tanaka"))
    await run.terminal.waitUntil(shows: "Nothing was changed: another account")
    _ = await run.quit()
  }

  // MARK: - Other programs

  @Test(.timeLimit(.minutes(5)), arguments: ["noa", "nobody"])
  func `a screen that is come back to is of the account that another program has signed in`(
    stored: String
  ) async {
    let run = await run(tabs)
    await run.type("2", until: "Account of mai")
    session.stored = stored

    let model = await run.type("1", until: "Data of \(stored)")

    #expect(!model.text.contains("mai"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a page behind another tab is loaded once, for the account that another program has signed in`()
    async
  {
    let run = await run(tabs)
    let pageTabs = [ScreenTab("Own", Route("account")), ScreenTab("Sent", Route("application"))]
    run.screens.prepare["account"] = {
      let page = Page("Account", content: .text("Account"), tabs: .screens(pageTabs, current: 0))
      return FakeScreen { _ in .loaded(.page(page)) }
    }
    await run.type("2", until: "Sent")
    session.stored = "noa"

    await run.type("}", until: "Application of noa")

    #expect(run.screens.opened.filter { $0 == Route("application") }.count == 1)
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a refresh is for the account that another program has signed in`() async {
    let run = await run(tabs)
    session.stored = "noa"

    await run.type("r", until: "Data of noa")

    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["noa", "nobody"])
  func `nothing is changed for another account than that of the page`(stored: String) async {
    let run = await run(tabs)
    await run.type("2", until: "Account of mai")
    run.screens.prepare["leave"] = {
      FakeScreen(isChange: true) { _ in
        session.edits.append("left")
        return .loaded(.confirmation)
      }
    }
    session.stored = stored

    await run.type("a", until: "Nothing was changed: another account")

    await run.terminal.waitUntil(shows: "Account of \(stored)")
    #expect(session.edits == [])
    await run.type("a", until: "Done.")
    #expect(session.edits == ["left"])
    _ = await run.quit()
  }

  /// A run in which the name of the account is being edited.
  private func editingRun() async -> ShellRun {
    let form = Form("Edit", [Form.Field("name", "Name")], language: .english)
    let account = session.account
    let run = await run(tabs)
    run.screens.prepare["edit"] = {
      FakeScreen(isChange: true) { request in
        do throws(FormFailure) {
          let given = FormInput(["name": "Mai Tanaka"])
          let answers = try await request.prompter.fill(FormRequest(form, given))
          session.edits.append(answers["name"])
          return .loaded(.confirmation)
        } catch {
          return .failed(CommandFailure(.interrupted, "It was left."))
        }
      }
    }
    await run.type("2", until: "Account of \(account)")
    await run.type("c", until: "[ Mai Tanaka")
    return run
  }

  @Test(.timeLimit(.minutes(5)))
  func `a form that was begun for an account which another program has signed out changes nothing`() async {
    let run = await editingRun()
    session.stored = "noa"

    let model = await run.type("\r", until: "Account of noa")

    #expect(!model.text.contains("Mai Tanaka"))
    await run.terminal.waitUntil(shows: "Nothing was changed: another account")
    #expect(session.edits == [])
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)), arguments: [("mai", nil), ("nobody", "noa")] as [(String, String?)])
  func `a form gives its values where its account stays, and where it was begun by nobody`(
    account: String,
    stored: String?
  ) async {
    session.account = account
    let run = await editingRun()
    session.stored = stored

    await run.type("\r", until: "Done.")

    #expect(session.edits == ["Mai Tanaka"])
    _ = await run.quit()
  }

  @Test func `after a sign-in what was opened behind another tab stays, and is made afresh`() async {
    session.account = "nobody"
    let run = await run(tabs)
    await run.type("\r", until: "Application of nobody")
    await run.type("2", until: "Account of nobody")

    await run.type("b", until: "Account of mai")
    let model = await run.type("1", until: "Application of mai")

    #expect(model.text.contains("Profile › "))
    _ = await run.quit()
  }

  @Test func `screens without an account stay as they are`() async {
    let run = await run([Action("Films", Route("films")), tabs[1]])
    await run.type("\r", until: "Line 1 ")
    await run.type("2", until: "Account of mai")

    await run.type("a", until: "Account of nobody")
    let model = await run.type("1", until: "Line 1 ")

    #expect(model.text.contains("Films › Alien"))
    #expect(run.screens.opened.filter { $0 == Route("films") }.count == 1)
    _ = await run.quit()
  }
}
