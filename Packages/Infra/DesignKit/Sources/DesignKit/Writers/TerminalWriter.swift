/// Writes for a terminal: colours and emphasis as SGR sequences, links as OSC 8 hyperlinks.
///
/// Every line has exactly the width of the environment and ends with styles reset and links closed. What the
/// environment's capability does not allow is not written: without colour, emphasis and hyperlinks there is no
/// escape sequence. Stretches with the same link have the same `id`, so that a terminal takes a link that was broken
/// over lines for one.
public struct TerminalWriter: ElementWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a tree in the environment's theme and colour depth.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var output = TerminalOutput(environment)
    Layout(environment).place(element, width: environment.width) { output.write($0) }
    return output.text
  }

  /// Writes a tree as lines whose pictures are not in their text, for a program that places them itself.
  ///
  /// Where the environment draws with ASCII, texts are spelled with it too, as ``ASCIIWriter`` spells them: on a
  /// screen that is drawn cell by cell, a character that the terminal cannot show would put the rest out of place.
  /// Wide characters, and others without a spelling, are written as they are, as commands write them: a question mark
  /// could not be read on any terminal, and a terminal may show more than its locale says.
  ///
  /// - Parameters:
  ///   - element: The tree.
  ///   - environment: Where it is shown.
  /// - Returns: The lines from top to bottom, without line breaks.
  public func lines(_ element: Element, in environment: RenderEnvironment) -> [WrittenLine] {
    let isASCII = environment.capability.glyphs == .ascii
    var output = TerminalOutput(environment, placesPictures: false, spellsASCII: isASCII)
    var lines: [WrittenLine] = []
    Layout(environment).place(element, width: environment.width) { lines.append(output.take($0)) }
    return lines
  }
}

/// A line for a terminal, and the pictures that belong into its cells.
public struct WrittenLine: Hashable, Sendable {
  /// A line of a picture.
  public struct PictureLine: Hashable, Sendable {
    /// The picture.
    public let picture: Picture
    /// The line of the picture, from 0.
    public let row: Int
    /// The first cell that it fills, from 0.
    public var column: Int

    /// Describes a line of a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - row: The line of the picture.
    ///   - column: The first cell that it fills.
    public init(_ picture: Picture, row: Int, column: Int) {
      self.picture = picture
      self.row = row
      self.column = column
    }
  }

  /// The text with its sequences, blanks in place of pictures.
  public let text: String
  /// The lines of pictures, from the left.
  public let pictures: [PictureLine]

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - text: The text with its sequences.
  ///   - pictures: The lines of pictures.
  public init(_ text: String, pictures: [PictureLine] = []) {
    self.text = text
    self.pictures = pictures
  }
}

/// Text for a terminal, which switches styles and links on and off where they change.
struct TerminalOutput {
  private(set) var text = ""
  private var sequences: StyleSequences
  private let hyperlinks: Bool
  private let pictures: PictureSequences?
  /// Spells the texts; `nil` where they are written as they are.
  private let spelling: ASCIISpelling?
  /// The parameters of the style that is on; empty when none is.
  private var style = ""
  private var link: Link?
  /// The number of each address, in the order in which they were first met.
  private var numbers: [Link: Int] = [:]

  init(_ environment: RenderEnvironment, placesPictures: Bool = true, spellsASCII: Bool = false) {
    sequences = StyleSequences(environment)
    hyperlinks = environment.capability.hyperlinks
    pictures = placesPictures ? environment.capability.images.map(PictureSequences.init) : nil
    let cells = CellWidth(ambiguous: environment.capability.ambiguousWidth)
    spelling = spellsASCII ? ASCIISpelling(cells: cells) : nil
  }

