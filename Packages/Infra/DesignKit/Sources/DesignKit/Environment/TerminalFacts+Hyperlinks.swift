extension TerminalFacts {
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
