import Foundation
import MonorepoChecks

struct MutationScan {
  let code: MutableCode
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
    var place: Range<Int> { (line.start + range.lowerBound)..<(line.start + range.upperBound) }
  }

  /// Scans a source; only its lines with these numbers, counted from 1, where some are given.
  init(_ text: String, lines: [ClosedRange<Int>]? = nil) {
    code = MutableCode(text)
    for (index, line) in code.lines.enumerated()
    where lines?.contains(where: { $0.contains(line.number) }) ?? true {
      scanTokens(of: line)
      scanStatement(at: index)
    }
    points.sort {
      ($0.line, $0.column, $0.original.utf8.count) < ($1.line, $1.column, $1.original.utf8.count)
    }
  }

  private mutating func scanTokens(of line: MutableCode.Line) {
    let bytes = Array(line.code.utf8)
    var position = 0
    while let start = bytes[position...].firstIndex(where: { $0.isOperator || $0.isWord }) {
      let isOperator = bytes[start].isOperator
      position = bytes[start...].firstIndex { isOperator ? !$0.isOperator : !$0.isWord } ?? bytes.count
      let token = Token(line: line, bytes: bytes, range: start..<position)
      if isOperator { scanOperator(token) } else { scanWord(token) }
    }
  }

  private mutating func scanOperator(_ token: Token) {
    let (text, before, after, place) = (token.text, token.before, token.after, token.place)
    let edits = MutationPoint.replacing(place, with: "{operator}")
    if text == "!", after.isWord || after == UInt8(ascii: "("), !before.isWord,
      !"?)]}\"".utf8.contains(before)
    {
      return add(place, in: token.line, "", edits, declaration: OperatorChange.negation)
    }
    guard before == UInt8(ascii: " "), after == UInt8(ascii: " ") else { return }
    let rest = token.rest.trimmed
    let comparesNil = rest.hasPrefix("nil") && rest.dropFirst(3).first?.isLetter != true
    guard let change = OperatorChange.infix(text, comparesNil: comparesNil) else { return }
    if text == "+" || text == "+=", joinsTexts(place) { return }
    add(place, in: token.line, change.mutated, edits, declaration: change.declaration)
  }

  func original(_ place: Range<Int>) -> String { String(decoding: code.source[place], as: UTF8.self) }

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
      add(place, in: token.line, other, MutationPoint.wrapping(place, in: "mutantNot({id}, "))
    case "min", "max":
      let call = isMember ? "()" : "("
      guard rest.hasPrefix(call) else { return }
      let whole = place.lowerBound..<(place.upperBound + call.utf8.count)
      let text = "mutant\(word.capitalized)({id}\(isMember ? ")" : ", ")"
      add(place, in: token.line, other, MutationPoint.replacing(whole, with: text))
    default:
      let follows = rest.trimmed
      let isProperty = !rest.hasPrefix("(") && !follows.hasPrefix("{") && !follows.hasPrefix("= ")
      // A member of nothing is a case of an enumeration, one of a backslash a key path.
      guard isMember, isProperty, let owner = token.bytes[..<token.range.lowerBound].dropLast().last,
        owner.isWord || ")]?!".utf8.contains(owner)
      else { return }
      let call = "mutant\(word.capitalized)({id})"
      add(place, in: token.line, other, MutationPoint.replacing(place, with: call))
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
    let edits = MutationPoint.wrapping(token.place, in: "mutantNext({id}, ")
    add(token.place, in: token.line, String(number + 1), edits)
  }

  /// Adds a change of a part of a line, with its original as it is in the source, texts included.
  mutating func add(
    _ place: Range<Int>,
    in line: MutableCode.Line,
    _ mutated: String,
    _ edits: [MutationPoint.Edit],
    declaration: String = ""
  ) {
    points.append(
      MutationPoint(
        line: line.number,
        column: place.lowerBound - line.start + 1,
        original: original(place),
        mutated: mutated,
        edits: edits,
        declaration: declaration
      )
    )
  }
}

extension UInt8 {
  fileprivate var isOperator: Bool { "+-*/%<>=!&|?^~".utf8.contains(self) }

  fileprivate var isWord: Bool { isIdentifier || self == UInt8(ascii: "$") }
}
