import DesignKit

/// What a terminal shows of a text: each scalar with the look and the hyperlink that were on.
///
/// It understands SGR (ECMA-48, 8.3.117) as far as colours and emphasis go, and OSC 8; whatever else there is, it
/// reports as unknown.
struct TerminalScreen {
  enum Color: Hashable {
    /// One of the 16 named colours, by the code that makes it the foreground.
    case named(Int)
    case indexed(Int)
    case rgb(Int, Int, Int)
  }

  struct Look: Hashable {
    var emphasis: Emphasis = []
    var isReversed = false
    var foreground: Color?
    var background: Color?
  }

  struct Cell: Hashable {
    let scalar: Unicode.Scalar
    let look: Look
    /// The parameters and the address of the hyperlink, as `id=1;https://example.org`.
    let link: String?
  }

  private(set) var lines: [[Cell]] = []
  /// Whether a look or a link was on where a line or the text ended, or the last line has no end.
  private(set) var leaks = false
  /// The parameters of each SGR sequence, and the bodies of the OSC sequences.
  private(set) var sequences: [String] = []
  /// Sequences that say something else, and control characters.
  private(set) var unknown: [String] = []

  private var look = Look()
  private var link: String?
  private var rest: ArraySlice<Unicode.Scalar>

  init(_ text: String) {
    rest = Array(text.unicodeScalars)[...]
    var line: [Cell] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n":
        leaks = leaks || isOn
        lines.append(line)
        line = []
      case "\u{1B}": readSequence()
      case _ where scalar.properties.generalCategory == .control:
        unknown.append(scalar.escaped(asASCII: true))
      default: line.append(Cell(scalar: scalar, look: look, link: link))
      }
    }
    leaks = leaks || isOn || !line.isEmpty
  }

  var cells: [Cell] { lines.flatMap(\.self) }

  /// The characters alone.
  var texts: [String] {
    lines.map { line in String(String.UnicodeScalarView(line.map(\.scalar))) }
  }

  private var isOn: Bool { look != Look() || link != nil }

  private mutating func readSequence() {
    switch rest.popFirst() {
    case "[":
      let parameters = take { (0x30...0x3F).contains($0.value) }
      sequences.append(parameters)
      let end = rest.popFirst()
      if end != "m" || !look.change(parameters) {
        unknown.append("[\(parameters)\(end.map(String.init) ?? "")")
      }
    case "]":
      let body = take { $0 != "\u{1B}" && $0 != "\n" }
      sequences.append("]" + body)
      let parts = body.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      let isClosed = rest.popFirst() == "\u{1B}" && rest.popFirst() == "\\"
      guard isClosed, parts.count == 3, parts[0] == "8" else { return unknown.append("]" + body) }
      link = parts[2].isEmpty ? nil : "\(parts[1]);\(parts[2])"
    case let other: unknown.append(other.map(String.init) ?? "")
    }
  }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: isPart)
    rest = rest[taken.endIndex...]
    return String(String.UnicodeScalarView(taken))
  }
}

extension TerminalScreen.Look {
  /// Changes the look as the parameters of a sequence say; false where one of them is unknown.
  fileprivate mutating func change(_ parameters: String) -> Bool {
    var codes = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? -1 }[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: self = TerminalScreen.Look()
      case 1: emphasis.insert(.bold)
      case 2: emphasis.insert(.dim)
      case 3: emphasis.insert(.italic)
      case 4: emphasis.insert(.underline)
      case 7: isReversed = true
      case 30...37, 90...97: foreground = .named(code)
      case 40...47, 100...107: background = .named(code - 10)
      case 38, 48:
        guard let color = Self.color(&codes) else { return false }
        if code == 38 { foreground = color } else { background = color }
      default: return false
      }
    }
    return true
  }

  private static func color(_ codes: inout ArraySlice<Int>) -> TerminalScreen.Color? {
    let kind = codes.popFirst()
    let values = codes.prefix(kind == 5 ? 1 : 3)
    codes = codes.dropFirst(values.count)
    guard values.allSatisfy((0...255).contains) else { return nil }
    return switch (kind, Array(values)) {
    case (5, let values) where values.count == 1: .indexed(values[0])
    case (2, let values) where values.count == 3: .rgb(values[0], values[1], values[2])
    default: nil
    }
  }
}
