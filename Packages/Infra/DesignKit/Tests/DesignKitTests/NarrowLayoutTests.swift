import DesignKit
import Testing

/// What gives way where there is too little room: the fewest cells that it needs, and one less.
@Suite struct NarrowLayoutTests {
  @Test(arguments: [(8, ["╭──────╮", "│ in   │", "╰──────╯"]), (7, ["in"])])
  func `a card has a frame from eight cells on`(width: Int, expected: [String]) {
    #expect(plain(.card(.text("in")), width) == expected)
  }

  @Test(arguments: [(11, "╭─ A ─ B ─╮"), (10, "╭─ A ────╮")])
  func `the detail of a card is shown where it fits beside the title`(width: Int, edge: String) {
    #expect(plain(.card(title: "A", detail: "B", .text("in")), width).first == edge)
  }

  @Test func `a callout has a bar from eight cells on`() {
    let callout = Element.callout(.info, title: "x")

    #expect(plain(callout, 8).allSatisfy { $0.hasPrefix("▎ ") })
    #expect(!plain(callout, 7).joined().contains("▎"))
  }

  @Test(arguments: [(6, "abc ──"), (5, "abc")])
  func `the title of a section has a line beside it of two cells or more`(width: Int, expected: String) {
    #expect(plain(.heading("abc"), width) == [expected])
  }

  @Test(arguments: [(8, "── ab ──"), (7, "───────")])
  func `a line has its title in it from eight cells on`(width: Int, expected: String) {
    #expect(plain(.rule("ab"), width) == [expected])
  }

  @Test(arguments: [(7, ["aa · bb"]), (6, ["aa", "bb"])])
  func `facts share a line where they fit with what sets them apart`(width: Int, expected: [String]) {
    #expect(plain(.facts(["aa", "", "bb"]), width) == expected)
  }

  @Test(arguments: [("one two six", ["one", "two", "six"]), ("one two six ten", ["one", "two", "six…"])])
  func `a fact that is wider than a line takes up to three lines of its own`(fact: String, lines: [String]) {
    let facts = Element.facts(["a", StyledText(SafeText(fact)), "b", "c"])

    #expect(plain(facts, 5) == ["a"] + lines + ["b · c"])
  }

  @Test(arguments: [(8, ["‹a›  ‹b›"]), (7, ["‹a›", "‹b›"])])
  func `chips share a line where they fit with the gap between them`(width: Int, expected: [String]) {
    #expect(plain(.chips([.tag("a"), .tag("b")]), width) == expected)
  }

  @Test(arguments: [(8, ["• abc"]), (7, ["abc"])])
  func `a row has its icon where six cells are left for the title`(width: Int, expected: [String]) {
    #expect(plain(.row(ListRow("abc", icon: .bullet)), width) == expected)
  }

  @Test(arguments: [(7, ["abc  de"]), (6, ["abc", "de"])])
  func `the word at the end of a row moves below where the title would not stay whole`(
    width: Int,
    expected: [String]
  ) {
    #expect(plain(.row(ListRow("abc", trailing: "de")), width) == expected)
  }

  @Test(arguments: [(8, ["• abc"]), (7, ["•", "abc"])])
  func `a mark stands above its content where less than six cells are left for that`(
    width: Int,
    expected: [String]
  ) {
    #expect(plain(.marked([MarkedItem(.bullet, .accent, .text("abc"))]), width) == expected)
  }

  @Test(arguments: [(22, ["elevenlongs  v"]), (21, ["elevenlongs", "  v"])])
  func `keys take half of the line at most`(width: Int, expected: [String]) {
    #expect(plain(.keyValues([KeyValue("elevenlongs", "v")]), width) == expected)
  }

  @Test(arguments: [(8, ["  abcd"]), (7, ["abcd"])])
  func `space at the sides goes where less than four cells are left`(width: Int, expected: [String]) {
    #expect(plain(.text("abcd").padded(Insets(leading: 2, trailing: 2)), width) == expected)
  }

  @Test func `a field has edges from eight cells on`() {
    #expect(plain(.searchField("ice", prompt: "Find"), 8) == ["[ / i… ]"])
  }

  @Test(arguments: [
    (15, ["Downloadi…  45%", "██████▊░░░░░░░░"]), (10, ["Downloadi…", "45%", "████▌░░░░░"]),
    (9, ["Download…", "45%"]),
  ])
  func `the share moves below the label of a bar, then the bar goes`(width: Int, expected: [String]) {
    let bar = Element.progress(.running(done: 45, total: 100), label: "Downloading")

    #expect(plain(bar, width) == expected)
  }

  @Test func `the share is below a label that would keep less than ten cells`() {
    let bar = Element.progress(.running(done: 45, total: 100), label: "Downloading")

    #expect(plain(bar, 14).count == 3)
  }

  @Test(arguments: [(36, 3), (35, 1)])
  func `cards lie behind each other from 36 cells on`(width: Int, frames: Int) {
    let cards = (1...3).map { FannedCard(title: "Card \($0)", .text("in")) }

    #expect(plain(.fan(cards), width).joined().count { $0 == "╭" } == frames)
  }

  @Test(arguments: [(1, 1), (5, 5), (6, 5)])
  func `at most four cards lie behind the first`(count: Int, frames: Int) {
    let cards = (1...count).map { FannedCard(title: SafeText("Card \($0)"), .text("in")) }

    #expect(plain(.fan(cards), 60).joined().count { $0 == "╭" } == frames)
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (5, 5), (6, 5)])
  func `cards on their way are as many as will come, and at most five`(count: Int, frames: Int) {
    let fan = Element.fan(placeholder: .loading("Wait"), like: count)

    #expect(plain(fan, 60).joined().count { $0 == "╭" } == frames)
  }

  @Test(arguments: [(100, true), (99, false)])
  func `the facts of a page stand beside its parts from a hundred cells on`(width: Int, isBeside: Bool) {
    let page = DetailPage(
      title: "T",
      facts: [KeyValue("Key", "val")],
      sections: [ListSection("S", .expanded([.text("row")]))]
    )

    let written = plain(.detailPage(page), width)

    #expect(written.contains { $0.contains("▾ S") && $0.contains("Key  val") } == isBeside)
    #expect(written.contains { $0.contains("Key  val") })
  }

  @Test(arguments: [(24, Tile.height), (23, 5)])
  func `a tile is as high as all others where there is room for a picture and text`(width: Int, height: Int) {
    let picture = Identicon(rows: [[true]], color: nil)

    #expect(plain(.tile(Tile("Ada", picture: picture)), width).count == height)
  }

  private func plain(_ element: Element, _ width: Int) -> [String] {
    lines(PlainWriter().render(element, in: .plain(width)))
  }
}
