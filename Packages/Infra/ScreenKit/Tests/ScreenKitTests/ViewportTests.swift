import DesignKit
import FeatureKit
import Testing

@testable import ScreenKit

@Suite struct ViewportTests {
  /// A list of rows of one line each, between lines that cannot be chosen.
  private func list(_ ids: [String], above: Int = 0, below: Int = 0) -> Body {
    var body = Body()
    body.add(Array(repeating: .blank, count: above), isApart: false)
    for id in ids { body.add(ListRow("row"), id: id, action: nil, [.blank]) }
    body.add(Array(repeating: .blank, count: below), isApart: false)
    body.finishList(total: ids.count, shown: ids.count)
    return body
  }

  private func rows(_ count: Int, above: Int = 0, below: Int = 0) -> Body {
    list((0..<count).map { String($0) }, above: above, below: below)
  }

  /// A text of twenty lines, of which the last ones can be chosen.
  private func text(targets: Int = 0) -> Body {
    var body = Body()
    body.add(Array(repeating: .blank, count: 20 - targets), isApart: false)
    for number in 0..<targets { body.add(ListRow("row"), id: String(number), action: nil, [.blank]) }
    return body
  }

  private func moved(_ commands: [ShellCommand], in body: Body, height: Int) -> Viewport {
    var viewport = Viewport()
    viewport.settle(in: body, height: height)
    for command in commands { _ = viewport.move(command, in: body, height: height) }
    return viewport
  }

  // MARK: - Lists

  @Test(
    arguments: [
      ([], 0, 0), ([.pageDown], 9, 9), ([.pageDown, .pageDown], 18, 18),
      ([.pageDown, .pageDown, .pageDown], 27, 20), ([.pageDown, .pageDown, .pageDown, .pageDown], 29, 20),
      ([.last], 29, 20), ([.last, .pageUp], 20, 11), ([.last, .first], 0, 0), ([.last, .down], 29, 20),
      ([.up], 0, 0), ([.down, .down], 2, 0), ([.last, .up], 28, 20), ([.pageDown, .up], 8, 8),
    ] as [([ShellCommand], Int, Int)]
  )
  func `a list moves by rows and by windows that overlap by one line`(
    commands: [ShellCommand],
    selection: Int,
    top: Int
  ) {
    let viewport = moved(commands, in: rows(30), height: 10)
    #expect(viewport.selection == selection)
    #expect(viewport.top == top)
  }

  @Test(arguments: [(5, 0), (4, 0), (3, 3)])
  func `with the first row comes what stands above it, where there is room`(height: Int, top: Int) {
    let body = rows(10, above: 3)
    let commands = [.last] + Array(repeating: ShellCommand.up, count: 9)
    #expect(moved(commands, in: body, height: height).top == top)
  }

  @Test(arguments: [(5, 8), (4, 9), (3, 7)])
  func `with the last row comes what stands below it, where there is room`(height: Int, top: Int) {
    let body = rows(10, below: 3)
    let commands = Array(repeating: ShellCommand.down, count: 9)
    #expect(moved(commands, in: body, height: height).top == top)
  }

  @Test(
    arguments: [
      (3, [], 0, 3), (3, [.up], 0, 2), (3, [.up, .up, .up], 0, 0), (3, [.up, .up, .up, .up], 0, 0),
      (3, [.pageUp], 0, 1), (3, [.pageUp, .pageUp], 0, 0), (3, [.first], 0, 0), (3, [.up, .down], 1, 2),
      (3, [.first, .down], 0, 1), (3, [.first, .down, .down], 1, 2), (3, [.first, .pageDown], 0, 2),
      (4, [], 0, 0), (4, [.up], 0, 0), (4, [.first, .down], 1, 1),
    ] as [(Int, [ShellCommand], Int, Int)]
  )
  func `what has no room above the first row is reached with the keys that would move beyond it`(
    height: Int,
    commands: [ShellCommand],
    selection: Int,
    top: Int
  ) {
    let back = [.last] + Array(repeating: ShellCommand.up, count: 9)
    let viewport = moved(back + commands, in: rows(10, above: 3), height: height)
    #expect(viewport.selection == selection)
    #expect(viewport.top == top)
  }

