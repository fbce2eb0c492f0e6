import DesignKit
import Testing

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("日本", 4), ("ｆ", 2), ("ﾊ", 1), ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("e\u{301}", 1), ("👩‍👩‍👧‍👦", 2), ("🇸🇪", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("⌚", 2), ("⌚︎", 1), ("👍🏽", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2), ("🏃🏾‍♀️", 2), ("क्षि", 3), ("กำ", 2),
    ("a\u{3000}b", 4),
    ("\u{600}1", 2), ("…", 1), ("╭", 1), ("\u{FFFD}", 1), ("\u{1B}", 0), ("🏻", 2), ("שלום", 4), ("a🏻", 3),
    ("\u{995}\u{9BE}", 2), ("\u{915}\u{94D}\u{937}", 2), ("\u{302A}", 0), ("\u{3164}", 0), ("🇸", 2),
    ("🇸🇪🇸", 4),
    ("❤\u{FE0F}\u{FE0F}", 2), ("#\u{FE0F}\u{20E3}", 2), ("a\u{FE0F}", 1), ("漢\u{E0100}", 2), ("“x”", 3),
    ("⛹🏿‍♂️", 2), ("☝🏽", 2), ("👁‍🗨", 2),
  ])
  func `a text takes its cells`(text: String, cells: Int) {
    #expect(CellWidth().cells(of: text) == cells)
  }

  @Test(arguments: [
    ("\u{1F}", 0), (" ", 1), ("~", 1), ("\u{7F}", 0), ("\u{9F}", 0), ("\u{A0}", 1), ("\u{1100}", 2),
    ("\u{115F}", 2), ("\u{11FF}", 0), ("\u{D7B0}", 0), ("\u{FFA0}", 0), ("\u{200B}", 0), ("\u{2028}", 0),
    ("\u{20DD}", 0), ("\u{2065}", 0), ("\u{E0080}", 0),
  ])
  func `a character at the edge of its kind takes the cells of that kind`(text: String, cells: Int) {
    #expect(CellWidth().cells(of: text) == cells)
    #expect(CellWidth().cells(of: Character(text)) == cells)
  }

  @Test(arguments: [("a\u{200D}👩", 3), ("👩\u{200D}a👩", 5), ("👩\u{200D}👩👩", 4)])
  func `a joiner joins the emoji on both sides of it and nothing else`(text: String, cells: Int) {
    #expect(CellWidth().cells(of: text) == cells)
  }

  @Test(arguments: ["…", "╭", "·", "é", "Ω", "①"])
  func `ambiguous characters are as wide as the terminal says`(text: String) {
    #expect(CellWidth(ambiguous: .narrow).cells(of: text) == 1)
    #expect(CellWidth(ambiguous: .wide).cells(of: text) == 2)
  }

  @Test(arguments: Corpus.safe)
  func `a text is as wide as its clusters together`(text: SafeText) {
    let width = CellWidth()

    #expect(width.cells(of: text) == text.string.reduce(0) { $0 + width.cells(of: $1) })
  }

  @Test func `safe texts next to each other are as wide as each alone`() {
    let width = CellWidth()
    for first in Corpus.safe {
      for second in Corpus.safe {
        #expect(
          width.cells(of: first.string + second.string) == width.cells(of: first) + width.cells(of: second),
          "\(first) + \(second)"
        )
      }
    }
  }

  @Test func `what is measured at a glance is as wide as its scalars`() {
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      // A mark of no cells behind it keeps the second text from being plain.
      let glance = CellWidth().cells(of: text)

      #expect(CellWidth().cells(of: text + "\u{301}") == glance, "U+\(String(value, radix: 16))")
    }
  }
}
