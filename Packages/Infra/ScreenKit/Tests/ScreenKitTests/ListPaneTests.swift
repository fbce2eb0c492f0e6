import DesignKit
import FeatureKit
import Testing

@testable import ScreenKit

@Suite struct ListPaneTests {
  private let painter = Painter(RenderEnvironment(width: ListPane.width))

  private func lines(
    _ title: SafeText = "Numbers",
    height: Int,
    chosen: Int,
    beside other: [GridLine] = []
  ) -> [String] {
    var body = Body()
    for number in 0..<10 {
      body.add(ListRow(SafeText("row \(number)")), id: String(number), action: nil, [.blank])
    }
    let pane = ListPane(title: title, targets: body.targets, chosen: chosen)
    return pane.lines(beside: other, height: height, painter).map(\.text)
  }

  @Test(arguments: [
    (6, 5, ["row 3", "row 4", "row 5", "row 6"]), (6, 0, ["row 0", "row 1", "row 2", "row 3"]),
    (6, 9, ["row 6", "row 7", "row 8", "row 9"]), (4, 5, ["row 4", "row 5"]),
    (3, 5, ["row 4", "row 5", "row 6"]), (1, 5, ["row 5"]),
    (13, 9, ["row 0", "row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7", "row 8", "row 9"]),
  ])
  func `the rows around the opened one are shown`(height: Int, chosen: Int, rows: [String]) {
    let lines = lines(height: height, chosen: chosen)
    let shown = lines.compactMap { line in line.firstMatch(of: /row \d/).map { String($0.output) } }
    #expect(shown == rows)
    #expect(lines.count == height)
    #expect(lines.first { $0.contains("▸") }?.contains("row \(chosen)") == true)
  }

  @Test(arguments: [(3, false), (4, true)])
  func `the title of the list is shown from four lines on`(height: Int, isShown: Bool) {
    #expect(lines(height: height, chosen: 0).contains { $0.contains("Numbers") } == isShown)
  }

  @Test func `a title that is too long for its line says so`() {
    let title = lines("The whole numbers that begin with nought and end with nine", height: 4, chosen: 0)[0]
    #expect(title.contains("The whole numbers"))
    #expect(title.contains("…"))
  }

  @Test func `a row whose title is too long for its line says so, and shows nothing else`() {
    var body = Body()
    let row = ListRow(
      "Home Care Worker for the northern districts of the city",
      subtitle: "below",
      details: ["detail"],
      trailing: "new"
    )
    body.add(row, id: "1", action: nil, [.blank])
    let pane = ListPane(title: "Jobs", targets: body.targets, chosen: 0)

    let text = pane.lines(beside: [], height: 3, painter).map(\.text).joined()

    #expect(text.contains("Home Care Worker") && text.contains("…"))
    #expect(!text.contains("below") && !text.contains("detail"))
  }

  @Test func `a rule stands between both, down to the end of the window`() {
    let other = GridLine("other", columns: 20, cells: CellWidth())
    let lines = lines(height: 13, chosen: 0, beside: [other])

    #expect(lines.allSatisfy { Array($0).count > 41 && Array($0)[41] == "│" })
    #expect(lines[0].hasSuffix("│ other"))
    #expect(lines[12].hasSuffix(" │"))
  }
}

@Suite struct PainterTests {
  private func texts(_ element: Element, columns: Int, isFocused: Bool) -> [String] {
    Painter(RenderEnvironment(width: columns)).marked(element, isFocused: isFocused).map(\.text)
  }

  @Test(arguments: [(11, 0), (12, 2)])
  func `a mark takes two columns, from twelve on`(columns: Int, indent: Int) {
    #expect(Painter(RenderEnvironment(width: columns)).indent == indent)
  }

  @Test(arguments: [(0, ["one two"]), (1, ["one", "two"])])
  func `what stands behind a mark has fewer columns`(fewer: Int, lines: [String]) {
    let painter = Painter(RenderEnvironment(width: 7))
    #expect(painter.lines(.text("one two"), leaving: fewer).map(\.text) == lines)
  }

  @Test func `of an element with several lines the first is taken where there is room for one`() {
    let element = Element.stack([.text("one"), .text("two")])
    #expect(Painter(RenderEnvironment(width: 12)).line(element).text == "one")
  }

  @Test func `only the first line has the mark, and only where it has the focus`() {
    let element = Element.stack([.text("one"), .text("two")])
    #expect(texts(element, columns: 12, isFocused: true) == ["▸ one", "  two"])
    #expect(texts(element, columns: 12, isFocused: false) == ["  one", "  two"])
    #expect(texts(element, columns: 11, isFocused: true) == ["one", "two"])
  }
}
