extension SourceCode {
  /// The path of names behind blanks, without escapes.
  func path(at position: inout Int) -> String {
    let path = bytes[startOfCode(from: position)...].prefix { $0.isIdentifier || ".`".utf8.contains($0) }
    position = path.endIndex
    return String(decoding: path.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  func startOfCode(from offset: Int) -> Int { bytes[offset...].firstIndex { !$0.isBlank } ?? bytes.count }

  func endOfCode(before offset: Int) -> Int { bytes[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0 }

  /// Whether an expression begins at an offset, so that a dot there is no member of what comes before.
  func beginsExpression(at offset: Int) -> Bool {
    guard let before = bytes[..<offset].lastIndex(where: { !$0.isBlank }) else { return true }
    switch bytes[before] {
    case let byte where ")]}`\\".utf8.contains(byte): return false
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"):
      // An operator stands apart from what it works on.
      return before + 1 < offset
    case let byte where byte.isIdentifier:
      let word = String(lead(before: before + 1))
      // `case .now:` matches a value of the code's own.
      return word != "case" && Self.wordsBeforeValues.contains(word)
    default: return true
    }
  }

  /// The innermost braces around an offset with what is between them; the whole code where there are none.
  func block(around offset: Int) -> Range<Int> {
    let start = offset > 0 ? end(ofBrackets: "{}", from: offset - 1, by: -1, depth: -1) + 1 : 0
    let block = bytes[start] == UInt8(ascii: "{") ? enclosed("{}", behind: start) : bytes.indices
    // The braces of a closure with which the code begins may be closed before the offset.
    return block.contains(offset) ? block : bytes.indices
  }

  /// The innermost parenthesis that is open at an offset; nil where none is.
  func parenthesis(around offset: Int) -> Int? {
    guard offset > 0 else { return nil }
    let start = end(ofBrackets: "()", from: offset - 1, by: -1, depth: -1) + 1
    return bytes[start] == UInt8(ascii: "(") ? start : nil
  }

  /// The code between the parentheses that open first behind an offset, without blanks.
  func arguments(ofCallAt offset: Int) -> String {
    String(decoding: bytes[enclosed("()", behind: offset)].filter { !$0.isBlank }, as: UTF8.self)
  }

  /// The range from the first of two brackets, where it opens first behind an offset, to the one that closes
  /// it; empty when there is none.
  func enclosed(_ brackets: String, behind offset: Int) -> Range<Int> {
    guard let open = brackets.utf8.first, let start = bytes[offset...].firstIndex(of: open) else {
      return offset..<offset
    }
    return start..<end(ofBrackets: brackets, from: start, by: 1)
  }

  /// The offset at which the first of two brackets opens that is closed at an offset; the offset itself when
  /// none ends there.
  func opening(_ brackets: String, closedAt end: Int) -> Int {
    guard end > 0, bytes[end - 1] == brackets.utf8.last else { return end }
    return self.end(ofBrackets: brackets, from: end - 1, by: -1) + 1
  }

  /// The place behind the bracket, or before it, at which as many were closed as opened.
  private func end(ofBrackets brackets: String, from start: Int, by step: Int, depth: Int = 0) -> Int {
    guard let open = brackets.utf8.first, let close = brackets.utf8.last else { return start }
    var (position, depth) = (start, depth)
    repeat {
      if bytes[position] == open { depth += 1 }
      if bytes[position] == close { depth -= 1 }
      position += step
    } while depth != 0 && position >= 0 && position < bytes.count
    return position
  }

  /// The offsets of words at a depth of braces and other brackets, up to where the first of them closes.
  func wordOffsets(atDepth wanted: Int, from start: Int) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var (depth, isInWord, offsets) = (0, false, [Int]())
      for index in start..<bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
          depth -= 1
          if depth == 0, wanted > 0 { return offsets }
        default: break
        }
        let isIdentifier = bytes[index].isIdentifier
        if depth == wanted, isIdentifier, !isInWord { offsets.append(index) }
        isInWord = isIdentifier
      }
      return offsets
    }
  }

  /// The offsets of members' keywords: between the braces of the type, and in no other brackets.
  func memberKeywords(ofTypeAt offset: Int, among keywords: Set<String>) -> [Int] {
    guard let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) else { return [] }
    return wordOffsets(atDepth: 1, from: brace).filter { start in
      // Between backticks, and behind the dot of a member, it is a name.
      guard !"`.".utf8.contains(bytes[start - 1]) else { return false }
      let end = bytes[start...].firstIndex { !$0.isIdentifier } ?? bytes.count
      return keywords.contains(String(decoding: bytes[start..<end], as: UTF8.self))
    }
  }

  /// The keywords that a value follows.
  static let wordsBeforeValues: Set<String> = [
    "await", "case", "else", "if", "in", "return", "throw", "try", "where", "while", "yield",
  ]
}
