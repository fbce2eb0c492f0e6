extension Element {
  /// Steps below each other, connected by a line: what was, what is and what is to come.
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
}
