/// The drawing characters of a frame.
struct CardFrame {
  let topLeading: String
  let topTrailing: String
  let bottomLeading: String
  let bottomTrailing: String
  let horizontal: String
  let vertical: String

  /// The characters of a border; nil when there is no frame.
  ///
  /// The frame of a chosen card is heavy, whichever border it has otherwise.
  init?(_ border: Border, isHeavy: Bool, glyphs: GlyphSet) {
    switch (border, glyphs) {
    case (.rounded, .unicode) where isHeavy, (.square, .unicode) where isHeavy:
      self.init(corners: ["┏", "┓", "┗", "┛"], sides: ("━", "┃"))
    case (.rounded, .ascii) where isHeavy, (.square, .ascii) where isHeavy, (.ascii, _) where isHeavy:
      self.init(corners: ["#", "#", "#", "#"], sides: ("=", "#"))
    case (.none, _): return nil
    case (.rounded, .unicode): self.init(corners: ["╭", "╮", "╰", "╯"], .unicode)
    case (.square, .unicode): self.init(corners: ["┌", "┐", "└", "┘"], .unicode)
    case (.rounded, .ascii): self.init(corners: [".", ".", "'", "'"], .ascii)
    case (.square, .ascii), (.ascii, _): self.init(corners: ["+", "+", "+", "+"], .ascii)
    }
  }

  private init(corners: [String], _ glyphs: GlyphSet) {
    self.init(corners: corners, sides: (glyphs.horizontal, glyphs.vertical))
  }

  private init(corners: [String], sides: (horizontal: String, vertical: String)) {
    topLeading = corners[0]
    topTrailing = corners[1]
    bottomLeading = corners[2]
    bottomTrailing = corners[3]
    horizontal = sides.horizontal
    vertical = sides.vertical
  }
}
