/// Writes a picture of a window as an SVG document, for web pages and documents.
///
/// Texts are text in the reader's monospace font, so that they can be selected and searched; the document needs nothing
/// besides itself. Every stretch says where it begins and how long it is (SVG 2, 11.4, `textLength`), so that columns
/// stay in line with any font. The themes for dark and light backgrounds are one picture with the colours of both,
/// chosen by `prefers-color-scheme`. Colours of the content are left to their tokens, since one colour cannot suit both
/// backgrounds. Spaces at line ends are left out.
public struct SVGWriter: ElementWriter {
  private let title: SafeText

  /// Creates a writer.
  ///
  /// - Parameter title: The title of the window, in its frame and for screen readers; empty for none.
  public init(title: SafeText = "") {
    self.title = title
  }

  /// Writes a tree as one document, with links.
  ///
  /// The environment's capability makes no difference but for ambiguous widths.
  public func render(_ element: Element, in environment: RenderEnvironment) -> String {
    var drawn = environment
    drawn.capability = Capability(
      colorDepth: .truecolor,
      allowsEmphasis: true,
      hyperlinks: true,
      ambiguousWidth: environment.capability.ambiguousWidth
    )
    var picture = SVGPicture(drawn)
    Layout(drawn).place(element, width: drawn.width) { picture.add($0.withoutTrailingSpaces) }
    return picture.document(title: title)
  }
}

/// The lines of a picture, and the document around them.
struct SVGPicture {
  /// The fonts of the common systems; the last word stands for any other.
  private static let fonts =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
  private static let fontSize = 14
  private static let lineHeight = 18
  private static let margin = 16
  /// The height of the frame above the first line.
  private static let bar = 30
  /// How far the base line is below the top of a line.
  private static let ascent = 14

  private let width: Int
  private let theme: Theme
  private let cells: CellWidth
  private var surfaces = ""
  private var texts = ""
  private var count = 0

  init(_ environment: RenderEnvironment) {
    width = environment.width
    theme = environment.theme
    cells = CellWidth(ambiguous: environment.capability.ambiguousWidth)
  }

  /// Adds a line below the others.
  mutating func add(_ line: Line) {
    let top = Self.bar + Self.margin / 2 + count * Self.lineHeight
    count += 1
    var column = 0
    var text = ""
    // One rectangle for neighbours on the same surface: between two of them, a page shows a seam.
    var painted = (surface: Surface.page, start: 0)
    for span in line.spans {
      if span.style.surface != painted.surface {
        paint(painted.surface, painted.start..<column, top: top)
        painted = (span.style.surface, column)
      }
      text += written(span, at: column)
      column += span.width
    }
    paint(painted.surface, painted.start..<column, top: top)
    if !text.isEmpty { texts += "<text y=\"\(top + Self.ascent)\">\(text)</text>\n" }
  }

  private mutating func paint(_ surface: Surface, _ columns: Range<Int>, top: Int) {
    guard surface != .page, !columns.isEmpty else { return }
    let x = SVGLength(margin: Self.margin, cells: columns.lowerBound)
    surfaces +=
      "<rect class=\"\(surface.rawValue)\" x=\"\(x)\" y=\"\(top)\" width=\"\(SVGLength(cells: columns.count))\" "
      + "height=\"\(Self.lineHeight)\"/>\n"
  }

