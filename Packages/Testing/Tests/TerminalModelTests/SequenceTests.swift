import TerminalModel
import Testing

struct SequenceTests {
  private static let filled = "aaaaaaaaaa\r\nbbbbbbbbbb\r\ncccccccccc\r\ndddddddddd"

  @Test(arguments: [
    ("ESC[2;3H", 1, 2), ("ESC[H", 0, 0), ("ESC[;4H", 0, 3), ("ESC[99;99H", 3, 9), ("ESC[3;3fESC[A", 1, 2),
    ("ESC[2;2HESC[9A", 0, 1), ("ESC[2BESC[2C", 2, 2), ("ESC[5GESC[2D", 0, 2), ("ESC[3;3HESC[F", 1, 0),
    ("ESC[3;3HESC[0E", 3, 0), ("ESC[7G", 0, 6), ("ESC[3dESC[2`", 2, 1), ("a\tb", 0, 9), ("ab\u{8}", 0, 1),
    ("ESC[2;3rESC[4;2HESC[9A", 1, 1), ("ESC[2;3rESC[2BESC[9B", 2, 0), ("ESC[2;3rESC[4;1HESC[B", 3, 0),
    ("ESC[2;4HESC[L", 1, 0), ("ESC[2;4HESC[M", 1, 0), ("ESC[2;3rESC[4;4HESC[L", 3, 3),
    ("ESC[2;2HESC7ESC[HESC8", 1, 1), ("ESC[2;2HESC[sESC[HESC[u", 1, 1), ("ESC[65535;65535H", 3, 9),
    ("abESCD", 1, 2), ("abESCE", 1, 0), ("ESC[2;3HESCM", 0, 2), ("ESC[2;3rESC[HESCM", 0, 0),
    ("ESC[3;4rESC[2;1HESC[A", 0, 0), ("ESC[2;3rESC[2;2HESC[9E", 2, 0), ("ESC[2;3rESC[3;2HESC[9F", 1, 0),
    ("ESC[3;3HESC[1;2r", 0, 0), ("ESC[2;2HESC[?1049l", 1, 1),
    ("ESC[2;2HESC[?1049hESC[3;3HESC7ESC[?1049l", 1, 1),
  ])
  func `the cursor moves`(sequence: String, row: Int, column: Int) {
    let terminal = terminal(sequence)

    #expect(terminal.cursor == TerminalPosition(row: row, column: column))
    #expect(terminal.problems.isEmpty)
  }

