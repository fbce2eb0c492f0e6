/// The attributes and modifiers in front of the keyword of a declaration.
package struct DeclarationFront {
  /// The end of the code that comes before the declaration; comments are no code.
  private(set) var previousCode = 0
  /// The offsets of the modifiers, each with what it has in parentheses, as in `private(set)`.
  private(set) var modifiers: [String: Int] = [:]

  /// The offset of the word that makes the declaration public, if any.
  var publicWord: Int? { modifiers["public"] ?? modifiers["open"] }

  /// Whether it says itself who may see the declaration; `private(set)` says only who may change it.
  var hasAccess: Bool {
    ["fileprivate", "internal", "open", "package", "private", "public"].contains { modifiers[$0] != nil }
  }

  /// Whether no other file knows the declaration.
  var isPrivate: Bool { modifiers["fileprivate"] != nil || modifiers["private"] != nil }

  init(_ code: SourceCode, before keyword: Int) {
    var start: Int? = keyword
    while let end = start {
      previousCode = code.endOfCode(before: end)
      start = stepBack(in: code)
    }
  }

  /// Takes one attribute or modifier into the declaration; nil when something else stands there.
  private mutating func stepBack(in code: SourceCode) -> Int? {
    let end = code.opening("()", closedAt: previousCode)
    let nameEnd = code.opening("<>", closedAt: end)
    // A blank may stand before what an attribute is given.
    let wordEnd = nameEnd < previousCode ? code.endOfCode(before: nameEnd) : nameEnd
    let word = String(code.lead(before: wordEnd))
    let name = wordEnd - word.utf8.count
    if name > 0, code.bytes[name - 1] == UInt8(ascii: "@") { return name - 1 }
    if word == "endif" { return Self.startOfAttributes(inConditionEndingAt: name, of: code) }
    guard Self.modifierWords.contains(word) || word == "class" else { return nil }
    modifiers[String(decoding: code.bytes[name..<previousCode], as: UTF8.self)] = name
    return name
  }

  /// The offset of the `#if` whose branches, up to the `#endif` at an offset, are lines of attributes alone;
  /// nil for one that holds declarations.
  private static func startOfAttributes(inConditionEndingAt end: Int, of code: SourceCode) -> Int? {
    let declaring = keywords.union(["case", "import"])
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

  /// The words that may stand before the keyword of a declaration, beside the `class` of a member.
  package static let modifierWords: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
    "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]
  /// The keywords of declarations, but for cases, imports and extensions.
  static let keywords: Set<String> = [
    "actor", "associatedtype", "class", "enum", "func", "init", "let", "macro", "precedencegroup", "protocol",
    "struct", "subscript", "typealias", "var",
  ]
}
