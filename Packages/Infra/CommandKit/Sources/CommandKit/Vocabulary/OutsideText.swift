/// A text that came from outside, such as an argument: shown to people between quotation marks only.
///
/// Control characters are spelled out and the text is cut to 80 characters, so that whatever somebody passes on to a
/// program can neither drive the terminal nor fill it.
public struct OutsideText: Hashable, Sendable {
  private let text: String

  /// Takes a text as it came.
  public init(_ text: String) {
    self.text = text
  }

  /// The text between quotation marks, visible and short enough for one line.
  ///
  /// - Parameters:
  ///   - opening: The mark before it.
  ///   - closing: The mark behind it.
  /// - Returns: The text between the marks.
  public func quoted(_ opening: String = "'", _ closing: String = "'") -> String {
    let limit = 80
    let end = text.unicodeScalars.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    let shown = text[..<(end ?? text.endIndex)]
    return opening + String(shown).visible + (end ?? text.endIndex == text.endIndex ? "" : "…") + closing
  }
}
