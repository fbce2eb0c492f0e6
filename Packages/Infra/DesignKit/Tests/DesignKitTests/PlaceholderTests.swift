import DesignKit
import Testing

@Suite struct PlaceholderTests {
  @Test func `a bar has its share of the line, and one cell at least`() {
    let bars = lines(PlainWriter().render(.skeleton([-1, 1, 50, 100, 101]), in: .plain(10)))

    #expect(bars.map(\.count) == [1, 1, 5, 10, 10])
  }

  @Test(arguments: [(0, 1), (1, 1), (3, 3), (50, 50), (51, 50)])
  func `two bars hold the place of each row on its way, of at most fifty`(count: Int, rows: Int) {
    #expect(bars(of: .rows(.loading("Wait"), count: count)) == 2 * rows)
  }

  @Test(arguments: [(-1, 0), (0, 0), (2, 2), (100, 100), (101, 100)])
  func `a bar holds the place of each part on its way, of at most a hundred`(count: Int, expected: Int) {
    let table = Element.table([TableColumn("A")], placeholder: .loading("Wait"), like: count)

    #expect(bars(of: .timeline(placeholder: .loading("Wait"), like: count)) == expected)
    #expect(bars(of: .sectionList(placeholder: .loading("Wait"), like: count)) == expected)
    #expect(bars(of: table) == expected)
  }

  @Test(arguments: [
    (TableColumn("A", minimum: 40), 40), (TableColumn("A", minimum: 41), 40), (TableColumn("A"), 8),
    (TableColumn("A", alignment: .trailing), 4), (TableColumn("Amount", alignment: .trailing), 6),
    (TableColumn("Number of films", alignment: .trailing), 8),
    (TableColumn("A", alignment: .trailing, minimum: 3), 3),
  ])
  func `a bar is as long as what its column is likely to have, forty cells at most`(
    column: TableColumn,
    cells: Int
  ) {
    let table = Element.table([column], placeholder: .loading("Wait"), like: 1)

    #expect(PlainWriter().render(table, in: .plain(80)).count { $0 == "░" } == cells)
  }

  private func bars(of element: Element) -> Int {
    lines(PlainWriter().render(element, in: .plain(20))).count { $0.contains("░") }
  }
}
