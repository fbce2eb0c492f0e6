/// The capability of an output.
public struct Capability: Hashable, Sendable {
  /// How many colours there are.
  public var colorDepth: ColorDepth
  /// Whether bold, dim, italic and underline may be used; they may stay when colours go.
  public var allowsEmphasis: Bool
  /// Whether OSC 8 hyperlinks may be written.
  public var hyperlinks: Bool
  /// The characters to draw with.
  public var glyphs: GlyphSet
  /// How pictures are shown; nil where they are not.
  public var images: ImageProtocol?
  /// The width of ambiguous characters; ``AmbiguousWidth/wide`` makes layouts draw with ASCII.
  public var ambiguousWidth: AmbiguousWidth

  /// Creates a description of an output; without arguments, of a plain file that may hold Unicode.
  public init(
    colorDepth: ColorDepth = .none,
    allowsEmphasis: Bool = false,
    hyperlinks: Bool = false,
    glyphs: GlyphSet = .unicode,
    ambiguousWidth: AmbiguousWidth = .narrow,
    images: ImageProtocol? = nil
  ) {
    self.colorDepth = colorDepth
    self.allowsEmphasis = allowsEmphasis
    self.hyperlinks = hyperlinks
    self.glyphs = glyphs
    self.ambiguousWidth = ambiguousWidth
    self.images = images
  }

  /// The characters that can be drawn without breaking alignment.
  var drawableGlyphs: GlyphSet { ambiguousWidth == .wide ? .ascii : glyphs }

  /// The same output without any escape sequence.
  var withoutEscapes: Capability {
    Capability(glyphs: glyphs, ambiguousWidth: ambiguousWidth)
  }

  /// Works out what an output can show from the facts given, by the usual conventions.
  ///
  /// Colour: the flag, then `NO_COLOR` (any non-empty value), then `FORCE_COLOR` (`0` to `3` fix the depth) and
  /// `CLICOLOR_FORCE`, then whether the output is a terminal that is not dumb, and `CLICOLOR=0`. The depth comes
  /// from `COLORTERM`, `TERM` and the names of a few terminals. `NO_COLOR` leaves emphasis on terminals; the flag
  /// `never` does not. Hyperlinks: only terminals known to support OSC 8. Unicode: `LC_ALL`, `LC_CTYPE`, `LANG`,
  /// first non-empty one; none of them means yes. A build server counts as any other output: without a terminal
  /// it gets no colour unless it asks for it. Pictures: only when they are asked for, and on terminals known to show
  /// them; with `always` by the kitty graphics protocol on others too. Never through a multiplexer, which lets only
  /// text through, nor on a dumb terminal.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - isTerminal: Whether this output is a terminal.
  ///   - colorFlag: The value of the `--color` option.
  ///   - imageFlag: The value of the `--images` option; by default there are no pictures.
  /// - Returns: What may be written to the output.
  public static func detected(
    environment: [String: String],
    isTerminal: Bool,
    colorFlag: ColorFlag = .auto,
    imageFlag: ImageFlag = .never
  ) -> Capability {
    let facts = TerminalFacts(environment: environment, isTerminal: isTerminal)
    let depth = colorDepth(facts, colorFlag)
    return Capability(
      colorDepth: depth,
      allowsEmphasis: colorFlag != .never && (depth > .none || facts.isCapableTerminal),
      hyperlinks: colorFlag != .never && facts.isCapableTerminal && facts.supportsHyperlinks,
      glyphs: facts.isUnicode ? .unicode : .ascii,
      images: colorFlag == .never ? nil : facts.images(imageFlag)
    )
  }

  /// Whether texts in every script can be shown, on which a language depends that nobody has chosen.
  ///
  /// The character set of the locale decides, in terminals and in files. The console of Linux shows few scripts
  /// in any locale. A dumb terminal shows those of its locale: it lacks control functions, not characters.
  ///
  /// - Parameter environment: The environment variables of the process.
  /// - Returns: Whether they can.
  public static func showsEveryScript(in environment: [String: String]) -> Bool {
    TerminalFacts(environment: environment, isTerminal: true).showsEveryScript
  }

  /// Whether a terminal that is not known to show pictures may be asked, see ``ImageProtocol/kittyQuery``.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - isTerminal: Whether the output is a terminal.
  ///   - colorFlag: The value of the `--color` option.
  ///   - imageFlag: The value of the `--images` option.
  /// - Returns: Whether its answer decides.
  public static func isAskedForImages(
    environment: [String: String],
    isTerminal: Bool,
    colorFlag: ColorFlag = .auto,
    imageFlag: ImageFlag
  ) -> Bool {
    let facts = TerminalFacts(environment: environment, isTerminal: isTerminal)
    return imageFlag == .auto && colorFlag != .never && facts.images(.auto) == nil && facts.isAskable
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

/// How many colours an output can show.
public enum ColorDepth: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// No colour.
  case none
  /// The 16 named colours.
  case ansi16
  /// The 256-colour palette.
  case ansi256
  /// 24-bit colours.
  case truecolor

  /// Orders depths by the number of colours.
  public static func < (first: ColorDepth, second: ColorDepth) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// The value of a `--color` option.
public enum ColorFlag: String, CaseIterable, Hashable, Sendable {
  /// Decide from the environment and the output.
  case auto
  /// Colour even where it would be left out.
  case always
  /// No colour and no other styling.
  case never
}
