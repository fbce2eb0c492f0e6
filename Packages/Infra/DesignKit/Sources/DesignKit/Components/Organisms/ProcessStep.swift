/// A step of something longer: what it is, and how far it is.
public struct ProcessStep: Hashable, Sendable {
  /// What the step is, in a few words.
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
