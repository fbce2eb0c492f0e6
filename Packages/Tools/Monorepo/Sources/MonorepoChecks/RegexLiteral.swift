/// Recognises a regular expression between slashes, which looks like a division.
enum RegexLiteral {
  /// The end of the expression that begins with the slash at an offset, nil when the slash divides.
  static func end(in source: [UInt8], at slash: Int) -> Int? {
    guard startsValue(source, at: slash) else { return nil }
    var end = slash + 1
    while end < source.count, source[end] != UInt8(ascii: "\n") {
      if source[end] == UInt8(ascii: "\\") {
        end += 1
      } else if source[end] == UInt8(ascii: "/") {
        return end + 1
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
