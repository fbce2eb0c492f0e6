extension Element {
  /// A message that stands out, with the sign and the word of its status.
  ///
  /// - Parameters:
  ///   - status: The kind of message.
  ///   - title: What happened, in a few words.
  ///   - message: More about it, as a sentence; line breaks in it are kept.
  ///   - hint: What a person can do about it.
  /// - Returns: Lines behind a bar in the colour of the status.
  public static func callout(
    _ status: Status,
    title: SafeText,
    message: SafeText? = nil,
    hint: SafeText? = nil
  ) -> Element {
    Element(leaf: .callout(Callout(status: status, title: title, message: message, hint: hint)))
  }

  /// What to show where there is nothing to show.
  ///
  /// - Parameters:
  ///   - title: What is missing, as a short sentence.
  ///   - hint: How to get something here.
  /// - Returns: Two lines at most, unless they wrap.
  public static func emptyState(title: SafeText, hint: SafeText? = nil) -> Element {
    .stack([
      .text("\(Icon.openDot, .muted) \(title, .title)"),
      hint.map { Element.text(StyledText($0, .muted)).padded(Insets(leading: Spacing.column)) } ?? .empty,
    ])
  }

  /// What to show where something failed.
  ///
  /// - Parameters:
  ///   - title: What failed.
  ///   - message: Why.
  ///   - hint: What a person can do about it.
  /// - Returns: A callout with the word for an error.
  public static func errorState(
    title: SafeText,
    message: SafeText? = nil,
    hint: SafeText? = nil
  ) -> Element {
    .callout(.error, title: title, message: message, hint: hint)
  }

  /// What to show while something is on its way.
  ///
  /// - Parameter label: What is happening, such as "Loading sections".
  /// - Returns: A quiet line.
  public static func loading(_ label: SafeText) -> Element {
    .text("\(Icon.dottedRing, .accent) \(label, .muted)\(Icon.ellipsis, .muted)")
  }

  /// What to show above a stored copy that may be out of date.
  ///
  /// - Parameters:
  ///   - title: How old the copy is.
  ///   - message: Why there is nothing newer.
  ///   - hint: How to get something newer.
  /// - Returns: A callout with the word for a stored copy.
  public static func staleState(
    title: SafeText,
    message: SafeText? = nil,
    hint: SafeText? = nil
  ) -> Element {
    .callout(.stale, title: title, message: message, hint: hint)
  }

  /// What stands where content is not there.
  ///
  /// - Parameters:
  ///   - placeholder: Why there is no content.
  ///   - shares: While it is on its way, the length of each line of a stand-in, in percent of the width.
  /// - Returns: Words for the reason, and bars in place of content that is on its way.
  public static func placeholder(_ placeholder: Placeholder, like shares: [Int] = []) -> Element {
    switch placeholder {
    case .loading(let label): .stack([.loading(label), .skeleton(shares)])
    case .empty(let title, let hint): .emptyState(title: title, hint: hint)
    case .failed(let title, let message, let hint): .errorState(title: title, message: message, hint: hint)
    }
  }
}
