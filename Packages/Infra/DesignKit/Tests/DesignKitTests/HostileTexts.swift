/// An endless, repeatable sequence of texts made of the scalars that cause trouble.
struct HostileTexts: Sequence, IteratorProtocol {
  private static let pool: [Unicode.Scalar] = [
    "a", "1", " ", "-", "\n", "\t", "\r", "\u{1B}", "\u{9B}", "\u{7F}", "\u{AD}", "é", "\u{301}", "\u{489}",
    "\u{20E3}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{2028}",
    "\u{2060}",
    "\u{FE0E}", "\u{FE0F}", "\u{FE0F}", "\u{FEFF}", "\u{FFFD}", "\u{E000}", "\u{600}", "\u{61C}", "ש", "ع",
    "क", "ष",
    "\u{94D}", "\u{93F}", "ก", "\u{E33}", "漢", "、", "「", "ｶ", "\u{FF9E}", "\u{1100}", "\u{1161}", "\u{11A8}",
    "각",
    "❤", "⌚", "☝", "👩", "👍", "🏴", "\u{1F3FD}", "\u{1F1F8}", "\u{1F1EA}", "\u{E0067}", "\u{E007F}",
    "\u{E0100}",
    "\u{115F}", "\u{3164}", "\u{34F}", "\u{180B}", "\u{1D173}", "…", "╭", "#", "©", "♀",
  ]

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> String? {
    var text = String.UnicodeScalarView()
    for _ in 0...random(below: 14) { text.append(Self.pool[random(below: Self.pool.count)]) }
    return String(text)
  }

  /// The generator of Knuth's MMIX.
  private mutating func random(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
