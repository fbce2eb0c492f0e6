import Testing

@testable import DesignKit

@Suite struct TableTests {
  private static let columns = [
    TableColumn("Name", minimum: 4, priority: 1), TableColumn("Size", minimum: 4),
  ]
  private static let rows: [[StyledText]] = [["one", "1"], ["two", "2"], ["three", "3"]]

  @Test(arguments: [
    (["12.5", "3.75", "100"], [" 12.5", "  3.75", "100"]),
    (["1,5", "10"], [" 1,5", "10"]),
    (["-3.5", "12"], ["-3.5", "12"]),
    (["12.5 kg", "100 kg"], [" 12.5 kg", "100 kg"]),
    (["12.5", "soon", "–"], ["12.5", "soon", "   –"]),
    (["1.5", ""], ["1.5", ""]),
    (["8.1", "unknown"], ["    8.1", "unknown"]),
    (["日本 1.5", "22"], ["日本 1.5", "    22"]),
  ])
  func `decimals stand below each other and text at the end`(cells: [SafeText], expected: [String]) {
    #expect(column(cells) == expected)
  }

  @Test(arguments: [
    (["1,234", "5"], ["1,234", "    5"]), (["1.234", "5"], ["1.234", "5"]),
    (["1,234", "0.5"], ["1,234", "    0.5"]), (["1.234", "0,5"], ["1.234", "    0,5"]),
    (["1.234.567", "0.500"], ["1.234.567", "        0.500"]),
    (["1.234.567", "1.234"], ["1.234.567", "    1.234"]),
    (["1.234,50", "1.234"], ["1.234,50", "1.234"]), (["1 234", "5"], ["1 234", "    5"]),
    (["0,125", "5"], ["0,125", "5"]), (["12345,678", "5"], ["12345,678", "    5"]),
    (["1.234.567", "1,234"], ["1.234.567", "        1,234"]),
    (["123,456", "5"], ["123,456", "      5"]), (["1,2345", "5"], ["1,2345", "5"]),
    (["1234,567", "5"], ["1234,567", "   5"]), (["1.234,567", "5"], ["1.234,567", "    5"]),
  ])
  func `what a mark does is seen from the numbers of its column`(cells: [SafeText], expected: [String]) {
    #expect(column(cells) == expected)
  }

  @Test func `numbers of a column that shrinks stand at its end`() {
    let table = Element.table(
      [TableColumn("", alignment: .decimal, minimum: 3)],
      rows: [["123.456"], ["1"]]
    )

    #expect(lines(PlainWriter().render(table, in: .plain(5))) == ["123.…", "    1"])
  }

  @Test(arguments: [CellAlignment.trailing, .decimal])
  func `a column of numbers is shown in full or not at all`(alignment: CellAlignment) {
    let columns = [
      TableColumn("Name", minimum: 4, priority: 1), TableColumn("N", alignment: alignment, minimum: 3),
    ]
    let table = Element.table(columns, rows: [["abcd", "3,333,333"], ["efgh", "7"]])

    #expect(lines(PlainWriter().render(table, in: .plain(15)))[2] == "abcd  3,333,333")
    #expect(lines(PlainWriter().render(table, in: .plain(14)))[2] == "abcd")
  }

  @Test func `the title of a column of numbers may be cut`() {
    let columns = [
      TableColumn("Name", minimum: 4, priority: 1),
      TableColumn("Commits", alignment: .trailing, minimum: 3),
    ]

    let table = Element.table(columns, rows: [["abcd", "123"]])

    #expect(lines(PlainWriter().render(table, in: .plain(9)))[2] == "abcd  123")
  }

  @Test func `columns without room are named below the rows`() {
    let table = Element.table(Self.columns, rows: Self.rows)

    #expect(lines(PlainWriter().render(table, in: .plain(12))).last == "three  3")
    #expect(lines(PlainWriter().render(table, in: .plain(9))).suffix(3) == ["Not", "shown:", "Size"])
    #expect(!LinearWriter().render(table, in: .plain(9)).contains("Not shown"))
  }

  @Test func `hidden columns are named in the words of the vocabulary`() {
    var swedish = Vocabulary()
    swedish.hiddenColumns = "Visas inte"
    let environment = RenderEnvironment(width: 9, vocabulary: swedish)

    let written = PlainWriter().render(.table(Self.columns, rows: Self.rows), in: environment)

    #expect(lines(written).suffix(3) == ["Visas", "inte:", "Size"])
  }

