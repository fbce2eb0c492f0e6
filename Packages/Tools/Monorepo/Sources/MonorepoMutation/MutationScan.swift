import Foundation

/// Finds the places of a source file where mutants can be made: the operators, literals and names in its lines.
struct MutationScan {
  private let code: MutableCode
  private(set) var points: [MutationPoint] = []

  /// An operator, a word or a number of a line, with what stands around it.
  private struct Token {
    let line: MutableCode.Line
    let bytes: [UInt8]
    let range: Range<Int>

    var text: String { String(decoding: bytes[range], as: UTF8.self) }
    var rest: String { String(decoding: bytes[range.upperBound...], as: UTF8.self) }
    var before: UInt8 { range.lowerBound == 0 ? UInt8(ascii: " ") : bytes[range.lowerBound - 1] }
    var after: UInt8 { range.upperBound == bytes.count ? UInt8(ascii: "\n") : bytes[range.upperBound] }
    /// The range in the file.
    var place: Range<Int> { (line.start + range.lowerBound)..<(line.start + range.upperBound) }
  }

  /// Scans a source; only its lines with these numbers, counted from 1, where some are given.
  init(_ text: String, lines: [ClosedRange<Int>]? = nil) {
    code = MutableCode(text)
    for (index, line) in code.lines.enumerated() {
      guard !line.code.trimmed.isEmpty, lines?.contains(where: { $0.contains(line.number) }) ?? true else {
        continue
      }
      scanTokens(of: line)
      points += StatementScan(code, index).points
    }
    points.sort { ($0.offset, $0.original.utf8.count) < ($1.offset, $1.original.utf8.count) }
  }

  private mutating func scanTokens(of line: MutableCode.Line) {
    let bytes = Array(line.code.utf8)
    var position = 0
    while position < bytes.count {
      let end = bytes[position...].firstIndex { !$0.isOperator } ?? bytes.count
      if end > position {
        scanOperator(Token(line: line, bytes: bytes, range: position..<end))
        position = end
      } else if bytes[position].isWord {
        let end = bytes[position...].firstIndex { !$0.isWord } ?? bytes.count
        scanWord(Token(line: line, bytes: bytes, range: position..<end))
        position = end
      } else {
        position += 1
      }
    }
  }

  private mutating func scanOperator(_ token: Token) {
    let (text, before, after) = (token.text, token.before, token.after)
    let edits = MutationPoint.replacing(token.place, with: "{operator}")
    if text == "!", after.isWord || after == UInt8(ascii: "("), !before.isWord,
      !"?)]}\"".utf8.contains(before)
    {
      return add(token, "", edits, declaration: OperatorChange.negation)
    }
    guard before == UInt8(ascii: " "), after == UInt8(ascii: " ") else { return }
    let rest = token.rest.trimmed
    let comparesNil = rest.hasPrefix("nil") && rest.dropFirst(3).first?.isLetter != true
    guard let change = OperatorChange.infix(text, comparesNil: comparesNil) else { return }
    if text == "+" || text == "+=", joinsTexts(token.place) { return }
    add(token, change.mutated, edits, declaration: change.declaration)
  }

  /// Whether one of the operands is a text or an array, which cannot be subtracted.
  private func joinsTexts(_ range: Range<Int>) -> Bool {
    let before = code.source[..<range.lowerBound].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    let after = code.source[range.upperBound...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return [before, after].contains { byte in byte.map { "\"[]".utf8.contains($0) } ?? false }
  }

  private mutating func scanWord(_ token: Token) {
    let word = token.text
    guard let other = Self.opposites[word] else { return scanNumber(token) }
    let (rest, place) = (token.rest, token.place)
    let isMember = token.before == UInt8(ascii: ".")
    switch word {
    case "true", "false":
      guard !isMember, !rest.hasPrefix(":") else { return }
      add(token, other, MutationPoint.wrapping(place, in: "mutantNot({id}, "))
    case "min", "max":
      let call = isMember ? "()" : "("
      guard rest.hasPrefix(call) else { return }
      let whole = place.lowerBound..<(place.upperBound + call.utf8.count)
      let text = "mutant\(word.capitalized)({id}\(isMember ? ")" : ", ")"
      add(token, other, MutationPoint.replacing(whole, with: text))
    default:
      let follows = rest.trimmed
      let isProperty = !rest.hasPrefix("(") && !follows.hasPrefix("{") && !follows.hasPrefix("= ")
      // A member of nothing is a case of an enumeration, one of a backslash a key path.
      guard isMember, isProperty, let owner = token.bytes[..<token.range.lowerBound].dropLast().last,
        owner.isWord || ")]?!".utf8.contains(owner)
      else { return }
      add(token, other, MutationPoint.replacing(place, with: "mutant\(word.capitalized)({id})"))
    }
  }

  private static let opposites = [
    "true": "false", "false": "true", "min": "max", "max": "min", "first": "last", "last": "first",
  ]

  private mutating func scanNumber(_ token: Token) {
    let word = token.text
    guard let number = Int(word.filter { $0 != "_" }), word.utf8.first != UInt8(ascii: "_") else { return }
    let before = token.bytes[..<token.range.lowerBound].suffix(2)
    let after = token.bytes[token.range.upperBound...].prefix(2)
    // A fraction, or the element of a tuple; the end of a range has two dots.
    let isPart = before.last == UInt8(ascii: ".") && before.first != UInt8(ascii: ".")
    let isFraction = after.first == UInt8(ascii: ".") && after.last != UInt8(ascii: ".")
    let isSigned = before.last == UInt8(ascii: "-") || before.last == UInt8(ascii: "$")
    guard !isPart, !isFraction, !isSigned else { return }
    add(token, String(number + 1), MutationPoint.wrapping(token.place, in: "mutantNext({id}, "))
  }

  private mutating func add(
    _ token: Token,
    _ mutated: String,
    _ edits: [MutationPoint.Edit],
    declaration: String = ""
  ) {
    points.append(
      MutationPoint(
        offset: token.place.lowerBound,
        line: token.line.number,
        column: token.range.lowerBound + 1,
        original: token.text,
        mutated: mutated,
        edits: edits,
        declaration: declaration
      )
    )
  }
}

extension UInt8 {
  fileprivate var isOperator: Bool { "+-*/%<>=!&|?^~".utf8.contains(self) }

  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
