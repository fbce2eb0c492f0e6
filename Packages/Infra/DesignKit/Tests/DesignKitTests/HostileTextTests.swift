import DesignKit
import Testing

@Suite struct HostileTextTests {
  private static let forbidden: Set<Unicode.Scalar> = [
    "\t", "\r", "\u{1B}", "\u{9B}", "\u{7F}", "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{202E}",
    "\u{2066}",
    "\u{2028}", "\u{2060}", "\u{FEFF}", "\u{E000}", "\u{61C}", "\u{E0100}", "\u{115F}", "\u{3164}", "\u{34F}",
    "\u{180B}", "\u{1D173}",
  ]

  @Test(arguments: [SafeText.LineBreaks.joined, .kept])
  func `sanitised texts are stable and have no harmful scalar`(lineBreaks: SafeText.LineBreaks) {
    for raw in HostileTexts(seed: 1).prefix(5000) {
      let text = SafeText(raw, lineBreaks: lineBreaks)
      let scalars = Array(text.string.unicodeScalars)

      #expect(Array(SafeText(text.string, lineBreaks: lineBreaks).string.unicodeScalars) == scalars)
      #expect(Self.forbidden.isDisjoint(with: scalars))
      #expect(lineBreaks == .kept || !scalars.contains("\n"))
    }
  }

  @Test func `joiners, selectors and tags stay inside emoji only`() {
    let guests: Set<Unicode.Scalar> = ["\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{E0067}", "\u{E007F}"]
    for raw in HostileTexts(seed: 2).prefix(5000) {
      for character in SafeText(raw).string where !guests.isDisjoint(with: character.unicodeScalars) {
        let hasEmoji = character.unicodeScalars.contains { $0.properties.isEmoji }
        #expect(hasEmoji, "\(escaped(raw))")
      }
    }
  }

  @Test func `widths add up over clusters and over texts side by side`() {
    let width = CellWidth()
    var previous: SafeText = ""
    for raw in HostileTexts(seed: 3).prefix(5000) {
      let text = SafeText(raw)
      let cells = width.cells(of: text)

      #expect(cells == text.string.reduce(0) { $0 + width.cells(of: $1) }, "\(escaped(raw))")
      #expect(
        width.cells(of: previous.string + text.string) == width.cells(of: previous) + cells,
        "\(escaped(raw))"
      )
      previous = text
    }
  }

  @Test func `layouts of hostile texts have exact lines`() {
    for (index, raw) in HostileTexts(seed: 4).prefix(60).enumerated() {
      let element = EveryPlace.everything(with: SafeText(raw, lineBreaks: .kept))
      for width in [1, 2, 3, 9, 20 + index] {
        let written = strippingEscapes(TerminalWriter().render(element, in: .terminal(width)))
        let widths = Set(lines(written).map { CellWidth().cells(of: $0) })
        #expect(widths == [width], "\(escaped(raw))")
      }
    }
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
