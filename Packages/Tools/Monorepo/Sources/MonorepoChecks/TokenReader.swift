/// Reads code from token to token, wherever its lines end.
struct TokenReader {
  private let code: String
  private let tokens: [Substring]
  private var position = 0

  init(_ code: String) {
    self.code = code
    tokens = Self.tokens(of: code)
  }

  /// The words, the numbers, and every other sign alone, without the backticks of names.
  static func tokens(of code: String) -> [Substring] {
    code.matches(of: #/\d(?:[eEpP][-+]|[\w.])*|\w+|[^\w\s`]/#).map(\.output)
  }

  /// The next token; nil at the end.
  var next: Substring? { tokens[position...].first }

  /// Whether a label is next, as in `(count: 0)`.
  var isAtLabel: Bool { tokens[position...].dropFirst().first == ":" }

  /// The tokens that were taken since the reader was in an earlier state.
  func tokens(since start: Self) -> ArraySlice<Substring> { tokens[start.position..<position] }

  /// The code of those tokens on one line.
  func text(since start: Self) -> String {
    let tokens = tokens(since: start)
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return code[first.startIndex..<last.endIndex].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Takes some tokens if they are next.
  mutating func take(_ wanted: Substring...) -> Bool {
    guard tokens[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Takes the next token if its first character fits.
  mutating func take(where fits: (Character) -> Bool) -> Bool {
    guard let first = next?.first, fits(first) else { return false }
    position += 1
    return true
  }

  mutating func takeWord() -> Bool { take(where: \.isIdentifier) }

  /// Takes two brackets with all that is between them.
  mutating func takeAll(_ open: Substring, _ close: Substring) -> Bool {
    guard next == open else { return false }
    var depth = 0
    repeat {
      if next == open { depth += 1 }
      if next == close { depth -= 1 }
      position += 1
    } while depth > 0 && position < tokens.count
    return true
  }
}
