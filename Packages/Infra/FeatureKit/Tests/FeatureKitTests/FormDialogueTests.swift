import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@Suite struct FormDialogueTests {
  private let form = Form(
    "Register",
    [
      Form.Field("email", "E-mail") { $0.contains("@") ? nil : "Enter an e-mail address." },
      Form.Field("password", "Password", .secret(isConfirmed: true)) {
        $0.utf16.count < 8 ? "Enter at least 8 characters." : nil
      },
      Form.Field("city", "City", isRequired: false, usualValue: "Tokyo"),
    ],
    language: .english
  )

  private func failure(
    _ form: Form,
    _ prompter: ScriptedPrompter,
    given input: FormInput = FormInput()
  ) async -> FormFailure? {
    do throws(FormFailure) {
      _ = try await prompter.fill(FormRequest(form, input))
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Questions

  @Test func `only what was not given is asked for`() async throws {
    let prompter = ScriptedPrompter(["correct horse", "correct horse", "Umeå"])

    let answers = try await prompter.fill(FormRequest(form, FormInput(["email": " aino@example.com "])))

    #expect(answers["email"] == "aino@example.com")
    #expect(answers["password"] == "correct horse")
    #expect(answers["city"] == "Umeå")
    #expect(
      prompter.dialogue == [
        .askedHidden("Password (hidden as you type):"), .askedHidden("Password again (hidden as you type):"),
        .asked("City (default: Tokyo):"),
      ]
    )
  }

  @Test func `an empty line takes the usual value`() async throws {
    let prompter = ScriptedPrompter(["a@b", "12345678", "12345678", ""])

    #expect(try await prompter.fill(FormRequest(form))["city"] == "Tokyo")
  }

  @Test func `an invalid value is asked for again with the reason`() async throws {
    let prompter = ScriptedPrompter(["aino", "aino@example.com"])
    let form = Form("Sign in", [form.fields[0]], language: .english)

    #expect(try await prompter.fill(FormRequest(form))["email"] == "aino@example.com")
    #expect(
      prompter.dialogue
        == [.asked("E-mail:"), .told("E-mail: Enter an e-mail address."), .asked("E-mail:")]
    )
  }

  @Test func `a given value that is invalid is asked for instead of failing`() async throws {
    let prompter = ScriptedPrompter(["a@b"])
    let form = Form("Sign in", [form.fields[0]], language: .english)

    #expect(try await prompter.fill(FormRequest(form, FormInput(["email": "x"])))["email"] == "a@b")
    #expect(prompter.dialogue.first == .told("E-mail: Enter an e-mail address."))
  }

  @Test func `the third invalid value is the last`() async {
    let form = Form("Sign in", [form.fields[0]], language: .english)
    let prompter = ScriptedPrompter(["1", "2", "3", "a@b"])

    #expect(
      await failure(form, prompter) == .tooManyAttempts([FormProblem("email", "Enter an e-mail address.")])
    )
    #expect(prompter.dialogue.filter { $0 == .asked("E-mail:") }.count == 3)
  }

  @Test func `the third value may be the valid one`() async {
    let form = Form("Sign in", [form.fields[0]], language: .english)

    #expect(await failure(form, ScriptedPrompter(["1", "2", "a@b"])) == nil)
  }

  @Test func `a new secret is entered twice, and both have to be equal`() async throws {
    let form = Form("Change", [form.fields[1]], language: .english)
    let prompter = ScriptedPrompter(["12345678", "12345679", "abcdefgh", "abcdefgh"])

    #expect(try await prompter.fill(FormRequest(form))["password"] == "abcdefgh")
    #expect(prompter.dialogue.contains(.told("Password: The two entries do not match.")))
  }

  @Test func `an invalid secret is not asked for a second time`() async {
    let form = Form("Change", [form.fields[1]], language: .english)
    let prompter = ScriptedPrompter(["short"])

    #expect(await failure(form, prompter) == .cancelled)
    #expect(
      prompter.dialogue == [
        .askedHidden("Password (hidden as you type):"), .told("Password: Enter at least 8 characters."),
        .askedHidden("Password (hidden as you type):"),
      ]
    )
  }

  @Test func `the end of the input cancels the form`() async {
    #expect(await failure(form, ScriptedPrompter(["a@b"])) == .cancelled)
    #expect(FormFailure.cancelled.exitCode == .interrupted)
  }

  @Test func `a choice is taken by its number, its value or its label`() async throws {
    let form = Form(
      "Document",
      [Form.Field("type", "Type", .choice([.init("passport", "Passport"), .init("id", "Identity card")]))],
      language: .english
    )

    for typed in ["2", "ID", "identity card"] {
      let prompter = ScriptedPrompter([typed])
      #expect(try await prompter.fill(FormRequest(form))["type"] == "id")
      #expect(
        prompter.dialogue == [.told("  1. Passport"), .told("  2. Identity card"), .asked("Type:")]
      )
    }
    #expect(await failure(form, ScriptedPrompter(["3"])) == .cancelled)
    #expect(await failure(form, ScriptedPrompter(["0"])) == .cancelled)
  }

  @Test func `several lines end with an empty one`() async throws {
    let form = Form("Note", [Form.Field("note", "Note", .multiline)], language: .english)
    let prompter = ScriptedPrompter(["One", "two", "", "three"])

    #expect(try await prompter.fill(FormRequest(form))["note"] == "One\ntwo")
    #expect(
      prompter.dialogue == [.asked("Note (end with an empty line):"), .asked(">"), .asked(">")]
    )
  }

  @Test func `a path that is typed may begin with a tilde`() async throws {
    let form = Form("Upload", [Form.Field("file", "File", .file)], language: .english)
    let prompter = ScriptedPrompter(["~/cv.pdf"], homeDirectory: "/home/aino")

    #expect(try await prompter.fill(FormRequest(form))["file"] == "/home/aino/cv.pdf")
  }

  @Test func `steps are announced, but not one that has nothing to ask`() async throws {
    let form = Form(
      "Verify",
      steps: [
        .init("Address", [Form.Field("city", "City")]),
        .init("Identity", introduction: "As in your passport.", [Form.Field("name", "Name")]),
      ],
      language: .english
    )
    let prompter = ScriptedPrompter(["Aino"])

    _ = try await prompter.fill(FormRequest(form, FormInput(["city": "Umeå"])))

    #expect(
      prompter.dialogue
        == [.told("Step 2 of 2: Identity"), .told("As in your passport."), .asked("Name:")]
    )
  }

  @Test func `fields that contradict each other are asked for again`() async throws {
    let form = Form(
      "Salary",
      [Form.Field("from", "From"), Form.Field("to", "To")],
      language: .english
    ) { answers in
      answers["from"] <= answers["to"] ? [] : [FormProblem("to", "Enter more than the lower bound.")]
    }
    let prompter = ScriptedPrompter(["5", "3", "7"])

    let answers = try await prompter.fill(FormRequest(form))

    #expect([answers["from"], answers["to"]] == ["5", "7"])
    #expect(prompter.dialogue.contains(.told("To: Enter more than the lower bound.")))
  }

  // MARK: - Confirmation

  private let confirmed = Form(
    "Sign in",
    [Form.Field("email", "E-mail"), Form.Field("password", "Password", .secret(isConfirmed: false))],
    confirmation: Form.Confirmation("Send?", consequence: "This cannot be undone."),
    language: .english
  )

  @Test func `the values are shown before the confirmation, and secrets are not`() async throws {
    let prompter = ScriptedPrompter(["a@b", "hunter2", "y"])

    _ = try await prompter.fill(FormRequest(confirmed))

    #expect(
      prompter.dialogue.suffix(4) == [
        .told("E-mail: a@b"), .told("Password: (not shown)"), .told("This cannot be undone."),
        .asked("Send? [y/N]"),
      ]
    )
  }

  @Test(arguments: ["", "n", "no", "yess"]) func `anything but yes cancels`(typed: String) async {
    #expect(await failure(confirmed, ScriptedPrompter(["a@b", "x", typed])) == .cancelled)
  }

  @Test func `a user who agreed in advance is not asked`() async {
    let prompter = ScriptedPrompter(["a@b", "x"])

    #expect(await failure(confirmed, prompter, given: FormInput(isConfirmed: true)) == nil)
    #expect(prompter.dialogue.count == 2)
  }

  // MARK: - Scripts

  @Test func `a script gets everything that is missing or invalid at once`() async {
    let prompter = ScriptedPrompter(isInteractive: false)

    let failure = await failure(confirmed, prompter)

    #expect(failure?.summary(in: context) == "Missing: --email, --password-stdin and --yes.")
    #expect(
      failure?.remedy(in: context)
        == .sentence("Add the missing options, or run this command in a terminal to enter the values.")
    )
    #expect(failure?.exitCode == .usage)
    #expect(prompter.dialogue == [])
  }

  @Test func `a script gets the problems with the names of the options`() async {
    let input = FormInput(["email": "aino"], standardInput: ["password"])
    let prompter = ScriptedPrompter(isInteractive: false, standardInput: "short\n")

    let failure = await failure(form, prompter, given: input)

    #expect(
      failure?.summary(in: context)
        == "--email: Enter an e-mail address. --password-stdin: Enter at least 8 characters."
    )
    #expect(failure?.remedy(in: context) == nil)
  }

  @Test(arguments: [("12345678", "12345678"), ("12345678\n", "12345678"), (" 2345678 \r\n", " 2345678 ")])
  func `a secret of standard input loses one line break`(input: String, secret: String) async throws {
    let prompter = ScriptedPrompter(isInteractive: false, standardInput: input)

    let answers = try await prompter.fill(
      FormRequest(form, FormInput(["email": "a@b"], standardInput: ["password"]))
    )

    #expect(answers["password"] == secret)
    #expect(answers["city"] == "Tokyo")
  }

  @Test func `standard input that is not text is a problem, and so is a second field that asks for it`()
    async
  {
    let form = Form(
      "Change",
      [
        Form.Field("old", "Old", .secret(isConfirmed: false)),
        Form.Field("new", "New", .secret(isConfirmed: false)),
      ],
      language: .english
    )
    let input = FormInput(standardInput: ["old", "new"])
    let prompter = ScriptedPrompter(isInteractive: false, standardInput: "x")

    #expect(
      await failure(form, prompter, given: input)?.summary(in: context)
        == "--new-stdin: Standard input cannot be read as UTF-8 text."
    )
    #expect(prompter.readings == 1)
    #expect(
      await failure(
        form,
        ScriptedPrompter(isInteractive: false),
        given: FormInput(["old": "x"], standardInput: ["new"])
      )?
      .summary(in: context) == "--new-stdin: Standard input cannot be read as UTF-8 text."
    )
  }

  @Test func `standard input that the system cannot read is the failure, with its reason and advice`() async {
    let prompter = ScriptedPrompter(
      isInteractive: false,
      inputFault: .cannotBeRead(reason: "Is a directory")
    )

    let failure = await failure(form, prompter, given: FormInput(standardInput: ["password"]))

    #expect(failure?.summary(in: context) == "Standard input cannot be read: Is a directory.")
    #expect(failure?.remedy(in: context) == .sentence("Use a pipe or a file as standard input."))
    #expect(failure?.exitCode == .failed)
  }

  @Test(
    arguments: [
      (65_536, nil), (65_537, "Standard input is too large: it must have at most 65,536 bytes."),
    ] as [(Int, String?)]
  )
  func `standard input up to its limit is a value, and one byte more is a problem`(
    bytes: Int,
    problem: String?
  ) async {
    // A line break at the end is no reason to take a text that was cut for a whole one.
    let text = String(repeating: "x", count: bytes - 1) + "\n"
    let prompter = ScriptedPrompter(isInteractive: false, standardInput: text)
    let input = FormInput(["email": "a@b"], standardInput: ["password"])

    let failure = await failure(form, prompter, given: input)

    #expect(failure?.summary(in: context) == problem.map { "--password-stdin: " + $0 })
  }

  @Test func `an empty value counts as given, so that a script can clear a field`() async throws {
    let prompter = ScriptedPrompter(isInteractive: false, standardInput: "12345678")

    let answers = try await prompter.fill(
      FormRequest(form, FormInput(["email": "a@b", "city": ""], standardInput: ["password"]))
    )

    #expect(answers.given("city") == nil)
  }

  // MARK: - Answers

  @Test func `no description of the values has a secret`() {
    let answers = FormAnswers(["email": "a@b", "password": "hunter2"], of: form)
    var dumped = ""
    dump(answers, to: &dumped)

    for text in ["\(answers)", String(reflecting: answers), dumped, String(describing: [answers])] {
      #expect(!text.contains("hunter2"))
      #expect(text.contains("a@b"))
    }
    #expect(answers["password"] == "hunter2")
  }
}
