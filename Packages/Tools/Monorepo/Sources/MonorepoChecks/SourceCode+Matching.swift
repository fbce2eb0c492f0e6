extension SourceCode {
  /// The offsets at which tokens stand in sequence, with any blanks between them.
  ///
  /// The first and the last token are whole words; a leading dot fits a member of anything.
  func offsets(ofTokens text: String) -> [Int] {
    let tokens = Self.tokens(of: text)
    guard let first = tokens.first else { return [] }
    return offsets(of: first).filter { offset in
      end(of: tokens.dropFirst(), behind: offset + first.utf8.count) != nil
    }
  }

  /// The offsets of a type in a declaration that is followed by a member of it without its name, as in
  /// `Locale = .current`, `Locale { .current }` and `Locale? { get { return .current } }`.
  func offsets(ofMember member: String, whereDeclared type: String) -> [Int] {
    let tokens = Self.tokens(of: member)
    return offsets(ofTokens: type).filter { offset in
      var position = offset + type.utf8.count
      if position < bytes.count, bytes[position] == UInt8(ascii: "?") { position += 1 }
      var hasValue = false
      while let next = Self.leadsToValue.lazy.compactMap({ end(of: [$0], behind: position) }).first {
        (position, hasValue) = (next, true)
      }
      return hasValue && end(of: tokens[...], behind: position) != nil
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
  func isCalled(after offset: Int, _ text: String) -> Bool {
    let tokens = Self.tokens(of: text)
    guard let first = tokens.first, let end = end(of: tokens.dropFirst(), behind: offset + first.utf8.count)
    else { return false }
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
    return String(decoding: bytes[start..<position].filter { !$0.isBlank }, as: UTF8.self)
  }

  private func end(of tokens: ArraySlice<String>, behind offset: Int) -> Int? {
    var position = offset
    for token in tokens {
      while position < bytes.count, bytes[position].isBlank { position += 1 }
      guard bytes[position...].starts(with: token.utf8) else { return nil }
      position += token.utf8.count
    }
    if let last = tokens.last?.utf8.last, last.isIdentifier, position < bytes.count,
      bytes[position].isIdentifier
    {
      return nil
    }
    return position
  }

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for character in text {
      if character.utf8.allSatisfy(\.isIdentifier) {
        word.append(character)
      } else {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        if character != " " { tokens.append(String(character)) }
      }
    }
    return word.isEmpty ? tokens : tokens + [word]
  }

  /// The tokens between the type of a declaration and its value.
  private static let leadsToValue = ["=", "{", "return", "get"]

  /// `case .now:` is left out: it matches a value of the code's own.
  private static let wordsBeforeExpressions: Set<String> = [
    "await", "else", "in", "return", "throw", "try", "where", "yield",
  ]
}
