import TerminalModel
import Testing

struct StateTests {
  @Test func `a new terminal has nothing to release`() {
    #expect(terminal("").unbalanced == [])
    #expect(terminal("").isCursorVisible)
  }

  @Test(
    arguments: [
      ("ESC[?1049h", [.alternateScreen], "ESC[?1049l"),
      ("ESC[?25l", [.modeOff(25)], "ESC[?25h"),
      ("ESC[?7l", [.modeOff(7)], "ESC[?7h"),
      ("ESC[?1000;1006h", [.modeOn(1000), .modeOn(1006)], "ESC[?1006;1000l"),
      ("ESC[?2004h", [.modeOn(2004)], "ESC[?2004l"),
      ("ESC[?2026h", [.modeOn(2026)], "ESC[?2026l"),
      ("ESC[>1u", [.keyboardModes(1, onAlternateScreen: false)], "ESC[<u"),
      ("ESC[>1uESC[>3u", [.keyboardModes(2, onAlternateScreen: false)], "ESC[<2u"),
      ("ESC[=1u", [.keyboardModes(1, onAlternateScreen: false)], "ESC[<u"),
      ("ESC[1;2r", [.scrollRegion], "ESC[r"),
      ("ESC[5 q", [.cursorShape(5)], "ESC[ q"),
      ("ESC[22;0t", [.savedTitles(1)], "ESC[23;0t"),
      ("ESC=", [.applicationKeypad], "ESC>"),
      ("ESC[?25;7l", [.modeOff(7), .modeOff(25)], "ESC[?7;25h"),
      ("ESC[>1uESC[=4u", [.keyboardModes(1, onAlternateScreen: false)], "ESC[<u"),
      ("ESC[6 q", [.cursorShape(6)], "ESC[0 q"),
      ("ESC]0;x", [.unfinishedSequence(Array("\u{1B}]0;x".utf8))], "\u{7}"),
    ] as [(String, [TerminalLeftover], String)]
  )
  func `what is acquired is left over until it is released`(
    acquire: String,
    left: [TerminalLeftover],
    release: String
  ) {
    #expect(terminal(acquire).unbalanced == left)
    #expect(terminal(acquire + release).unbalanced == [])
    #expect(terminal(acquire + release).problems == [])
  }

  @Test func `a style and a hyperlink are left over`() {
    var bold = TerminalStyle()
    bold.isBold = true
    var linked = TerminalStyle()
    linked.link = "x"

    #expect(terminal("ESC[1m").unbalanced == [.style(bold)])
    #expect(terminal("ESC]8;;xESC\\ESC[m").unbalanced == [.style(linked)])
  }

  @Test func `leaving the alternate screen brings back the main one and its cursor`() {
    let inside = terminal("oneESC[?1049htwo")
    #expect(inside.isAlternateScreen)
    #expect(inside.text == "   two")

    let after = terminal("oneESC[?1049htwoESC[?1049l")
    #expect(!after.isAlternateScreen)
    #expect(after.text == "one")
    #expect(after.cursor == TerminalPosition(row: 0, column: 3))
  }

  @Test func `entering the alternate screen once more changes nothing`() {
    let terminal = terminal("oneESC[?1049htwoESC[?1049h")

    #expect(terminal.text == "   two")
    #expect(terminal.cursor == TerminalPosition(row: 0, column: 6))
  }

  @Test func `the alternate screen is blank whenever it is entered`() {
    #expect(terminal("ESC[?1049htwoESC[?1049lESC[?1049h").text == "")
  }

  @Test func `the alternate screen keeps nothing that scrolls off`() {
    #expect(terminal("ESC[?1049h1\r\n2\r\n3\r\n4\r\n5").scrolledLines == [])
  }

  @Test func `each screen has keyboard modes of its own`() {
    let inside = terminal("ESC[>1uESC[?1049hESC[>5u")
    #expect(inside.keyboardFlags == 5)

    let outside = terminal("ESC[?1049hESC[>1uESC[?1049l")
    #expect(outside.keyboardFlags == 0)
    #expect(outside.unbalanced == [.keyboardModes(1, onAlternateScreen: true)])
  }

  @Test func `popping more keyboard modes than there are is a problem`() {
    #expect(terminal("ESC[<u").problems.map(\.kind) == [.keyboardStackEmpty])
    #expect(terminal("ESC[>1uESC[<2u").problems.map(\.kind) == [.keyboardStackEmpty])
  }

  @Test func `flags are set, added and removed in place`() {
    #expect(terminal("ESC[>1uESC[=4u").keyboardFlags == 4)
    #expect(terminal("ESC[>1uESC[=4;2u").keyboardFlags == 5)
    #expect(terminal("ESC[>5uESC[=4;3u").keyboardFlags == 1)
  }

  @Test func `synchronized updates are counted when they end`() {
    let under = terminal("ESC[?2026hxESC[?2026lESC[?2026h")
    #expect(under.synchronizedUpdates == 1)
    #expect(under.isInSynchronizedUpdate)
    #expect(terminal("ESC[?2026l").synchronizedUpdates == 0)
  }

  @Test func `the end of a synchronized update is known to each terminal, its beginning is not`() {
    #expect(terminal("ESC[?2026l", capabilities: .basic).problems == [])
    #expect(terminal("ESC[?2027l", capabilities: .basic).problems.map(\.kind) == [.unknownSequence])
    #expect(terminal("ESC[?25;2027l", capabilities: .basic).problems.map(\.kind) == [.unknownSequence])
  }

  @Test func `a title that was saved comes back`() {
    #expect(terminal("ESC]0;a\u{7}ESC[22;0tESC]0;b\u{7}ESC[23;0t").title == "a")
  }

