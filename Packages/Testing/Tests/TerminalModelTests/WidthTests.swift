import TerminalModel
import Testing

struct WidthTests {
  @Test(
    arguments: [
      0x1100...0x115E, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265,
      0x20000...0x3FFFD,
    ] as [ClosedRange<UInt32>]
  )
  func `the first and the last character of a wide block take two cells`(block: ClosedRange<UInt32>) throws {
    let first = try #require(Unicode.Scalar(block.lowerBound))
    let last = try #require(Unicode.Scalar(block.upperBound))

    #expect(TerminalWidths.unicode.cells(in: String(first)) == 2)
    #expect(TerminalWidths.unicode.cells(in: String(last)) == 2)
  }

  @Test(
    arguments: [
      0x10FF, 0x2328, 0x232B, 0x262F, 0x2638, 0x2689, 0x2690, 0x2E7F, 0x303F, 0x3040, 0xA4D0, 0xA95F, 0xABFF,
      0xD7A4, 0xF8FF, 0xFB00, 0xFE1A, 0xFE70, 0xFF00, 0xFF61, 0xFFDF, 0xFFE7, 0x16FDF, 0x18E00, 0x1AFEF,
      0x1B300, 0x1D2FF, 0x1D377, 0x1F266, 0x1FFFF, 0x3FFFE,
    ] as [UInt32]
  )
  func `the characters beside the wide blocks take one cell`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))

    #expect(TerminalWidths.unicode.cells(in: String(scalar)) == 1)
  }

  @Test(arguments: [
    ("\u{300}", 0), ("\u{20DD}", 0), ("\u{200B}", 0), ("\u{115F}", 0), ("\u{1160}", 0), ("\u{11FF}", 0),
    ("\u{D7B0}", 0), ("\u{D7FB}", 0), ("\u{3164}", 0), ("\u{AD}", 1), ("\u{2FF}", 1), ("\u{1F1E9}", 1),
    ("⌚", 2), ("", 0), ("a漢e\u{301}", 4),
  ])
  func `marks and what cannot be seen take no cell`(text: String, cells: Int) {
    #expect(TerminalWidths.unicode.cells(in: text) == cells)
  }

  @Test(arguments: [
    ("#\u{20E3}", 1), ("#\u{FE0F}\u{20E3}", 2), ("❤\u{200D}", 2), ("☝\u{1F3FD}", 2), ("❤\u{FE0E}", 1),
    ("❤\u{301}", 1),
  ])
  func `a sign becomes an emoji of two cells only by what makes sequences`(text: String, cells: Int) {
    #expect(TerminalWidths.unicode.cells(in: text) == cells)
  }

  @Test func `an emoji with VS16 is wide by the Unicode widths only`() {
    #expect(TerminalWidths.unicode.cells(in: "❤\u{FE0F}❤") == 3)
    #expect(TerminalWidths.narrowEmoji.cells(in: "❤\u{FE0F}❤") == 2)
  }
}
