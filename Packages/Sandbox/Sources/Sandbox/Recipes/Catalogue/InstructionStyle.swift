/// A way to write the steps of a method into one text, as the many authors of a public service do.
enum InstructionStyle: String, CaseIterable, Sendable {
  /// A line each, ended by CR LF.
  case lines
  /// A blank line between steps.
  case paragraphs
  /// `1. …`
  case numbered
  /// A line `STEP 1` above each.
  case headings
  /// A line `step 1` above each.
  case lowerCaseHeadings
  /// One plain paragraph.
  case blob
  /// `1) …`, with bare LF and a line of spaces between steps.
  case untidy

  /// The style of a record, evenly spread over neighbouring ids.
  init(id: Int) {
    self = Self.allCases[id % Self.allCases.count]
  }

  /// Writes steps as one text.
  func text(_ steps: [String]) -> String {
    let numbered = steps.enumerated()
    return switch self {
    case .lines: steps.joined(separator: "\r\n")
    case .paragraphs: steps.joined(separator: "\r\n\r\n") + "\r\n"
    case .numbered: numbered.map { "\($0 + 1). \($1)" }.joined(separator: "\r\n")
    case .headings: numbered.map { "STEP \($0 + 1)\r\n\($1)" }.joined(separator: "\r\n\r\n")
    case .lowerCaseHeadings: numbered.map { "step \($0 + 1)\r\n\($1)" }.joined(separator: "\r\n\r\n")
    case .blob: steps.joined(separator: " ")
    case .untidy: numbered.map { "\($0 + 1)) \($1)  " }.joined(separator: "\n   \n")
    }
  }
}
