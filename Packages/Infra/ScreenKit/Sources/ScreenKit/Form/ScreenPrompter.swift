import DesignKit
import FeatureKit

/// Asks by showing forms in front of the screen; a single question is a form with one field.
@MainActor
final class ScreenPrompter: Prompter {
  nonisolated let isInteractive = true
  nonisolated let homeDirectory: String?

  private let title: SafeText
  private let remarks: [String]
  private let strings: Strings
  private let say: @MainActor (String) -> Void
  private let show: @MainActor (FormPane) -> Void
  /// The messages since the last question.
  private var messages: [String] = []

  /// Makes a prompter.
  ///
  /// - Parameters:
  ///   - title: The title of single questions.
  ///   - homeDirectory: The user's home directory; `nil` where it is unknown.
  ///   - remarks: What a form that asks for a code says above its fields.
  ///   - strings: The texts of the shell.
  ///   - say: Shows a message.
  ///   - show: Shows a form.
  init(
    title: SafeText,
    homeDirectory: String?,
    remarks: [String] = [],
    _ strings: Strings,
    say: @escaping @MainActor (String) -> Void,
    show: @escaping @MainActor (FormPane) -> Void
  ) {
    self.title = title
    self.remarks = remarks
    self.homeDirectory = homeDirectory
    self.strings = strings
    self.say = say
    self.show = show
  }

  func tell(_ message: String) async {
    messages.append(message)
    say(message)
  }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    let name = "answer"
    let field = Form.Field(
      name,
      SafeText(Self.label(of: prompt.question)),
      prompt.echo == .hidden ? .secret(isConfirmed: false) : .text,
      isRequired: false
    )
    do throws(FormFailure) {
      return try await fill(FormRequest(Form(title, [field], language: strings.language)))[name]
    } catch {
      throw .ended
    }
  }

  /// Shows the question as a choice; to leave it means no.
  func confirm(_ question: String) async -> Bool? {
    let question = Form.Confirmation(SafeText(FeatureKit.Confirmation.bare(question)))
    let form = Form(title, [], confirmation: question, language: strings.language)
    do throws(FormFailure) {
      _ = try await fill(FormRequest(form))
      return true
    } catch {
      // monorepo:allow swallowed-error: a question cannot be incomplete, and to leave it means no
      return false
    }
  }

  /// The question without the colon that a terminal needs before the response.
  private static func label(of question: String) -> String {
    question.last.map { ":：".contains($0) } == true ? String(question.dropLast()) : question
  }

  func fill(_ request: FormRequest) async throws(FormFailure) -> FormAnswers {
    let messages = (request.form.asksForCode ? remarks : []) + messages
    self.messages = []
    let result: Result<FormAnswers, FormFailure> = await withCheckedContinuation { continuation in
      let model = FormModel(request, home: homeDirectory)
      show(FormPane(model, messages: messages) { continuation.resume(returning: $0) })
    }
    return try result.get()
  }
}

extension Form {
  /// Whether one of its fields is for a code.
  fileprivate var asksForCode: Bool {
    fields.contains { field in
      if case .code = field.kind { true } else { false }
    }
  }
}
