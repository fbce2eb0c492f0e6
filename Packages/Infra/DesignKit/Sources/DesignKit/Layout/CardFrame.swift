/// The drawing characters of a frame.
struct CardFrame {
  let topLeading: String
  let topTrailing: String
  let bottomLeading: String
  let bottomTrailing: String

  /// The corners of a border; nil when there is no frame.
  init?(_ border: Border, glyphs: GlyphSet) {
    switch (border, glyphs) {
    case (.none, _): return nil
    case (.rounded, .unicode): self.init(corners: ["╭", "╮", "╰", "╯"])
    case (.square, .unicode): self.init(corners: ["┌", "┐", "└", "┘"])
    case (.rounded, .ascii): self.init(corners: [".", ".", "'", "'"])
    case (.square, .ascii): self.init(corners: ["+", "+", "+", "+"])
    }
  }

  private init(corners: [String]) {
    topLeading = corners[0]
    topTrailing = corners[1]
    bottomLeading = corners[2]
    bottomTrailing = corners[3]
  }
}
