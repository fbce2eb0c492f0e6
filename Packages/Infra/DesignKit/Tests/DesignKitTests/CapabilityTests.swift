import DesignKit
import Testing

@Suite struct CapabilityTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var variables: [String: String] = [:]
    var isTerminal = true
    var flag = ColorFlag.auto
    let depth: ColorDepth
    let allowsEmphasis: Bool

    var testDescription: String { "\(variables) terminal: \(isTerminal) flag: \(flag)" }
  }

  private static let xterm = ["TERM": "xterm-256color"]

  private static func xterm(_ more: [String: String]) -> [String: String] {
    xterm.merging(more) { $1 }
  }

  @Test(arguments: [
    Case(variables: xterm, depth: .ansi256, allowsEmphasis: true),
    Case(variables: ["TERM": "xterm"], depth: .ansi16, allowsEmphasis: true),
    Case(variables: xterm(["COLORTERM": "truecolor"]), depth: .truecolor, allowsEmphasis: true),
    Case(variables: xterm(["COLORTERM": "24bit"]), depth: .truecolor, allowsEmphasis: true),
    Case(variables: ["TERM": "xterm-direct"], depth: .truecolor, allowsEmphasis: true),
    Case(variables: ["TERM": "xterm-kitty"], depth: .truecolor, allowsEmphasis: true),
    Case(variables: xterm(["WT_SESSION": "x"]), depth: .truecolor, allowsEmphasis: true),
    Case(variables: ["TERM": "tmux-256color", "WT_SESSION": "x"], depth: .ansi256, allowsEmphasis: true),
    Case(variables: xterm(["TERM_PROGRAM": "Apple_Terminal"]), depth: .ansi256, allowsEmphasis: true),
    Case(
      variables: xterm(["TERM_PROGRAM": "Apple_Terminal", "COLORTERM": "truecolor"]),
      depth: .ansi256,
      allowsEmphasis: true
    ),
    Case(variables: ["TERM": "screen", "COLORTERM": "truecolor"], depth: .ansi256, allowsEmphasis: true),
    Case(
      variables: ["TERM": "screen-256color", "TMUX": "/tmp/tmux", "COLORTERM": "truecolor"],
      depth: .truecolor,
      allowsEmphasis: true
    ),
    Case(
      variables: xterm(["STY": "1.x", "COLORTERM": "truecolor"]),
      depth: .ansi256,
      allowsEmphasis: true
    ),
    Case(variables: ["TERM": "linux"], depth: .ansi16, allowsEmphasis: true),
    Case(variables: xterm(["CI": "true"]), isTerminal: false, depth: .none, allowsEmphasis: false),
    Case(variables: ["TERM": "dumb", "COLORTERM": "truecolor"], depth: .none, allowsEmphasis: false),
    Case(variables: ["TERM": "dumb"], depth: .none, allowsEmphasis: false),
    Case(variables: [:], depth: .none, allowsEmphasis: false),
    Case(variables: xterm, isTerminal: false, depth: .none, allowsEmphasis: false),
  ])
  func `the depth comes from the terminal`(example: Case) { expect(example) }

  @Test(arguments: [
    Case(variables: xterm(["NO_COLOR": "1"]), depth: .none, allowsEmphasis: true),
    Case(variables: xterm(["NO_COLOR": "yes"]), depth: .none, allowsEmphasis: true),
    Case(variables: xterm(["NO_COLOR": ""]), depth: .ansi256, allowsEmphasis: true),
    Case(variables: xterm(["NO_COLOR": "1", "FORCE_COLOR": "3"]), depth: .none, allowsEmphasis: true),
    Case(variables: xterm(["NO_COLOR": "1"]), isTerminal: false, depth: .none, allowsEmphasis: false),
  ])
  func `NO_COLOR takes the colour and leaves emphasis on terminals`(example: Case) { expect(example) }

  @Test(arguments: [
    Case(variables: xterm(["CLICOLOR_FORCE": "1"]), isTerminal: false, depth: .ansi256, allowsEmphasis: true),
    Case(variables: ["CLICOLOR_FORCE": "1"], isTerminal: false, depth: .ansi16, allowsEmphasis: true),
    Case(variables: xterm(["CLICOLOR_FORCE": "0"]), isTerminal: false, depth: .none, allowsEmphasis: false),
    Case(variables: ["FORCE_COLOR": "1"], isTerminal: false, depth: .ansi16, allowsEmphasis: true),
    Case(variables: ["FORCE_COLOR": "2"], isTerminal: false, depth: .ansi256, allowsEmphasis: true),
    Case(variables: xterm(["FORCE_COLOR": "3"]), isTerminal: false, depth: .truecolor, allowsEmphasis: true),
    Case(variables: ["FORCE_COLOR": "true"], isTerminal: false, depth: .ansi16, allowsEmphasis: true),
    Case(variables: xterm(["FORCE_COLOR": "false"]), depth: .none, allowsEmphasis: true),
    Case(variables: xterm(["FORCE_COLOR": "0"]), depth: .none, allowsEmphasis: true),
    Case(variables: xterm(["FORCE_COLOR": ""]), isTerminal: false, depth: .none, allowsEmphasis: false),
    Case(variables: ["TERM": "dumb", "FORCE_COLOR": "2"], depth: .ansi256, allowsEmphasis: true),
    Case(variables: xterm(["CLICOLOR": "0"]), depth: .none, allowsEmphasis: true),
    Case(variables: xterm(["CLICOLOR": "0", "CLICOLOR_FORCE": "1"]), depth: .ansi256, allowsEmphasis: true),
  ])
  func `colour can be forced and declined`(example: Case) { expect(example) }

  @Test(arguments: [
    Case(variables: xterm, flag: .never, depth: .none, allowsEmphasis: false),
    Case(variables: xterm(["FORCE_COLOR": "3"]), flag: .never, depth: .none, allowsEmphasis: false),
    Case(
      variables: xterm(["NO_COLOR": "1"]),
      isTerminal: false,
      flag: .always,
      depth: .ansi256,
      allowsEmphasis: true
    ),
    Case(variables: [:], isTerminal: false, flag: .always, depth: .ansi16, allowsEmphasis: true),
    Case(variables: ["FORCE_COLOR": "0"], flag: .always, depth: .ansi16, allowsEmphasis: true),
    Case(
      variables: ["FORCE_COLOR": "3"],
      isTerminal: false,
      flag: .always,
      depth: .truecolor,
      allowsEmphasis: true
    ),
  ])
  func `the flag decides before the environment`(example: Case) { expect(example) }

  @Test(arguments: [
    (["LANG": "en_GB.UTF-8"], GlyphSet.unicode), (["LANG": "de_DE.utf8"], .unicode), (["LANG": "C"], .ascii),
    (["LANG": "en_US.ISO-8859-1"], .ascii), ([:], .unicode),
    (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], .ascii),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode),
    (["LANG": "ca_ES.UTF-8@valencia"], .unicode), (["LANG": "de_DE.utf8@euro"], .unicode),
    (["LC_CTYPE": "C", "LANG": "en_GB.UTF-8"], .ascii),
    (["TERM": "dumb", "LANG": "en_GB.UTF-8"], .ascii),
    (["TERM": "linux", "LANG": "en_GB.UTF-8"], .ascii),
  ])
  func `the locale decides on Unicode`(variables: [String: String], glyphs: GlyphSet) {
    #expect(Capability.detected(environment: variables, isTerminal: true).glyphs == glyphs)
  }

  @Test(arguments: [
    ([:], true), (["LANG": "zh_CN.UTF-8"], true), (["LANG": "zh_CN.GBK"], false), (["LANG": "C"], false),
    (["TERM": "linux", "LANG": "zh_CN.UTF-8"], false), (["TERM": "dumb", "LANG": "zh_CN.UTF-8"], true),
  ])
  func `every script is shown with Unicode, except on the console of Linux`(
    variables: [String: String],
    isShown: Bool
  ) {
    #expect(Capability.showsEveryScript(in: variables) == isShown)
  }

  @Test(arguments: [
    (xterm(["TERM_PROGRAM": "iTerm.app"]), true), (xterm(["VTE_VERSION": "7003"]), true),
    (xterm(["VTE_VERSION": "5000"]), false), (xterm(["VTE_VERSION": "5001"]), true),
    (["TERM": "xterm-kitty"], true),
    (xterm(["WT_SESSION": "x"]), true),
    (xterm(["KONSOLE_VERSION": "220401"]), true), (xterm(["TERM_PROGRAM": "Apple_Terminal"]), false),
    (xterm, false), (["TERM": "screen-256color", "VTE_VERSION": "7003"], false),
    (xterm(["TMUX": "/tmp/tmux", "TERM_PROGRAM": "iTerm.app"]), false),
    (["TERM": "dumb", "WT_SESSION": "x"], false),
    (xterm(["KONSOLE_VERSION": "201200"]), true), (xterm(["KONSOLE_VERSION": "201199"]), false),
    (xterm(["STY": "1.x", "TERM_PROGRAM": "iTerm.app"]), false),
    (["TERM": "tmux-256color", "VTE_VERSION": "7003"], false),
  ])
  func `hyperlinks need a terminal that is known for them`(variables: [String: String], expected: Bool) {
    #expect(Capability.detected(environment: variables, isTerminal: true).hyperlinks == expected)
    #expect(!Capability.detected(environment: variables, isTerminal: false).hyperlinks)
    #expect(!Capability.detected(environment: variables, isTerminal: true, colorFlag: .never).hyperlinks)
  }

  @Test(arguments: [
    "alacritty", "contour", "foot", "foot-extra", "rio", "wezterm", "xterm-ghostty", "xterm-kitty",
  ])
  func `the name of some terminals alone says that they have all colours and links`(term: String) {
    let capability = Capability.detected(environment: ["TERM": term], isTerminal: true)

    #expect(capability.colorDepth == .truecolor)
    #expect(capability.hyperlinks)
  }

  @Test(arguments: [
    "Hyper", "WezTerm", "contour", "ghostty", "iTerm.app", "mintty", "rio", "vscode", "zed",
  ])
  func `some programs are known for links`(program: String) {
    let variables = ["TERM": "xterm-256color", "TERM_PROGRAM": program]

    #expect(Capability.detected(environment: variables, isTerminal: true).hyperlinks)
  }

  @Test(
    arguments: [
      ([:], nil, 80), (["COLUMNS": "100"], nil, 100), (["COLUMNS": "100"], 60, 60),
      (["COLUMNS": "wide"], nil, 80),
      (["COLUMNS": "0"], nil, 80), ([:], 0, 1), (["COLUMNS": "1"], nil, 1), (["COLUMNS": "-5"], nil, 80),
      (["COLUMNS": "1000"], nil, 1000), (["COLUMNS": "1001"], nil, 1000), ([:], 1001, 1000),
    ] as [([String: String], Int?, Int)]
  )
  func `the width is the one given, then COLUMNS, then 80`(
    variables: [String: String],
    columns: Int?,
    expected: Int
  ) {
    let environment = RenderEnvironment.detected(
      environment: variables,
      isTerminal: true,
      columns: columns
    )

    #expect(environment.width == expected)
  }

  private func expect(_ example: Case) {
    let capability = Capability.detected(
      environment: example.variables,
      isTerminal: example.isTerminal,
      colorFlag: example.flag
    )

    #expect(capability.colorDepth == example.depth)
    #expect(capability.allowsEmphasis == example.allowsEmphasis)
  }
}
