public import Observation

/// A form while the user fills it in on a screen: the texts, the problems with them, and what has the focus.
///
/// It knows neither keys nor a layout. A shell changes texts and moves the focus; ``advance()`` validates with the same
/// rules as every other way of filling the form in, and gives the values once the form can be submitted.
@MainActor @Observable
public final class FormModel {
  /// Something that can have the focus.
  public enum Focus: Hashable, Sendable {
    /// The field with a name.
    case field(String)
    /// The second entry of a secret that has to be entered twice.
    case repetition(String)
    /// The button that completes the step.
    case button
  }

  /// The current use of the form.
  public enum Phase: Hashable, Sendable {
    /// Fields are filled in.
    case filling
    /// The values are shown, and the user is asked whether to submit them.
    case confirming
    /// The user is asked whether to discard what was entered.
    case discarding
  }

  /// The form.
  public let form: Form
  /// The position of the current step, from 0.
  public private(set) var step = 0
  /// The current focus.
  public private(set) var focus = Focus.button
  /// The current use of the form.
  public private(set) var phase = Phase.filling

  private let home: String?
  private let isConfirmed: Bool
  private var texts: [Focus: String] = [:]
  private var initialTexts: [Focus: String] = [:]
  private var left: Set<Focus> = []
  /// Problems that others found, each with the value that it is about.
  private var found: [(problem: FormProblem, value: String?)] = []
  /// The values that those problems are about.
  private var refused: FormAnswers?

  /// Makes the form ready to be filled in.
  ///
  /// - Parameters:
  ///   - request: The form with the values that are there already, and with the problems of a refusal.
  ///   - home: The user's home directory, for the `~` of a path; `nil` where it is unknown.
  public init(_ request: FormRequest, home: String? = nil) {
    form = request.form
    self.home = home
    isConfirmed = request.input.isConfirmed || request.refused != nil
    for field in form.fields {
      let given = request.refused?[field.name] ?? request.input.values[field.name] ?? field.usualValue ?? ""
      texts[.field(field.name)] = given
      if field.isConfirmed { texts[.repetition(field.name)] = given }
    }
    initialTexts = texts
    show(request.problems)
    if request.problems.isEmpty { focus = focuses.first ?? .button }
    if form.fields.isEmpty, asksForConfirmation { phase = .confirming }
  }

  // MARK: - State

  /// Everything of the current step that can have the focus, in order.
  public var focuses: [Focus] {
    form.steps[step].fields.flatMap { field -> [Focus] in
      field.isConfirmed ? [.field(field.name), .repetition(field.name)] : [.field(field.name)]
    } + [.button]
  }

  /// Whether the current step is the last.
  public var isLastStep: Bool { step == form.steps.count - 1 }

  /// Whether the user is still asked to confirm the values before they are submitted.
  public var asksForConfirmation: Bool { form.confirmation != nil && !isConfirmed }

  /// Whether something was entered that would be lost.
  public var isChanged: Bool { texts != initialTexts }

  /// The text of a field or a repetition, as it was typed.
  ///
  /// - Parameter focus: The field or the repetition.
  /// - Returns: The text; empty for a button.
  public func text(of focus: Focus) -> String { texts[focus] ?? "" }

  /// The field that a focus belongs to; `nil` for a button.
  ///
  /// - Parameter focus: The field or the repetition.
  /// - Returns: The field.
  public func field(of focus: Focus) -> Form.Field? {
    switch focus {
    case .field(let name), .repetition(let name): form[name]
    case .button: nil
    }
  }

  /// The values as they stand, valid or not.
  public var answers: FormAnswers {
    form.fields.reduce(FormAnswers(of: form)) { $0.with(value(of: $1), for: $1.name) }
  }

  /// The problem to show beside a field or a repetition.
  ///
  /// A text that is too long is reported at once, any other problem once the user has left the field. A problem that a
  /// service reported stays until the value changes.
  ///
  /// - Parameter focus: The field or the repetition.
  /// - Returns: A sentence; `nil` for none.
  public func problem(of focus: Focus) -> String? {
    if case .field(let name) = focus, let field = form[name],
      let reported = found.first(where: { $0.problem.field == name && $0.value == value(of: field) })
    {
      return reported.problem.message
    }
    return ownProblem(of: focus)
  }

  /// The problem that the rules of the field find.
  private func ownProblem(of focus: Focus) -> String? {
    guard let field = field(of: focus) else { return nil }
    if case .repetition(let name) = focus {
      let isDifferent = text(of: focus) != text(of: .field(name))
      return left.contains(focus) && isDifferent ? Strings(form.language).differentRepetition : nil
    }
    let value = value(of: field)
    let isTooLong = field.limit.map { value.utf16.count > $0 } ?? false
    return left.contains(focus) || isTooLong ? field.problem(with: value, in: form.language) : nil
  }

