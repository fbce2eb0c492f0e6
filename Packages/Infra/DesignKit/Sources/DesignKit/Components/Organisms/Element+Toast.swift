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
