extension Element {
  /// A message that stands out.
  public static func callout(
    _ status: Status, title: SafeText, message: SafeText? = nil, hint: SafeText? = nil
  ) -> Element {
    Element(leaf: .callout(Callout(status, title: title, message: message, hint: hint)))
  }

  /// What to show where there is nothing to show.
  ///
  /// - Parameters:
  ///   - title: What is missing, as a short sentence.
  ///   - hint: How to get something here.
  public static func emptyState(title: SafeText, hint: SafeText? = nil) -> Element {
    .stack([
      .text("\(Icon.openDot, .muted) \(title, .title)"),
      hint.map { Element.text(StyledText($0, .muted)).padded(Insets(leading: 2)) } ?? .empty,
    ])
  }

  /// What to show where something failed.
  ///
  /// - Parameters:
  ///   - title: What failed.
  ///   - message: Why.
  ///   - hint: What a person can do about it.
  public static func errorState(
    title: SafeText, message: SafeText? = nil, hint: SafeText? = nil
  ) -> Element {
    .callout(.error, title: title, message: message, hint: hint)
  }

  /// What to show while something is on its way.
  ///
  /// - Parameter label: What is happening, such as "Loading sections".
  public static func loading(_ label: SafeText) -> Element {
    .text("\(Icon.dottedRing, .accent) \(label, .muted)\(Icon.ellipsis, .muted)")
  }

  /// What to show above a stored copy that may be out of date.
  ///
  /// - Parameters:
  ///   - title: How old the copy is.
  ///   - message: Why there is nothing newer.
  ///   - hint: How to get something newer.
  public static func staleState(
    title: SafeText, message: SafeText? = nil, hint: SafeText? = nil
  ) -> Element {
    .callout(.stale, title: title, message: message, hint: hint)
  }
}
