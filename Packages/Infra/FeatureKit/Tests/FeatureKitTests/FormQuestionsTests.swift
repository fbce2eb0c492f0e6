import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@Suite struct FormQuestionsTests {
  private func failure(_ request: FormRequest, _ prompter: some Prompter) async -> FormFailure? {
    do throws(FormFailure) {
      _ = try await prompter.fill(request)
      return nil
    } catch {
      return error
    }
  }

  private func form(_ fields: Form.Field...) -> Form { Form("Form", fields, language: .english) }

  @Test func `the help of a field stands before its question`() async throws {
    let prompter = ScriptedPrompter(["7"])
    let form = form(Form.Field("code", "Code", help: "As on the card."))

    #expect(try await prompter.fill(FormRequest(form))["code"] == "7")
    #expect(prompter.dialogue == [.told("As on the card."), .asked("Code:")])
  }

  @Test func `a field that can be left empty says so`() async throws {
    let prompter = ScriptedPrompter([""])
    let form = form(Form.Field("note", "Note", isRequired: false))

    #expect(try await prompter.fill(FormRequest(form)).given("note") == nil)
    #expect(prompter.dialogue == [.asked("Note (optional):")])
  }

  @Test func `a new secret that is left empty is not asked for again`() async throws {
    let prompter = ScriptedPrompter([""])
    let form = form(Form.Field("password", "Password", .secret(isConfirmed: true), isRequired: false))

    #expect(try await prompter.fill(FormRequest(form)).given("password") == nil)
    #expect(prompter.dialogue == [.askedHidden("Password (hidden as you type, optional):")])
  }

  @Test func `a number that is a value is taken as that`() async throws {
    let prompter = ScriptedPrompter(["1"])
    let form = form(Form.Field("level", "Level", .choice([.init("2", "Two"), .init("1", "One")])))

    #expect(try await prompter.fill(FormRequest(form))["level"] == "1")
  }

  @Test func `a consent is asked for with the answers behind it`() async throws {
    let prompter = ScriptedPrompter(["y"])
    let form = form(Form.Field("terms", "Accept the terms?", .consent))

    #expect(try await prompter.fill(FormRequest(form)).isConsented("terms"))
    #expect(prompter.dialogue == [.asked("Accept the terms? [y/N]")])
  }

  @Test func `the only step is introduced without its number`() async throws {
    let prompter = ScriptedPrompter(["Aino"])
    let step = Form.Step("Identity", introduction: "As in your passport.", [Form.Field("name", "Name")])

    _ = try await prompter.fill(FormRequest(Form("Verify", steps: [step], language: .english)))

    #expect(prompter.dialogue == [.told("As in your passport."), .asked("Name:")])
  }

  @Test(
    arguments: [
      (
        .simplifiedChinese,
        ["N（以空行结束，可选）：", "N（输入时不显示）：", "再次输入N（输入时不显示）：", "N（默认为 Tokyo）："]
      ),
      (
        .indonesian,
        [
          "N (akhiri dengan baris kosong, opsional):", "N (tidak tampil saat diketik):",
          "N, sekali lagi (tidak tampil saat diketik):", "N (bawaan: Tokyo):",
        ]
      ),
    ] as [(Language, [String])]
  )
  func `questions are asked in the language of the form`(language: Language, questions: [String]) async throws
  {
    let fields = [
      Form.Field("note", "N", .multiline, isRequired: false),
      Form.Field("password", "N", .secret(isConfirmed: true)),
      Form.Field("city", "N", usualValue: "Tokyo"),
    ]
    let prompter = ScriptedPrompter(["", "x", "x", ""])

    let answers = try await prompter.fill(FormRequest(Form("Form", fields, language: language)))

    #expect(prompter.questions == questions)
    #expect(answers["password"] == "x" && answers["city"] == "Tokyo")
  }

  // MARK: - Problems

  @Test func `fields that keep contradicting each other are asked for again three times`() async {
    let problem = FormProblem("to", "Too little.")
    let form = Form("Salary", [Form.Field("to", "To")], language: .english) { _ in [problem] }
    let prompter = ScriptedPrompter(["1", "2", "3", "4", "5", "6"])

    #expect(await failure(FormRequest(form), prompter) == .tooManyAttempts([problem]))
    #expect(prompter.questions.count == 4)
  }

  @Test func `a problem that no field can remedy is told, and nothing more is asked`() async {
    let problem = FormProblem(nil, "Closed.")
    let form = Form("Apply", [Form.Field("name", "Name")], language: .english) { _ in [problem] }
    let prompter = ScriptedPrompter(["Aino", "Bo"])

    #expect(await failure(FormRequest(form), prompter) == .tooManyAttempts([problem]))
    #expect(prompter.dialogue == [.asked("Name:"), .told("Closed.")])
  }

  @Test func `a script is told that its values contradict each other`() async {
    let form = Form("Salary", [Form.Field("to", "To")], language: .english) { _ in
      [FormProblem("to", "Too little.")]
    }

    let failure = await failure(
      FormRequest(form, FormInput(["to": "1"])),
      ScriptedPrompter(isInteractive: false)
    )

    #expect(failure?.summary(in: context) == "--to: Too little.")
  }

  @Test func `a value of no field counts for nothing`() async throws {
    let form = form(Form.Field("name", "Name"))

    let answers = try await ScriptedPrompter(isInteractive: false).fill(
      FormRequest(form, FormInput(["name": "Aino", "gone": "x"]))
    )

    #expect(answers == FormAnswers(["name": "Aino"], of: form))
  }

  // MARK: - Nobody to ask

  @Test func `where the first question shows that nobody is there, the form is taken as it was given`()
    async throws
  {
    let form = form(Form.Field("name", "Name"), Form.Field("city", "City", usualValue: "Tokyo"))

    let answers = try await UnansweredPrompter().fill(FormRequest(form, FormInput(["name": "Aino"])))
    let failure = await failure(FormRequest(form), UnansweredPrompter())

    #expect(answers == FormAnswers(["name": "Aino", "city": "Tokyo"], of: form))
    #expect(failure?.summary(in: context) == "Missing: --name.")
  }

  @Test func `where nobody is there to correct a value, its problem is the failure`() async {
    let form = form(Form.Field("name", "Name"))
    let problem = FormProblem("name", "Taken.")
    let request = FormRequest(form).again(FormAnswers(["name": "Aino"], of: form), [problem])

    #expect(await failure(request, UnansweredPrompter()) == .tooManyAttempts([problem]))
  }

  @Test func `a corrected form is not confirmed a second time`() async throws {
    let form = Form(
      "Apply",
      [Form.Field("name", "Name"), Form.Field("city", "City")],
      confirmation: Form.Confirmation("Apply?"),
      language: .english
    )
    let refused = FormAnswers(["name": "Aino", "city": "Umeå"], of: form)
    let prompter = ScriptedPrompter(["Bo"])

    let answers = try await prompter.fill(
      FormRequest(form).again(refused, [FormProblem("name", "Taken.")])
    )

    #expect(answers == refused.with("Bo", for: "name"))
    #expect(prompter.dialogue == [.told("Name: Taken."), .asked("Name:")])
  }
}

/// Finds out with the first question that there is nobody.
private struct UnansweredPrompter: Prompter {
  func ask(_ prompt: Prompt) async throws(PromptError) -> String { throw .notInteractive }
}
