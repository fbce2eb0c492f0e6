import DesignKit
import TerminalModel
import Testing

@testable import ScreenKit

struct FrameTests {
  private func frame(_ lines: [String], cursor: Int = 0, columns: Int = 10, rows: Int = 3) -> Frame {
    Frame(
      lines.map { GridLine($0[...], columns: columns, cells: CellWidth()) },
      cursor: Frame.Position(row: cursor, column: 0),
      columns: columns,
      rows: rows
    )
  }

  @Test(arguments: [(-1, 0), (2, 2), (3, 2), (99, 2)])
  func `a cursor outside the screen is brought into it`(wanted: Int, row: Int) {
    #expect(frame(["one"], cursor: wanted).cursor.row == row)
  }

  @Test(arguments: [(-1, 0), (9, 9), (10, 9), (99, 9)])
  func `a cursor beside the screen is brought into it`(wanted: Int, column: Int) {
    let frame = Frame([], cursor: Frame.Position(row: 0, column: wanted), columns: 10, rows: 3)
    #expect(frame.cursor.column == column)
  }

  @Test(arguments: [
    (["a"], ["a", "", ""]), (["a", "b", "c"], ["a", "b", "c"]), (["a", "b", "c", "d"], ["a", "b", "c"]),
  ])
  func `a screen has a line for each of its rows`(lines: [String], shown: [String]) {
    #expect(frame(lines).lines.map(\.text) == shown)
  }

  @Test(arguments: [("a", "b", false), ("👩‍🚀", "b", true), ("a", "👩‍🚀", true), ("👩‍🚀", "👩‍🚀", true)])
  func `two lines beside each other are risky when one of them is`(
    first: String,
    second: String,
    isRisky: Bool
  ) {
    let lines = [first, second].map { GridLine($0[...], columns: 4, cells: CellWidth()) }
    #expect(lines[0].followed(by: lines[1], at: 4).isRisky == isRisky)
  }

