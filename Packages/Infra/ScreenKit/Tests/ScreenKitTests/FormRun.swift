import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import TerminalModel

@testable import ScreenKit

/// A form on a terminal in memory, reached from a page by the key `a`.
@MainActor
struct FormRun {
  /// The values that were submitted.
  @MainActor
  final class Submissions {
    fileprivate(set) var all: [FormAnswers] = []
    /// The problems with the next submissions, in turn.
    var refusals: [[FormProblem]] = []
  }

  let run: ShellRun
  let submissions = Submissions()
  var terminal: ModelTerminal { run.terminal }

  init(
    _ form: Form,
    given input: FormInput = FormInput(),
    columns: Int = 60,
    rows: Int = 24,
    variables: [String: String] = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "HOME": "/home/aino",
    ]
  ) async {
    let language = form.language
    let submissions = submissions
    let title: SafeText = language.choose(en: "A job", zhHans: "职位")
    let page = Page(
      title,
      header: .heading(title, .page),
      content: .text("---"),
      actions: [Action(form.title, Route("apply"), .changes)]
    )
    run = ShellRun(
      ModelTerminal(columns: columns, rows: rows),
      FakeScreens(language),
      tabs: [Action(title, Route("job"))],
      opening: { route in
        guard route == Route("apply") else { return FakeScreen { _ in .loaded(.page(page)) } }
        let screen = FakeScreen(isChange: true) { request in
          await Self.submit(form, input, request, submissions)
        }
        screen.notes = [language.choose(en: "Sent.", zhHans: "已发送。")]
        return screen
      },
      variables: variables
    )
    await terminal.waitUntil(shows: "---")
    await run.type("a", until: form.steps[0].fields[0].label.string)
  }

  private static func submit(
    _ form: Form,
    _ input: FormInput,
    _ request: LoadRequest,
    _ submissions: Submissions
  ) async -> FakeScreen.State {
    var pending: FormRequest = FormRequest(form, input)
    while true {
      do throws(FormFailure) {
        let answers = try await request.prompter.fill(pending)
        submissions.all.append(answers)
        guard !submissions.refusals.isEmpty else { return .loaded(.confirmation) }
        pending = pending.again(answers, submissions.refusals.removeFirst())
      } catch {
        let context = ViewContext(now: SettableDate.start, language: form.language)
        return .failed(FailureMessage(error, in: context).commandFailure)
      }
    }
  }

  func quit() async -> TerminalModel { await run.quit() }
}
