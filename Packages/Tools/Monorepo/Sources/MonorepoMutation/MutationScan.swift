import Foundation

/// Finds the places of a source file where mutants can be made: the operators, literals and names in its lines.
struct MutationScan {
  private let code: MutableCode
  private(set) var points: [MutationPoint] = []

  /// Scans a file.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - lines: The lines to look at, counted from 1; nil for all.
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
        scanOperator(bytes, position..<end, line)
        position = end
      } else if bytes[position].isWord {
        let end = bytes[position...].firstIndex { !$0.isWord } ?? bytes.count
        scanWord(bytes, position..<end, line)
        position = end
      } else {
        position += 1
      }
    }
  }

  private mutating func scanOperator(_ bytes: [UInt8], _ range: Range<Int>, _ line: MutableCode.Line) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let before = range.lowerBound == 0 ? UInt8(ascii: " ") : bytes[range.lowerBound - 1]
    let after = range.upperBound == bytes.count ? UInt8(ascii: "\n") : bytes[range.upperBound]
    if text == "!", after.isWord || after == UInt8(ascii: "("), !before.isWord,
      !"?)]}\"".utf8.contains(before)
    {
      return add(
        line,
        range,
        "!",
        "",
        MutationPoint.replacing(absolute(range, line), with: "{operator}"),
        declaration: OperatorChange.negation
      )
    }
    guard before == UInt8(ascii: " "), after == UInt8(ascii: " ") else { return }
    let rest = String(decoding: bytes[range.upperBound...], as: UTF8.self).trimmed
    let comparesNil = rest.hasPrefix("nil") && rest.dropFirst(3).first?.isLetter != true
    guard let change = OperatorChange.infix(text, comparesNil: comparesNil) else { return }
    if text == "+" || text == "+=", joinsTexts(absolute(range, line)) { return }
    add(
      line,
      range,
      text,
      change.mutated,
      MutationPoint.replacing(absolute(range, line), with: "{operator}"),
      declaration: change.declaration
    )
  }

  /// Whether one of the operands is a text or an array, which cannot be subtracted.
  private func joinsTexts(_ range: Range<Int>) -> Bool {
    let before = code.source[..<range.lowerBound].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    let after = code.source[range.upperBound...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return [before, after].contains { byte in byte.map { "\"[]".utf8.contains($0) } ?? false }
  }

  private mutating func scanWord(_ bytes: [UInt8], _ range: Range<Int>, _ line: MutableCode.Line) {
    let word = String(decoding: bytes[range], as: UTF8.self)
    guard let other = Self.opposites[word] else { return scanNumber(word, bytes, range, line) }
    let before = range.lowerBound == 0 ? UInt8(ascii: " ") : bytes[range.lowerBound - 1]
    let rest = String(decoding: bytes[range.upperBound...], as: UTF8.self)
    let place = absolute(range, line)
    let isMember = before == UInt8(ascii: ".")
    switch word {
    case "true", "false":
      guard !isMember, !rest.hasPrefix(":") else { return }
      add(line, range, word, other, MutationPoint.wrapping(place, in: "mutantNot({id}, "))
    case "min", "max":
      let call = isMember ? "()" : "("
      guard rest.hasPrefix(call) else { return }
      let whole = place.lowerBound..<(place.upperBound + call.utf8.count)
      let text = "mutant\(word.capitalized)({id}\(isMember ? ")" : ", ")"
      add(line, range, word, other, MutationPoint.replacing(whole, with: text))
    default:
      let follows = rest.trimmed
      let isProperty = !rest.hasPrefix("(") && !follows.hasPrefix("{") && !follows.hasPrefix("= ")
      let isKeyPath = range.lowerBound > 1 && bytes[range.lowerBound - 2] == UInt8(ascii: "\\")
      // A member of nothing is a case of an enumeration.
      let hasOwner =
        range.lowerBound > 1
        && (bytes[range.lowerBound - 2].isWord || ")]?!".utf8.contains(bytes[range.lowerBound - 2]))
      guard isMember, isProperty, !isKeyPath, hasOwner else { return }
      let text = "mutant\(word.capitalized)({id})"
      add(line, range, word, other, MutationPoint.replacing(place, with: text))
    }
  }

  private static let opposites = [
    "true": "false", "false": "true", "min": "max", "max": "min", "first": "last", "last": "first",
  ]

  private mutating func scanNumber(
    _ word: String,
    _ bytes: [UInt8],
    _ range: Range<Int>,
    _ line: MutableCode.Line
  ) {
    guard let number = Int(word.filter { $0 != "_" }), word.utf8.first != UInt8(ascii: "_") else { return }
    let before = bytes[..<range.lowerBound].suffix(2)
    let after = bytes[range.upperBound...].prefix(2)
    // A fraction, or the element of a tuple; the end of a range has two dots.
    let isPart = before.last == UInt8(ascii: ".") && before.first != UInt8(ascii: ".")
    let isFraction = after.first == UInt8(ascii: ".") && after.last != UInt8(ascii: ".")
    let isSigned = before.last == UInt8(ascii: "-") || before.last == UInt8(ascii: "$")
    guard !isPart, !isFraction, !isSigned else { return }
    add(
      line,
      range,
      word,
      String(number + 1),
      MutationPoint.wrapping(absolute(range, line), in: "mutantNext({id}, ")
    )
  }

  private func absolute(_ range: Range<Int>, _ line: MutableCode.Line) -> Range<Int> {
    (line.start + range.lowerBound)..<(line.start + range.upperBound)
  }

  private mutating func add(
    _ line: MutableCode.Line,
    _ range: Range<Int>,
    _ original: String,
    _ mutated: String,
    _ edits: [MutationPoint.Edit],
    declaration: String = ""
  ) {
    points.append(
      MutationPoint(
        offset: line.start + range.lowerBound,
        line: line.number,
        column: range.lowerBound + 1,
        original: original,
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