  /// Writes a line by itself.
  mutating func take(_ line: Line) -> WrittenLine {
    text = ""
    write(line)
    var column = 0
    var placed: [WrittenLine.PictureLine] = []
    for span in line.spans {
      if let part = span.picture {
        placed.append(WrittenLine.PictureLine(part.picture, row: part.row, column: column))
      }
      column += span.width
    }
    return WrittenLine(String(text.dropLast()), pictures: placed)
  }

  /// Writes a line that leaves neither style nor link behind.
  mutating func write(_ line: Line) {
    for span in line.spans {
      change(to: hyperlinks ? span.link : nil)
      change(to: sequences.parameters(of: span.style))
      text += spelling?.spelledWhereReadable(span.text) ?? span.text
      if let placed = span.picture, placed.isLast, let pictures { text += pictures.text(of: placed.picture) }
    }
    change(to: nil)
    change(to: "")
    text += "\n"
  }

  /// A reset and the next style share one sequence; 0 comes first (ECMA-48, 8.3.117).
  private mutating func change(to parameters: String) {
    if parameters == style { return }
    let reset = style.isEmpty ? "" : parameters.isEmpty ? "0" : "0;"
    text += "\u{1B}[\(reset)\(parameters)m"
    style = parameters
  }

  /// Opens and closes hyperlinks (OSC 8 as iTerm2 and VTE specify it, with the parameter `id`).
  private mutating func change(to link: Link?) {
    if link == self.link { return }
    if self.link != nil { text += "\u{1B}]8;;\u{1B}\\" }
    if let link {
      let number = numbers[link] ?? numbers.count + 1
      numbers[link] = number
      text += "\u{1B}]8;id=\(number);\(link.address)\u{1B}\\"
    }
    self.link = link
  }
}

/// The parameters of the SGR sequences (ECMA-48, 8.3.117) of styles, each worked out once.
struct StyleSequences {
  private let theme: Theme
  private let capability: Capability
  private var known: [Style: String] = [:]

  init(_ environment: RenderEnvironment) {
    theme = environment.theme
    capability = environment.capability
  }

  /// The parameters that switch a style on; empty when there is nothing to switch.
  mutating func parameters(of style: Style) -> String {
    if let parameters = known[style] { return parameters }
    let parameters = (emphasis(of: style) + colors(of: style)).joined(separator: ";")
    known[style] = parameters
    return parameters
  }

  private func emphasis(of style: Style) -> [String] {
    guard capability.allowsEmphasis else { return [] }
    let emphasis = style.emphasis.union(theme.emphasis(of: style.token))
    let codes: [(Emphasis, String)] = [(.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4")]
    return codes.filter { emphasis.contains($0.0) }.map(\.1) + (isReversed(style) ? ["7"] : [])
  }

  /// Sixteen colours have no background on which all others stand out, and no colour has none.
  private func isReversed(_ style: Style) -> Bool {
    style.surface == .selected && (capability.colorDepth <= .ansi16 || theme.palette == nil)
  }

  private func colors(of style: Style) -> [String] {
    switch capability.colorDepth {
    case .none: return []
    case .ansi16: return namedColors(of: style)
    case .ansi256, .truecolor:
      let foreground = theme.foreground(of: style).map { color($0, selector: "38") }
      let background = theme.background(style.surface).map { color($0.rgb, selector: "48") }
      return (foreground ?? []) + (background ?? [])
    }
  }

  private func color(_ color: RGB, selector: String) -> [String] {
    if capability.colorDepth == .ansi256 {
      return [selector, "5", String(IndexedColor(nearestTo: color).index)]
    }
    return [selector, "2", String(color.red), String(color.green), String(color.blue)]
  }

  /// Reversed text has the colours of text on the page, which are readable both ways.
  private func namedColors(of style: Style) -> [String] {
    let token = isReversed(style) ? .text : style.token
    let foreground = theme.foreground(token, on: .page).map { String($0.ansi.rawValue) }
    let background = theme.background(.page).map { String($0.ansi.backgroundCode) }
    return [foreground, background].compactMap(\.self)
  }
}
