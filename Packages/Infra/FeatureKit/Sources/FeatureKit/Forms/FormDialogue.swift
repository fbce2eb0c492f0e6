public import DesignKit
import DomainKernel
import LocalizationKit

/// Fills a form in by questions, one field at a time, or from what was given where nobody can be asked.
struct FormDialogue {
  /// How often a value is asked for before the form is given up.
  private static let attempts = 3
  /// The most bytes of a value from standard input.
  private static let mostInput = 64 << 10

  private let request: FormRequest
  private let prompter: any Prompter
  private let strings: Strings
  private var form: Form { request.form }

  init(_ request: FormRequest, _ prompter: any Prompter) {
    self.request = request
    self.prompter = prompter
    strings = Strings(request.form.language)
  }

  func fill() async throws(FormFailure) -> FormAnswers {
    if let refused = request.refused { return try await corrected(refused) }
    let given = try await given()
    guard prompter.isInteractive else { return try completed(given) }
    do throws(Interruption) {
      return try await asked(given)
    } catch {
      guard case .failed(let failure) = error else { return try completed(given) }
      throw failure
    }
  }

  // MARK: - Given values

  /// The values that were given with the command, and the problems with them.
  private struct Given {
    var answers: FormAnswers
    var names: Set<String> = []
    var problems: [String: String] = [:]
  }

  private func given() async throws(FormFailure) -> Given {
    var given = Given(answers: FormAnswers(of: form))
    for (name, text) in try await givenTexts() {
      guard let field = form[name] else { continue }
      given.names.insert(name)
      let value: String
      switch text {
      case .value(let text): value = text
      case .unusable(let problem):
        given.problems[name] = problem
        continue
      }
      let normalized = field.normalized(value, home: prompter.homeDirectory)
      given.problems[name] = field.problem(with: normalized, in: form.language)
      given.answers = given.answers.with(normalized, for: name)
    }
    return given
  }

  /// A text as it was given, or why standard input does not have it.
  private enum GivenText {
    case value(String)
    case unusable(String)
  }

  private func givenTexts() async throws(FormFailure) -> [String: GivenText] {
    var texts = request.input.values.mapValues { GivenText.value($0) }
    for (index, name) in request.input.standardInput.enumerated() {
      let text = try await index == 0 ? readInput() : nil
      texts[name] = given(text)
    }
    return texts
  }

  private func readInput() async throws(FormFailure) -> String? {
    do throws(FileFault) { return try await prompter.readInput(limit: Self.mostInput) } catch {
      throw .unreadableInput(error)
    }
  }

  private func given(_ input: String?) -> GivenText {
    guard let input else { return .unusable(strings.unreadableInput) }
    guard input.utf8.count <= Self.mostInput else {
      let words = LimitWords(form.language)
      return .unusable(words.sentence(words.inputSize(atMost: Self.mostInput)))
    }
    return .value(Self.withoutLineBreak(input))
  }

  /// The text without the line break that programs write behind it.
  private static func withoutLineBreak(_ text: String) -> String {
    // A carriage return and a line feed are one character.
    text.last?.isNewline == true ? String(text.dropLast()) : text
  }

  /// The values that were given, where that is all there will be.
  private func completed(_ given: Given) throws(FormFailure) -> FormAnswers {
    var answers = given.answers
    var missing: [String] = []
    for field in form.fields where !given.names.contains(field.name) {
      if let usual = field.usualValue {
        answers = answers.with(usual, for: field.name)
      } else if field.isRequired {
        missing.append(field.spelling)
      }
    }
    if form.confirmation != nil, !request.input.isConfirmed { missing.append("--yes") }
    var problems = form.fields.compactMap { field in
      given.problems[field.name].map { FormProblem(field.name, $0) }
    }
    if problems.isEmpty, missing.isEmpty { problems = form.problems(with: answers) }
    guard missing.isEmpty, problems.isEmpty else {
      throw .incomplete(IncompleteForm(missing: missing, invalid: problems.map(form.invalid)))
    }
    return answers
  }

  // MARK: - Questions

  private enum Interruption: Error {
    case notInteractive
    case failed(FormFailure)
  }

  private func asked(_ given: Given) async throws(Interruption) -> FormAnswers {
    var answers = given.answers
    for (index, step) in form.steps.enumerated() {
      let open = step.fields.filter { !given.names.contains($0.name) || given.problems[$0.name] != nil }
      guard !open.isEmpty else { continue }
      if form.steps.count > 1 {
        await prompter.tell(strings.step(index + 1, of: form.steps.count, step.title.string))
      }
      if let introduction = step.introduction { await prompter.tell(introduction.string) }
      for field in open {
        if let problem = given.problems[field.name] { await tell(problem, about: field) }
        answers = answers.with(try await value(of: field), for: field.name)
      }
    }
    for attempt in 1... {
      let problems = form.problems(with: answers)
      if problems.isEmpty { break }
      guard attempt <= Self.attempts else { throw .failed(.tooManyAttempts(problems)) }
      answers = try await revised(answers, problems)
    }
    try await confirm(answers)
    return answers
  }

