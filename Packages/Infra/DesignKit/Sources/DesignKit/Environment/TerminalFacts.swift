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

  /// The locale's character set, by the precedence of POSIX (Base Definitions, 8.2).
  ///
  /// The console of Linux has few characters besides ASCII, whatever the locale.
  var isUnicode: Bool {
    if ["dumb", "linux"].contains(term) { return false }
    guard let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map({ self[$0] }).first(where: { !$0.isEmpty }) else {
      return true
    }
    let lowercased = locale.lowercased()
    return lowercased.hasSuffix("utf-8") || lowercased.hasSuffix("utf8")
      || lowercased.contains("utf-8@") || lowercased.contains("utf8@")
  }
}
