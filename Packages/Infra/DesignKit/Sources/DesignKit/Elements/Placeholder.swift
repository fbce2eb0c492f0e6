/// A placeholder for content that is loading, empty or failed.
public enum Placeholder: Hashable, Sendable {
  /// The content is loading; the text says what, such as "Loading sections".
  case loading(SafeText)
  /// There is nothing to show; the hint says how to get something here.
  case empty(SafeText, hint: SafeText? = nil)
  /// Something failed: what, why, and what the user can do about it.
  case failed(SafeText, message: SafeText? = nil, hint: SafeText? = nil)
}

extension Element {
  /// A placeholder for empty content.
  ///
  /// - Parameters:
  ///   - title: Says what is missing, as a short sentence.
  ///   - hint: How to get something here.
  /// - Returns: Two lines at most, unless they wrap.
  public static func emptyState(title: SafeText, hint: SafeText? = nil) -> Element {
    .stack([
      .text("\(Icon.openDot, .muted) \(title, .title)"),
      hint.map { Element.text(StyledText($0, .muted)).padded(Insets(leading: Spacing.column)) } ?? .empty,
    ])
  }

  /// A placeholder for loading content.
  ///
  /// - Parameter label: The activity, such as "Loading sections".
  /// - Returns: A quiet line.
  public static func loading(_ label: SafeText) -> Element {
    .text("\(Icon.dottedRing, .accent) \(label, .muted)\(Icon.ellipsis, .muted)")
  }

  /// A placeholder for missing content.
  ///
  /// - Parameters:
  ///   - placeholder: Why there is no content.
  ///   - shares: While it loads, the length of each line of a stand-in, in percent of the width.
  /// - Returns: Words for the reason, and bars in place of content that is loading.
  public static func placeholder(_ placeholder: Placeholder, like shares: [Int] = []) -> Element {
    switch placeholder {
    case .loading(let label): .stack([.loading(label), .skeleton(shares)])
    case .empty(let title, let hint): .emptyState(title: title, hint: hint)
    case .failed(let title, let message, let hint): .errorState(title: title, message: message, hint: hint)
    }
  }

  /// Bars that hold the place of lines which are on their way; a screen reader hears nothing of them.
  ///
  /// - Parameter shares: The length of each bar, in percent of the width, brought into 1 to 100.
  /// - Returns: A line for each bar.
  public static func skeleton(_ shares: [Int]) -> Element {
    Element(leaf: .skeleton(shares.map { min(max($0, 1), 100) }))
  }
}
