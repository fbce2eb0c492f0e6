import DesignKit
import Testing

@Suite struct LineBreakingTests {
  /// A hint of 27 cells, whose command has 21.
  private static let hint: StyledText = "\("Open:", .muted) \("tessera show abcd-123", .accent)"

  @Test(
    arguments: [
      (27, ["Open: tessera show abcd-123"]), (26, ["Open:", "  tessera show abcd-123"]),
      (23, ["Open:", "  tessera show abcd-123"]), (22, ["Open: tessera show", "abcd-123"]),
    ] as [(Int, [String])]
  )
  func `a command is broken only where no line has room for it`(width: Int, expected: [String]) {
    let text = PlainWriter().render(.commandHint(Self.hint), in: .plain(width))

    #expect(lines(text) == expected)
  }

  @Test(arguments: [(50, 6), (51, 0), (800_000, 0)])
  func `a command is shown as a whole or, where it takes more than six lines, not at all`(
    length: Int,
    count: Int
  ) {
    let command = SafeText(String(repeating: "x", count: length))

    let text = PlainWriter().render(.commandHint("\("Open:", .muted) \(command, .accent)"), in: .plain(10))

    #expect(lines(text).count == count)
    #expect(text.count { $0 == "x" } == (count == 0 ? 0 : length))
    #expect(!text.contains("…"))
  }

  @Test func `a long label is cut, and never its command`() {
    let label = SafeText(String(repeating: "word ", count: 100))
    let hint = Element.commandHint("\(label, .muted) \("tessera show", .accent)")

    let shown = lines(PlainWriter().render(hint, in: .plain(16)))

    #expect(shown.count == 6)
    #expect(shown.dropLast().last?.hasSuffix("…") == true)
    #expect(shown.last == "  tessera show")
  }

  @Test func `a command is read behind its label, and stands alone without one`() {
    let bare = Element.commandHint(StyledText("tessera show", .accent))

    #expect(LinearWriter().render(.commandHint(Self.hint), in: .plain(10)) == "Open: tessera show abcd-123\n")
    #expect(PlainWriter().render(bare, in: .plain(12)) == "tessera show\n")
    #expect(PlainWriter().render(.commandHint(""), in: .plain(8)).isEmpty)
  }

  @Test(arguments: [
    ("see https://my-site.org/a-b now", 23, ["see", "https://my-site.org/a-b", "now"]),
    ("or my-site.org/a-b now", 16, ["or", "my-site.org/a-b", "now"]),
    ("ask an-na@my-site.org", 18, ["ask", "an-na@my-site.org"]),
    ("see www.a-b.org/c", 14, ["see", "www.a-b.org/c"]), ("x mailto:an-na", 12, ["x", "mailto:an-na"]),
  ])
  func `an address stays whole where a line has room for it`(text: String, width: Int, expected: [String]) {
    #expect(broken(text, width) == expected)
  }

  @Test(arguments: [
    ("x ./aaa-bb", 8, ["x ./aaa-", "bb"]), ("x a/bb-c.d", 8, ["x a/bb-", "c.d"]),
    ("x @aa-b.c", 7, ["x @aa-", "b.c"]), ("x aaa-bb.c", 8, ["x aaa-", "bb.c"]),
  ])
  func `what has the signs of an address in another order, or some of them only, is none`(
    text: String,
    width: Int,
    expected: [String]
  ) {
    #expect(broken(text, width) == expected)
  }

  @Test func `a word with digits stays whole where a line has room for it`() {
    #expect(broken("x ab1-cde", 7) == ["x", "ab1-cde"])
  }

  @Test(arguments: ["\u{1680}", "\u{2000}", "\u{2006}", "\u{2008}", "\u{200A}", "\u{205F}", "\u{3000}"])
  func `a space of any width is a place to break`(space: String) {
    #expect(broken("ab" + space + "cd", 4) == ["ab", "cd"])
  }

  @Test(arguments: ["\u{A0}", "\u{2007}", "\u{202F}"])
  func `a space that forbids a break is no place to break`(space: String) {
    #expect(broken("ab" + space + "cd", 4) == ["ab" + space + "c", "d"])
  }

  @Test func `an address longer than a line fills its lines`() {
    #expect(broken("to https://a-b.org/c-d-e-f-g", 10) == ["to", "https://a-", "b.org/c-d-", "e-f-g"])
  }

  @Test func `a link is not broken at its hyphens`() throws {
    let link = try #require(Link("https://example.org"))
    let text: StyledText = "read \(StyledText("long-hyphened", link: link))"
    let written = strippingEscapes(TerminalWriter().render(.text(text), in: .terminal(13, hyperlinks: true)))

    #expect(lines(written) == ["read         ", "long-hyphened"])
  }

  @Test(arguments: [
    ("well-known", 7, ["well-", "known"]), ("2024-05-01", 7, ["2024-05", "-01"]),
    ("covid-19", 6, ["covid-", "19"]),
    ("a well-known x", 8, ["a well-", "known x"]), ("north\u{2013}south", 8, ["north\u{2013}", "south"]),
    ("-x-", 2, ["-x", "-"]),
  ])
  func `lines break behind a hyphen between letters`(text: String, width: Int, expected: [String]) {
    #expect(broken(text, width) == expected)
  }

