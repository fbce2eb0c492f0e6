import TerminalModel
import Testing

struct ProblemTests {
  @Test(arguments: [
    "ESC[?9999h", "ESC[4h", "ESC[5J", "ESC[3K", "ESC[>4;2m", "ESC(0", "ESCZ", "ESC]52;c;YQ==ESC\\", "\u{E}",
    "\u{7F}",
    "\u{9B}", "ESC[3;2r", "ESC[7 q", "ESC]1337;xESC\\", "ESC[?1049;9999h", "\u{80}", "\u{9F}", "ESC[2;2r",
    "ESC[=1;4u",
  ])
  func `an unknown sequence is recorded with its bytes`(sequence: String) throws {
    let terminal = terminal("a" + sequence + "b")
    let problem = try #require(terminal.problems.first)

    #expect(terminal.problems.count == 1)
    #expect(problem.kind == .unknownSequence)
    #expect(problem.position == TerminalPosition(row: 0, column: 1))
    #expect(escaped(sequence).utf8.starts(with: problem.bytes))
    #expect(terminal.text == "ab")
  }

  @Test(arguments: [
    "ESC[1$2H", "ESC[1?2H", "ESC[65536H", "ESC[1\u{18}", "ESC]0;x\u{1A}", "ESC[1ESC[m", "ESC]0;xESC[m",
    "ESC[2:3H",
    "ESC\u{18}", "ESC]8;no addressESC\\", "ESCPq\u{18}", "ESC_q\u{1A}",
  ])
  func `a malformed sequence is recorded and the text goes on after it`(sequence: String) {
    let terminal = terminal("a" + sequence + "b")

    #expect(terminal.problems.map(\.kind) == [.malformedSequence])
    #expect(terminal.text == "ab")
    #expect(terminal.title == "")
  }

  @Test func `a control ends an unfinished sequence and is carried out`() {
    let terminal = terminal("aESC[1\r\nb")

    #expect(terminal.problems.map(\.kind) == [.malformedSequence])
    #expect(terminal.lines.prefix(2) == ["a", "b"])
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0x80], [0xC0], [0xF5],
    ] as [[UInt8]]
  )
  func `bytes that are not UTF-8 are recorded and shown as a replacement`(bytes: [UInt8]) {
    var terminal = TerminalModel(columns: 10, rows: 1)
    terminal.feed(bytes + Array("b".utf8))

    #expect(terminal.problems.map(\.kind) == [.invalidText])
    #expect(terminal.problems.map(\.bytes) == [bytes])
    #expect(terminal.text == "\u{FFFD}b")
  }

  @Test func `a problem is described with readable bytes`() {
    #expect(
      terminal("ESC[?9h").problems.map(\.description)
        == ["unknown sequence: ESC[?9h at row 0, column 0"]
    )
  }

  @Test(arguments: [
    ("\u{E}", "unknown sequence: <e>"), ("\u{7F}", "unknown sequence: <7f>"),
    ("\u{9B}", "unknown sequence: <9b>"), ("ESC[1\u{18}", "malformed sequence: ESC[1"),
    ("\u{301}", "combining mark without a base: \u{301}"),
    ("ESC[<u", "keyboard stack empty: ESC[<u"), ("ESC[?7l012345678漢", "wide character cut: 漢"),
  ])
  func `a problem is told with its kind and its bytes`(text: String, beginning: String) throws {
    let problem = try #require(terminal(text).problems.first)

    #expect("\(problem)" == "\(beginning) at row 0, column \(problem.position.column)")
  }

  @Test(
    arguments: [
      (.alternateScreen, "alternate screen"), (.modeOn(2004), "mode 2004 on"), (.modeOff(25), "mode 25 off"),
      (.keyboardModes(1, onAlternateScreen: true), "1 keyboard mode(s) on the alternate screen"),
      (.keyboardModes(2, onAlternateScreen: false), "2 keyboard mode(s) on the main screen"),
      (.style(.plain), "style "), (.scrollRegion, "scroll region"), (.cursorShape(5), "cursor shape 5"),
      (.savedTitles(2), "2 saved title(s)"), (.applicationKeypad, "application keypad"),
      (.unfinishedSequence([0x1B, 0x5B, 0x33]), "unfinished sequence ESC[3"),
    ] as [(TerminalLeftover, String)]
  )
  func `what is left over is told in words`(left: TerminalLeftover, words: String) {
    #expect("\(left)" == words)
  }

  @Test func `the description holds the screen, the problems and what is left over`() {
    #expect(
      terminal("hiESC[?25lESC[?9h", columns: 4, rows: 2).description == """
        ┌────
        │hi
        │
        └────
        cursor 0,2 hidden
        problem: unknown sequence: ESC[?9h at row 0, column 2
        left over: mode 25 off
        """
    )
  }

  @Test(arguments: 1...7)
  func `any division of a stream gives the same state`(size: Int) {
    let stream =
      Array(
        escaped(
          "e\u{301}👨‍👩‍👧🇩🇪🇫🇷❤\u{FE0F}ESC[?1049hESC[>1uESC[38:2::1:2:3m漢字ESC]0;tïtleESC\\ESC]8;;xESC\\yESC_G;ESCxESC\\"
            + "ESC[?2026hESC[2;3HabcESC[?2026lESC[6nESC[1ESC[cESC[<u\u{18}ESC[?1049lESC[\u{18}\r\nzESCPq\u{7}ESC\\"
        ).utf8
      ) + [0xE2, 0x82, 0x41, 0xFF, 0xF0, 0x9F]
    var whole = TerminalModel(columns: 12, rows: 5)
    whole.feed(stream)
    var divided = TerminalModel(columns: 12, rows: 5)
    for start in stride(from: 0, to: stream.count, by: size) {
      divided.feed(stream[start..<min(start + size, stream.count)])
    }

    #expect(divided == whole)
    #expect(whole.title == "tïtle")
  }
}
