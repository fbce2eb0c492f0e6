/// A sign that something goes on, as frames that follow each other.
public enum Spinner {
  private static let frames = [
    Icon("◐", ascii: "|"), Icon("◓", ascii: "/"), Icon("◑", ascii: "-"), Icon("◒", ascii: "\\"),
  ]

  /// The frame at a moment; the caller chooses the duration of a tick.
  ///
  /// - Parameter tick: The number of frames so far; any number is fine, also a negative one.
  /// - Returns: A picture of one cell that says nothing to a screen reader.
  public static func frame(at tick: Int) -> Icon {
    let count = frames.count
    return frames[(tick % count + count) % count]
  }
}

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
