/// A picture made of characters, and what it shows in words.
///
/// Its lines are set as they are, from the start of the line: they do not wrap, and what does not fit is cut.
public struct Drawing: Hashable, Sendable {
  /// The lines for terminals that draw Unicode.
  public let unicode: [StyledText]
  /// The lines for all others.
  public let ascii: [StyledText]
  /// A description of the picture for text output; empty when the text beside it suffices.
  public let description: StyledText

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - unicode: The lines for terminals that draw Unicode.
  ///   - ascii: The lines for all others.
  ///   - description: What the picture shows; empty when the text beside it says it already.
  public init(unicode: [StyledText], ascii: [StyledText], description: StyledText) {
    self.unicode = unicode
    self.ascii = ascii
    self.description = description
  }

  func lines(_ glyphs: GlyphSet) -> [StyledText] {
    glyphs == .unicode ? unicode : ascii
  }
}

extension Element {
  /// A picture made of characters.
  public static func drawing(_ drawing: Drawing) -> Element {
    Element(leaf: .drawing(drawing))
  }
}
