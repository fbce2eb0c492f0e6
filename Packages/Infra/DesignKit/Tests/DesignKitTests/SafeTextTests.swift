import DesignKit
import Testing

@Suite struct SafeTextTests {
  @Test(arguments: Corpus.texts, [SafeText.LineBreaks.joined, .kept])
  func `sanitising twice changes nothing`(text: String, lineBreaks: SafeText.LineBreaks) {
    let once = SafeText(text, lineBreaks: lineBreaks)

    #expect(SafeText(once.string, lineBreaks: lineBreaks) == once)
  }

  @Test func `every harmful scalar in a text is replaced`() {
    for value in Self.harmful {
      let scalar = Unicode.Scalar(value).map(String.init) ?? ""

      #expect(SafeText("a\(scalar)b").string == "a\u{FFFD}b", "U+\(String(value, radix: 16))")
    }
  }

  private static let harmful: [UInt32] =
    Array(0x00...0x08) + [0x0B, 0x0C] + Array(0x0D...0x1F) + Array(0x7F...0x9F) + Array(0x202A...0x202E)
    + Array(0x2066...0x2069) + Array(0x2061...0x2064)
    + [0x061C, 0x200D, 0x180E, 0x034F, 0x3164, 0x115F, 0x1160, 0xFFA0, 0x17B4, 0xFFF9, 0xE000, 0xFFFE]
    + [0xF_FFFE, 0xE_0001, 0xE_0041, 0xFE00, 0xFE0E, 0xFE0F, 0xE_0100, 0x1D173, 0x1F1E6, 0x10_0000]

  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}"])
  func `a line break becomes a space or stays one`(lineBreak: String) {
    #expect(SafeText("a\(lineBreak)b").string == "a b")
    #expect(SafeText("a\(lineBreak)b", lineBreaks: .kept).string == "a\nb")
  }

  @Test func `a tab becomes a space`() {
    #expect(SafeText("a\tb").string == "a b")
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇸🇪", "1️⃣", "❤️", "❤︎", "👍🏽", "🏃🏾‍♀️", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "🏴‍☠️",
    "👩🏽‍❤️‍💋‍👨🏿",
  ])
  func `a well-formed emoji stays`(emoji: String) {
    #expect(SafeText(emoji).string == emoji)
  }

  @Test(arguments: [
    ("🇸 a", "\u{FFFD} a"), ("👩\u{200D}", "👩\u{FFFD}"), ("👩\u{200D}a", "👩\u{FFFD}a"),
    ("\u{200D}👩", "\u{FFFD}👩"), ("🏴\u{E0067}\u{E0062}", "🏴\u{FFFD}\u{FFFD}"), ("❤️\u{FE0F}", "❤️\u{FFFD}"),
    ("\u{1F3FD}", "\u{FFFD}"), ("👩\u{E0067}\u{E007F}", "👩\u{FFFD}\u{FFFD}"),
  ])
  func `a broken emoji sequence is replaced`(text: String, expected: String) {
    #expect(SafeText(text).string == expected)
  }

  @Test func `a chain of joined emoji ends after seven joins`() {
    let chain = SafeText(Array(repeating: "👩", count: 20).joined(separator: "\u{200D}"))

    #expect(chain.string.unicodeScalars.prefix { $0 != "\u{FFFD}" }.count == 15)
  }

  @Test(arguments: [(6, ""), (7, "\u{FFFD}"), (100, "\u{FFFD}")])
  func `a base keeps six marks, and one sign stands for the others`(count: Int, sign: String) {
    let text = SafeText("a" + String(repeating: "\u{301}", count: count) + "b")

    #expect(text.string == "a" + String(repeating: "\u{301}", count: 6) + sign + "b")
  }

  @Test func `a tab in front of a kept line is one space`() {
    #expect(SafeText("a\n\tb", lineBreaks: .kept).string == "a\n b")
  }

  @Test(arguments: ["⌚", "㊗", "〰"])
  func `text presentation is dropped where terminals disagree about the width`(emoji: String) {
    #expect(SafeText("\(emoji)\u{FE0E}!").string == "\(emoji)!")
  }

  @Test(arguments: ["a", "1", "⌚", "❤", "\u{FFFD}"])
  func `a skin tone behind what has no skin is replaced`(base: String) {
    #expect(SafeText("\(base)\u{1F3FD}").string == "\(base)\u{FFFD}")
  }

  @Test(arguments: ["é", "漢字かな「」。", "한글", "Ψ", "Ж", "“quoted” – and…", "ｆｕｌｌ", "─│█"])
  func `what is plain stays plain in front of anything`(text: String) {
    #expect(SafeText(text).string == text)
    #expect(SafeText("\(text)\u{1B}\(text)").string == "\(text)\u{FFFD}\(text)")
  }

  @Test(arguments: [("\u{301}a", "\u{FFFD}a"), ("b\n\u{301}a", "b\n\u{FFFD}a")])
  func `a mark without a base is replaced`(text: String, expected: String) {
    #expect(SafeText(text, lineBreaks: .kept).string == expected)
  }

  @Test func `a glyph variant of an ideograph and a soft hyphen are dropped`() {
    #expect(SafeText("葛\u{E0100}飾 hy\u{AD}phen").string == "葛飾 hyphen")
  }

  @Test(arguments: ["\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}", "\u{200C}"])
  func `a mark without a look is dropped from a text that is there to be read`(mark: String) {
    #expect(SafeText("\(mark)a\(mark)\(mark)b \(mark)ש\(mark)").string == "ab ש")
    #expect(SafeText("e\(mark)\u{301}").string == "e\u{301}")
  }

  @Test(arguments: [
    "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}", "\u{646}\u{650}\u{200C}\u{641}",
    "\u{915}\u{94D}\u{200C}\u{937}", "\u{93F}\u{200C}\u{932}",
  ])
  func `a non-joiner stays between letters of a script that needs it`(text: String) {
    let without = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200C}" }))

    #expect(Array(SafeText(text).string.unicodeScalars) == Array(text.unicodeScalars))
    #expect(CellWidth().cells(of: text) == CellWidth().cells(of: without))
  }

  @Test(arguments: [
    ("\u{6CC}\u{200C}", "\u{6CC}"), ("\u{200C}\u{6CC}", "\u{6CC}"), ("\u{6CC}\u{200C} ", "\u{6CC} "),
    ("\u{6CC}\u{200C}\u{200C}\u{62E}", "\u{6CC}\u{200C}\u{62E}"), ("\u{6CC}\u{200C}a", "\u{6CC}a"),
    ("漢\u{200C}字", "漢字"), ("\u{6CC}\u{200C}\u{301}", "\u{6CC}\u{301}"),
    ("\u{5D0}\u{200C}\u{5D1}", "\u{5D0}\u{5D1}"),
  ])
  func `a non-joiner that changes no look is dropped`(text: String, expected: String) {
    #expect(Array(SafeText(text).string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("葛\u{FE00}飾", "葛飾"), ("葛\u{FE0D}", "葛"), ("葛\u{E01EF}", "葛"),
    ("葛\u{E0100}\u{E0100}", "葛\u{FFFD}"),
  ])
  func `one glyph variant of an ideograph is dropped, whichever it is`(text: String, expected: String) {
    #expect(SafeText(text).string == expected)
  }

  @Test(arguments: [
    ("❤\u{301}\u{FE0F}", "❤\u{301}\u{FFFD}"), ("👍\u{1F3FD}\u{1F3FD}", "👍\u{1F3FD}\u{FFFD}"),
    ("👍\u{301}\u{1F3FD}", "👍\u{301}\u{FFFD}"),
  ])
  func `a selector and a skin tone stay on a base without other marks only`(text: String, expected: String) {
    #expect(SafeText(text).string == expected)
  }

  @Test(arguments: [(7, 0), (8, 9)])
  func `a flag has at most seven tags before the one that ends them`(count: Int, signs: Int) {
    let text = SafeText("🏴" + String(repeating: "\u{E0061}", count: count) + "\u{E007F}")

    #expect(text.string.unicodeScalars.count { $0 == "\u{FFFD}" } == signs)
  }

  @Test(arguments: [
    "\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{891}", "\u{8E2}", "\u{110BD}", "\u{110CD}",
  ])
  func `a format character that is drawn stays and takes a cell`(mark: String) {
    #expect(SafeText("\(mark)1").string == "\(mark)1")
    #expect(CellWidth().cells(of: mark) == 1)
  }

  @Test(arguments: ["\u{2065}", "\u{FFF0}", "\u{E0080}"])
  func `an unassigned character without a look is replaced`(character: String) {
    #expect(SafeText("a\(character)b").string == "a\u{FFFD}b")
  }

  @Test(arguments: ["שלום", "مرحبا", "नमस्ते", "ไทย", "한국어", "tiếng Việt", "naïve café", "\u{600}12"])
  func `ordinary scripts stay as they are`(text: String) {
    #expect(SafeText(text).string == text)
  }

  @Test func `literals and interpolations are sanitised too`() {
    let hostile = "\u{1B}[31m"

    #expect(("a\u{7}b" as SafeText).string == "a\u{FFFD}b")
    #expect(("a \(hostile) \(3)" as SafeText).string == "a \u{FFFD}[31m 3")
  }
}
