/// The attributes and modifiers in front of an access level.
struct DeclarationFront {
  /// The end of the code that comes before the declaration; comments are no code.
  private(set) var previousCode = 0
  /// The modifiers, each with what it has in parentheses, as in `private(set)`.
  private(set) var modifiers: Set<String> = []

  /// Whether the declaration overrides another one.
  var isOverride: Bool { modifiers.contains("override") }
  /// Whether it says itself who may see the declaration; `private(set)` says only who may change it.
  var hasAccess: Bool { !modifiers.isDisjoint(with: Self.accessLevels) }

  private static let accessLevels: Set<String> = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]

  private let bytes: [UInt8]
  private var start: Int

  init(_ bytes: [UInt8], before access: Int) {
    self.bytes = bytes
    start = access
    repeat { previousCode = endOfCode(before: start) } while stepBack()
  }

  /// Takes one attribute or modifier into the declaration; false when something else stands there.
  private mutating func stepBack() -> Bool {
    let end = opening(ofParenthesesEndingAt: previousCode)
    let name = startOfName(before: end)
    let word = String(decoding: bytes[name..<end], as: UTF8.self)
    if name > 0, bytes[name - 1] == UInt8(ascii: "@") {
      start = name - 1
      return true
    }
    guard DeclarationWords.modifiers.contains(word) || word == "class" else { return false }
    modifiers.insert(String(decoding: bytes[name..<previousCode], as: UTF8.self))
    start = name
    return true
  }

  private func endOfCode(before offset: Int) -> Int {
    var end = offset
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  private func startOfName(before end: Int) -> Int {
    var start = end
    while start > 0, bytes[start - 1].isIdentifier || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    return start
  }

  /// The offset of the parenthesis that is closed at an offset; the offset itself when none ends there.
  private func opening(ofParenthesesEndingAt end: Int) -> Int {
    guard end > 0, bytes[end - 1] == UInt8(ascii: ")") else { return end }
    var (start, depth) = (end, 0)
    repeat {
      start -= 1
      if bytes[start] == UInt8(ascii: ")") { depth += 1 }
      if bytes[start] == UInt8(ascii: "(") { depth -= 1 }
    } while depth > 0 && start > 0
    return start
  }
}
