/// Reads the environment variables that terminals and people describe an output with.
struct TerminalFacts {
  /// The names of terminals that have 24-bit colours and hyperlinks; over ssh, nothing else may tell.
  private static let fullTerms: Set<String> = [
    "alacritty", "contour", "foot", "foot-extra", "rio", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]

  let environment: [String: String]
  let isTerminal: Bool

  subscript(name: String) -> String { environment[name] ?? "" }

  func isSet(_ name: String) -> Bool { !self[name].isEmpty }

  var term: String { self["TERM"] }

  /// A terminal that understands escape sequences.
  var isCapableTerminal: Bool { isTerminal && isSet("TERM") && term != "dumb" }

  /// Whether the name alone says that there are 24-bit colours and hyperlinks.
  var hasAllFeatures: Bool { Self.fullTerms.contains(term) }

  /// Whether a program between this one and the terminal shows only what it understands itself.
  var isMultiplexed: Bool {
    isSet("TMUX") || isSet("STY") || term.hasPrefix("screen") || term.hasPrefix("tmux")
  }

  /// Whether layouts may be drawn with more than ASCII.
  var isUnicode: Bool { term != "dumb" && showsEveryScript }

  /// Whether the locale's character set has every script, by the precedence of POSIX (Base Definitions, 8.2).
  ///
  /// The console of Linux has few characters besides ASCII, in any locale.
  var showsEveryScript: Bool {
    if term == "linux" { return false }
    guard let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map({ self[$0] }).first(where: { !$0.isEmpty }) else {
      return true
    }
    let lowercased = locale.lowercased()
    return lowercased.hasSuffix("utf-8") || lowercased.hasSuffix("utf8")
      || lowercased.contains("utf-8@") || lowercased.contains("utf8@")
  }

  /// The depth that the terminal says it has.
  var announcedDepth: ColorDepth {
    if isTruecolor { return mostColors }
    if term.hasSuffix("-256color") { return .ansi256 }
    return isSet("TERM") && term != "dumb" ? .ansi16 : .none
  }

  private var isTruecolor: Bool {
    ["truecolor", "24bit"].contains(self["COLORTERM"].lowercased()) || term.hasSuffix("-direct")
      || hasAllFeatures || isSet("WT_SESSION") && !isMultiplexed
  }

  /// Two programs have no 24-bit colours although `COLORTERM` may reach them from another one: Apple's Terminal,
  /// and GNU Screen, which unlike tmux does not translate them.
  private var mostColors: ColorDepth {
    let isScreen = isSet("STY") || term.hasPrefix("screen") && !isSet("TMUX")
    return isScreen || self["TERM_PROGRAM"] == "Apple_Terminal" ? .ansi256 : .truecolor
  }

  /// The depth that the user asks for, independent of the output; nil when none is asked for.
  var forcedDepth: ColorDepth? {
    switch self["FORCE_COLOR"].lowercased() {
    case "": self["CLICOLOR_FORCE"].isEmpty || self["CLICOLOR_FORCE"] == "0" ? nil : atLeast16
    case "0", "false": ColorDepth.none
    case "1": .ansi16
    case "2": .ansi256
    case "3": .truecolor
    default: atLeast16
    }
  }

  private var atLeast16: ColorDepth { max(announcedDepth, .ansi16) }

  /// How pictures are shown when the user asks for them in this way; nil where they are not.
  func images(_ flag: ImageFlag) -> ImageProtocol? {
    guard flag != .never, isCapableTerminal, !isMultiplexed else { return nil }
    return knownImages ?? (flag == .always ? .kitty : nil)
  }

  /// Whether the terminal ignores a query that it does not know: two print it.
  var isAskable: Bool {
    isCapableTerminal && !isMultiplexed && term != "linux" && self["TERM_PROGRAM"] != "Apple_Terminal"
  }

  /// How the terminal is known to show pictures.
  private var knownImages: ImageProtocol? {
    if ["xterm-kitty", "xterm-ghostty"].contains(term) || isSet("KITTY_WINDOW_ID")
      || self["TERM_PROGRAM"] == "ghostty"
    {
      return .kitty
    }
    let isITerm = ["iTerm.app", "WezTerm"].contains(self["TERM_PROGRAM"]) || self["LC_TERMINAL"] == "iTerm2"
    if isITerm { return .iTerm2 }
    // Konsole has both protocols since 22.04.
    return (Int(self["KONSOLE_VERSION"]) ?? 0) >= 220_400 ? .kitty : nil
  }

  private static let programs: Set<String> = [
    "Hyper", "WezTerm", "contour", "ghostty", "iTerm.app", "mintty", "rio", "vscode", "zed",
  ]

  /// Whether the terminal is one that is known to show OSC 8 links; multiplexers may swallow them.
  var supportsHyperlinks: Bool {
    if isMultiplexed { return false }
    if hasAllFeatures || Self.programs.contains(self["TERM_PROGRAM"]) { return true }
    // VTE has them since 0.50, whose first release crashed on them; Konsole since 20.12.
    return isSet("WT_SESSION") || (Int(self["VTE_VERSION"]) ?? 0) > 5000
      || (Int(self["KONSOLE_VERSION"]) ?? 0) >= 201_200
  }
}
