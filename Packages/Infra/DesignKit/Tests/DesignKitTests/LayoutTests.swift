import DesignKit
import Testing

@Suite struct LayoutTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one  two", 8, ["one  two"]),
    ("  indented", 12, ["  indented"]),
    ("long-hyphened", 7, ["long-", "hyphene", "d"]), ("try --refresh", 8, ["try", "--refres", "h"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("日本語です", 4, ["日本", "語で", "す"]), ("日本、語", 4, ["日", "本、", "語"]),
    ("日本「語」", 6, ["日本", "「語」"]), ("no\u{A0}break here", 8, ["no\u{A0}break", "here"]),
    ("日", 1, ["…"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("🇸🇪🇳🇴", 3, ["🇸🇪", "🇳🇴"]),
    ("a 日本", 4, ["a 日", "本"]), ("x ", 4, ["x"]), ("ab   cd", 4, ["ab", "cd"]),
  ])
  func `text breaks where its script allows`(text: String, width: Int, expected: [String]) {
    #expect(lines(PlainWriter().render(.text(StyledText(SafeText(text))), in: .plain(width))) == expected)
  }

  @Test(arguments: [
    ("exactly", 7, "exactly"), ("too long", 7, "too lo…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("word word", 6, "word…"), ("long", 1, "…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
  ])
  func `text is cut by cells and ends in an ellipsis`(text: String, width: Int, expected: String) {
    let element = Element.text(StyledText(SafeText(text)), maximumLines: 1)

    #expect(lines(PlainWriter().render(element, in: .plain(width))) == [expected])
  }

  @Test func `paragraphs of a text are kept`() {
    let text = SafeText("one\n\ntwo", lineBreaks: .kept)

    #expect(PlainWriter().render(.text(StyledText(text)), in: .plain(10)) == "one\n\ntwo\n")
  }

  @Test func `columns reach their ideal by priority and share the rest`() {
    let columns = Element.columns(
      [
        Column(.rule(), width: .flexible(minimum: 2, ideal: 4)),
        Column(.rule(), width: .fixed(3)),
        Column(.rule(), width: .flexible(minimum: 2, ideal: 6), priority: 1),
      ],
      gap: 1
    )

    #expect(columnWidths(columns, 13) == [2, 3, 6])
    #expect(columnWidths(columns, 14) == [3, 3, 6])
    #expect(columnWidths(columns, 18) == [6, 3, 7])
  }

  @Test(arguments: [(13, [6, 6]), (14, [6, 6]), (15, [7, 7])])
  func `columns that ask for the same width stay as wide as each other`(width: Int, widths: [Int]) {
    let column = Column(.rule(), width: .flexible(minimum: 2, ideal: 4))

    #expect(columnWidths(.columns([column, column], gap: 1), width) == widths)
  }

  @Test func `columns stand below each other where their minimums do not fit`() {
    let columns = Element.columns(
      [Column(.text("a"), width: .fixed(5)), Column(.text("b"), width: .fixed(5))],
      gap: 1
    )

    #expect(PlainWriter().render(columns, in: .plain(11)) == "a     b\n")
    #expect(PlainWriter().render(columns, in: .plain(10)) == "a\nb\n")
  }

  @Test func `a table drops the least important columns first`() {
    let table = Element.table(
      [
        TableColumn("Name", minimum: 4, priority: 2), TableColumn("Size", minimum: 4, priority: 0),
        TableColumn("Kind", minimum: 4, priority: 1),
      ],
      rows: [["abcd", "1234", "kind"]]
    )

    #expect(lines(PlainWriter().render(table, in: .plain(16)))[0] == "Name  Size  Kind")
    #expect(lines(PlainWriter().render(table, in: .plain(15)))[0] == "Name  Kind")
    #expect(lines(PlainWriter().render(table, in: .plain(9)))[0] == "Name")
    #expect(lines(PlainWriter().render(table, in: .plain(3)))[0] == "Na…")
  }

  @Test func `a table shrinks its widest columns first`() {
    let table = Element.table(
      [TableColumn("A", minimum: 3), TableColumn("B", minimum: 3)],
      rows: [["short", "a much longer cell"]]
    )

    #expect(lines(PlainWriter().render(table, in: .plain(17)))[2] == "short  a much lo…")
  }

  @Test func `numbers stand at the end of their column`() {
    let table = Element.table(
      [TableColumn("Number", alignment: .trailing), TableColumn("Name")],
      rows: [["7", "seven"]]
    )

    #expect(lines(PlainWriter().render(table, in: .plain(20)))[2] == "     7  seven")
  }

  @Test func `a grid has as many columns as fit`() {
    let grid = Element.grid([.text("a"), .text("b"), .text("c")], minimumWidth: 4, gap: 1)

    #expect(lines(PlainWriter().render(grid, in: .plain(14))) == ["a    b    c"])
    #expect(lines(PlainWriter().render(grid, in: .plain(9))) == ["a    b", "c"])
    #expect(lines(PlainWriter().render(grid, in: .plain(8))) == ["a", "b", "c"])
  }

  @Test func `one column has no gap beside it`() {
    let column = Column(.rule(), width: .fixed(5))

    #expect(columnWidths(.columns([column], gap: 2), 5) == [5])
    #expect(columnWidths(.columns([column], gap: 2), 6) == [5])
    #expect(columnWidths(.columns([column], gap: 2), 8) == [5])
  }

  @Test(arguments: [(0, 1), (1, 1), (7, 7)])
  func `a column has one cell at least`(cells: Int, expected: Int) {
    let columns = Element.columns([Column(.rule(), width: .fixed(cells)), Column(.rule(), width: .fixed(2))])

    #expect(columnWidths(columns, 20) == [expected, 2])
  }

  @Test(arguments: [0, 1])
  func `a column that may be narrow has one cell at least`(minimum: Int) {
    let columns = Element.columns(
      [
        Column(.rule(), width: .flexible(minimum: minimum, ideal: 1)), Column(.rule(), width: .fixed(2)),
      ],
      gap: 1
    )

    #expect(columnWidths(columns, 4) == [1, 2])
  }

  @Test(arguments: [(-1, 2, "ab\n"), (0, 2, "ab\n"), (0, 1, "a\nb\n"), (500, 101, "a\nb\n")])
  func `a gap has no negative width`(gap: Int, width: Int, written: String) {
    let columns = Element.columns(
      [Column(.text("a"), width: .fixed(1)), Column(.text("b"), width: .fixed(1))],
      gap: gap
    )

    #expect(PlainWriter().render(columns, in: .plain(width)) == written)
  }

  @Test func `a gap has a hundred cells at most`() {
    let column = Column(.rule(), width: .fixed(1))

    #expect(columnWidths(.columns([column, column], gap: 500), 102) == [1, 1])
  }

  @Test(arguments: [(-1, 2), (0, 2), (100, 102), (500, 102)])
  func `rows of a grid stand apart by a hundred lines at most`(spacing: Int, count: Int) {
    let grid = Element.grid([.text("a"), .text("b")], minimumWidth: 4, gap: 1, spacing: spacing)

    #expect(lines(PlainWriter().render(grid, in: .plain(4))).count == count)
  }

  @Test(arguments: [(0, 0, 2, 1), (1, -1, 2, 1), (1, 500, 102, 1), (1, 500, 101, 2)])
  func `the gap of a grid has a hundred cells at most`(minimum: Int, gap: Int, width: Int, count: Int) {
    let grid = Element.grid([.text("a"), .text("b")], minimumWidth: minimum, gap: gap)

    #expect(lines(PlainWriter().render(grid, in: .plain(width))).count == count)
  }

  @Test func `a grid of few elements shares the whole line among them`() {
    #expect(columnWidths(.grid([.rule(), .rule()], minimumWidth: 4, gap: 1), 40) == [20, 19])
    #expect(columnWidths(.grid([.rule()], minimumWidth: 4, gap: 1), 40) == [40])
  }

  @Test func `cards beside each other in a grid are equally high`() {
    let cards = [Element.card(.text("a")), .card(.stack([.text("b"), .text("c")]))]
    let grid = lines(PlainWriter().render(.grid(cards, minimumWidth: 8, gap: 1), in: .plain(17)))

    #expect(grid.count == 4)
    #expect(grid.last == "╰──────╯ ╰──────╯")
  }

  @Test func `the first columns of a grid have the cells that are left over`() {
    #expect(columnWidths(.grid([.rule(), .rule()], minimumWidth: 4, gap: 1), 10) == [5, 4])
  }

  @Test func `a line between columns takes a cell where none is asked for`() {
    let columns = Element.columns(
      [Column(.text("a"), width: .fixed(1)), Column(.text("b"), width: .fixed(1))],
      gap: 0,
      isDivided: true
    )

    #expect(PlainWriter().render(columns, in: .plain(3)) == "a│b\n")
  }

  @Test func `rows of a grid stand apart where that is asked for`() {
    let grid = Element.grid([.text("a"), .text("b"), .text("c")], minimumWidth: 4, gap: 1, spacing: 1)

    #expect(lines(PlainWriter().render(grid, in: .plain(9))) == ["a    b", "", "c"])
  }

  @Test func `a layout is chosen by the width there is`() {
    let element = Element.adaptive(minimumWidth: 10, wide: .text("wide"), narrow: .text("narrow"))

    #expect(PlainWriter().render(element, in: .plain(10)) == "wide\n")
    #expect(PlainWriter().render(element, in: .plain(9)) == "narrow\n")
    #expect(lines(PlainWriter().render(.card(element), in: .plain(13)))[1] == "│ narrow    │")
  }

  private func columnWidths(_ element: Element, _ width: Int) -> [Int] {
    lines(PlainWriter().render(element, in: .plain(width)))[0].split(separator: " ").map(\.count)
  }
}