  /// The problems that concern no single field.
  public var generalProblems: [String] {
    found.map(\.problem).filter { problem in problem.field.flatMap { form[$0] } == nil }.map(\.message)
  }

  /// How many UTF-16 code units a value has, for a counter beside its limit.
  ///
  /// - Parameter field: The field.
  /// - Returns: The length of the value without the white space around it.
  public func length(of field: Form.Field) -> Int { value(of: field).utf16.count }

  // MARK: - Changes

  /// Changes a text.
  ///
  /// - Parameters:
  ///   - text: The new text, without control characters but for the line breaks of a field with several lines.
  ///   - focus: The field or the repetition.
  public func set(_ text: String, of focus: Focus) {
    guard field(of: focus) != nil else { return }
    texts[focus] = text
    found.removeAll { $0.problem.field == nil }
  }

  /// Chooses another value of a choice, or gives or withdraws a consent; has no effect on other fields.
  ///
  /// - Parameters:
  ///   - offset: How many values to move on, negative for back; the ends are connected.
  ///   - focus: The field.
  public func choose(by offset: Int, of focus: Focus) {
    guard case .field = focus, let field = field(of: focus) else { return }
    switch field.kind {
    case .choice(let choices):
      guard !choices.isEmpty else { return }
      let current = choices.firstIndex { $0.value == text(of: focus) }
      let next = current.map { $0 + offset } ?? (offset < 0 ? choices.count - 1 : 0)
      set(choices[((next % choices.count) + choices.count) % choices.count].value, of: focus)
    case .consent: set(text(of: focus).isEmpty ? Form.Field.consented : "", of: focus)
    case .text, .multiline, .secret, .code, .file: break
    }
  }

  /// Moves the focus.
  ///
  /// - Parameter offset: How many places to move, negative for back; the ends of the step are connected.
  public func moveFocus(by offset: Int) {
    let focuses = focuses
    // The focus is always in the current step.
    guard let current = focuses.firstIndex(of: focus) else { return }
    let index = current + offset
    leave(focus)
    focus = focuses[((index % focuses.count) + focuses.count) % focuses.count]
  }

  /// Completes the current step: goes on to the next one, to the confirmation, or to the end.
  ///
  /// - Returns: The values once the form can be submitted; `nil` while there is something left to do.
  public func advance() -> FormAnswers? {
    switch phase {
    case .discarding: return nil
    case .confirming: return answers
    case .filling: break
    }
    for focus in focuses { left.insert(focus) }
    if let wrong = focuses.first(where: { ownProblem(of: $0) != nil }) {
      focus = wrong
      return nil
    }
    // Any change may remedy a refusal; values that are still the refused ones are not submitted again.
    if let wrong = focuses.first(where: { problem(of: $0) != nil }), answers == refused {
      focus = wrong
      return nil
    }
    found = []
    guard isLastStep else {
      go(to: step + 1)
      return nil
    }
    let problems = form.problems(with: answers)
    guard problems.isEmpty else {
      show(problems)
      return nil
    }
    guard asksForConfirmation else { return answers }
    phase = .confirming
    return nil
  }

  /// Goes back: from a question to the fields, or from a step to the one before it.
  ///
  /// - Returns: Whether there was somewhere to go back to.
  public func goBack() -> Bool {
    guard phase == .filling else {
      guard !form.fields.isEmpty else { return false }
      phase = .filling
      return true
    }
    guard step > 0 else { return false }
    go(to: step - 1)
    return true
  }

  /// Asks whether to discard what was entered.
  ///
  /// - Returns: Whether nothing would be lost, so that the form can be closed without a question: nothing was entered, or
  ///   only a search.
  public func askToDiscard() -> Bool {
    guard isChanged, !form.isSearch else { return true }
    phase = .discarding
    return false
  }

  private func go(to step: Int) {
    self.step = step
    focus = focuses.first ?? .button
  }

  private func leave(_ focus: Focus) {
    guard !text(of: focus).isEmpty else { return }
    left.insert(focus)
  }

  /// Shows problems that others found, and moves to the first field that has one.
  private func show(_ problems: [FormProblem]) {
    found = problems.map { problem in
      (problem, problem.field.flatMap { form[$0] }.map { value(of: $0) })
    }
    refused = problems.isEmpty ? nil : answers
    let names = Set(problems.compactMap(\.field))
    let index = form.steps.firstIndex { $0.fields.contains { names.contains($0.name) } }
    step = index ?? step
    let first = form.steps[step].fields.first { names.contains($0.name) }
    focus = first.map { .field($0.name) } ?? focuses.first ?? .button
  }

  private func value(of field: Form.Field) -> String {
    field.normalized(text(of: .field(field.name)), home: home)
  }
}
