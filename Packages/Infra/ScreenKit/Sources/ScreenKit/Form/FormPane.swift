import DesignKit
import FeatureKit

/// A form in front of a screen, with the texts that are edited in it.
@MainActor
final class FormPane {
  /// The form and its state.
  let model: FormModel
  /// Messages that the user has to know while filling in the form.
  let messages: [String]
  /// The first line that is seen.
  var top = 0
  /// The part of a question that is shown.
  var question = QuestionWindow()
  /// The change that needs the values; `nil` where nobody knows.
  var change: OpenScreen?
  /// Whether the question that was asked last came before the end of the program.
  private var isEndWanted = false
  private var editors: [FormModel.Focus: LineEditor] = [:]
  private var finish: (@Sendable (Result<FormAnswers, FormFailure>) -> Void)?

  /// Shows a form.
  ///
  /// - Parameters:
  ///   - model: The form and its state.
  ///   - messages: What the user has to know while filling it in.
  ///   - finish: Called once, with the values or with the reason why there are none.
  init(
    _ model: FormModel,
    messages: [String],
    finish: @escaping @Sendable (Result<FormAnswers, FormFailure>) -> Void
  ) {
    self.model = model
    self.messages = messages
    self.finish = finish
  }

  /// Whether the values were given, or the form was left.
  var isFinished: Bool { finish == nil }

  /// Leaves the form without values; has no effect on one that is finished.
  func cancel() { end(.failure(.cancelled)) }

  /// Whether the question is shown that comes before the end of the program, so that yes ends it.
  var isAskingBeforeEnd: Bool { isEndWanted && model.phase == .discarding }

  /// The kind of the field that has the focus; `nil` for the button.
  var kind: Form.Field.Kind? { model.field(of: model.focus)?.kind }

  /// Whether Enter completes the step: on the button, and on the last field but where Enter begins a new line.
  var completesStep: Bool {
    let focuses = model.focuses
    return model.focus == .button || (focuses.dropLast().last == model.focus && kind != .multiline)
  }

  /// The editor of a field with a text; `nil` for a choice, a consent and the button.
  func editor(of focus: FormModel.Focus) -> LineEditor? {
    guard let field = model.field(of: focus) else { return nil }
    let text = model.text(of: focus)
    if let editor = editors[focus], editor.text == text { return editor }
    switch field.kind {
    case .choice, .consent: return nil
    case .secret, .code: return LineEditor(text, isEndOnly: true)
    case .multiline: return LineEditor(text, isMultiline: true)
    case .text, .file: return LineEditor(text)
    }
  }

  /// The label of Enter.
  func label(_ strings: Strings) -> SafeText {
    if kind == .multiline { return strings.newLine }
    guard completesStep else { return strings.label(of: .nextField) }
    return model.isLastStep && !model.asksForConfirmation ? strings.submit : strings.continueForm
  }

  // MARK: - Input

  /// Edits the text that has the focus.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the key has a meaning there.
  func edit(_ key: Key) -> Bool {
    guard model.phase == .filling, var editor = editor(of: model.focus) else { return false }
    guard editor.handle(key) else { return false }
    keep(editor)
    return true
  }

  /// Inserts a pasted text where the focus is.
  ///
  /// - Returns: Whether its end was left out, because there was no room for it.
  @discardableResult
  func paste(_ text: String) -> Bool {
    guard model.phase == .filling, var editor = editor(of: model.focus) else { return false }
    let isCut = editor.insert(text)
    keep(editor)
    return isCut
  }

  private func keep(_ editor: LineEditor) {
    editors[model.focus] = editor
    if model.text(of: model.focus) != editor.text { model.set(editor.text, of: model.focus) }
  }

  /// Whether a command would do something now.
  func isPossible(_ command: ShellCommand) -> Bool {
    switch command {
    case .nextValue, .previousValue:
      switch kind {
      case .choice, .consent: true
      default: false
      }
    case .acceptDefault: model.phase == .discarding
    case .up, .down, .pageUp, .pageDown, .first, .last: question.isScrolling
    default: true
    }
  }

  /// Whether a command ends the step, and gives the values to the change after the last one.
  func gives(_ command: ShellCommand) -> Bool {
    switch command {
    case .completeField: completesStep
    case .agree: model.phase != .discarding
    default: false
    }
  }

  /// Does what a command asks for.
  func perform(_ command: ShellCommand) {
    if question.move(command) { return }
    question = QuestionWindow()
    switch command {
    case .nextField: model.moveFocus(by: 1)
    case .previousField: model.moveFocus(by: -1)
    case .nextValue: model.choose(by: 1, of: model.focus)
    case .previousValue: model.choose(by: -1, of: model.focus)
    case .completeField: if completesStep { advance() } else { model.moveFocus(by: 1) }
    case .leaveForm:
      isEndWanted = false
      if !model.goBack(), model.askToDiscard() { cancel() }
    case .agree: if model.phase == .discarding { cancel() } else { advance() }
    case .disagree: if !model.goBack() { cancel() }
    case .acceptDefault: if model.phase == .discarding { _ = model.goBack() }
    default: break
    }
  }

  /// Asks whether to discard what was entered, before the program ends.
  ///
  /// - Returns: Whether there is a question now; `false` where nothing would be lost, or it was asked before.
  func askBeforeEnd() -> Bool {
    guard model.phase != .discarding, !model.askToDiscard() else { return false }
    isEndWanted = true
    question = QuestionWindow()
    return true
  }

  private func advance() {
    let step = model.step
    if let answers = model.advance() { end(.success(answers)) }
    if model.step != step { top = 0 }
  }

  private func end(_ result: Result<FormAnswers, FormFailure>) {
    finish?(result)
    finish = nil
  }
}