  @Test(
    arguments: [
      (3, [], 9, 7), (3, [.down], 9, 8), (3, [.down, .down, .down], 9, 10),
      (3, [.down, .down, .down, .down], 9, 10), (3, [.pageDown], 9, 9), (3, [.pageDown, .pageDown], 9, 10),
      (3, [.last], 9, 10), (3, [.last, .up], 9, 9), (3, [.last, .up, .up], 8, 8),
      (3, [.last, .pageUp], 9, 8),
      (4, [], 9, 9), (4, [.down], 9, 9), (4, [.last, .up], 8, 8),
    ] as [(Int, [ShellCommand], Int, Int)]
  )
  func `what has no room below the last row is reached with the keys that would move beyond it`(
    height: Int,
    commands: [ShellCommand],
    selection: Int,
    top: Int
  ) {
    let downs = Array(repeating: ShellCommand.down, count: 9)
    let viewport = moved(downs + commands, in: rows(10, below: 3), height: height)
    #expect(viewport.selection == selection)
    #expect(viewport.top == top)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 3), (4, 3)])
  func `what follows the only row is reached where all above it fits`(downs: Int, top: Int) {
    let commands = Array(repeating: ShellCommand.down, count: downs)
    let viewport = moved(commands, in: rows(1, above: 3, below: 3), height: 4)
    #expect(viewport.top == top)
    #expect(moved(commands + [.first], in: rows(1, above: 3, below: 3), height: 4).top == 0)
  }

  @Test(arguments: [(5, 4), (6, 5), (4, 3)])
  func `back to the lines above a first row that is higher than the window one scrolls line by line`(
    downs: Int,
    top: Int
  ) {
    var body = Body()
    body.add(Array(repeating: .blank, count: 3), isApart: false)
    body.add(ListRow("row"), id: "0", action: nil, Array(repeating: .blank, count: 5))
    body.add(Array(repeating: .blank, count: 3), isApart: false)
    body.finishList(total: 1, shown: 1)
    let commands = [.first] + Array(repeating: ShellCommand.down, count: downs) + [.up]

    #expect(moved(commands, in: body, height: 3).top == top)
  }

  /// A list of rows of some lines each, between lines that cannot be chosen.
  private func list(heights: [Int], above: Int = 0, below: Int = 0) -> Body {
    var body = Body()
    body.add(Array(repeating: .blank, count: above), isApart: false)
    for (number, height) in heights.enumerated() {
      body.add(ListRow("row"), id: String(number), action: nil, Array(repeating: .blank, count: height))
    }
    body.add(Array(repeating: .blank, count: below), isApart: false)
    body.finishList(total: heights.count, shown: heights.count)
    return body
  }

  @Test(
    arguments: [
      ([5], 3, [.down, .down, .down], 0, 3), ([5], 3, [.down, .down, .down, .up, .up], 0, 1),
      ([5], 3, [.down, .down, .down, .up, .up, .up], 0, 0), ([5, 5, 5], 0, [.last], 2, 10),
      ([5, 5, 5], 0, [.last, .down, .down, .down], 2, 12), ([5, 5, 5], 0, [.last, .down, .up], 1, 5),
    ] as [([Int], Int, [ShellCommand], Int, Int)]
  )
  func `the first and the last row are read to their ends in a window that is lower than they are`(
    heights: [Int],
    below: Int,
    commands: [ShellCommand],
    selection: Int,
    top: Int
  ) {
    let viewport = moved(commands, in: list(heights: heights, below: below), height: 3)
    #expect(viewport.selection == selection)
    #expect(viewport.top == top)
  }

  @Test(arguments: [([.pageDown], 1, 5), ([.last, .pageUp], 1, 5)] as [([ShellCommand], Int, Int)])
  func `a window that is lower than a row moves by a row`(
    commands: [ShellCommand],
    selection: Int,
    top: Int
  ) {
    let viewport = moved(commands, in: list(heights: [5, 5, 5]), height: 3)
    #expect(viewport.selection == selection)
    #expect(viewport.top == top)
  }

  @Test func `a single line above the first row is reached as well`() {
    #expect(moved([.first], in: list(heights: [3], above: 1), height: 3).top == 0)
  }

  @Test func `from the lines below all rows a page leads back to the beginning of the list`() {
    #expect(moved([.last], in: rows(3, below: 4), height: 4).top == 3)
    #expect(moved([.last, .pageUp], in: rows(3, below: 4), height: 4).top == 0)
  }

  @Test func `in a lower window the lines below the last row stay where they were scrolled to`() {
    let body = rows(4, below: 2)
    var viewport = moved([.last], in: body, height: 5)

    viewport.settle(in: body, height: 3)

    #expect(viewport.top == 3)
  }

  @Test func `of two rows with the same id the chosen one stays chosen`() {
    let body = list(["0", "1", "1"])
    var viewport = moved([.down, .down], in: body, height: 10)

    viewport.settle(in: body, height: 10)

    #expect(viewport.selection == 2)
  }

  @Test func `a last row that nothing was scrolled beside stays in the window when lines come above it`() {
    let downs = Array(repeating: ShellCommand.down, count: 10)
    var viewport = moved(downs, in: rows(10, below: 3), height: 4)
    let refreshed = rows(10, above: 5, below: 3)

    viewport.settle(in: refreshed, height: 4)

    #expect(viewport.visibleTarget(in: refreshed, height: 4)?.id == "9")
  }

  @Test func `a row that was scrolled out of sight is not there for keys until it is back`() {
    let body = rows(10, above: 3)
    var viewport = moved([.first], in: body, height: 3)
    #expect(viewport.visibleTarget(in: body, height: 3) == nil)
    viewport.settle(in: body, height: 3)
    #expect(viewport.top == 0)
    _ = viewport.move(.down, in: body, height: 3)
    #expect(viewport.visibleTarget(in: body, height: 3)?.id == "0")
  }

  @Test(arguments: [(2, 7), (3, 5), (4, 5)])
  func `with the first row of a group comes what stands between the groups, where there is room`(
    height: Int,
    top: Int
  ) {
    var body = rows(5)
    body.add([.blank, .blank], isApart: false)
    for number in 5..<10 { body.add(ListRow("row"), id: String(number), action: nil, [.blank]) }
    let commands = [.last] + Array(repeating: ShellCommand.up, count: 4)
    #expect(moved(commands, in: body, height: height).top == top)
  }

  @Test(arguments: [ShellCommand.down, .up, .left, .right, .pageDown, .pageUp, .first, .last])
  func `a list without rows has none that is chosen, and stays at its beginning`(command: ShellCommand) {
    let viewport = moved([command], in: rows(0, above: 3), height: 5)
    #expect(viewport.selection == nil)
    #expect(viewport.top == 0)
  }

  @Test(arguments: [(["9", "2", "0"], 1), (["0", "1", "5", "6"], 2), (["0", "1"], 1), (["0"], 0)])
  func `the chosen row stays chosen, else the one in its place is`(ids: [String], selection: Int) {
    var viewport = moved([.down, .down], in: rows(3), height: 10)
    viewport.settle(in: list(ids), height: 10)
    #expect(viewport.selection == selection)
  }

  @Test func `a viewport that is reset begins at the top`() {
    var viewport = moved([.last], in: rows(30), height: 10)
    viewport.reset()
    #expect(viewport == Viewport())
  }

  @Test func `a command that moves nothing is none for it`() {
    var viewport = Viewport()
    #expect(viewport.move(.refresh, in: rows(3), height: 10) == false)
    #expect(viewport.move(.down, in: rows(3), height: 10) == true)
  }

  @Test(arguments: [(1, 8), (2, 6)])
  func `an end that is seen stays seen above a message unless that would hide the chosen row`(
    ups: Int,
    top: Int
  ) {
    let body = rows(10, below: 3)
    var viewport = moved([.last] + Array(repeating: ShellCommand.up, count: ups), in: body, height: 7)
    viewport.settle(in: body, height: 5, covered: 2)
    #expect(viewport.top == top)
  }

  @Test(arguments: [ShellCommand.first, .last], [0, 3])
  func `the end of a list that was shown as a whole stays above a message`(command: ShellCommand, rows: Int) {
    let body = self.rows(rows, above: 3)
    var viewport = moved([command], in: body, height: 3 + rows)

    viewport.settle(in: body, height: 2 + rows, covered: 1)

    #expect(viewport.top == 1)
  }

  // MARK: - Grids

  /// Two columns of tiles, and rows of one line below them.
  private func grid(_ count: Int, rows: Int = 0) throws -> Body {
    let tiles = (0..<count).map { Tile(SafeText("Tile \($0)")) }
    let grid = try #require(TileGrid(tiles, Painter(RenderEnvironment(width: 57))))
    var body = Body()
    body.add(tiles.enumerated().map { Item(String($0), ListRow("row"), tile: $1) }, in: grid)
    for number in 0..<rows { body.add(ListRow("row"), id: "row \(number)", action: nil, [.blank]) }
    body.finishList(total: count, shown: count)
    return body
  }

  @Test(
    arguments: [
      (8, [.pageDown], 2), (8, [.right, .pageDown], 3), (8, [.last, .pageUp], 5), (8, [.right, .pageUp], 1),
      (8, [.pageDown, .pageDown, .pageDown, .pageDown], 6), (3, [.pageDown], 2), (3, [.right, .pageDown], 3),
      (3, [.last, .pageUp], 5), (30, [.right, .down, .down, .down], 7),
    ] as [(Int, [ShellCommand], Int)]
  )
  func `a grid moves by rows and by windows, within the column`(
    height: Int,
    commands: [ShellCommand],
    selection: Int
  ) throws {
    let body = try grid(8)
    #expect(moved(commands, in: body, height: height).selection == selection)
  }

  @Test(
    arguments: [
      ([.down, .down, .right, .down], 6), ([.last], 7), ([.last, .up], 6), ([.last, .up, .up], 4),
      ([.last, .down], 7), ([.last, .up, .down], 7), ([.right, .up], 1), ([.last, .right], 7), ([.left], 0),
      ([.right, .right], 2), ([.right, .right, .left], 1),
    ] as [([ShellCommand], Int)]
  )
  func `from a grid one moves to the rows below it and back`(commands: [ShellCommand], selection: Int) throws
  {
    let body = try grid(7, rows: 1)
    #expect(moved(commands, in: body, height: 30).selection == selection)
  }

  @Test(arguments: [ShellCommand.down, .pageDown])
  func `below the last column of a grid comes the last tile where its row is not full`(command: ShellCommand)
    throws
  {
    #expect(moved([.right, command], in: try grid(3), height: 2 * Tile.height).selection == 2)
  }

  @Test func `a tile in the first row that is higher than the window begins where it is`() throws {
    #expect(moved([.right], in: try grid(4), height: 3).top == 0)
  }

  // MARK: - Texts

  @Test(
    arguments: [
      ([.down], 1), ([.pageDown], 4), ([.pageDown, .pageDown], 8), ([.pageDown, .pageDown, .pageUp], 4),
      ([.last], 15), ([.last, .down], 15), ([.last, .up], 14), ([.last, .first], 0), ([.up], 0),
      ([.pageUp], 0),
    ] as [([ShellCommand], Int)]
  )
  func `a text without targets is scrolled within its lines`(commands: [ShellCommand], top: Int) {
    let viewport = moved(commands, in: text(), height: 5)
    #expect(viewport.top == top)
    #expect(viewport.selection == nil)
  }

  @Test(arguments: [1, 2])
  func `in a low window a text is scrolled by a line at least`(height: Int) {
    let commands: [[ShellCommand]] = [[.pageDown], [.pageDown, .pageDown, .pageUp]]
    #expect(commands.map { moved($0, in: text(), height: height).top } == [1, 1])
  }

  @Test func `a target of a text is chosen in the first line of the window as well`() {
    let viewport = moved([.last, .up], in: text(targets: 2), height: 2)
    #expect([viewport.selection, viewport.top] == [0, 18])
  }

  @Test(
    arguments: [
      (0, nil, 0), (13, nil, 13), (14, 0, 14), (15, 0, 15), (16, 1, 15), (17, 1, 15),
    ] as [(Int, Int?, Int)]
  )
  func `a target of a text is chosen once it is seen as a whole`(downs: Int, selection: Int?, top: Int) {
    let commands = Array(repeating: ShellCommand.down, count: downs)
    let viewport = moved(commands, in: text(targets: 2), height: 5)
    #expect(viewport.selection == selection)
    #expect(viewport.top == top)
  }

  @Test(arguments: [(1, 0, 15), (2, 0, 14), (3, nil, 13)] as [(Int, Int?, Int)])
  func `a target of a text that is scrolled off is not chosen any more`(ups: Int, selection: Int?, top: Int) {
    let commands = [.last] + Array(repeating: ShellCommand.up, count: ups)
    let viewport = moved(commands, in: text(targets: 2), height: 5)
    #expect(viewport.selection == selection)
    #expect(viewport.top == top)
  }

  @Test func `the end of a text whose rows are seen from its beginning stays above a message`() {
    var viewport = moved([.first], in: text(targets: 2), height: 20)
    viewport.settle(in: text(targets: 2), height: 18, covered: 2)
    #expect(viewport.top == 2)
  }

  @Test(arguments: [(9, 2, 9), (10, 2, 12), (10, 0, 10)])
  func `an end that is seen stays seen above a message`(downs: Int, covered: Int, top: Int) {
    var viewport = moved(Array(repeating: .down, count: downs), in: text(), height: 10)
    viewport.settle(in: text(), height: 8, covered: covered)
    #expect(viewport.top == top)
  }
}
