import TerminalModel
import Testing

struct TextTests {
  @Test func `text goes into cells from the top left`() {
    let terminal = terminal("ab\r\ncd")

    #expect(terminal.lines == ["ab", "cd", "", ""])
    #expect(terminal.cursor == TerminalPosition(row: 1, column: 2))
  }

  @Test func `the last column is filled before the next character wraps`() {
    let full = terminal("0123456789")
    #expect(full.cursor == TerminalPosition(row: 0, column: 9))

    let wrapped = terminal("0123456789x")
    #expect(wrapped.lines.prefix(2) == ["0123456789", "x"])
    #expect(wrapped.problems.isEmpty)
  }

  @Test(arguments: [
    ("0123456789\nx", ["0123456789", "         x"]),
    ("ESC[2;1H0123456789ESCMx", ["         x", "0123456789"]), ("0123456789ESC[Dx", ["01234567x9", ""]),
    ("0123456789ESC7ESC[HESC8x", ["0123456789", "x"]),
  ])
  func `a movement ends a pending wrap, and a restored cursor has it again`(
    text: String,
    lines: [String]
  ) {
    #expect(Array(terminal(text).lines.prefix(2)) == lines)
  }

  @Test(arguments: ["\u{A0}", "\u{7FF}", "\u{800}", "\u{FFFD}", "\u{10000}", "\u{10FFFD}"])
  func `a character of one to four bytes is shown`(character: String) {
    let terminal = terminal(character + "b")

    #expect(terminal.text == character + "b")
    #expect(terminal.problems.isEmpty)
  }

  @Test func `styled text is without the empty rows at the end`() {
    #expect(terminal("ESC[1mxESC[m\r\n\r\nyESC[4;1H").styledText == "‹bold›x‹/›\n\ny")
  }

  @Test func `without wraparound text past the last column is a problem`() {
    #expect(terminal("ESC[?7l0123456789").problems.isEmpty)

    let past = terminal("ESC[?7l0123456789x")
    #expect(past.problems.map(\.kind) == [.printedPastLastColumn])
    #expect(past.lines[0] == "012345678x")
  }

  @Test func `the bottom row scrolls, and the main screen keeps what leaves it`() {
    let terminal = terminal("1\r\n2\r\n3\r\n4\r\n5")

    #expect(terminal.lines == ["2", "3", "4", "5"])
    #expect(terminal.scrolledLines == ["1"])
  }

  @Test func `an ideograph takes two cells`() {
    let terminal = terminal("漢x")

    #expect(terminal[row: 0, column: 0].width == 2)
    #expect(terminal[row: 0, column: 1].width == 0)
    #expect(terminal[row: 0, column: 2].text == "x")
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("👍🏽", 2), ("👩🏽‍💻", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("각", 2),
    ("⌚\u{FE0E}", 1), ("한", 2), ("·", 1),
  ])
  func `a cluster takes its cells by the Unicode widths`(cluster: String, cells: Int) {
    let terminal = terminal(cluster + "|")

    #expect(terminal[row: 0, column: 0].text == cluster)
    #expect(terminal[row: 0, column: cells].text == "|")
    #expect(terminal.problems.isEmpty)
  }

  @Test(arguments: [("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 1), ("👍🏽", 4), ("e\u{301}", 1), ("漢", 2)])
  func `a cluster takes its cells as in tmux by the narrow widths`(cluster: String, cells: Int) {
    let terminal = terminal(cluster + "|", widths: .narrowEmoji)

    #expect(terminal.lines[0] == cluster + "|")
    #expect(terminal[row: 0, column: cells].text == "|")
  }

  @Test func `a wide character that does not fit wraps as a whole`() {
    let terminal = terminal("012345678漢")

    #expect(terminal.lines.prefix(2) == ["012345678", "漢"])
    #expect(terminal.problems.isEmpty)
  }

  @Test func `without wraparound a wide character in the last column is a problem`() {
    #expect(terminal("ESC[?7l012345678漢").problems.map(\.kind) == [.wideCharacterCut])
  }

  @Test func `a cluster that becomes wide in the last column is a problem`() {
    #expect(terminal("012345678❤\u{FE0F}").problems.map(\.kind) == [.wideCharacterCut])
    #expect(terminal("01234567❤\u{FE0F}").problems.isEmpty)
  }

  @Test func `overwriting the second half of a wide character is a problem`() {
    let terminal = terminal("漢ESC[2Gx")

    #expect(terminal.problems.map(\.kind) == [.wideCharacterCut])
    #expect(terminal.lines[0] == " x")
  }

  @Test func `overwriting the first half of a wide character blanks the second`() {
    let terminal = terminal("漢bESC[1Gx")

    #expect(terminal.problems.isEmpty)
    #expect(terminal.lines[0] == "x b")
  }

  @Test func `the blank half of an overwritten wide character keeps its background`() {
    #expect(terminal("ESC[41m漢ESC[mESC[2Gx").styledLines[0] == "‹bg=red› ‹/›x")
  }

  @Test func `a cluster that becomes wide takes the whole character behind it away`() {
    let terminal = terminal("a漢bESC[H❤\u{FE0F}")

    #expect(terminal.lines[0] == "❤\u{FE0F} b")
    #expect(terminal.problems.isEmpty)
  }

  @Test func `a wide character that no row has room for is a problem`() {
    let terminal = terminal("漢", columns: 1)

    #expect(terminal.text == "")
    #expect(terminal.problems.map(\.kind) == [.wideCharacterCut])
  }

  @Test func `a terminal has one cell at least`() {
    var terminal = terminal("", columns: 0, rows: -1)
    #expect(terminal.columns == 1)
    #expect(terminal.rows == 1)

    terminal.resize(columns: -3, rows: 0)

    #expect(terminal.columns == 1)
    #expect(terminal.lines == [""])
  }

  @Test func `a new size holds for both screens and ends the scroll region`() {
    var terminal = terminal("oneESC[?1049hESC[1;2r")
    terminal.resize(columns: 12, rows: 5)
    #expect(terminal.unbalanced == [.alternateScreen])

    terminal.feed(escaped("ESC[?1049lESC[5;12Hx"))

    #expect(terminal.lines == ["one", "", "", "", "           x"])
  }

  @Test func `a combining mark after a new size has no base`() {
    var terminal = terminal("e")
    terminal.resize(columns: 9, rows: 4)
    terminal.feed("\u{301}")

    #expect(terminal.problems.map(\.kind) == [.markWithoutBase])
  }

  @Test func `a combining mark after a movement has no base`() {
    #expect(terminal("eESC[2G\u{301}").problems.map(\.kind) == [.markWithoutBase])
  }

  @Test func `a smaller size keeps the top left and the cursor inside`() {
    var terminal = terminal("abcdefgh\r\nsecondESC[4;10H")
    terminal.resize(columns: 4, rows: 2)

    #expect(terminal.lines == ["abcd", "seco"])
    #expect(terminal.cursor == TerminalPosition(row: 1, column: 3))
  }

  @Test func `a larger size adds blank cells`() {
    var terminal = terminal("0123456789")
    terminal.resize(columns: 12, rows: 5)
    terminal.feed("xyz")

    #expect(terminal.lines == ["012345678xyz", "", "", "", ""])
  }

  @Test func `a size that cuts a wide character is a problem`() {
    var terminal = terminal("漢漢")
    terminal.resize(columns: 3, rows: 4)

    #expect(terminal.lines[0] == "漢")
    #expect(terminal.problems.map(\.kind) == [.wideCharacterCut])
  }
}
