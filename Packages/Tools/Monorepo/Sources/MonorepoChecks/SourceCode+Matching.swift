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

  /// The offsets of a member without its type that is the value or the default of something with one of some names, as
  /// in `locale: .current`, `myLocale = .current` and `a.locale ?? .current`.
  func offsets(ofMember member: TokenSequence, behind names: [String]) -> [Int] {
    offsets(ofTokens: member).filter { offset in
      let end = endOfCode(before: offset)
      let sign = ["??", ":", "="].first { bytes[..<end].suffix($0.utf8.count).elementsEqual($0.utf8) }
      guard let sign else { return false }
      let name = lead(before: endOfCode(before: end - sign.utf8.count)).split(separator: ".").last ?? ""
      return names.contains { word in
        name == word
          || name.first?.isLowercase == true && name.hasSuffix(word.prefix(1).uppercased() + word.dropFirst())
      }
    }
  }

  /// The offsets at which a function is handed on and not called, as in `map(getenv)`; none in a file that may mean
  /// something of its own by the name.
  func offsets(ofFunction name: TokenSequence) -> [Int] {
    let length = name.text.utf8.count
    let places = offsets(ofTokens: name).filter { place in
      !wholeLine(at: place).split(separator: " ").starts(with: ["case"])
    }
    let isDeclared = places.contains { place in
      [":", "in"].contains { end(ofToken: $0, behind: place + length) != nil }
        || ["for", "let", "var"].contains(word(before: place))
    }
    guard !isDeclared else { return [] }
    return places.filter { place in
      let before = bytes[..<(place - lead(before: place).utf8.count)].last { !$0.isBlank } ?? 0
      let after = bytes[(place + length)...].first { $0 != UInt8(ascii: " ") } ?? UInt8(ascii: "\n")
      return "(,=:?".utf8.contains(before) && "),;]}\n".utf8.contains(after)
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

  /// Whether a function is called that something around the call declares, such as a `readLine` of its type:
  /// Swift looks for no other one then.
  func callsOwnFunction(at offset: Int) -> Bool {
    var position = offset
    let name = path(at: &position)
    guard lead(before: offset).isEmpty, bytes[position...].first == UInt8(ascii: "(") else { return false }
    return offsets(of: "func").contains { function in
      var start = function + "func".utf8.count
      return path(at: &start) == name && block(around: function).contains(offset)
    }
  }

  /// The innermost braces around an offset with what is between them; the whole code where there are none.
  private func block(around offset: Int) -> Range<Int> {
    var (start, depth) = (offset, 0)
    while start > 0, depth >= 0 {
      start -= 1
      if bytes[start] == UInt8(ascii: "}") { depth += 1 }
      if bytes[start] == UInt8(ascii: "{") { depth -= 1 }
    }
    return depth < 0
      ? enclosed(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), behind: start) : bytes.indices
  }

  func isCalled(after offset: Int, _ sequence: TokenSequence) -> Bool {
    end(of: sequence, at: offset).map { bytes[$0...].first == UInt8(ascii: "(") } ?? false
  }

  /// The code between the parentheses that open first behind an offset, without blanks.
  func arguments(ofCallAt offset: Int) -> String {
    let range = enclosed(from: UInt8(ascii: "("), to: UInt8(ascii: ")"), behind: offset)
    return String(decoding: bytes[range].filter { !$0.isBlank }, as: UTF8.self)
  }

  /// The range from the bracket that opens first behind an offset to the one that closes it; empty when there is none.
  func enclosed(from open: UInt8, to close: UInt8, behind offset: Int) -> Range<Int> {
    guard let start = bytes[offset...].firstIndex(of: open) else { return offset..<offset }
    var (position, depth) = (start, 0)
    repeat {
      if bytes[position] == open { depth += 1 }
      if bytes[position] == close { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
    return start..<position
  }

  /// The end of a token that is the next code behind an offset; nil when something else is there.
  func end(ofToken token: String, behind offset: Int) -> Int? { end(of: [Array(token.utf8)], behind: offset) }

  private func end(of sequence: TokenSequence, at offset: Int) -> Int? {
    end(of: sequence.tokens.dropFirst(), behind: offset + (sequence.tokens.first?.count ?? 0))
  }

  private func end(of tokens: ArraySlice<[UInt8]>, behind offset: Int) -> Int? {
    var position = offset
    for token in tokens {
      skipFiller(before: token, from: &position)
      guard bytes[position...].starts(with: token) else { return nil }
      position += token.count
    }
    let goesOn = tokens.last?.last?.isIdentifier == true && bytes[position...].first?.isIdentifier == true
    return goesOn ? nil : position
  }

  /// Skips what stands between tokens and makes no difference: blanks, the backticks of names, `self` and the
  /// arguments of a generic type before its member, and the name of an initializer before what it is given.
  private func skipFiller(before token: [UInt8], from position: inout Int) {
    while position < bytes.count, bytes[position].isBlank || bytes[position] == UInt8(ascii: "`") {
      position += 1
    }
    if bytes[position...].starts(with: ".self.".utf8) { position += ".self".utf8.count }
    if token == [UInt8(ascii: ".")], bytes[position...].first == UInt8(ascii: "<"),
      let end = bytes[position...].firstIndex(of: UInt8(ascii: ">"))
    {
      position = end + 1
    } else if token == [UInt8(ascii: "(")], bytes[position...].starts(with: ".init".utf8) {
      position += ".init".utf8.count
      while position < bytes.count, bytes[position].isBlank { position += 1 }
    }
  }

  func endOfCode(before offset: Int) -> Int { bytes[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0 }

  private static let leadsToValue = ["=", "{", "return", "get"].map { Array($0.utf8) }

  /// `case .now:` is left out: it matches a value of the code's own.
  private static let wordsBeforeExpressions: Set<String> = [
    "await", "else", "in", "return", "throw", "try", "where", "yield",
  ]
}
