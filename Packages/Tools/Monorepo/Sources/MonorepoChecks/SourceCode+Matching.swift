extension SourceCode {
  /// The offsets at which tokens stand in sequence, with any blanks between them.
  ///
  /// The first and the last token are whole words; a leading dot fits a member of anything.
  func offsets(ofTokens sequence: TokenSequence) -> [Int] {
    guard let first = sequence.tokens.first, sequence.words.isSubset(of: words) else { return [] }
    return offsets(of: first).filter { end(of: sequence, at: $0) != nil }
  }

  /// The offsets of a type in a declaration that is followed by a member of it without its name, as in
  /// `Locale = .current`, `Locale { .current }` and `Locale? { get { return .current } }`.
  func offsets(ofMember member: TokenSequence, whereDeclared type: TokenSequence) -> [Int] {
    guard member.words.isSubset(of: words) else { return [] }
    return offsets(ofTokens: type).filter { offset in
      guard var position = end(of: type, at: offset) else { return false }
      if position < bytes.count, bytes[position] == UInt8(ascii: "?") { position += 1 }
      var hasValue = false
      while let next = Self.leadsToValue.lazy.compactMap({ end(of: [$0], behind: position) }).first {
        (position, hasValue) = (next, true)
      }
      return hasValue && end(of: member.tokens[...], behind: position) != nil
    }
  }

  /// Whether an expression begins at an offset, so that a dot there is no member of what comes before.
  func beginsExpression(at offset: Int) -> Bool {
    guard let before = bytes[..<offset].lastIndex(where: { !$0.isBlank }) else { return true }
    switch bytes[before] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"),
      UInt8(ascii: "\\"):
      return false
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"):
      // An operator stands apart from what it works on.
      return before + 1 < offset
    case let byte where byte.isIdentifier:
      let start = bytes[...before].lastIndex { !$0.isIdentifier }.map { $0 + 1 } ?? 0
      return Self.wordsBeforeExpressions.contains(String(decoding: bytes[start...before], as: UTF8.self))
    default: return true
    }
  }

  /// Whether what stands at an offset is called.
  func isCalled(after offset: Int, _ sequence: TokenSequence) -> Bool {
    guard let end = end(of: sequence, at: offset) else { return false }
    return end < bytes.count && bytes[end] == UInt8(ascii: "(")
  }

  /// The code between the parentheses that open first behind an offset, without blanks.
  func arguments(ofCallAt offset: Int) -> String {
    guard let start = bytes[offset...].firstIndex(of: UInt8(ascii: "(")) else { return "" }
    var (position, depth) = (start, 0)
    repeat {
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
    return start..<position
  }

  /// The end of a token that is the next code behind an offset; nil when something else is there.
  func end(ofToken token: String, behind offset: Int) -> Int? {
    end(of: [Array(token.utf8)], behind: offset)
  }

  /// The end of a sequence whose first token stands at an offset.
  private func end(of sequence: TokenSequence, at offset: Int) -> Int? {
    end(of: sequence.tokens.dropFirst(), behind: offset + (sequence.tokens.first?.count ?? 0))
  }

  private func end(of tokens: ArraySlice<[UInt8]>, behind offset: Int) -> Int? {
    var position = offset
    for token in tokens {
      while position < bytes.count, bytes[position].isBlank { position += 1 }
      guard bytes[position...].starts(with: token) else { return nil }
      position += token.count
    }
    if let last = tokens.last?.last, last.isIdentifier, position < bytes.count,
      bytes[position].isIdentifier
    {
      return nil
    }
    return position
  }

  /// The tokens between the type of a declaration and its value.
  private static let leadsToValue = ["=", "{", "return", "get"].map { Array($0.utf8) }

  /// `case .now:` is left out: it matches a value of the code's own.
  private static let wordsBeforeExpressions: Set<String> = [
    "await", "else", "in", "return", "throw", "try", "where", "yield",
  ]
}

/// Code as tokens, with any blanks between them.
struct TokenSequence: ExpressibleByStringLiteral, Sendable {
  /// The code as it was given.
  let text: String
  /// The words, and everything else byte by byte.
  let tokens: [[UInt8]]
  /// The words among the tokens, of which most files do not have all.
  let words: Set<[UInt8]>

  init(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: " "))
    tokens = parts.flatMap { word in
      word.reduce(into: [[UInt8]]()) { tokens, byte in
        if byte.isIdentifier, tokens.last?.last?.isIdentifier == true {
          tokens[tokens.count - 1].append(byte)
        } else {
          tokens.append([byte])
        }
      }
    }
    self.text = text
    self.words = Set(tokens.filter { $0[0].isIdentifier })
  }

  init(stringLiteral text: String) { self.init(text) }
}