  @Test func `the title that was saved last comes back first, and without one the title stays`() {
    let nested = terminal("ESC]0;a\u{7}ESC[22tESC]0;b\u{7}ESC[22tESC]0;c\u{7}ESC[23t")
    #expect(nested.title == "b")
    #expect(nested.unbalanced == [.savedTitles(1)])
    #expect(terminal("ESC]0;a\u{7}ESC[23t").title == "a")
  }

  @Test func `a full reset keeps what has been counted, scrolled off and answered`() {
    var terminal = terminal(
      "\u{7}ESC[?2026hESC[?2026l1\r\n2\r\n3\r\n4\r\n5ESC]0;t\u{7}ESC[5nESCc"
    )

    #expect(terminal.bells == 1)
    #expect(terminal.synchronizedUpdates == 1)
    #expect(terminal.scrolledLines == ["1"])
    #expect(terminal.title == "")
    #expect(terminal.takeReplies() == Array("\u{1B}[0n".utf8))
  }

  @Test func `a full reset releases everything and forgets no problem`() {
    let terminal = terminal("ESC[?1049hESC[>1uESC[?25lESC[?9hxESCc")

    #expect(terminal.unbalanced == [])
    #expect(terminal.text == "")
    #expect(terminal.problems.count == 1)
  }

  @Test(arguments: [1, 7, 12, 25, 1000, 1002, 1003, 1004, 1006, 1049, 2004])
  func `every terminal has the basic modes`(mode: Int) {
    for capabilities in [TerminalCapabilities.basic, .modern] {
      let terminal = terminal("ESC[?\(mode)h", capabilities: capabilities)
      #expect(terminal.isOn(mode))
      #expect(terminal.problems == [])
    }
  }

  @Test(arguments: [2026, 2027, 2031, 2048])
  func `a modern terminal has modes that a basic one lacks`(mode: Int) {
    #expect(terminal("ESC[?\(mode)h").isOn(mode))
    #expect(!terminal("ESC[?\(mode)h", capabilities: .basic).isOn(mode))
  }

  @Test func `a terminal without the keyboard protocol does not know its sequences`() {
    #expect(terminal("ESC[>1u", capabilities: .basic).problems.map(\.kind) == [.unknownSequence])
    #expect(terminal("ESC[?2026h", capabilities: .basic).problems.map(\.kind) == [.unknownSequence])
    #expect(terminal("ESC[?2004h", capabilities: .basic).problems == [])
  }

  @Test(arguments: [
    ("ESC[c", "ESC[?62;22c"), ("ESC[>c", "ESC[>1;10;0c"), ("ESC[5n", "ESC[0n"),
    ("ESC[2;3HESC[6n", "ESC[2;3R"),
    ("ESC[?2026$p", "ESC[?2026;2$y"), ("ESC[?25$p", "ESC[?25;1$y"), ("ESC[?9999$p", "ESC[?9999;0$y"),
    ("ESC[?1049hESC[?1049$p", "ESC[?1049;1$y"), ("ESC[?u", "ESC[?0u"), ("ESC[>3uESC[?u", "ESC[?3u"),
    ("ESC[>q", "ESCP>|TerminalModel 1ESC\\"), ("ESC]10;?ESC\\", "ESC]10;rgb:ffff/ffff/ffffESC\\"),
    ("ESC]11;?\u{7}", "ESC]11;rgb:0000/0000/0000ESC\\"), ("ESC[?996n", "ESC[?997;1n"),
    ("ESC[16t", "ESC[6;16;8t"), ("ESC[14t", "ESC[4;64;80t"), ("ESC[18t", "ESC[8;4;10t"),
    ("ESC[?2048h", "ESC[48;4;10;64;80t"), ("ESC[?uESC[c", "ESC[?0uESC[?62;22c"),
  ])
  func `queries are answered in order`(query: String, answer: String) {
    #expect(answers(to: query) == answer)
    #expect(terminal(query).problems == [])
  }

  @Test(arguments: ["ESC[?u", "ESC[>q", "ESC]11;?ESC\\", "ESC[?996n"])
  func `queries of what a terminal lacks stay unanswered`(query: String) {
    #expect(answers(to: query, capabilities: .basic) == "")
    #expect(terminal(query, capabilities: .basic).problems == [])
  }

  @Test(arguments: [
    ("ESC]10;?ESC\\", "ESC]10;rgb:0000/0000/0000ESC\\"), ("ESC]11;?ESC\\", "ESC]11;rgb:ffff/ffff/ffffESC\\"),
    ("ESC[?996n", "ESC[?997;2n"),
  ])
  func `a light terminal answers with its colours`(query: String, answer: String) {
    let light = TerminalCapabilities(modes: [2031], hasKeyboardProtocol: false, name: nil, isDark: false)

    #expect(answers(to: query, capabilities: light) == answer)
  }

  @Test func `a terminal that reports no colour scheme is silent about it`() {
    let silent = TerminalCapabilities(modes: [], hasKeyboardProtocol: false, name: nil, isDark: true)

    #expect(answers(to: "ESC[?996n", capabilities: silent) == "")
  }

  @Test func `answers are handed over once`() {
    var terminal = terminal("ESC[5n")

    #expect(!terminal.takeReplies().isEmpty)
    #expect(terminal.takeReplies().isEmpty)
  }

  @Test func `a new size is reported with mode 2048 only`() {
    var silent = terminal("")
    silent.resize(columns: 20, rows: 5)
    #expect(silent.takeReplies().isEmpty)

    var reporting = terminal("ESC[?2048h")
    _ = reporting.takeReplies()
    reporting.resize(columns: 20, rows: 5)
    #expect(reporting.takeReplies() == Array("\u{1B}[48;5;20;80;160t".utf8))
  }
}