  @Test(arguments: [
    ("増加は３０％です", 10, ["増加は", "３０％です"]), ("約３０％増", 8, ["約３０％", "増"]), ("値￥１００", 6, ["値", "￥１０", "０"]),
    ("約 30 % av", 5, ["約", "30 %", "av"]), ("20 °C ute", 6, ["20 °C", "ute"]),
    ("30 % av allt", 4, ["30 %", "av", "allt"]),
    ("気温30℃", 6, ["気温", "30℃"]), ("at 30 ", 5, ["at 30"]),
  ])
  func `a number keeps the sign of its unit`(text: String, width: Int, expected: [String]) {
    #expect(broken(text, width) == expected)
  }

  @Test(arguments: Array("，。！？：；、）》」』】〕〉］｝…—～·％〗々ーっャ々‼”’)]}%!?,.:;-‐–"))
  func `no line begins with what belongs to the text before it`(character: Character) {
    for width in 4...9 {
      for line in broken("中文字\(character)中文\(character)字中文字中\(character)文", width) {
        #expect(line.first != character, "at \(width)")
      }
    }
  }

  @Test(arguments: Array("（《「『【〔〈［｛〖“‘￥([{$"))
  func `no line ends with what belongs to the text behind it`(character: Character) {
    for width in 4...9 {
      for line in broken("中文字\(character)中文\(character)字中文字中\(character)文", width) {
        #expect(line.last != character, "at \(width)")
      }
    }
  }

  @Test(arguments: [
    ("한국어 텍스트와 English를 혼합", 15, ["한국어 텍스트와", "English를 혼합"]),
    ("한국어텍스트", 6, ["한국어", "텍스트"]), ("서울（首都）", 6, ["서울", "（首", "都）"]),
  ])
  func `Korean breaks at its spaces`(text: String, width: Int, expected: [String]) {
    #expect(broken(text, width) == expected)
  }

  @Test func `words stay whole where ambiguous letters are wide`() {
    let wide = RenderEnvironment(width: 12, capability: Capability(ambiguousWidth: .wide))

    #expect(lines(PlainWriter().render(.text("мир мира"), in: wide)) == ["мир", "мира"])
  }

  @Test func `lines break between emoji also where ambiguous letters are wide`() {
    let wide = RenderEnvironment(width: 5, capability: Capability(ambiguousWidth: .wide))

    #expect(lines(PlainWriter().render(.text("ab 😀😀😀"), in: wide)) == ["ab 😀", "😀😀"])
  }

  @Test func `a space that carries a mark is no place to break`() {
    #expect(broken("ab \u{489}c", 2) == ["ab", " \u{489}c"])
  }

  @Test func `spaces at the end of a line that ends by itself do not begin the next one`() {
    #expect(broken(SafeText("a  \nb", lineBreaks: .kept), 8) == ["a", "b"])
  }

  @Test func `thousands of spaces are one place to break`() {
    let text = "a" + String(repeating: " ", count: 5000) + "b"

    #expect(broken(text, 10) == ["a", "b"])
  }

  @Test func `no line of a long word is wider than asked, and none but the last is short`() {
    let text = String(repeating: "word", count: 2000)
    let written = broken(text, 37)

    #expect(written.dropLast().allSatisfy { $0.count == 37 })
    #expect(written.joined() == text)
  }

  @Test func `what is wrapped and joined again has lost nothing but spaces`() {
    for raw in HostileTexts(seed: 5).prefix(1000) {
      let text = SafeText(raw, lineBreaks: .kept)
      let wanted = Self.withoutSpaces(text.string)
      let widest = text.string.map { CellWidth().cells(of: $0) }.max() ?? 0

      for width in [2, 3, 5, 8] where width >= widest {
        #expect(Self.withoutSpaces(broken(text, width).joined()) == wanted, "\(wanted) at \(width)")
      }
    }
  }

  @Test func `clusters stay whole`() {
    // A prepended mark at the end of a line takes the space behind it into its cluster.
    for raw in HostileTexts(seed: 6).prefix(1000) where !raw.unicodeScalars.contains("\u{600}") {
      let text = SafeText(raw)
      let widest = text.string.map { CellWidth().cells(of: $0) }.max() ?? 0
      let clusters = broken(text, max(widest, 4)).flatMap { Array($0) }

      #expect(Set(clusters).isSubset(of: Set(text.string).union([" "])))
    }
  }

  private func broken(_ text: String, _ width: Int) -> [String] {
    broken(SafeText(text), width)
  }

  private func broken(_ text: SafeText, _ width: Int) -> [String] {
    lines(PlainWriter().render(.text(StyledText(text)), in: .plain(width)))
  }

  private static func withoutSpaces(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != " " && $0 != "\n" }
  }
}