  @Test(arguments: [
    ("ESC[2;4HESC[K", ["aaaaaaaaaa", "bbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;4HESC[1K", ["aaaaaaaaaa", "    bbbbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;4HESC[2K", ["aaaaaaaaaa", "", "cccccccccc", "dddddddddd"]),
    ("ESC[2;4HESC[J", ["aaaaaaaaaa", "bbb", "", ""]),
    ("ESC[2;4HESC[1J", ["", "    bbbbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;4HESC[2J", ["", "", "", ""]),
    ("ESC[2;4HESC[3X", ["aaaaaaaaaa", "bbb   bbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;9HESC[99X", ["aaaaaaaaaa", "bbbbbbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;4HESC[2L", ["aaaaaaaaaa", "", "", "bbbbbbbbbb"]),
    ("ESC[2;4HESC[2M", ["aaaaaaaaaa", "dddddddddd", "", ""]),
    ("ESC[2;4HESC[99M", ["aaaaaaaaaa", "", "", ""]),
    ("ESC[2;4HESC[3@x", ["aaaaaaaaaa", "bbbx  bbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;4HESC[3P", ["aaaaaaaaaa", "bbbbbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;9HESC[99P", ["aaaaaaaaaa", "bbbbbbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[S", ["bbbbbbbbbb", "cccccccccc", "dddddddddd", ""]),
    ("ESC[2T", ["", "", "aaaaaaaaaa", "bbbbbbbbbb"]),
    ("ESC[2;3rESC[S", ["aaaaaaaaaa", "cccccccccc", "", "dddddddddd"]),
    ("ESC[2;3rESC[3;1H\n", ["aaaaaaaaaa", "cccccccccc", "", "dddddddddd"]),
    ("ESC[2;3rESC[2;1HESCM", ["aaaaaaaaaa", "", "bbbbbbbbbb", "dddddddddd"]),
    ("ESC[2;3rESC[4;1H\n", ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;3rESC[2;1HESC[L", ["aaaaaaaaaa", "", "bbbbbbbbbb", "dddddddddd"]),
    ("ESC[2;9HESC[99@", ["aaaaaaaaaa", "bbbbbbbb", "cccccccccc", "dddddddddd"]),
    ("ESC[2;99rESC[S", ["aaaaaaaaaa", "cccccccccc", "dddddddddd", ""]),
    ("ESC[2;3rESC[HESCM", ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"]),
  ])
  func `cells are erased, inserted, deleted and scrolled`(sequence: String, lines: [String]) {
    let terminal = terminal(Self.filled + sequence)

    #expect(terminal.lines == lines)
    #expect(terminal.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("ESC[2S", ["aaaaaaaaaa", "bbbbbbbbbb"]), ("ESC[1;2rESC[S", ["aaaaaaaaaa"]), ("ESC[2;3rESC[S", []),
      ("ESC[2T", []), ("ESC[99S", ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"]),
    ] as [(String, [String])]
  )
  func `only lines that scroll off the top are in the history`(sequence: String, lines: [String]) {
    #expect(terminal(Self.filled + sequence).scrolledLines == lines)
  }

  @Test(arguments: [("\t", 8), ("1234567\t", 8), ("12345678\t", 16), ("\t\t", 16), ("\t\t\t", 19)])
  func `a tabulator moves the cursor to the next eighth column, at most to the last`(
    text: String,
    column: Int
  ) {
    #expect(terminal(text, columns: 20).cursor == TerminalPosition(row: 0, column: column))
  }

  @Test func `lines that went out of sight are erased without those in sight`() {
    let terminal = terminal(Self.filled + "\r\neeeeeeeeeeESC[3J")

    #expect(terminal.scrolledLines == [])
    #expect(terminal.lines == ["bbbbbbbbbb", "cccccccccc", "dddddddddd", "eeeeeeeeee"])
    #expect(terminal.problems.isEmpty)
  }

  @Test func `erasing from the middle of a wide character is a problem`() {
    let terminal = terminal("漢bESC[2GESC[K")

    #expect(terminal.lines[0] == "")
    #expect(terminal.problems.map(\.kind) == [.wideCharacterCut])
  }

  @Test(arguments: [("漢bESC[2GESC[@", "   b"), ("ESC[9G漢ESC[HESC[@", "")])
  func `inserting where a wide character is parted is a problem`(text: String, line: String) {
    let terminal = terminal(text)

    #expect(terminal.lines[0] == line)
    #expect(terminal.problems.map(\.kind) == [.wideCharacterCut])
  }

  @Test(arguments: [
    ("ESC[2X", ["‹bg=blue›  ‹/›c", "def"]), ("ESC[P", ["bc‹bg=blue› ‹/›", "def"]),
    ("ESC[@", ["‹bg=blue› ‹/›ab", "def"]), ("ESC[L", ["‹bg=blue›   ‹/›", "abc"]),
    ("ESC[M", ["def", "‹bg=blue›   ‹/›"]), ("ESC[S", ["def", "‹bg=blue›   ‹/›"]),
    ("ESC[T", ["‹bg=blue›   ‹/›", "abc"]), ("ESCM", ["‹bg=blue›   ‹/›", "abc"]),
    ("ESC[?1049h", ["‹bg=blue›   ‹/›", "‹bg=blue›   ‹/›"]),
  ])
  func `blank cells have the background and no other attribute`(sequence: String, lines: [String]) {
    let terminal = terminal("abc\r\ndefESC[HESC[1;44m" + sequence, columns: 3, rows: 2)

    #expect(terminal.styledLines == lines)
  }

  @Test func `erased cells keep the background`() {
    let terminal = terminal("ESC[1;44mESC[2K", columns: 3)

    #expect(terminal.styledLines[0] == "‹bg=blue›   ‹/›")
  }

  @Test(arguments: [
    ("ESC[1mx", "‹bold›x‹/›"), ("ESC[2;3mx", "‹dim italic›x‹/›"), ("ESC[4mxESC[24my", "‹underline›x‹/›y"),
    ("ESC[4:3mxESC[4:0my", "‹underline›x‹/›y"), ("ESC[7;9mxESC[27;29my", "‹inverse strike›x‹/›y"),
    ("ESC[1;2mxESC[22my", "‹bold dim›x‹/›y"), ("ESC[31;42mx", "‹fg=red bg=green›x‹/›"),
    ("ESC[91;107mx", "‹fg=bright-red bg=bright-white›x‹/›"), ("ESC[38;5;208mx", "‹fg=208›x‹/›"),
    ("ESC[38;2;1;2;255;1mx", "‹bold fg=#0102ff›x‹/›"), ("ESC[38:5:208mx", "‹fg=208›x‹/›"),
    ("ESC[48:2::1:2:255mx", "‹bg=#0102ff›x‹/›"), ("ESC[48:2:1:2:255mx", "‹bg=#0102ff›x‹/›"),
    ("ESC[41mxESC[49my", "‹bg=red›x‹/›y"), ("ESC[30;40mx", "‹fg=black bg=black›x‹/›"),
    ("ESC[37;47mx", "‹fg=white bg=white›x‹/›"), ("ESC[90;100mx", "‹fg=bright-black bg=bright-black›x‹/›"),
    ("ESC[97mx", "‹fg=bright-white›x‹/›"),
    ("ESC[31mxESC[39my", "‹fg=red›x‹/›y"), ("ESC[31mxESC[my", "‹fg=red›x‹/›y"),
    ("ESC]8;id=1;https://a.b/?c;dESC\\xESC]8;;ESC\\y", "‹link=https://a.b/?c;d›x‹/›y"),
    ("ESC[31maESC[32mb", "‹fg=red›a‹/›‹fg=green›b‹/›"), ("ESC[3mxESC[23my", "‹italic›x‹/›y"),
    ("ESC[21mx", "‹underline›x‹/›"), ("ESC[4:5mx", "‹underline›x‹/›"), ("ESC[1;;3mx", "‹italic›x‹/›"),
    ("ESC[38;2;;5;6mx", "‹fg=#000506›x‹/›"), ("ESC[1mESC7ESC[mESC8x", "‹bold›x‹/›"),
    ("ESC[41m漢ESC[mESC[1Gx", "x‹bg=red› ‹/›"),
  ])
  func `styles are tagged`(text: String, line: String) {
    let terminal = terminal(text)

    #expect(terminal.styledLines[0] == line)
    #expect(terminal.problems.isEmpty)
  }

  @Test(arguments: [
    "ESC[5m", "ESC[38;5m", "ESC[38;5;256m", "ESC[38;2;1;2m", "ESC[38;9;1m", "ESC[1:2m", "ESC[1;99m",
    "ESC[4:6m",
  ])
  func `a rendition that is not known changes nothing`(sequence: String) {
    let terminal = terminal(sequence + "x")

    #expect(terminal.problems.map(\.kind) == [.unknownSequence])
    #expect(terminal.styledLines[0] == "x")
  }

  @Test(arguments: ["ESC(B", "ESC)B", "ESC]1;icon\u{7}"])
  func `what changes nothing that is shown is no problem`(sequence: String) {
    let terminal = terminal("a" + sequence + "b")

    #expect(terminal.text == "ab")
    #expect(terminal.title == "")
    #expect(terminal.problems.isEmpty)
  }

  @Test func `the bell is counted and takes no cell`() {
    let terminal = terminal("\u{7}a\u{7}b")

    #expect(terminal.bells == 2)
    #expect(terminal.text == "ab")
    #expect(terminal.problems.isEmpty)
  }

  @Test func `a title ends with BEL or with ST`() {
    #expect(terminal("ESC]0;one\u{7}").title == "one")
    #expect(terminal("ESC]2;two; 漢ESC\\x").title == "two; 漢")
    #expect(terminal("ESC]2;two; 漢ESC\\x").text == "x")
  }

  @Test(arguments: ["ESCP$qmESC\\", "ESC_Gi=1,a=q;AAAAESC\\", "ESC^priv\u{7}ateESC\\", "ESCXtextESC\\"])
  func `strings for other devices are left out of the text`(sequence: String) {
    let terminal = terminal("a" + sequence + "b")

    #expect(terminal.text == "ab")
    #expect(terminal.problems.isEmpty)
  }
}