  /// The document; empty without a line.
  func document(title: SafeText) -> String {
    guard count > 0 else { return "" }
    let width = SVGLength(margin: 2 * Self.margin, cells: self.width)
    let height = Self.bar + Self.margin + Self.margin / 2 + count * Self.lineHeight
    let label = SVGText.escaped(title.string)
    let heading = label.isEmpty ? "" : "<title>\(label)</title>\n"
    let caption =
      label.isEmpty
      ? "" : "<text class=\"muted\" x=\"50%\" y=\"20\" text-anchor=\"middle\">\(label)</text>\n"
    let buttons = (0..<3).map { "<circle class=\"button\" cx=\"\(18 + 16 * $0)\" cy=\"15\" r=\"4.5\"/>" }
      .joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(heading)<style>
      \(style)</style>
      <rect class="page" x="0.5" y="0.5" width="\(width.shortenedByOne)" height="\(height - 1)" rx="8"/>
      \(buttons)
      \(caption)\(surfaces)<g xml:space="preserve">
      \(texts)</g>
      </svg>

      """
  }

  private func written(_ span: Span, at column: Int) -> String {
    var column = column
    var text = ""
    for segment in SVGSegment.segments(of: span.text, cells: cells) {
      let x = SVGLength(margin: Self.margin, cells: column)
      let length = segment.cells == 0 ? "" : " textLength=\"\(SVGLength(cells: segment.cells))\""
      let adjust = segment.cells == 0 || segment.kind == .wide ? "" : " lengthAdjust=\"spacingAndGlyphs\""
      text +=
        "<tspan x=\"\(x)\"\(length)\(adjust)\(classes(of: span.style))>\(SVGText.escaped(segment.text))</tspan>"
      column += segment.cells
    }
    guard let link = span.link else { return text }
    return "<a href=\"\(SVGText.escaped(link.address.string))\">\(text)</a>"
  }

  private func classes(of style: Style) -> String {
    let emphasis = style.emphasis.union(theme.emphasis(of: style.token))
    let names: [(Emphasis, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    ]
    let token = [.text, .title].contains(style.token) ? [] : [style.token.rawValue]
    let all = token + names.filter { emphasis.contains($0.0) }.map(\.1)
    return all.isEmpty ? "" : " class=\"\(all.joined(separator: " "))\""
  }

  private var style: String {
    let common = """
      text { font: \(Self.fontSize)px \(Self.fonts); white-space: pre; direction: ltr }
      .page, .button { stroke-width: 1 }
      .bold { font-weight: 700 } .dim { opacity: 0.7 } .italic { font-style: italic }
      .underline { text-decoration: underline }

      """
    switch theme {
    case .dark, .light, .mono:
      let dark = colors(.dark).split(separator: "\n").map { "  \($0)\n" }.joined()
      return common + colors(.light) + "@media (prefers-color-scheme: dark) {\n\(dark)}\n"
    case .highContrast: return common + colors(.highContrast)
    }
  }

  private func colors(_ palette: Palette) -> String {
    var rules = ["text { fill: \(palette.text.css) }", ".page { fill: \(palette.page.css) }"]
    rules += [".page, .button { stroke: \(palette.border.css) } .button { fill: none }"]
    rules += [Surface.raised, .selected].map { ".\($0.rawValue) { fill: \(palette.color(of: $0).css) }" }
    if theme != .mono {
      rules += Token.allCases.filter { $0 != .text && $0 != .title }
        .map { "text.\($0.rawValue), .\($0.rawValue) { fill: \(palette.color(of: $0).css) }" }
    }
    return rules.map { $0 + "\n" }.joined()
  }
}

extension TokenColor {
  /// The colour as CSS writes it, such as `#1c1c28`.
  fileprivate var css: String {
    "#"
      + [rgb.red, rgb.green, rgb.blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

/// A length in pixels, exact to a tenth: a cell is 8.4 pixels wide.
struct SVGLength: CustomStringConvertible {
  private let tenths: Int

  init(margin: Int = 0, cells: Int) {
    tenths = margin * 10 + cells * 84
  }

  private init(tenths: Int) {
    self.tenths = tenths
  }

  /// The length less one pixel, for a line of that width around something.
  var shortenedByOne: SVGLength { SVGLength(tenths: tenths - 10) }

  var description: String { tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)" }
}

/// A stretch of text whose characters have the same width in any monospace font, or in none.
struct SVGSegment {
  /// What decides whether a font has the characters, and how wide.
  enum Kind: Hashable {
    /// Letters and punctuation that every monospace font has, one cell each.
    case letters
    /// Lines and blocks, one cell each.
    case drawing
    /// A sign that may come from another font; each stands alone, fitted to its cells.
    case symbol
    /// Ideographs and others of two cells.
    case wide
  }

  private(set) var text: String
  let kind: Kind
  private(set) var cells: Int

  /// Cuts a text where the kind of its characters changes.
  static func segments(of text: String, cells: CellWidth) -> [SVGSegment] {
    var segments: [SVGSegment] = []
    for character in text {
      let width = cells.cells(of: character)
      let kind = kind(of: character, width: width)
      if let last = segments.indices.last, width == 0 || kind == segments[last].kind && kind != .symbol {
        segments[last].text.append(character)
        segments[last].cells += width
      } else {
        segments.append(SVGSegment(text: String(character), kind: kind, cells: width))
      }
    }
    return segments
  }

  private static func kind(of character: Character, width: Int) -> Kind {
    if width == 2 { return .wide }
    let isCommon = character.unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x250 || (0x2010...0x2027).contains(scalar.value)
    }
    if isCommon { return .letters }
    let isDrawing = character.unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) }
    return isDrawing ? .drawing : .symbol
  }
}

/// Text as XML holds it.
enum SVGText {
  /// The text with markup as entities, and a replacement character for what no document may hold (XML 1.0, 2.2).
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
