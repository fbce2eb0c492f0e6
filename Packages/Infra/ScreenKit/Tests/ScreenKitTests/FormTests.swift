import CommandKit
import DesignKit
import FeatureKit
import LocalizationKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct FormTests {
  private static let escape = "\u{1B}[27u"

  private let name = Form.Field("name", "Full name")
  private let note = Form.Field("note", "Note", .multiline, isRequired: false, limit: 10)

  private func form(_ fields: Form.Field..., confirmation: Form.Confirmation? = nil) -> Form {
    Form("Apply", fields, confirmation: confirmation, language: .english)
  }

  @Test func `what is typed is submitted, and the change says what it has done`() async {
    let run = await FormRun(form(name))

    await run.run.type("Aino q", until: "[ Aino q")
    await run.run.type("\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["name"] } == ["Aino q"])
    let left = await run.quit()
    #expect(left.problems == [])
    #expect(left.unbalanced == [])
  }

  @Test func `the cursor of the terminal stands where the next character goes`() async {
    let run = await FormRun(form(name))

    let model = await run.run.type("日本a\u{1B}[D", until: "[ 日本a")

    let row = model.lines.firstIndex { $0.contains("[ 日本a") }
    #expect(model.cursor.row == row)
    await run.terminal.waitUntil { $0.cursor.column == 2 + 2 + 4 }
    await run.run.type("x", until: "日本xa")
    _ = await run.quit()
  }

  @Test func `Tab and Shift-Tab move between the fields, and Enter moves on`() async {
    let run = await FormRun(form(name, Form.Field("city", "City")))

    await run.run.type("A\tU", until: "[ U")
    await run.run.type("\u{1B}[Zi", until: "[ Ai")
    await run.run.type("\rm", until: "[ Um")
    await run.run.type("\r", until: "Sent.")

    #expect(run.submissions.all.map { [$0["name"], $0["city"]] } == [["Ai", "Um"]])
    _ = await run.quit()
  }

  @Test func `what was typed is still shown when another field has the focus`() async {
    let run = await FormRun(form(name, Form.Field("city", "City")))

    let model = await run.run.type("Aino\tU", until: "[ U")

    #expect(model.lines.contains { $0.contains("[ Aino") })
    _ = await run.quit()
  }

  @Test func `a form without entries is left at once, and nothing is submitted`() async {
    let run = await FormRun(form(name))

    await run.run.type(Self.escape, until: "Nothing was changed.")

    #expect(run.submissions.all.isEmpty)
    _ = await run.quit()
  }

  @Test func `entries are discarded only when the user agrees`() async {
    let run = await FormRun(form(name))

    await run.run.type("Aino", until: "[ Aino")
    await run.run.type(Self.escape, until: "Discard your changes?")
    await run.run.type("n", until: "[ Aino")
    await run.run.type(Self.escape, until: "Discard your changes?")
    await run.run.type("y", until: "Nothing was changed.")

    #expect(run.submissions.all.isEmpty)
    _ = await run.quit()
  }

  @Test func `Ctrl-C asks before entries are lost, and ends the program the second time`() async {
    let run = await FormRun(form(name))
    await run.run.type("Aino", until: "[ Aino")

    await run.run.type("\u{3}", until: "Discard your changes?")
    await run.run.type("n", until: "[ Aino")
    await run.run.type("\u{3}", until: "Discard your changes?")
    run.terminal.type("\u{3}")

    #expect(await run.run.end() == .success(.quit))
    #expect(run.submissions.all.isEmpty)
  }

  @Test func `Ctrl-C before a confirmation asks as well, and yes ends the program`() async {
    let run = await FormRun(form(name, confirmation: Form.Confirmation("Apply now?")))
    await run.run.type("Aino\r", until: "Apply now?")

    await run.run.type("\u{3}", until: "Discard your changes?")
    run.terminal.type("y")

    #expect(await run.run.end() == .success(.quit))
    #expect(run.submissions.all.isEmpty)
  }

  @Test func `after a question of Ctrl-C that was declined, that of Esc leaves only the form`() async {
    let run = await FormRun(form(name))
    await run.run.type("Aino", until: "[ Aino")

    await run.run.type("\u{3}", until: "Discard your changes?")
    await run.run.type("n", until: "[ Aino")
    await run.run.type(Self.escape, until: "Discard your changes?")
    await run.run.type("y", until: "Nothing was changed.")

    #expect(run.submissions.all.isEmpty)
    _ = await run.quit()
  }

  @Test func `Ctrl-C ends the program at once from a form without entries`() async {
    let run = await FormRun(form(name))

    run.terminal.type("\u{3}")

    #expect(await run.run.end() == .success(.quit))
  }

  @Test func `Enter takes the default of the question, which discards nothing`() async {
    let run = await FormRun(form(name))
    await run.run.type("Aino", until: "[ Aino")
    await run.run.type(Self.escape, until: "Discard your changes?")

    await run.run.type("\r", until: "[ Aino")
    await run.run.type("\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["name"] } == ["Aino"])
    _ = await run.quit()
  }

  @Test func `a question that is longer than the window is read to its end before it is answered`() async {
    let text = (1...30).map { "line \($0)." }.joined(separator: "\n")
    let long = Form.Field("note", "Note", .multiline)
    let run = await FormRun(form(long, confirmation: Form.Confirmation("Send it?")))
    await run.run.type("\u{1B}[200~\(text)\u{1B}[201~", until: "[ line 30.")

    let asked = await run.run.type("\t\r", until: "Send it?")
    #expect(asked.text.contains("Lines 1 to ") && !asked.text.contains("line 30."))
    #expect(asked.lines.last?.contains("↓ j Down") == true)
    let scrolled = await run.run.type("\u{1B}[6~", until: "line 30.")
    #expect(!scrolled.text.contains("Send it?") && scrolled.text.contains("y Yes   n No"))
    await run.run.type("\u{1B}[H", until: "Send it?")
    await run.run.type("y", until: "Sent.")

    #expect(run.submissions.all.map { $0["note"] } == [text])
    _ = await run.quit()
  }

  @Test func `a paste loses its escapes, and in one line its line breaks`() async {
    let run = await FormRun(form(name))

    await run.run.type("\u{1B}[200~a\u{1B}[2J\r\nb\u{9B}c\u{1B}[201~", until: "[ a[2J bc")
    await run.run.type("\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["name"] } == ["a[2J bc"])
    _ = await run.quit()
  }

  @Test(arguments: [(20_000, false), (20_001, true)])
  func `a paste that has no room in a field says so`(count: Int, isCut: Bool) async {
    let run = await FormRun(form(note), columns: 100)

    let pasted = String(repeating: "x", count: count)
    let model = await run.run.type("\u{1B}[200~\(pasted)\u{1B}[201~", until: "20,000 of 10 characters")

    #expect(model.text.contains("The pasted text was too long, so its end was cut off.") == isCut)
    _ = await run.quit()
  }

  @Test func `a paste into several lines keeps its line breaks, and Enter begins a line`() async {
    let run = await FormRun(form(note))

    await run.run.type("\u{1B}[200~a\r\nb\u{1B}[201~", until: "[ b")
    await run.run.type("\rc", until: "[ c")
    await run.run.type("\t\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["note"] } == ["a\nb\nc"])
    _ = await run.quit()
  }

  @Test func `the counter counts UTF-16 code units, and one too many is a problem at once`() async {
    let run = await FormRun(form(note))

    let full = await run.run.type("😀😀😀😀😀", until: "10 of 10 characters")
    #expect(!full.text.contains("must have at most"))
    await run.run.type("a", until: "The text must have at most 10 characters; it has 11.")
    await run.run.type("\t\r", until: "11 of 10 characters")
    #expect(run.submissions.all.isEmpty)
    await run.run.type("\u{7F}", until: "10 of 10 characters")
    await run.run.type("\t\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["note"] } == ["😀😀😀😀😀"])
    _ = await run.quit()
  }

  @Test func `a secret is never on the screen, nor is its length`() async {
    let run = await FormRun(form(Form.Field("password", "Password", .secret(isConfirmed: true))))

    await run.run.type("hunter2\t", until: "••••••••")
    await run.run.type("hunter2", until: "Submit")
    await run.run.type("\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["password"] } == ["hunter2"])
    #expect(!run.terminal.writes.contains { $0.contains("hunter") })
    _ = await run.quit()
  }

  @Test func `a secret is written at its end, since nobody sees another place in it`() async {
    let run = await FormRun(form(Form.Field("password", "Password", .secret(isConfirmed: false))))

    await run.run.type("ab\u{1B}[Dc\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["password"] } == ["abc"])
    _ = await run.quit()
  }

  @Test func `two different entries of a secret are not submitted`() async {
    let run = await FormRun(form(Form.Field("password", "Password", .secret(isConfirmed: true))))

    await run.run.type("hunter2\thunter3\r", until: "The two entries do not match.")

    #expect(run.submissions.all.isEmpty)
    _ = await run.quit()
  }

  @Test func `a refusal comes back beside its field with everything that was entered`() async {
    let run = await FormRun(form(name, Form.Field("city", "City")))
    run.submissions.refusals = [[FormProblem("name", "This name is taken.")]]

    await run.run.type("Aino\tUmeå\r", until: "This name is taken.")
    let model = run.terminal.model
    #expect(model.text.contains("[ Umeå"))
    #expect(model.lines[model.cursor.row].contains("[ Aino"))
    let changed = await run.run.type("x", until: "[ Ainox")
    #expect(!changed.text.contains("This name is taken."))
    await run.run.type("\t\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["name"] } == ["Aino", "Ainox"])
    _ = await run.quit()
  }

  @Test func `the values are confirmed before they are submitted, secrets without their text`() async {
    let fields = form(
      name,
      Form.Field("password", "Password", .secret(isConfirmed: false)),
      confirmation: Form.Confirmation("Send it?")
    )
    let run = await FormRun(fields)

    let question = await run.run.type("Aino\thunter2\r", until: "Send it?")
    #expect(question.text.contains("Aino"))
    #expect(question.text.contains("(not shown)"))
    await run.run.type("n", until: "[ Aino")
    #expect(run.submissions.all.isEmpty)
    await run.run.type("\r", until: "Send it?")
    await run.run.type("y", until: "Sent.")

    #expect(run.submissions.all.count == 1)
    _ = await run.quit()
  }

  @Test func `steps follow each other, and Escape goes back without losing anything`() async {
    let form = Form(
      "Verify",
      steps: [.init("Identity", [name]), .init("Address", [Form.Field("city", "City")])],
      language: .english
    )
    let run = await FormRun(form, columns: 23)

    #expect(run.terminal.model.text.contains("Step 1 of 2: Identity"))
    await run.run.type("\r", until: "Enter a value.")
    await run.run.type("Aino\r", until: "Step 2 of 2: Address")
    await run.run.type(Self.escape, until: "[ Aino")
    await run.run.type("\rUmeå", until: "[ Umeå")
    await run.run.type("\r", until: "Sent.")

    #expect(run.submissions.all.map { [$0["name"], $0["city"]] } == [["Aino", "Umeå"]])
    _ = await run.quit()
  }

  @Test func `white space in a pasted code is ignored`() async {
    let run = await FormRun(form(Form.Field("code", "Code", .code(digits: 6))))

    await run.run.type("\u{1B}[200~123 456\n\u{1B}[201~", until: "[1] [2] [3] [4] [5] [6]")
    await run.run.type("\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["code"] } == ["123456"])
    _ = await run.quit()
  }

  @Test func `a value is chosen with the arrows, and a consent given with the space bar`() async {
    let choices: [Form.Field.Choice] = [.init("a", "Passport"), .init("b", "Visa")]
    let run = await FormRun(
      form(Form.Field("type", "Document", .choice(choices)), Form.Field("accept", "Accept", .consent))
    )

    await run.run.type("\u{1B}[C\u{1B}[C\t", until: "[ ] No")
    await run.run.type(" ", until: "[x] Yes")
    await run.run.type("\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["type"] } == ["b"])
    #expect(run.submissions.all.map { $0.isConsented("accept") } == [true])
    _ = await run.quit()
  }

  @Test func `the home directory stands for a tilde`() async {
    let run = await FormRun(form(Form.Field("file", "File", .file)))

    await run.run.type("~/cv.pdf\r", until: "Sent.")

    #expect(run.submissions.all.map { $0["file"] } == ["/home/aino/cv.pdf"])
    _ = await run.quit()
  }

  @Test func `quitting with a form open submits nothing and does not wait for it`() async {
    let run = await FormRun(form(name))
    await run.run.type("Aino", until: "[ Aino")

    let left = await run.quit()

    #expect(left.unbalanced == [])
    #expect(run.submissions.all.isEmpty)
  }

  @Test func `a form survives a change of the size, and the focus stays in view`() async {
    let run = await FormRun(form(name, Form.Field("city", "City"), note))
    await run.run.type("Aino\tUmeå", until: "[ Umeå")

    run.terminal.resize(columns: 14, rows: 6)

    let model = await run.terminal.waitUntil { $0.rows == 6 && $0.text.contains("[ Umeå") }
    #expect(model.lines[model.cursor.row].contains("[ Umeå"))
    #expect(model.problems == [])
    run.terminal.resize(columns: 60, rows: 24)
    await run.terminal.waitUntil { $0.rows == 24 && $0.text.contains("[ Aino") }
    await run.run.type("\r\t\r", until: "Sent.")
    #expect(run.submissions.all.map { $0["city"] } == ["Umeå"])
    _ = await run.quit()
  }

  @Test func `a form that was scrolled stays where it is as long as the focus is in view`() async {
    let run = await FormRun(form(name, Form.Field("city", "City"), Form.Field("land", "Land")), rows: 9)
    let scrolled = await run.run.type("A\tB\tC", until: "[ C")
    #expect(!scrolled.text.contains("[ A"))
    #expect(scrolled.text.contains("[ B"))

    let model = await run.run.type("\u{1B}[Zx", until: "[ Bx")

    #expect(model.text.contains("[ C"))
    _ = await run.quit()
  }

  @Test func `a form that was scrolled and fits again is shown from its first line`() async {
    let run = await FormRun(form(name, Form.Field("city", "City"), Form.Field("land", "Land")))
    let whole = await run.run.type("A\tB\tC", until: "[ C").lines
    run.terminal.resize(columns: 60, rows: 9)
    await run.terminal.waitUntil { $0.rows == 9 && $0.text.contains("[ C") && !$0.text.contains("[ A") }

    run.terminal.resize(columns: 60, rows: 24)

    let model = await run.terminal.waitUntil { $0.rows == 24 && $0.text.contains("[ A") }
    #expect(model.lines == whole)
    _ = await run.quit()
  }

  @Test(arguments: [1, 5, 10, 11, 12, 13, 14, 20]) func `a wide character never leaves a narrow window`(
    columns: Int
  ) async {
    let run = await FormRun(form(name))
    run.terminal.resize(columns: columns, rows: 12)

    run.terminal.type("日本語日本語日本語日本語")

    let model = await run.terminal.waitUntil {
      $0.columns == columns && ($0.text.contains("語") || columns < 10)
    }
    #expect(model.problems == [])
    #expect(model.cursor.column < columns)
    #expect(await run.quit().unbalanced == [])
  }

  @Test func `a hidden question is a secret below what was told before it`() async {
    let page = Page("Job", content: .text("---"), actions: [Action("Sign in", Route("login"), .changes)])
    let run = ShellRun(
      ModelTerminal(columns: 60, rows: 24),
      tabs: [Action("Job", Route("job"))],
      opening: { route in
        guard route == Route("login") else { return FakeScreen { _ in .loaded(.page(page)) } }
        return FakeScreen(isChange: true) { request in
          await request.prompter.tell("Create a token first.")
          guard let token = try? await request.prompter.ask(Prompt("Token:", echo: .hidden)) else {
            return .loaded(.confirmation)
          }
          return .failed(CommandFailure(.failed, "\(token.count) characters."))
        }
      }
    )
    await run.terminal.waitUntil(shows: "---")

    let asked = await run.type("a", until: "Token")
    #expect(asked.text.contains("Create a token first."))
    #expect(!asked.text.contains("Token:"))
    await run.type("hunter2", until: "••••••••")
    await run.type("\r", until: "7 characters.")

    #expect(!run.terminal.writes.contains { $0.contains("hunter") })
    _ = await run.quit()
  }

  @Test(arguments: [("y", "agreed"), ("n", "declined"), ("\u{1B}[27u", "declined")])
  func `a question for yes or no is a choice, and to leave it means no`(key: String, text: String) async {
    let page = Page("Job", content: .text("---"), actions: [Action("Sign in", Route("login"), .changes)])
    let run = ShellRun(
      ModelTerminal(columns: 60, rows: 24),
      tabs: [Action("Job", Route("job"))],
      opening: { route in
        guard route == Route("login") else { return FakeScreen { _ in .loaded(.page(page)) } }
        return FakeScreen(isChange: true) { request in
          let agrees = await request.prompter.confirm("Store it in a file? [y/N]") ?? false
          return .failed(CommandFailure(.failed, agrees ? "It is agreed." : "It is declined."))
        }
      }
    )
    await run.terminal.waitUntil(shows: "---")

    let asked = await run.type("a", until: "Store it in a file?")
    #expect(!asked.text.contains("[y/N]"))
    await run.type(key, until: "It is \(text).")

    _ = await run.quit()
  }

  @Test func `the code that a change told stands in the forms of its page for a code, and nothing else does`()
    async
  {
    let actions = [
      Action("Register", Route("keep"), .changes), Action("Verify", Route("verify"), .changes),
      Action("Rename", Route("rename"), .changes),
    ]
    let page = Page("Account", content: .text("---"), actions: actions)
    let screens = FakeScreens()
    screens.prepare["keep"] = {
      let screen = FakeScreen(isChange: true) { _ in .loaded(.confirmation) }
      screen.notes = ["Registered.", "The code is 207607."]
      screen.remarks = ["The code is 207607."]
      return screen
    }
    let left = CommandFailure(.interrupted, "Nothing was changed.")
    screens.prepare["verify"] = {
      FakeScreen(isChange: true) { request in
        let code = Form.Field("code", "Code", .code(digits: 6))
        let form = Form("Enter the code", [code], language: .english)
        _ = try? await request.prompter.fill(FormRequest(form))
        return .failed(left)
      }
    }
    screens.prepare["rename"] = {
      FakeScreen(isChange: true) { request in
        _ = try? await request.prompter.ask(Prompt("Name:"))
        return .failed(left)
      }
    }
    screens.prepare["account"] = { FakeScreen { _ in .loaded(.page(page)) } }
    let run = ShellRun(
      ModelTerminal(columns: 60, rows: 24),
      screens,
      tabs: [Action("Account", Route("account"))]
    )
    await run.terminal.waitUntil(shows: "b Verify")
    await run.type("a", until: "Registered. The code is 207607.")
    run.terminal.type("k")
    await run.terminal.waitUntil(hides: "The code is 207607.")

    for _ in 0..<2 {
      let asked = await run.type("b", until: "Enter the code")
      #expect(asked.text.contains("The code is 207607."))
      #expect(!asked.text.contains("Registered."))
      await run.type(Self.escape, until: "Nothing was changed.")
    }
    let other = await run.type("c", until: "Name")

    #expect(!other.text.contains("207607"))
    _ = await run.quit()
  }

  @Test func `a single question is a form with one field`() async {
    let screens = FakeScreens()
    let run = ShellRun(ModelTerminal(columns: 80, rows: 24), screens)
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("\r", until: "Line 1 ")
    await run.type("c", until: "Clear?")
    await run.type("y", until: "[ y")
    await run.type("\r", until: "There is no connection.")
    _ = await run.quit()
  }
}
