/// Reads on from an access level to what is declared.
struct DeclarationWords {
  typealias Subject = (name: String, offset: Int, isOverride: Bool)

  /// The words that may stand between an access level and the keyword of a declaration.
  static let modifiers: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
    "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]
  static let keywords: Set<String> = [
    "actor", "associatedtype", "class", "enum", "func", "let", "macro", "precedencegroup", "protocol",
    "struct", "typealias", "var",
  ]

  private let code: SourceCode
  private var position: Int

  init(_ code: SourceCode, from position: Int) { (self.code, self.position) = (code, position) }

  /// Reads on to what is declared, nil when no declaration follows that needs documentation of its own.
  mutating func subject() -> Subject? {
    var isOverride = false
    while let word = nextWord() {
      isOverride = isOverride || word.text == "override"
      if Self.modifiers.contains(word.text) || word.text == "class" && isModifierOfMember { continue }
      let isNameless = word.text == "init" || word.text == "subscript"
      guard isNameless || Self.keywords.contains(word.text) else { return nil }
      let name = isNameless ? word.text : "\(word.text) \(declaredName())"
      return (name, word.offset, isOverride)
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
      _ = code.path(at: &position)
      skip(from: "<", to: ">")
      skip(from: "(", to: ")")
      skipBlanks()
    }
    let offset = position
    let text = code.path(at: &position)
    guard !text.isEmpty else { return nil }
    if Self.modifiers.contains(text) { skip(from: "(", to: ")") }
    return (text, offset)
  }

  /// The name behind a keyword, which may be an operator.
  private mutating func declaredName() -> String {
    skipBlanks()
    let start = position
    let isWord = byte.map { $0.isIdentifier || $0 == UInt8(ascii: "`") } ?? false
    let ends = isWord ? " (:={\n<," : "( "
    while let byte, !ends.utf8.contains(byte) { position += 1 }
    return String(decoding: code.bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() { while let byte, byte.isBlank { position += 1 } }

  private mutating func skip(from open: Unicode.Scalar, to close: Unicode.Scalar) {
    guard byte == UInt8(ascii: open) else { return }
    position = code.enclosed(from: UInt8(ascii: open), to: UInt8(ascii: close), behind: position).upperBound
  }

  private var byte: UInt8? { position < code.bytes.count ? code.bytes[position] : nil }
}

/// The attributes and modifiers in front of an access level.
struct DeclarationFront {
  /// The end of the code that comes before the declaration; comments are no code.
  private(set) var previousCode = 0
  /// The modifiers, each with what it has in parentheses, as in `private(set)`.
  private(set) var modifiers: Set<String> = []

  /// Whether it says itself who may see the declaration; `private(set)` says only who may change it.
  var hasAccess: Bool { !modifiers.isDisjoint(with: Self.accessLevels) }

  static let accessLevels: Set<String> = ["fileprivate", "internal", "open", "package", "private", "public"]

  init(_ code: SourceCode, before access: Int) {
    var start: Int? = access
    while let end = start {
      previousCode = code.endOfCode(before: end)
      start = stepBack(in: code)
    }
  }

  /// Takes one attribute or modifier into the declaration; nil when something else stands there.
  private mutating func stepBack(in code: SourceCode) -> Int? {
    let end = Self.opening("(", closedBy: ")", at: previousCode, in: code.bytes)
    let nameEnd = Self.opening("<", closedBy: ">", at: end, in: code.bytes)
    // A blank may stand before what an attribute is given.
    let wordEnd = nameEnd < previousCode ? code.endOfCode(before: nameEnd) : nameEnd
    let word = String(code.lead(before: wordEnd))
    let name = wordEnd - word.utf8.count
    if name > 0, code.bytes[name - 1] == UInt8(ascii: "@") { return name - 1 }
    if word == "endif" { return Self.startOfAttributes(inConditionEndingAt: name, of: code) }
    guard DeclarationWords.modifiers.contains(word) || word == "class" else { return nil }
    modifiers.insert(String(decoding: code.bytes[name..<previousCode], as: UTF8.self))
    return name
  }

  /// The offset of the bracket that is closed at an offset; the offset itself when none ends there.
  private static func opening(
    _ open: Unicode.Scalar,
    closedBy close: Unicode.Scalar,
    at end: Int,
    in bytes: [UInt8]
  ) -> Int {
    guard end > 0, bytes[end - 1] == UInt8(ascii: close) else { return end }
    var (start, depth) = (end, 0)
    repeat {
      start -= 1
      if bytes[start] == UInt8(ascii: close) { depth += 1 }
      if bytes[start] == UInt8(ascii: open) { depth -= 1 }
    } while depth > 0 && start > 0
    return start
  }

  /// The offset of the `#if` whose branches, up to the `#endif` at an offset, are lines of attributes alone;
  /// nil for one that holds declarations.
  private static func startOfAttributes(inConditionEndingAt end: Int, of code: SourceCode) -> Int? {
    for line in stride(from: code.line(at: end) - 1, to: 0, by: -1) {
      let start = code.offset(ofLine: line)
      let text = code.wholeLine(at: start).drop(while: \.isWhitespace)
      if text.hasPrefix("#if") { return start }
      let words = text.split { !$0.isLetter }.map(String.init)
      let isAttribute = text.hasPrefix("@") && declaring.isDisjoint(with: words)
      guard text.isEmpty || text.hasPrefix("#else") || isAttribute else { return nil }
    }
    return nil
  }

  private static let declaring = DeclarationWords.keywords.union(["case", "import", "init", "subscript"])
}
