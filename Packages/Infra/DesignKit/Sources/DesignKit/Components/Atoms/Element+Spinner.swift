extension Element {
  /// A sign that turns while something goes on, and what that is.
  ///
  /// A screen reader and Markdown have the label alone, the same at every tick.
  ///
  /// - Parameters:
  ///   - label: What goes on, such as "Signing in".
  ///   - tick: The number of frames so far; see ``Spinner``.
  /// - Returns: A quiet line, more only where it wraps.
  public static func spinner(_ label: SafeText, tick: Int) -> Element {
    .text("\(Spinner.frame(at: tick), .accent) \(label, .muted)").described(as: StyledText(label))
  }
}
