/// Walks over Swift source once and blanks out what is not code.
struct SourceScanner {
  private let source: [UInt8]
  private(set) var code: [UInt8]
  private(set) var documentation: [Int] = []
  private(set) var exceptions: [(offset: Int, text: String)] = []
  private(set) var rawNames: [Int: String] = [:]
  private var position = 0
  /// The end of the last text, which is blank like a comment but a value.
  private var endOfText = 0

  init(_ source: [UInt8]) {
    self.source = source
    code = source
    scanCode(untilParenthesis: false)
  }

  /// Scans code up to the end of the source, or up to the parenthesis that ends an interpolation.
  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while position < source.count {
      // Most bytes are letters and blanks, and patterns cost a debug build ten times as much as comparisons.
      if source[position] > 0x60 || source[position] < 0x22 {
        position += 1
        continue
      }
      switch source[position] {
      case UInt8(ascii: "(") where untilParenthesis:
        depth += 1
        position += 1
      case UInt8(ascii: ")") where untilParenthesis:
        position += 1
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "/"): scanSlash()
      case UInt8(ascii: "\""): scanText(hashes: 0)
      case UInt8(ascii: "#"): scanHashes()
      case UInt8(ascii: "`"): scanEscapedName()
      case UInt8(ascii: ":") where at("::"): scanModuleSelector()
      default: position += 1
      }
    }
  }

  private mutating func scanSlash() {
    let start = position
    if at("//") {
      blank(upTo: source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count)
    } else if at("/*") {
      scanBlockComment()
    } else if let end = endOfRegex {
      return blank(upTo: end)
    } else {
      position += 1
      return
    }
    let comment = source[start..<position]
    if Self.documents(comment) { documentation.append(position) }
    if Self.isMeantAsException(comment) {
      exceptions.append((start, String(decoding: comment, as: UTF8.self)))
    }
  }

  /// Whether a comment begins as an exception does, but for blanks, signs and capitals.
  private static func isMeantAsException(_ comment: ArraySlice<UInt8>) -> Bool {
    let text = comment.drop { "/*! \n\t".utf8.contains($0) }
    // Most comments are decided by the first letter.
    guard let first = text.first, "mM".utf8.contains(first) else { return false }
    let beginning = String(decoding: text.prefix(20).filter { !$0.isBlank }, as: UTF8.self)
    return beginning.lowercased().hasPrefix(SourceCode.exceptionMark.dropFirst("// ".count))
  }

  /// Whether a comment begins as documentation does, and says something.
  private static func documents(_ comment: ArraySlice<UInt8>) -> Bool {
    let isLine = comment.starts(with: "///".utf8) && !comment.starts(with: "////".utf8)
    let isBlock = comment.starts(with: "/**".utf8) && !comment.starts(with: "/***".utf8)
    return (isLine || isBlock) && comment.contains(where: \.isIdentifier)
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        blank(count: 2)
      } else if at("*/") {
        depth -= 1
        blank(count: 2)
      } else {
        blank(count: 1)
      }
    } while depth > 0 && position < source.count
  }

  private mutating func scanHashes() {
    let hashes = source[position...].prefix { $0 == UInt8(ascii: "#") }.count
    position += hashes
    guard at("\"") || at("/") else { return }
    let isRegex = at("/")
    position -= hashes
    blank(count: hashes)
    guard isRegex else { return scanText(hashes: hashes) }
    let fence = "/" + String(repeating: "#", count: hashes)
    repeat { blank(count: 1) } while position < source.count && !at(fence)
    blank(count: fence.utf8.count)
  }

  private mutating func scanText(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let isBlock = at("\"\"\"") && !(hashes > 0 && endsOnLine("\"" + fence))
    let end = (isBlock ? "\"\"\"" : "\"") + fence
    let escape = "\\" + fence
    blank(count: isBlock ? 3 : 1)
    while position < source.count {
      if at(end) {
        blank(count: end.utf8.count)
        endOfText = position
        return
      }
      if at(escape) {
        blank(count: escape.utf8.count)
        guard at("(") else {
          blank(count: 1)
          continue
        }
        position += 1
        scanCode(untilParenthesis: true)
      } else if source[position] == UInt8(ascii: "\n"), !isBlock {
        return
      } else {
        blank(count: 1)
      }
    }
  }

  /// Whether the text that begins here has its end on the same line, as `#"""#` has.
  private func endsOnLine(_ end: String) -> Bool {
    let line = source[position...].prefix { $0 != UInt8(ascii: "\n") }
    return line.dropFirst(2).contains(end.utf8)
  }

  /// Reads a name between backticks as one word, with `_` for what is no part of others.
  private mutating func scanEscapedName() {
    let name = source[(position + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
    if !name.allSatisfy(\.isIdentifier) {
      rawNames[position] = "`\(String(decoding: name, as: UTF8.self))`"
    }
    for index in name.indices where !source[index].isIdentifier { code[index] = UInt8(ascii: "_") }
    position = min(name.endIndex + 1, source.count)
  }

  /// Reads `A::b` as `A.b`, `@A::b` as `@A.b`, and `a.A::b` as the member `b` of `a`, which it is.
  private mutating func scanModuleSelector() {
    let start = (code[..<position].lastIndex { !$0.isIdentifier && !"@#".utf8.contains($0) } ?? -1) + 1
    let module = Array(code[start..<position])
    let isMember = start > 0 && code[start - 1] == UInt8(ascii: ".")
    position += 2
    guard !module.isEmpty else { return }
    let blank = UInt8(ascii: " ")
    let name = isMember ? module.map { _ in blank } : module
    code.replaceSubrange(start..<position, with: [blank] + name + [UInt8(ascii: ".")])
    if isMember { code[start - 1] = blank }
  }

  private func at(_ text: String) -> Bool {
    // Most bytes are decided by the first letter.
    guard position < source.count, source[position] == text.utf8.first else { return false }
    return source[position...].starts(with: text.utf8)
  }

  private mutating func blank(count: Int) { blank(upTo: min(position + count, source.count)) }

  private mutating func blank(upTo end: Int) {
    for index in position..<max(end, position) where source[index] != UInt8(ascii: "\n") {
      code[index] = UInt8(ascii: " ")
    }
    position = max(end, position)
  }

  /// The end of the regular expression that begins with the slash at the position, nil when the slash divides.
  ///
  /// A parenthesis that closes none of the expression belongs to a call that is given the operator, as in
  /// `reduce(8, /)`.
  private var endOfRegex: Int? {
    guard isBeforeValue else { return nil }
    var (end, parentheses, brackets) = (position + 1, 0, 0)
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

  /// Whether the slash stands where a value is expected, and no space follows.
  private var isBeforeValue: Bool {
    guard position + 1 < source.count, source[position + 1] != UInt8(ascii: " ") else { return false }
    let before = code[..<position].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard endOfText <= (before ?? 0) else { return false }
    guard let before else { return true }
    if "(,=:[{!&|?;\n".utf8.contains(code[before]) { return true }
    let start = (code[...before].lastIndex { !$0.isIdentifier } ?? -1) + 1
    let word = String(decoding: code[start..<(before + 1)], as: UTF8.self)
    return SourceCode.wordsBeforeValues.contains(word)
  }
}
