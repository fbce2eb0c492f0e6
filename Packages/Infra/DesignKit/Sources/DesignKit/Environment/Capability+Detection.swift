extension Capability {
  /// Works out what an output can show from the facts given, by the usual conventions.
  ///
  /// Colour: the flag, then `NO_COLOR` (any non-empty value), then `FORCE_COLOR` (`0` to `3` fix the depth) and
  /// `CLICOLOR_FORCE`, then whether the output is a terminal that is not dumb, and `CLICOLOR=0`. The depth comes
  /// from `COLORTERM`, `TERM` and the names of a few terminals. `NO_COLOR` leaves emphasis on terminals; the flag
  /// `never` does not. Hyperlinks: only terminals known to support OSC 8. Unicode: `LC_ALL`, `LC_CTYPE`, `LANG`,
  /// first non-empty one; none of them means yes. A build server counts as any other output: without a terminal
  /// it gets no colour unless it asks for it.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - isTerminal: Whether this output is a terminal.
  ///   - colorFlag: The value of the `--color` option.
  /// - Returns: What may be written to the output.
  public static func detected(
    environment: [String: String],
    isTerminal: Bool,
    colorFlag: ColorFlag = .auto
  ) -> Capability {
    let facts = TerminalFacts(environment: environment, isTerminal: isTerminal)
    let depth = colorDepth(facts, colorFlag)
    return Capability(
      colorDepth: depth,
      allowsEmphasis: colorFlag != .never && (depth > .none || facts.isCapableTerminal),
      hyperlinks: colorFlag != .never && facts.isCapableTerminal && facts.supportsHyperlinks,
      glyphs: facts.isUnicode ? .unicode : .ascii
    )
  }

  private static func colorDepth(_ facts: TerminalFacts, _ flag: ColorFlag) -> ColorDepth {
    switch flag {
    case .never: return .none
    case .always: return facts.forcedDepth.map { max($0, .ansi16) } ?? max(facts.announcedDepth, .ansi16)
    case .auto: break
    }
    if facts.isSet("NO_COLOR") { return .none }
    if let forced = facts.forcedDepth { return forced }
    return facts.isCapableTerminal && facts["CLICOLOR"] != "0" ? max(facts.announcedDepth, .ansi16) : .none
  }
}
