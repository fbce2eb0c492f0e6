/// A short message in front of a screen that goes away by itself.
public struct Toast: Hashable, Sendable {
  /// The kind of message.
  public let status: Status
  /// What happened, in a few words.
  public let message: SafeText
  /// What a person can do about it, with its key, such as "u Undo".
  public let action: StyledText?

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - status: The kind of message.
  ///   - message: What happened, in a few words.
  ///   - action: What a person can do about it, with its key.
  public init(_ status: Status, _ message: SafeText, action: StyledText? = nil) {
    self.status = status
    self.message = message
    self.action = action
  }
}