  @Test func `only lines that differ are written`() {
    var writer = FrameWriter()
    _ = writer.update(to: frame(["one", "two", "three"]))
    #expect(
      writer.update(to: frame(["one", "2", "three"]))
        == "\u{1B}[?25l\u{1B}[2;1H2\u{1B}[K\u{1B}[1;1H\u{1B}[?25h"
    )
  }

  @Test func `the same frame is not written`() {
    var writer = FrameWriter()
    _ = writer.update(to: frame(["one"]))
    #expect(writer.update(to: frame(["one"])) == "")
  }

  @Test func `a cursor that moves alone is all that is written`() {
    var writer = FrameWriter()
    _ = writer.update(to: frame(["one"]))
    #expect(writer.update(to: frame(["one"], cursor: 2)) == "\u{1B}[3;1H")
  }

  @Test func `what is left of a line is erased, but not behind its last column`() {
    var writer = FrameWriter()
    #expect(
      writer.update(to: frame(["1234567890"], rows: 1))
        == "\u{1B}[1;1H1234567890\u{1B}[1;1H\u{1B}[?25h"
    )
    #expect(
      writer.update(to: frame(["123456789"], rows: 1))
        == "\u{1B}[?25l\u{1B}[1;1H123456789\u{1B}[K\u{1B}[1;1H\u{1B}[?25h"
    )
  }

  @Test func `a screen that was forgotten is written as if for the first time`() {
    var writer = FrameWriter()
    let first = writer.update(to: frame(["one", "two"]))
    writer.forget()
    #expect(writer.update(to: frame(["one", "two"])) == first)
  }

  @Test func `a cursor that moves alone is not held together`() {
    var writer = FrameWriter()
    writer.isSynchronized = true
    _ = writer.update(to: frame(["one"]))
    #expect(writer.update(to: frame(["one"], cursor: 1)) == "\u{1B}[2;1H")
  }

  @Test func `a frame is held together where the terminal can do that`() {
    var writer = FrameWriter()
    writer.isSynchronized = true
    let written = writer.update(to: frame(["one"]))
    #expect(written.hasPrefix("\u{1B}[?2026h"))
    #expect(written.hasSuffix("\u{1B}[?2026l"))
  }

  @Test func `a frame that is cut off is not held back after the end`() {
    var writer = FrameWriter()
    writer.isSynchronized = true
    var terminal = TerminalModel(columns: 10, rows: 2)
    terminal.feed(FrameWriter.setUp)
    terminal.feed(String(writer.update(to: frame(["one"])).dropLast(8)))
    #expect(terminal.isInSynchronizedUpdate)

    terminal.feed(FrameWriter.restoring)

    #expect(!terminal.isInSynchronizedUpdate && !terminal.isAlternateScreen)
  }

  @Test func `a line whose widths are risky is cleared first`() {
    var writer = FrameWriter()
    _ = writer.update(to: frame(["one"], rows: 1))
    #expect(
      writer.update(to: frame(["❤️"], rows: 1))
        == "\u{1B}[?25l\u{1B}[1;1H\u{1B}[2K❤️\u{1B}[3G\u{1B}[1;1H\u{1B}[?25h"
    )
  }

  @Test func `where no picture was handed over, none is removed`() {
    var writer = FrameWriter()
    writer.images = .kitty
    let first = writer.update(to: frame(["one"]))
    let resized = writer.update(to: frame(["one"], rows: 2))
    #expect(!first.contains("\u{1B}_G") && !resized.contains("\u{1B}_G"))
  }

  @Test func `the terminal is left as it was found, and asked what it can do`() {
    #expect(FrameWriter.setUp == "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l")
    #expect(FrameWriter.restoring == "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l")
    #expect(FrameWriter.queries == "\u{1B}[?2026$p\u{1B}[c")
  }

  @Test func `a frame of another size is written completely`() {
    var writer = FrameWriter()
    var terminal = TerminalModel(columns: 10, rows: 3)
    terminal.feed(writer.update(to: frame(["one", "two", "three"])))
    terminal.resize(columns: 8, rows: 2)
    terminal.feed(writer.update(to: frame(["one", "two"], columns: 8, rows: 2)))
    #expect(terminal.lines == ["one", "two"])
    #expect(terminal.problems == [])
  }

  @Test func `a line is cut at the last column, between characters`() {
    #expect(GridLine("123456789漢", columns: 10, cells: CellWidth()).text == "123456789")
    #expect(GridLine("12345678漢", columns: 10, cells: CellWidth()).text == "12345678漢")
  }

  @Test func `the end of a style stays where the text is cut`() {
    let line = GridLine("\u{1B}[1m12345678901\u{1B}[0m", columns: 10, cells: CellWidth())
    #expect(line.text == "\u{1B}[1m1234567890\u{1B}[0m")
  }

  @Test func `blanks at the end are left out unless they are painted`() {
    #expect(GridLine("one   ", columns: 10, cells: CellWidth()).text == "one")
    let painted = "\u{1B}[7mone   \u{1B}[0m"
    #expect(GridLine(painted[...], columns: 10, cells: CellWidth()).text == painted)
  }

  @Test func `blanks count as cells only where something follows them`() {
    let widths = ["one   ", "a  b", "\u{1B}[7mone   \u{1B}[0m", "\u{1B}[1mone\u{1B}[0m   "].map {
      GridLine($0[...], columns: 10, cells: CellWidth()).width
    }
    #expect(widths == [3, 4, 6, 3])
  }

  @Test(arguments: ["\u{1B}[0m", "\u{1B}[m"])
  func `blanks behind the end of a style are left out`(end: String) {
    let text = "\u{1B}[1mone" + end
    #expect(GridLine((text + "   ")[...], columns: 10, cells: CellWidth()).text == text)
  }

  @Test func `a link is closed where its text is cut`() {
    let (open, close) = ("\u{1B}]8;;https://example.org/m\u{1B}\\", "\u{1B}]8;;\u{1B}\\")
    let line = GridLine("\(open)link\(close)"[...], columns: 2, cells: CellWidth())
    #expect(line.text == "\(open)li\(close)")
    #expect(line.width == 2)
  }

  @Test func `a line beside another one adds up to both`() {
    let lines = ["one", "two"].map { GridLine($0[...], columns: 10, cells: CellWidth()) }
    let both = lines[0].followed(by: lines[1], at: 5)
    #expect(both.text == "one  two")
    #expect(both.width == 8)
  }

  // MARK: - Pictures

  private func picture() throws -> Picture {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
    return Picture(try #require(PictureData(png)), columns: 3, rows: 2)
  }

  @Test(arguments: [(0, 0, 1), (0, 1, 2), (1, 0, 4097), (2, 5, 8198)])
  func `each place on the screen has a number of its own, and none is 0`(row: Int, column: Int, number: Int)
    throws
  {
    let place = Frame.Position(row: row, column: column)
    #expect(FramePicture(picture: try picture(), place: place).number == number)
  }

  @Test(arguments: [(0, 0, 1), (1, 0, 0)])
  func `a picture is shown where its lines stand below each other`(first: Int, second: Int, shown: Int) throws
  {
    let picture = try picture()
    let lines = [first, second].enumerated().map { row, column in
      GridLine(
        "    ",
        columns: 10,
        cells: CellWidth(),
        pictures: [WrittenLine.PictureLine(picture, row: row, column: column)]
      )
    }
    let frame = Frame(
      [.blank] + lines,
      cursor: Frame.Position(row: 0, column: 0),
      columns: 10,
      rows: 3
    )
    #expect(frame.pictures.count == shown)
  }

  /// Heart with VS16, keycap, thumb with a skin tone, family and flag: what terminals measure differently.
  private static let risky = ["❤️", "1️⃣", "👍🏽", "👨‍👩‍👧", "🇸🇪", "👍🏽👍🏽", "❤️❤️"]

  @Test(arguments: risky, TerminalWidths.allCases)
  func `what stands behind a risky character is where it belongs on every terminal`(
    _ cluster: String,
    _ widths: TerminalWidths
  ) {
    var writer = FrameWriter()
    var terminal = TerminalModel(columns: 10, rows: 3, widths: widths)
    terminal.feed(writer.update(to: frame(["漢字漢字漢", "漢字漢字漢", "漢字漢字漢"])))
    terminal.feed(writer.update(to: frame([cluster + "|ab", "x" + cluster + "|", "end"])))
    let column = CellWidth().cells(of: cluster)
    #expect(terminal[row: 0, column: column].text == "|")
    #expect(terminal[row: 0, column: column + 2].text == "b")
    #expect(terminal[row: 1, column: column + 1].text == "|")
    #expect(terminal.lines[2] == "end")
    #expect(terminal.problems == [])
  }

  @Test(arguments: risky, TerminalWidths.allCases)
  func `a risky character in the last columns stays on its row`(_ cluster: String, _ widths: TerminalWidths) {
    for blanks in 0...10 {
      var writer = FrameWriter()
      var terminal = TerminalModel(columns: 10, rows: 3, widths: widths)
      let line = String(repeating: ".", count: blanks) + cluster
      terminal.feed(writer.update(to: frame(["first", line, "end"])))
      #expect(terminal.lines[0] == "first")
      #expect(terminal.lines[2] == "end")
      terminal.feed(writer.update(to: frame(["first", "second", line])))
      #expect(terminal.lines[..<2] == ["first", "second"])
      #expect(terminal.problems == [])
    }
  }
}