  private func corrected(_ refused: FormAnswers) async throws(FormFailure) -> FormAnswers {
    guard request.attempt <= Self.attempts else { throw .tooManyAttempts(request.problems) }
    do throws(Interruption) {
      return try await revised(refused, request.problems)
    } catch {
      guard case .failed(let failure) = error else { throw .tooManyAttempts(request.problems) }
      throw failure
    }
  }

  /// Says the problems, and asks again for the fields that they are about.
  private func revised(_ answers: FormAnswers, _ problems: [FormProblem]) async throws(Interruption)
    -> FormAnswers
  {
    let names = Set(problems.compactMap(\.field))
    let fields = form.fields.filter { names.contains($0.name) }
    for problem in problems where problem.field.flatMap({ form[$0] }) == nil {
      await prompter.tell(problem.message)
    }
    guard !fields.isEmpty else { throw .failed(.tooManyAttempts(problems)) }
    var answers = answers
    for field in fields {
      for problem in problems where problem.field == field.name { await tell(problem.message, about: field) }
      answers = answers.with(try await value(of: field), for: field.name)
    }
    return answers
  }

  /// Asks for a field until its value is valid.
  private func value(of field: Form.Field) async throws(Interruption) -> String {
    if let help = field.help { await prompter.tell(help.string) }
    if case .choice(let choices) = field.kind {
      for (number, choice) in choices.enumerated() {
        await prompter.tell(strings.choice(number + 1, choice.label.string))
      }
    }
    var last = ""
    for _ in 0..<Self.attempts {
      let typed = try await typedText(of: field)
      let isSkipped = typed.isEmpty && field.usualValue != nil
      let value = isSkipped ? field.usualValue ?? "" : normalized(typed, field)
      if let problem = field.problem(with: value, in: form.language) {
        last = problem
      } else if field.isConfirmed, !value.isEmpty,
        try await ask(strings.repetition(of: field), field) != typed
      {
        last = strings.differentRepetition
      } else {
        return value
      }
      await tell(last, about: field)
    }
    throw .failed(.tooManyAttempts([FormProblem(field.name, last)]))
  }

  /// The value of what was typed; of a choice also by its number or its label.
  private func normalized(_ typed: String, _ field: Form.Field) -> String {
    let value = field.normalized(typed, home: prompter.homeDirectory)
    guard case .choice(let choices) = field.kind, !choices.contains(where: { $0.value == value }) else {
      return value
    }
    if let number = Int(value), choices.indices.contains(number - 1) { return choices[number - 1].value }
    return choices.first { $0.label.string.lowercased() == value.lowercased() }?.value ?? value
  }

  private func typedText(of field: Form.Field) async throws(Interruption) -> String {
    guard field.kind == .multiline else { return try await ask(strings.question(for: field), field) }
    var lines = [try await ask(strings.question(for: field), field)]
    while lines.last?.isEmpty == false { lines.append(try await ask(strings.nextLine, field)) }
    return lines.dropLast().joined(separator: "\n")
  }

  private func ask(_ question: String, _ field: Form.Field) async throws(Interruption) -> String {
    try await ask(Prompt(question, echo: field.isSecret ? .hidden : .shown))
  }

  private func ask(_ prompt: Prompt) async throws(Interruption) -> String {
    do throws(PromptError) {
      return try await prompter.ask(prompt)
    } catch {
      throw error == .notInteractive ? .notInteractive : .failed(.cancelled)
    }
  }

  private func tell(_ problem: String, about field: Form.Field) async {
    await prompter.tell(strings.language.labelled(field.label.string, problem))
  }

  // MARK: - Confirmation

  private func confirm(_ answers: FormAnswers) async throws(Interruption) {
    guard let confirmation = form.confirmation, !request.input.isConfirmed else { return }
    for (label, value) in form.summary(of: answers) {
      await prompter.tell(strings.language.labelled(label.string, value))
    }
    if let consequence = confirmation.consequence { await prompter.tell(consequence.string) }
    let response = try await ask(Prompt(strings.yesOrNo(confirmation.question.string)))
    guard Confirmation.isGiven(by: response) else { throw .failed(.cancelled) }
  }
}

extension Form {
  /// The values of a filled-in form for the user to check, with a word in place of each secret; what is not given is left
  /// out.
  ///
  /// - Parameter answers: The values.
  /// - Returns: Labels with values, in the order of the fields.
  public func summary(of answers: FormAnswers) -> [(label: SafeText, value: String)] {
    let strings = Strings(language)
    return fields.compactMap { field in
      let value = answers[field.name]
      switch field.kind {
      case .consent: return (field.label, strings.consent(value == Field.consented))
      case _ where value.isEmpty: return nil
      case .secret: return (field.label, strings.hidden)
      case .choice(let choices):
        return (field.label, choices.first { $0.value == value }?.label.string ?? value)
      case .text, .multiline, .code, .file: return (field.label, value)
      }
    }
  }
}
