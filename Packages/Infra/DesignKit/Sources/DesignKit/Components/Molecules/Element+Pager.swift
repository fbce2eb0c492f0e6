extension Element {
  /// The line below something long: which part is shown, whether more follows, and how to get there.
  ///
  /// - Parameters:
  ///   - pager: Which part is shown.
  ///   - hints: What leads elsewhere, in plain words such as "n next".
  /// - Returns: Facts that flow over lines.
  public static func pager(_ pager: Pager, hints: [SafeText] = []) -> Element {
    .facts(
      [StyledText(pager.position), StyledText(pager.rest, .muted)] + hints.map { StyledText($0, .muted) }
    )
  }
}
