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

  @Test func `a frame is held together where the terminal can do that`() {
    var writer = FrameWriter()
    writer.isSynchronized = true
    let written = writer.update(to: frame(["one"]))
    #expect(written.hasPrefix("\u{1B}[?2026h"))
    #expect(written.hasSuffix("\u{1B}[?2026l"))
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
      #expect(terminal.problems == [])
    }
  }
}
