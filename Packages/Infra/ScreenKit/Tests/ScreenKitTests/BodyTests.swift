import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@testable import ScreenKit

@Suite struct BodyTests {
  private let painter = Painter(RenderEnvironment(width: 57))

  private func body(_ content: ScreenContent, filter: String = "", _ painter: Painter) -> Body {
    var builder = BodyBuilder(Strings(.english))
    return builder.body(content, filter: filter, painter)
  }

  private func texts(_ body: Body) -> [String] {
    body.lines.lines(in: 0..<body.lines.count).map { line in String(line.text.drop { $0 == " " }) }
  }

  // MARK: - Rows

  @Test func `a row without lines takes one`() {
    var body = Body()
    body.add(ListRow(""), id: "empty", action: nil, [])
    body.add(ListRow("next"), id: "next", action: nil, [.blank, .blank])
    #expect(body.lines.count == 3)
    #expect(body.targets.map(\.lines) == [0..<1, 1..<3])
  }

  @Test func `nothing is set apart from nothing`() {
    var body = Body()
    body.add([], isApart: true)
    body.add([painter.line(.text("one"))], isApart: true)
    body.add([], isApart: true)
    body.add([painter.line(.text("two"))], isApart: true)
    body.add([painter.line(.text("three"))], isApart: false)
    #expect(texts(body) == ["one", "", "two", "three"])
  }

  @Test(arguments: [("", true), ("brazil", false)])
  func `a group without rows has its heading while there is no filter`(filter: String, isShown: Bool) {
    let groups = [
      ItemGroup(heading: .heading("New"), []),
      ItemGroup(heading: .heading("Classic"), [Item("1", ListRow("Brazil"))]),
    ]
    let body = body(.page(Page("Films", groups: groups)), filter: filter, painter)
    #expect(texts(body).contains { $0.hasPrefix("New") } == isShown)
    #expect(texts(body).contains { $0.hasPrefix("Brazil") })
  }

  @Test(arguments: [(2, true), (1, false), (0, false)])
  func `rows stand side by side where all of them have tiles`(tiles: Int, isGrid: Bool) {
    let items = (0..<2).map { number in
      Item(String(number), ListRow("row"), tile: number < tiles ? Tile("tile") : nil)
    }
    let body = body(.page(Page("Films", groups: [ItemGroup(items)])), painter)
    #expect(body.isGrid == isGrid)
    #expect(body.targets.map(\.isTile) == [isGrid, isGrid])
    #expect(body.targets.map(\.column) == (isGrid ? [0, 29] : [0, 0]))
  }

  @Test func `a page that is no list has no rows to count`() {
    let body = body(.page(Page("Film", content: .text("Content"))), painter)
    #expect(!body.isList && !body.isGrid)
    #expect(body.total == 0 && body.shown == 0)
  }

  @Test func `the heat map with the most weeks without room decides how far one can go back`() {
    func map(_ weeks: Int) -> Element {
      let day = HeatMap.Day("day", month: "Jan", level: 1, count: 1)
      return .heatMap(HeatMap(weeks: Array(repeating: [day], count: weeks)))
    }
    let page = Page("Year", header: map(30), content: map(12))
    #expect(body(.page(page), Painter(RenderEnvironment(width: 10))).hiddenWeeks == 20)
  }

  // MARK: - Lines

  @Test func `the lines below tiles are found behind them`() throws {
    let words = ["one", "two", "three"].map { painter.line(.text(StyledText(SafeText($0)))) }
    let grid = try #require(TileGrid([Tile("a"), Tile("b"), Tile("c")], painter))
    var lines = BodyLines()
    #expect(lines.isEmpty)

    lines.add([words[0]])
    lines.add(grid)
    lines.add([])
    lines.add([words[1]])
    lines.add([words[2]])

    let end = 1 + 2 * Tile.height
    #expect(!lines.isEmpty && lines.count == end + 2)
    #expect(lines.lines(in: 0..<1).map(\.text) == ["one"])
    #expect(lines.lines(in: end..<end + 9).map(\.text) == ["two", "three"])
    #expect(lines.lines(in: end + 1..<end + 2).map(\.text) == ["three"])
    #expect(lines.lines(in: end - 1..<end + 1).count == 2)
  }

  @Test(arguments: [(0, [true, false]), (2, [false, true])])
  func `the chosen tile is drawn in its own row`(chosen: Int, rows: [Bool]) throws {
    let tiles = [Tile("a"), Tile("b"), Tile("c")]
    var body = Body()
    body.add([.blank, .blank], isApart: false)
    let grid = try #require(TileGrid(tiles, painter))
    body.add(tiles.enumerated().map { Item(String($0), ListRow("row"), tile: $1) }, in: grid)

    let shown = body.lines.lines(in: 2..<2 + 2 * Tile.height, choosing: body.targets[chosen]).map(\.text)
    #expect(shown.prefix(Tile.height).contains { $0.contains("▸") } == rows[0])
    #expect(shown.dropFirst(Tile.height).contains { $0.contains("▸") } == rows[1])
  }

  // MARK: - Samples

  @Test func `samples stand apart, each in its form`() {
    let element = Element.text("seen").described(as: "heard")
    let samples = [Sample(element), Sample(element, form: .linear)]
    #expect(texts(body(.samples(samples), painter)) == ["seen", "", "heard"])
  }

  @Test func `a sample has its own theme, else that of the screen`() {
    let capability = Capability(colorDepth: .truecolor, allowsEmphasis: true)
    let painter = Painter(RenderEnvironment(width: 20, theme: .dark, capability: capability))
    let element = Element.text(StyledText("word", .accent))

    let lines = texts(
      body(
        .samples([Sample(element), Sample(element, theme: .dark), Sample(element, theme: .light)]),
        painter
      )
    )

    #expect(lines.count == 5)
    #expect(lines[0] == lines[2])
    #expect(lines[2] != lines[4])
  }

  @Test func `a sample shows no pictures, which could not be taken away`() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let picture = Picture(try #require(PictureData(png)), columns: 3, rows: 2)
    let painter = Painter(RenderEnvironment(width: 20, capability: Capability(images: .kitty)))
    let samples = [Sample(.picture(picture, fallback: .text("face")))]
    #expect(texts(body(.samples(samples), painter)) == ["face"])
  }
}
