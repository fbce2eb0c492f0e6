import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@Suite struct FormSubmissionTests {
  private let form = Form(
    "Sign in",
    [Form.Field("email", "E-mail"), Form.Field("password", "Password", .secret(isConfirmed: false))],
    language: .english
  )
  private let input = FormInput(["email": "taken@b"], standardInput: ["password"])

  /// Refuses every address but one.
  private func submit(
    _ input: FormInput,
    _ prompter: ScriptedPrompter,
    _ sent: Sent,
    accepting accepted: String = "free@b"
  ) async -> Result<String, SubmissionFailure<ServiceError>> {
    do throws(SubmissionFailure<ServiceError>) {
      let outcome = try await form.submit(
        input,
        asking: prompter,
        problems: { (error: ServiceError) in
          guard case .rejected(let code, let message) = error, code == "email_exists" else { return [] }
          return [FormProblem("email", message ?? "")]
        },
        send: { (answers) async throws(ServiceError) in
          sent.add(answers["email"])
          if answers["email"] == "offline@b" { throw .offline }
          guard answers["email"] == accepted else {
            throw .rejected(code: "email_exists", message: "This address is registered.")
          }
          return answers["password"]
        }
      )
      return .success(outcome)
    } catch {
      return .failure(error)
    }
  }

  @Test func `only the refused field is asked for again`() async {
    let prompter = ScriptedPrompter(["taken@b", "hunter2", "free@b"])
    let sent = Sent()

    #expect(await submit(FormInput(), prompter, sent) == .success("hunter2"))
    #expect(sent.all == ["taken@b", "free@b"])
    #expect(
      prompter.dialogue == [
        .asked("E-mail:"), .askedHidden("Password (hidden as you type):"),
        .told("E-mail: This address is registered."), .asked("E-mail:"),
      ]
    )
  }

  @Test func `the third refusal is the failure`() async {
    let sent = Sent()

    let result = await submit(FormInput(), ScriptedPrompter(["1", "x", "2", "3", "4"]), sent)

    #expect(sent.all == ["1", "2", "3"])
    guard case .failure(let failure) = result else {
      Issue.record("The form was accepted.")
      return
    }
    #expect(failure.exitCode == .refused)
    #expect(failure.summary(in: context) == "--email: This address is registered.")
  }

  @Test func `a script is not asked, and reads the name of the option`() async {
    let sent = Sent()
    let prompter = ScriptedPrompter(isInteractive: false, standardInput: "hunter2")

    let result = await submit(input, prompter, sent)

    #expect(sent.all == ["taken@b"])
    guard case .failure(let failure) = result else {
      Issue.record("The form was accepted.")
      return
    }
    #expect(failure.summary(in: context) == "--email: This address is registered.")
    #expect(failure.remedy(in: context) == nil)
    #expect(failure.code == "rejected")
  }

  @Test func `an error that no value can remedy is not asked about`() async {
    let prompter = ScriptedPrompter(["offline@b", "x", "free@b"])

    let result = await submit(FormInput(), prompter, Sent())

    #expect(result == .failure(.refused(.offline, [])))
    #expect(prompter.dialogue.count == 2)
    guard case .failure(let failure) = result else { return }
    #expect(failure.summary(in: context) == ServiceError.offline.summary(in: context))
    #expect(failure.remedy(in: context) == .connect)
  }

  @Test func `giving up after a refusal cancels`() async {
    let result = await submit(FormInput(), ScriptedPrompter(["taken@b", "x"]), Sent())

    #expect(result == .failure(.form(.cancelled)))
  }

  @Test func `an incomplete form is not submitted`() async {
    let sent = Sent()

    let result = await submit(FormInput(), ScriptedPrompter(isInteractive: false), sent)

    #expect(sent.all == [])
    guard case .failure(let failure) = result else {
      Issue.record("The form was accepted.")
      return
    }
    #expect(failure.exitCode == .usage)
  }

  @MainActor @Test func `the options of a command give the values of its form`() async {
    let form = Form(
      "Apply",
      [
        Form.Field("note", "Note", .multiline, isRequired: false),
        Form.Field("type", "Type", .choice([.init("a", "A"), .init("b", "B")]), usualValue: "b"),
        Form.Field("accept-terms", "Acceptance of the terms", .consent),
        Form.Field("token", "Token", .secret(isConfirmed: false)),
        Form.Field("id", "Job", source: .argument),
      ],
      confirmation: Form.Confirmation("Apply?"),
      language: .english
    )
    let seen = Mutex(FormInput())
    let feature = FormFeature(form: form) { invocation in
      seen.withLock { $0 = form.input(of: invocation, ["id": "7"]) }
    }

    let run = await ScreenRun(
      feature,
      ["apply", "--note", "Hi", "--accept-terms", "--token-stdin", "--yes"],
      context
    )
    let help = await ScreenRun(feature, ["apply", "--help"], context)
    let wrong = await ScreenRun(feature, ["apply", "--type", "c"], context)

    #expect(run.exitCode == .done)
    #expect(
      seen.withLock(\.self)
        == FormInput(
          ["note": "Hi", "accept-terms": "true", "id": "7"],
          standardInput: ["token"],
          isConfirmed: true
        )
    )
    #expect(help.output.contains("--type <value>"))
    #expect(help.output.contains("Type (default: b)."))
    #expect(help.output.contains("Read the token from standard input."))
    #expect(wrong.exitCode == .usage)
  }

  @MainActor @Test(arguments: [([], false), (["--yes"], true), (["-y"], true)] as [([String], Bool)])
  func `a user agrees in advance by a word or by its letter`(words: [String], isConfirmed: Bool) async {
    let form = Form("Clear", [], confirmation: Form.Confirmation("Clear it?"), language: .english)
    let seen = Mutex<[Bool]>([])
    let feature = FormFeature(form: form) { invocation in
      seen.withLock { $0.append(form.input(of: invocation).isConfirmed) }
    }

    let run = await ScreenRun(feature, ["apply"] + words, context)

    #expect(run.exitCode == .done)
    #expect(seen.withLock(\.self) == [isConfirmed])
  }

  @MainActor @Test
  func `a form that asks for no confirmation takes none, and each option names the kind of its value`() async
  {
    let form = Form(
      "Apply",
      [
        Form.Field("note", "Note"), Form.Field("code", "Code", .code(digits: 6)),
        Form.Field("cv", "CV", .file),
      ],
      language: .english
    )
    let feature = FormFeature(form: form) { _ in }

    let help = await ScreenRun(feature, ["apply", "--help"], context).output
    let agreed = await ScreenRun(feature, ["apply", "--yes"], context)

    #expect(help.contains("--note <text>"))
    #expect(help.contains("--code <code>"))
    #expect(help.contains("--cv <path>"))
    #expect(agreed.exitCode == .usage)
  }
}

/// The addresses that were submitted.
private final class Sent: Sendable {
  private let state = Mutex<[String]>([])

  var all: [String] { state.withLock(\.self) }

  func add(_ text: String) { state.withLock { $0.append(text) } }
}

private struct FormFeature: Feature {
  let form: Form
  let record: @Sendable (Invocation) -> Void

  var commands: [Command] {
    [
      Command("apply", abstract: "Apply.", parameters: form.parameters, language: .english) {
        [record] invocation in
        record(invocation)
        return EmptyScreen()
      }
    ]
  }
}

@MainActor
private final class EmptyScreen: Screen {
  nonisolated init() {}

  func load(_ request: LoadRequest) async {}

  func failure(in context: ViewContext) -> CommandFailure? { nil }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }
}
