/// Recognises a regular expression between slashes, which looks like a division.
enum RegexLiteral {
  /// The end of the expression that begins with the slash at an offset, nil when the slash divides.
  ///
  /// A parenthesis that closes none of the expression belongs to a call that is given the operator, as in
  /// `reduce(8, /)`.
  static func end(in source: [UInt8], at slash: Int) -> Int? {
    guard startsValue(source, at: slash) else { return nil }
    var (end, parentheses, brackets) = (slash + 1, 0, 0)
    while end < source.count, source[end] != UInt8(ascii: "\n"), parentheses >= 0 {
      switch source[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "/"): return end + 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "(") where brackets == 0: parentheses += 1
      case UInt8(ascii: ")") where brackets == 0: parentheses -= 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// The words that a value follows.
  private static let keywords: Set<String> = [
    "await", "case", "else", "if", "in", "return", "throw", "try", "where", "while", "yield",
  ]

  /// Whether the slash stands where a value is expected, and no space follows.
  private static func startsValue(_ source: [UInt8], at slash: Int) -> Bool {
    guard slash + 1 < source.count, source[slash + 1] != UInt8(ascii: " ") else { return false }
    let before = source[..<slash].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let before else { return true }
    if "(,=:[{!&|?;\n".utf8.contains(source[before]) { return true }
    let start = (source[...before].lastIndex { !$0.isIdentifier } ?? -1) + 1
    let word = source[start..<(before + 1)]
    return keywords.contains(String(decoding: word, as: UTF8.self))
  }
}
