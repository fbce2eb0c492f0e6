/// A message that stands out: what happened, and what to do about it.
public struct Callout: Hashable, Sendable {
  /// The kind of message; its word is always shown.
  public let status: Status
  /// What happened, in a few words.
  public let title: SafeText
  /// More about it, as a sentence; line breaks make paragraphs.
  public let message: SafeText?
  /// What a person can do about it.
  public let hint: SafeText?

  /// Creates a callout.
  ///
  /// - Parameters:
  ///   - status: The kind of message.
  ///   - title: What happened, in a few words.
  ///   - message: More about it.
  ///   - hint: What a person can do about it.
  public init(_ status: Status, title: SafeText, message: SafeText? = nil, hint: SafeText? = nil) {
    self.status = status
    self.title = title
    self.message = message
    self.hint = hint
  }
}
