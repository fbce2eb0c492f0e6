/// Code as tokens, with any blanks between them.
struct TokenSequence: ExpressibleByStringLiteral, Sendable {
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
