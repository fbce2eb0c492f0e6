/// A field of a form: its label, its value, and notes about it.
public struct FormField: Hashable, Sendable {
  /// The label of the field, such as "Postal code".
  public var label: SafeText
  /// The text as typed.
  public var value: FieldValue
  /// An example, shown until something is typed.
  public var prompt: SafeText?
  /// Whether the form cannot go on without it.
  public var isRequired: Bool
  /// The state of the field.
  public var state: FieldState
  /// A hint for filling in the field.
  public var hint: SafeText?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: What the field asks for.
  ///   - value: The text that was typed.
  ///   - prompt: An example, shown until something is typed.
  ///   - isRequired: Whether the form cannot go on without it.
  ///   - state: What the field is up to.
  ///   - hint: What helps to fill it in.
  public init(
    _ label: SafeText,
    _ value: FieldValue,
    prompt: SafeText? = nil,
    isRequired: Bool = false,
    state: FieldState = .idle(),
    hint: SafeText? = nil
  ) {
    self.label = label
    self.value = value
    self.prompt = prompt
    self.isRequired = isRequired
    self.state = state
    self.hint = hint
  }
}

/// The value of a field of a form.
public enum FieldValue: Hashable, Sendable {
  /// Text that everyone may see.
  case text(SafeText)
  /// Something that is never shown: the field is told only whether there is any, so its length stays hidden too.
  case secret(isGiven: Bool)

  /// As many dots for every secret.
  private static let dots = 8

  /// The visible form.
  var shown: StyledText {
    switch self {
    case .text(let text): StyledText(text)
    case .secret(isGiven: false): ""
    case .secret(isGiven: true):
      StyledText(runs: Array(repeating: Run(content: .icon(.bullet), style: .plain), count: Self.dots))
    }
  }

  /// The spoken form.
  var spoken: StyledText {
    switch self {
    case .text(let text): text.isEmpty ? "\(.noValue)" : StyledText(text)
    case .secret(let isGiven): isGiven ? "\(.hidden)" : "\(.noValue)"
    }
  }
}

/// The state of a field of a form.
public enum FieldState: Hashable, Sendable {
  /// It can be filled in; the problem is about its current value.
  case idle(problem: SafeText? = nil)
  /// The field receives typed text; the problem describes its current error.
  case editing(problem: SafeText? = nil)
  /// The field receives typed text, and the terminal's own cursor stands in it, so that none is drawn.
  case focused(problem: SafeText? = nil)
  /// It takes no input now.
  case unavailable

  /// The problem with the current value.
  var problem: SafeText? {
    switch self {
    case .idle(let problem), .editing(let problem), .focused(let problem): problem
    case .unavailable: nil
    }
  }

  /// Whether what is typed goes into the field.
  var takesInput: Bool {
    switch self {
    case .editing, .focused: true
    case .idle, .unavailable: false
    }
  }

  /// Whether a cursor is drawn behind the text.
  var drawsCursor: Bool {
    if case .editing = self { true } else { false }
  }
}

extension Element {
  /// A field of a form below its label, and below it what is wrong and what helps.
  ///
  /// A long value shows its end while the user types, else its beginning.
  ///
  /// - Parameter field: The field.
  /// - Returns: The field, at most 60 cells wide, and its words.
  public static func formField(_ field: FormField) -> Element {
    let isUnavailable = field.state == .unavailable
    let line = InputLine(
      value: isUnavailable ? field.value.shown.restyled(.muted) : field.value.shown,
      prompt: field.prompt ?? "",
      hasCursor: field.state.drawsCursor
    )
    let box = Element.stack([.text(label(of: field)), Element(leaf: .input(line))])
    return .stack([
      box.described(as: spoken(field)),
      .fieldProblem(field.state.problem),
      field.hint.map { .text(StyledText($0, .muted)) } ?? .empty,
    ])
    .limited(toWidth: fieldWidth)
  }

  /// The problem with the typed text, with the sign of an error.
  static func fieldProblem(_ problem: SafeText?) -> Element {
    problem.map { .badge(Badge($0, .error)) } ?? .empty
  }

  private static func label(of field: FormField) -> StyledText {
    let label = StyledText(field.label, field.state.takesInput ? .title : .text)
    let required: StyledText = field.isRequired ? "\(.asideGap)\(.aside(.required), .muted)" : ""
    let isUnavailable = field.state == .unavailable
    return isUnavailable ? "\(label)\(.asideGap)\(.aside(.unavailable), .muted)" : label + required
  }

  private static func spoken(_ field: FormField) -> StyledText {
    let required: StyledText =
      field.isRequired && field.state != .unavailable ? ", \(.required)" : ""
    let state: StyledText =
      switch field.state {
      case .idle: ""
      case .editing, .focused: ", \(.editing)"
      case .unavailable: ", \(.unavailable)"
      }
    let prompt: StyledText = field.value.shown.isEmpty ? field.prompt.map { ", \($0)" } ?? "" : ""
    if field.label.isEmpty { return field.value.spoken + prompt }
    return "\(field.label)\(required)\(state)\(.colon)\(field.value.spoken)\(prompt)"
  }
}