  @Test func `the chosen row has a mark and a surface`() {
    let table = Element.table(Self.columns, rows: Self.rows, options: TableOptions(selectedRow: 1))

    #expect(
      lines(PlainWriter().render(table, in: .plain(14)))
        == ["  Name   Size", "  ───────────", "  one    1", "▸ two    2", "  three  3"]
    )
    #expect(
      TaggedWriter().render(table, in: .terminal(14)).contains("<text on selected> two    2    </text>")
    )
    #expect(LinearWriter().render(table, in: .plain(14)).contains("2 of 3: selected: Name: two\n"))
  }

  @Test(arguments: [(6, ["  N", "  ─", "▸ a"]), (5, ["N", "─", "a"])])
  func `the mark of the chosen row has cells of its own where there is room`(width: Int, expected: [String]) {
    let table = Element.table([TableColumn("N")], rows: [["a"]], options: TableOptions(selectedRow: 0))

    #expect(lines(PlainWriter().render(table, in: .plain(width))) == expected)
    #expect(TaggedWriter().render(table, in: .terminal(width)).contains("on selected"))
  }

  @Test(arguments: [-1, 3, .max, .min])
  func `a chosen row that does not exist is none`(row: Int) {
    let table = Element.table(Self.columns, rows: Self.rows, options: TableOptions(selectedRow: row))

    #expect(
      PlainWriter().render(table, in: .plain(40))
        == PlainWriter().render(.table(Self.columns, rows: Self.rows), in: .plain(40))
    )
  }

  @Test(arguments: [(1, 3), (2, 2), (3, 1), (0, 3), (-5, 3), (.max, 1)])
  func `titles are repeated after so many rows`(interval: Int, expected: Int) {
    let table = Element.table(
      Self.columns,
      rows: Self.rows,
      options: TableOptions(headerInterval: interval)
    )

    #expect(
      lines(PlainWriter().render(table, in: .plain(40))).filter { $0.hasPrefix("Name") }.count == expected
    )
  }

  @Test func `lines stand between rows only`() {
    let table = Element.table(
      [TableColumn("")],
      rows: [["a"], ["b"]],
      options: TableOptions(dividesRows: true)
    )

    #expect(lines(PlainWriter().render(table, in: .plain(5))) == ["a", "─", "b"])
  }

  @Test func `repeated titles take the place of the line between two rows`() {
    let options = TableOptions(headerInterval: 2, dividesRows: true)
    let table = Element.table([TableColumn("N")], rows: [["a"], ["b"], ["c"]], options: options)

    #expect(
      lines(PlainWriter().render(table, in: .plain(5))) == ["N", "─", "a", "─", "b", "", "N", "─", "c"]
    )
  }

  @Test func `a table without titles repeats none`() {
    let table = Element.table(
      [TableColumn("")],
      rows: [["a"], ["b"]],
      options: TableOptions(headerInterval: 1)
    )

    #expect(lines(PlainWriter().render(table, in: .plain(5))) == ["a", "b"])
  }

  @Test func `columns without room are not named where there is no row or they have no title`() {
    let untitled = [TableColumn("Name", minimum: 4, priority: 1), TableColumn("", minimum: 4)]
    let loading = Element.table(Self.columns, placeholder: .loading("Wait"))

    #expect(
      lines(PlainWriter().render(.table(Self.columns, rows: []), in: .plain(9))) == ["Name", "────"]
    )
    #expect(
      lines(PlainWriter().render(.table(untitled, rows: [["abcd", "efgh"]]), in: .plain(9)))
        == ["Name", "────", "abcd"]
    )
    #expect(!PlainWriter().render(loading, in: .plain(9)).contains("Not"))
  }

  @Test(
    arguments: [
      (3, 22, [10, 10]), (3, 15, [7, 6]), (3, 14, [6, 6]), (5, 15, [7, 6]), (5, 11, [4, 5]),
    ] as [(Int, Int, [Int])]
  )
  func `the narrower column grows first, then both share what is left`(
    minimum: Int,
    width: Int,
    expected: [Int]
  ) {
    let columns = [TableColumn("A", minimum: 3), TableColumn("B", minimum: minimum)]

    #expect(TablePlan(columns, natural: [10, 10], contents: [10, 10], width: width).widths == expected)
  }

  @Test func `short cells stand at the top of a row that wraps`() {
    let table = Element.table(
      [TableColumn("", minimum: 3, overflow: .wrap), TableColumn("", alignment: .decimal)],
      rows: [["one two", "1.5"], ["a", "12"]]
    )

    #expect(lines(PlainWriter().render(table, in: .plain(9))) == ["one   1.5", "two", "a    12"])
  }

  @Test(arguments: [(1, ["one…"]), (2, ["one", "two…"]), (3, ["one", "two", "three"]), (0, ["one…"])])
  func `a cell has a number of lines at most, the last of which says that text is left`(
    most: Int,
    expected: [String]
  ) {
    let column = TableColumn("", minimum: 3, overflow: .wrapAtMost(most))

    let text = PlainWriter().render(.table([column], rows: [["one two three"]]), in: .plain(5))

    #expect(lines(text) == expected)
  }

  @Test func `lines of a cell of numbers stand at the end of their column`() {
    let table = Element.table(
      [TableColumn("", alignment: .decimal, minimum: 3, overflow: .wrap)],
      rows: [["ab cd"]]
    )

    #expect(lines(PlainWriter().render(table, in: .plain(3))) == [" ab", " cd"])
  }

  @Test(arguments: [Placeholder.loading("Wait"), .empty("None"), .failed("No")])
  func `titles stand above what says why there are no rows`(placeholder: Placeholder) {
    let written = lines(PlainWriter().render(.table(Self.columns, placeholder: placeholder), in: .plain(40)))

    #expect(written[0].hasPrefix("Name"))
    #expect(written.contains { $0.contains("Wait") || $0.contains("None") || $0.contains("No") })
  }

  @Test func `columns of equal priority go from the last`() {
    let columns = ["A", "B", "C"].map { TableColumn($0, minimum: 4) }
    let table = Element.table(columns, rows: [["aaaa", "bbbb", "cccc"]])

    #expect(lines(PlainWriter().render(table, in: .plain(10)))[0] == "A     B")
    #expect(lines(PlainWriter().render(table, in: .plain(4)))[0] == "A")
  }

  @Test func `a word in the middle has as many cells before it as behind, or one less`() {
    let table = Element.table([TableColumn("123456789", alignment: .center)], rows: [["ab"], ["abc"]])

    #expect(lines(PlainWriter().render(table, in: .plain(40))).suffix(2) == ["   ab", "   abc"])
  }

  private func column(_ cells: [SafeText]) -> [String] {
    let table = Element.table(
      [TableColumn("", alignment: .decimal)],
      rows: cells.map { [StyledText($0)] }
    )
    return lines(PlainWriter().render(table, in: .plain(40)))
  }

  @Test(arguments: Array(12...70))
  func `the columns of a table and the gaps between them add up, and every cell keeps to its column`(
    width: Int
  )
    throws
  {
    let columns = [
      TableColumn("Title", minimum: 6, priority: 3), TableColumn("タイトル", minimum: 4, overflow: .wrap),
      TableColumn("Size", alignment: .decimal, minimum: 4, priority: 2),
      TableColumn("Kind", alignment: .center, minimum: 3, priority: 1),
    ]
    let rows: [[StyledText]] = [
      ["The ice pilot", "氷の水先案内人", "1204.5", "Drama"], ["Fjord", "フィヨルド", "7", "x"], ["x"],
    ]
    let table = Table(columns: columns, rows: rows)
    let layout = Layout(.plain(width))
    let plan = try #require(TableLayout(table, layout: layout, width: width)).plan
    let written = layout.lines(of: .table(columns, rows: rows), width: width)
      .map { line in Self.cells(of: line.spans.map(\.text).joined()) }

    #expect(plan.total == plan.widths.reduce(0, +) + TablePlan.gap * (plan.widths.count - 1))
    #expect(plan.total <= width)
    #expect(written[1].count { $0 == "─" } == plan.total)
    let body =
      [written[0]] + written[2...].prefix { !String($0).contains("shown") && !String($0).contains("Not") }
    for end in plan.widths.indices.dropLast().map({ plan.widths[...$0].reduce(0, +) + TablePlan.gap * $0 }) {
      #expect(
        body.allSatisfy { $0[end..<end + TablePlan.gap].allSatisfy { $0 == " " } },
        "behind cell \(end)"
      )
    }
    #expect(body.allSatisfy { $0[plan.total...].allSatisfy { $0 == " " } })
  }

  /// The character in each cell of a line; a wide one is in both of its cells.
  private static func cells(of line: String) -> [Character] {
    line.flatMap { Array(repeating: $0, count: CellWidth().cells(of: $0)) }
  }
}
