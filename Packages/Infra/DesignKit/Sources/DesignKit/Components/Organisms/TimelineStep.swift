/// A step on a timeline.
public struct TimelineStep: Hashable, Sendable {
  /// What happens in the step.
  public let title: SafeText
  /// How far it has come.
  public let state: StepState
  /// When it happened or is expected; nil when nobody knows.
  public let date: SafeText?
  /// More about it, such as why it failed.
  public let note: SafeText?

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - title: What happens in the step.
  ///   - state: How far it has come.
  ///   - date: When it happened or is expected; nil when nobody knows.
  ///   - note: More about it, such as why it failed.
  public init(_ title: SafeText, _ state: StepState, date: SafeText? = nil, note: SafeText? = nil) {
    self.title = title
    self.state = state
    self.date = date
    self.note = note
  }

  /// The step behind the mark of its state, for ``Element/marked(_:isConnected:)``.
  ///
  /// The state's word is heard and read, not seen, because its mark says it to the eye.
  public var item: MarkedItem {
    let needsAttention = state == .current || state == .failed
    let heard = StyledText(runs: [Run(content: .announcedPhrase(.step(state)), style: .plain)])
    return MarkedItem(
      state.icon,
      state.token,
      .stack([
        .text(heard + StyledText(title, needsAttention ? .title : .text)),
        date.map { .text(StyledText($0, .muted)) } ?? .empty,
        note.map { .text(StyledText($0, state == .failed ? .danger : .muted), maximumLines: 4) } ?? .empty,
      ])
    )
  }
}
