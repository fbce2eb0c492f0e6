extension TerminalFacts {
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
}
