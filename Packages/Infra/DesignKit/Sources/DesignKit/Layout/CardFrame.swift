/// The drawing characters of a frame.
struct CardFrame {
  let topLeading: String
  let topTrailing: String
  let bottomLeading: String
  let bottomTrailing: String
  let horizontal: String
  let vertical: String

  /// The characters of a border; nil when there is no frame.
  init?(_ border: Border, glyphs: GlyphSet) {
    switch (border, glyphs) {
    case (.none, _): return nil
    case (.rounded, .unicode): self.init(corners: ["╭", "╮", "╰", "╯"], .unicode)
    case (.square, .unicode): self.init(corners: ["┌", "┐", "└", "┘"], .unicode)
    case (.rounded, .ascii): self.init(corners: [".", ".", "'", "'"], .ascii)
    case (.square, .ascii), (.ascii, _): self.init(corners: ["+", "+", "+", "+"], .ascii)
    }
  }

  private init(corners: [String], _ glyphs: GlyphSet) {
    topLeading = corners[0]
    topTrailing = corners[1]
    bottomLeading = corners[2]
    bottomTrailing = corners[3]
    horizontal = glyphs.horizontal
    vertical = glyphs.vertical
  }
}
