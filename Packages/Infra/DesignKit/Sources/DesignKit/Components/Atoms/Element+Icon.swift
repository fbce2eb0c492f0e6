extension Element {
  /// A small picture and the words it belongs to.
  ///
  /// - Parameters:
  ///   - icon: The picture; a screen reader hears its word, if it has one, before the others.
  ///   - token: What the picture is for.
  ///   - words: The words beside it.
  /// - Returns: A paragraph.
  public static func icon(_ icon: Icon, _ token: Token = .accent, beside words: StyledText) -> Element {
    .text("\(icon, token) \(words)")
  }
}
