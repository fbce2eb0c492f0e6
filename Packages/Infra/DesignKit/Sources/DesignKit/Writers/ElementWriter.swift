/// Turns a tree into text; a pure function of the tree and the environment.
public protocol ElementWriter: Sendable {
  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - element: What to show.
  ///   - environment: The width, the capabilities and the words to show it with.
  /// - Returns: Lines that each end in `\n`; empty for a tree that shows nothing.
  func render(_ element: Element, in environment: RenderEnvironment) -> String
}

/// Every form that a tree can be written in, independent of the output.
public enum OutputForm: String, CaseIterable, Hashable, Sendable {
  /// Escape sequences with 24-bit colours and hyperlinks.
  case truecolor
  /// Escape sequences with the 256-colour palette.
  case ansi256 = "256"
  /// Escape sequences with the 16 named colours.
  case ansi16 = "16"
  /// The same layout without an escape sequence.
  case plain
  /// Nothing but ASCII characters.
  case ascii
  /// Markdown for documents and web pages.
  case markdown
  /// Words in reading order, for screen readers.
  case linear
  /// A picture of a window, as an SVG document.
  case svg

  /// Writes a tree in this form.
  ///
  /// - Parameters:
  ///   - element: What to show.
  ///   - environment: The width, theme and words; its capability makes no difference but for ambiguous widths.
  /// - Returns: Lines that each end in `\n`.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var environment = environment
    environment.capability = capability(environment.capability.ambiguousWidth)
    return writer.render(element, in: environment)
  }

  private var writer: any ElementWriter {
    switch self {
    case .truecolor, .ansi256, .ansi16: TerminalWriter()
    case .plain: PlainWriter()
    case .ascii: ASCIIWriter()
    case .markdown: MarkdownWriter()
    case .linear: LinearWriter()
    case .svg: SVGWriter()
    }
  }

  private func capability(_ ambiguousWidth: AmbiguousWidth) -> Capability {
    Capability(
      colorDepth: depth,
      allowsEmphasis: depth > .none,
      hyperlinks: self == .truecolor,
      glyphs: self == .ascii ? .ascii : .unicode,
      ambiguousWidth: ambiguousWidth
    )
  }

  private var depth: ColorDepth {
    switch self {
    case .truecolor: .truecolor
    case .ansi256: .ansi256
    case .ansi16: .ansi16
    case .plain, .ascii, .markdown, .linear, .svg: .none
    }
  }
}
