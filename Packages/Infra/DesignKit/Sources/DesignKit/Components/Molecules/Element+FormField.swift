extension Element {
  /// A field of a form below its label, and below it what is wrong and what helps.
  ///
  /// A long value shows its end while somebody types, else its beginning.
  ///
  /// - Parameter field: What the field asks for, and what was typed.
  /// - Returns: The field, at most 60 cells wide, and its words.
  public static func formField(_ field: FormField) -> Element {
    let isUnavailable = field.state == .unavailable
    let line = InputLine(
      value: isUnavailable ? field.value.shown.restyled(.muted) : field.value.shown,
      prompt: field.prompt ?? "",
      hasCursor: field.state.takesInput
    )
    let box = Element.stack([.text(label(of: field)), Element(leaf: .input(line))])
    return .stack([
      box.described(as: spoken(field)),
      .fieldProblem(field.state.problem),
      field.hint.map { .text(StyledText($0, .muted)) } ?? .empty,
    ])
    .limited(toWidth: fieldWidth)
  }

  /// What is wrong with what was typed, with the sign of an error.
  static func fieldProblem(_ problem: SafeText?) -> Element {
    problem.map { .badge(Badge($0, .error)) } ?? .empty
  }

  private static func label(of field: FormField) -> StyledText {
    let label = StyledText(field.label, field.state.takesInput ? .title : .text)
    let required: StyledText = field.isRequired ? " \("(", .muted)\(.required, .muted)\(")", .muted)" : ""
    let isUnavailable = field.state == .unavailable
    return isUnavailable ? "\(label) \("(", .muted)\(.unavailable, .muted)\(")", .muted)" : label + required
  }

  private static func spoken(_ field: FormField) -> StyledText {
    let required: StyledText =
      field.isRequired && field.state != .unavailable ? ", \(.required)" : ""
    let state: StyledText =
      switch field.state {
      case .idle: ""
      case .editing: ", \(.editing)"
      case .unavailable: ", \(.unavailable)"
      }
    let prompt: StyledText = field.value.shown.isEmpty ? field.prompt.map { ", \($0)" } ?? "" : ""
    if field.label.isEmpty { return field.value.spoken + prompt }
    return "\(field.label)\(required)\(state)\(.colon)\(field.value.spoken)\(prompt)"
  }
}
