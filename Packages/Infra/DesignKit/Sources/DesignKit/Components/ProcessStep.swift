/// A step of something longer: what it is, and how far it is.
public struct ProcessStep: Hashable, Sendable {
  /// The title of the step, in a few words.
  public let title: SafeText
  /// How far it is.
  public let state: StepState
  /// When it was, how long it takes; in a few words.
  public let detail: StyledText?
  /// More about it; nothing unless it is given.
  public let content: Element

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - title: What the step is, in a few words.
  ///   - state: How far it is.
  ///   - detail: When it was, or how long it takes.
  ///   - content: More about it.
  public init(_ title: SafeText, _ state: StepState, detail: StyledText? = nil, content: Element = .empty) {
    self.title = title
    self.state = state
    self.detail = detail
    self.content = content
  }
}

/// How far a step of something longer is; always shown with a sign, and said in a word.
public enum StepState: String, CaseIterable, Hashable, Sendable {
  /// Behind us, and well.
  case done
  /// Where we are.
  case current
  /// Still to come.
  case upcoming
  /// Tried, and not well.
  case failed
  /// Left out.
  case skipped

  var token: Token {
    switch self {
    case .done: .success
    case .current: .accent
    case .upcoming, .skipped: .muted
    case .failed: .danger
    }
  }

  var icon: Icon {
    switch self {
    case .done: Icon("✓", ascii: "+")
    case .current: .filledDot
    case .upcoming: .openDot
    case .failed: Icon("✕", ascii: "x")
    case .skipped: Icon("»", ascii: ">")
    }
  }
}

extension Element {
  /// Steps below each other, connected by a line: past, current and future ones.
  ///
  /// - Parameter steps: The steps, in their order.
  /// - Returns: A sign for the state of each step, and the step behind it; a screen reader hears the state in a word.
  public static func timeline(_ steps: [ProcessStep]) -> Element {
    .marked(steps.map { MarkedItem(.step($0.state), timelineStep($0)) }, isConnected: true)
  }

  /// A timeline whose steps are not there.
  ///
  /// - Parameters:
  ///   - placeholder: Why there are no steps.
  ///   - count: While they are on their way, how many bars hold their place, brought into 0 to 100.
  /// - Returns: Words for the reason, and bars in place of steps that are on their way.
  public static func timeline(placeholder: Placeholder, like count: Int = 3) -> Element {
    let shares = (0..<min(max(count, 0), 100)).map { [45, 60, 35][$0 % 3] }
    return .placeholder(placeholder, like: shares)
  }

  private static func timelineStep(_ step: ProcessStep) -> Element {
    let token: Token = step.state == .upcoming || step.state == .skipped ? .muted : .title
    return .stack([
      .text(StyledText(step.title, token), maximumLines: 2), step.detail.map { .text($0) } ?? .empty,
      step.content,
    ])
  }

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
