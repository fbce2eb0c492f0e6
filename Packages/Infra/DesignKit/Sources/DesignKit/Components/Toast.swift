/// A short message in front of a screen that goes away by itself.
public struct Toast: Hashable, Sendable {
  /// The kind of message.
  public let status: Status
  /// What happened, in a few words.
  public let message: SafeText
  /// The action with its key, such as "u Undo".
  public let action: StyledText?

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - status: The kind of message.
  ///   - message: What happened, in a few words.
  ///   - action: What the user can do about it, with its key.
  public init(_ status: Status, _ message: SafeText, action: StyledText? = nil) {
    self.status = status
    self.message = message
    self.action = action
  }
}

extension Element {
  private static let toastWidth = 36

  /// A short message in a frame, with the sign and the word of its status.
  ///
  /// - Parameter toast: The message.
  /// - Returns: A card of a few lines.
  public static func toast(_ toast: Toast) -> Element {
    .card(
      .stack([
        .callout(toast.status, title: toast.message),
        toast.action.map { .text($0, alignment: .trailing) } ?? .empty,
      ])
    )
  }

  /// Returns the screen with a message in front of it.
  ///
  /// - Parameters:
  ///   - toast: The message.
  ///   - placement: Where it stands; in the lower corner unless told otherwise.
  /// - Returns: Both; a screen reader hears the message first.
  public func showing(_ toast: Toast, at placement: Placement = .bottomTrailing) -> Element {
    overlaid(with: .toast(toast), at: placement, width: Self.toastWidth)
  }
}
