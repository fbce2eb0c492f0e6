/// Reads on from an access level to what is declared.
struct DeclarationWords {
  /// A declaration with the place of its keyword.
  struct Subject {
    let name: String
    let offset: Int
    let isOverride: Bool
  }

  /// The words that may stand between an access level and the keyword of a declaration.
  static let modifiers: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
    "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]
  private static let nameless: Set<String> = ["init", "subscript"]
  private static let keywords: Set<String> = [
    "actor", "associatedtype", "class", "enum", "func", "let", "macro", "precedencegroup", "protocol",
    "struct", "typealias",
    "var",
  ]

  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads on to what is declared, nil when no declaration follows that needs documentation of its own.
  mutating func subject() -> Subject? {
    var isOverride = false
    while let word = nextWord() {
      isOverride = isOverride || word.text == "override"
      if Self.modifiers.contains(word.text) { continue }
      if Self.nameless.contains(word.text) {
        return Subject(name: word.text, offset: word.offset, isOverride: isOverride)
      }
      guard Self.keywords.contains(word.text) else { return nil }
      if word.text == "class", isModifierOfMember { continue }
      return Subject(name: "\(word.text) \(declaredName())", offset: word.offset, isOverride: isOverride)
    }
    return nil
  }

  /// Whether the `class` that was just read makes the following member one of the type.
  private var isModifierOfMember: Bool {
    var ahead = self
    guard let next = ahead.nextWord()?.text else { return false }
    return next == "func" || next == "var" || next == "subscript" || Self.modifiers.contains(next)
  }

  private mutating func nextWord() -> (text: String, offset: Int)? {
    skipBlanks()
    while byte == UInt8(ascii: "@") {
      position += 1
      _ = word()
      skipParentheses()
      skipBlanks()
    }
    let offset = position
    let text = word()
    guard !text.isEmpty else { return nil }
    if Self.modifiers.contains(text) { skipParentheses() }
    return (text, offset)
  }

  private mutating func word() -> String {
    let start = position
    while let byte, byte.isIdentifier || byte == UInt8(ascii: ".") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The name behind a keyword, which may be an operator.
  private mutating func declaredName() -> String {
    skipBlanks()
    let start = position
    let ends = " (:={\n<,".utf8
    if let byte, byte.isIdentifier || byte == UInt8(ascii: "`") {
      while let byte = self.byte, !ends.contains(byte) { position += 1 }
    } else {
      while let byte, byte != UInt8(ascii: "("), byte != UInt8(ascii: " ") { position += 1 }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while let byte, byte.isBlank { position += 1 }
  }

  private mutating func skipParentheses() {
    guard byte == UInt8(ascii: "(") else { return }
    var depth = 0
    repeat {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }
}
