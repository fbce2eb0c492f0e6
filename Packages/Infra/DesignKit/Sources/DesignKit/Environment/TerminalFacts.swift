/// Reads the environment variables that terminals and people describe an output with.
struct TerminalFacts {
  let environment: [String: String]
  let isTerminal: Bool

  subscript(name: String) -> String { environment[name] ?? "" }

  func isSet(_ name: String) -> Bool { !self[name].isEmpty }

  /// A terminal that understands escape sequences.
  var isCapableTerminal: Bool { isTerminal && isSet("TERM") && self["TERM"] != "dumb" }

  /// The depth that the terminal says it has.
  var announcedDepth: ColorDepth {
    let term = self["TERM"]
    if ["truecolor", "24bit"].contains(self["COLORTERM"].lowercased()) || term.hasSuffix("-direct") {
      return .truecolor
    }
    if term.hasSuffix("-256color") { return .ansi256 }
    return isSet("TERM") && term != "dumb" ? .ansi16 : .none
  }

  /// The depth that a person asks for whatever the output is; nil when none does.
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

  /// The locale's character set, by the precedence of POSIX (Base Definitions, 8.2).
  var isUnicode: Bool {
    if self["TERM"] == "dumb" { return false }
    guard let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map({ self[$0] }).first(where: { !$0.isEmpty }) else {
      return true
    }
    let lowercased = locale.lowercased()
    return lowercased.hasSuffix("utf-8") || lowercased.hasSuffix("utf8")
      || lowercased.contains("utf-8@") || lowercased.contains("utf8@")
  }

  /// Whether the terminal is one that is known to show OSC 8 links; multiplexers may swallow them.
  var supportsHyperlinks: Bool {
    let term = self["TERM"]
    if isSet("TMUX") || isSet("STY") || term.hasPrefix("screen") || term.hasPrefix("tmux") { return false }
    if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "foot-extra", "wezterm"].contains(term) {
      return true
    }
    if ["iTerm.app", "WezTerm", "vscode", "ghostty", "rio"].contains(self["TERM_PROGRAM"]) { return true }
    // VTE 0.50 and Konsole 20.12 were the first to support them.
    return isSet("WT_SESSION") || (Int(self["VTE_VERSION"]) ?? 0) >= 5000
      || (Int(self["KONSOLE_VERSION"]) ?? 0) >= 201_200
  }
}
