/// What an output can show.
public struct Capability: Hashable, Sendable {
  /// How many colours there are.
  public var colorDepth: ColorDepth
  /// Whether bold, dim, italic and underline may be used; they may stay when colours go.
  public var allowsEmphasis: Bool
  /// Whether OSC 8 hyperlinks may be written.
  public var hyperlinks: Bool
  /// The characters to draw with.
  public var glyphs: GlyphSet
  /// The width of ambiguous characters; ``AmbiguousWidth/wide`` makes layouts draw with ASCII.
  public var ambiguousWidth: AmbiguousWidth

  /// Creates a description of an output; without arguments, of a plain file that may hold Unicode.
  public init(
    colorDepth: ColorDepth = .none,
    allowsEmphasis: Bool = false,
    hyperlinks: Bool = false,
    glyphs: GlyphSet = .unicode,
    ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.colorDepth = colorDepth
    self.allowsEmphasis = allowsEmphasis
    self.hyperlinks = hyperlinks
    self.glyphs = glyphs
    self.ambiguousWidth = ambiguousWidth
  }

  /// The characters that can be drawn without breaking alignment.
  var drawableGlyphs: GlyphSet { ambiguousWidth == .wide ? .ascii : glyphs }

  /// The same output without any escape sequence.
  var withoutEscapes: Capability {
    Capability(glyphs: glyphs, ambiguousWidth: ambiguousWidth)
  }
}
