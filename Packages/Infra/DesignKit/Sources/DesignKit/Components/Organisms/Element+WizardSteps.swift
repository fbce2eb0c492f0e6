extension Element {
  /// The cells of the line between two steps.
  private static let stepLine = 3

  /// How far one is in a sequence of steps.
  ///
  /// Where there is room, all steps are in a row; else the one that counts with its position, and a sign for each.
  /// It is the current step; without one the first that failed, then the first to come, then the last.
  ///
  /// - Parameter steps: The steps, in their order.
  /// - Returns: One or two lines; nothing without steps.
  public static func wizardSteps(_ steps: [ProcessStep]) -> Element {
    guard let position = positionThatCounts(steps) else { return .empty }
    let step = steps[position]
    let words: StyledText =
      "\(.step(position + 1, of: steps.count), .muted)\(.colon, .muted)\(step.title, .title)"
    let signs = signRow(steps).described(as: spoken(steps))
    return .adaptive(
      minimumWidth: barWidth(steps),
      wide: .text(bar(steps), maximumLines: 1),
      narrow: .stack([.text(words, maximumLines: 2), signs])
    )
  }

  private static func positionThatCounts(_ steps: [ProcessStep]) -> Int? {
    for state in [StepState.current, .failed, .upcoming] {
      if let position = steps.firstIndex(where: { $0.state == state }) { return position }
    }
    return steps.indices.last
  }

  private static func bar(_ steps: [ProcessStep]) -> StyledText {
    let dash = StyledText(Icon("─", ascii: "-"), .border)
    let line = (0..<stepLine).reduce(StyledText("")) { joined, _ in joined + dash }
    return joined(steps.map(label), by: " \(line) ")
  }

  private static func label(_ step: ProcessStep) -> StyledText {
    switch step.state {
    case .current: "\(.step(step.state)) \(step.title, .accent, .bold)"
    case .done, .failed: "\(.step(step.state)) \(step.title)"
    case .upcoming, .skipped: "\(.step(step.state)) \(step.title, .muted)"
    }
  }

  /// The signs are one cell wide, in Unicode and in ASCII.
  private static func barWidth(_ steps: [ProcessStep]) -> Int {
    let labels = steps.reduce(0) { $0 + 2 + CellWidth(ambiguous: .wide).cells(of: $1.title) }
    return labels + (stepLine + 2) * (steps.count - 1)
  }

  private static func signRow(_ steps: [ProcessStep]) -> Element {
    .text(joined(steps.map { StyledText(.step($0.state)) }, by: " "))
  }

  /// Every step with its state, for the ear.
  private static func spoken(_ steps: [ProcessStep]) -> StyledText {
    joined(steps.map { "\(.step($0.state)) \($0.title)" }, by: ", ")
  }

  private static func joined(_ texts: [StyledText], by separator: StyledText) -> StyledText {
    StyledText(runs: Array(texts.map(\.runs).joined(separator: separator.runs)))
  }
}
