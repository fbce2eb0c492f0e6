/// What a terminal shows of a text: each character with the style and the hyperlink that were on.
struct TerminalScreen {
  struct Cell: Hashable {
    let character: Character
    let style: [Substring]
    let link: String?
  }

  private(set) var lines: [[Cell]] = []
  /// Whether a style or a link was on where a line ended.
  private(set) var leaks = false
  /// The parameters of each SGR sequence, and the bodies of the OSC sequences.
  private(set) var sequences: [String] = []

  init(_ text: String) {
    var line: [Cell] = []
    var style: [Substring] = []
    var link: String?
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\n":
        leaks = leaks || !style.isEmpty || link != nil
        lines.append(line)
        line = []
      case "\u{1B}" where rest.first == "[":
        let parameters = Self.take(&rest, through: "m").dropFirst()
        sequences.append(String(parameters))
        let numbers = parameters.split(separator: ";")
        style = numbers.first == "0" ? Array(numbers.dropFirst()) : style + numbers
      case "\u{1B}":
        let body = Self.take(&rest, through: "\\").dropLast()
        sequences.append(String(body))
        let target = body.dropFirst("]8;".count)
        link = target == ";" ? nil : String(target)
      default: line.append(Cell(character: character, style: style, link: link))
      }
    }
  }

  var cells: [Cell] { lines.flatMap(\.self) }

  private static func take(_ rest: inout Substring, through end: Character) -> Substring {
    let taken = rest.prefix { $0 != end }
    rest = rest[taken.endIndex...].dropFirst()
    return taken
  }
}
