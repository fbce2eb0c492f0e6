import MonorepoChecks

/// The lines of a source file with everything blanked out that no mutant is made of, as signatures and log messages.
struct MutableCode {
  struct Line: Equatable {
    let number: Int
    let start: Int
    /// Its code, one byte for each byte of the source.
    let code: String
    let returnsOptional: Bool
  }

  let source: [UInt8]
  private(set) var lines: [Line] = []

  private var conditions = 0
  private var signature: Signature?
  private var returnsOptional = false

  /// A declaration whose body has not begun.
  private struct Signature {
    var depth = 0
    var text = ""
    let needsBody: Bool
  }

  init(_ text: String) {
    source = Array(text.utf8)
    let codeLines = SourceCode(text).bytes.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    let texts = codeLines.map { String(decoding: $0, as: UTF8.self) }
    for (index, text) in texts.enumerated() {
      let next = texts[(index + 1)...].lazy.map(\.trimmed).first { !$0.isEmpty } ?? ""
      let (code, start) = (mutablePart(of: text, before: next), codeLines[index].startIndex)
      lines.append(Line(number: index + 1, start: start, code: code, returnsOptional: returnsOptional))
    }
  }

  private mutating func mutablePart(of line: String, before next: Substring) -> String {
    let text = signature == nil ? Self.withoutAttributes(line) : line
    let blank = String(repeating: " ", count: text.utf8.count)
    let code = text.trimmed
    if code.hasPrefix("#if") { conditions += 1 }
    if code.hasPrefix("#endif") { conditions -= 1 }
    if conditions > 0 || code.hasPrefix("#") { return blank }
    if signature != nil { return body(of: text, before: next) }
    let word = Self.declarationWord(of: code)
    if Self.wordsWithSignatures.contains(word) || code.hasPrefix("where ") {
      signature = Signature(needsBody: !["func", "init", "subscript"].contains(word))
      return body(of: text, before: next)
    }
    if Self.wordsWithoutCode.contains(word) || code.hasPrefix("@") { return blank }
    if word == "case", !code.contains(":") || !code.hasSuffix(":") && !code.contains(": ") { return blank }
    if Self.isUnwatched(code) { return blank }
    if ["let", "var"].contains(word), code.hasSuffix("{") { returnsOptional = code.hasSuffix("? {") }
    return text
  }

  /// The code behind the brace that ends a signature.
  private mutating func body(of text: String, before next: Substring) -> String {
    guard var signature else { return text }
    var kept: [UInt8] = []
    for byte in text.utf8 {
      if self.signature == nil {
        kept.append(byte)
        continue
      }
      kept.append(UInt8(ascii: " "))
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): signature.depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): signature.depth -= 1
      case UInt8(ascii: "{") where signature.depth == 0:
        returnsOptional = signature.text.contains("->") && signature.text.trimmed.hasSuffix("?")
        self.signature = nil
      default: break
      }
      signature.text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    if self.signature != nil {
      let goesOn = signature.depth > 0 || signature.needsBody || Self.continuesSignature(next)
      self.signature = goesOn ? signature : nil
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The line with the attributes blanked out with which it begins, if a word or nothing follows them.
  private static func withoutAttributes(_ line: String) -> String {
    let attributes = #/(?:\s*@\w+(?:\((?:[^()]|\([^()]*\))*\))?)+(?=\s+[A-Za-z]|\s*$)/#
    guard line.contains("@"), let end = line.prefixMatch(of: attributes)?.range.upperBound else {
      return line
    }
    return String(repeating: " ", count: line[..<end].utf8.count) + line[end...]
  }

  private static func continuesSignature(_ next: Substring) -> Bool {
    ["->", "where ", "throws", "async", "rethrows", "{"].contains { next.hasPrefix($0) }
  }

  /// The word that says what a line declares, behind its modifiers; the first word of any other line.
  private static func declarationWord(of code: Substring) -> Substring {
    for part in code.split(separator: " ") {
      let word = part.prefix { $0.isLetter || $0 == "_" }
      if DeclarationFront.modifierWords.contains(String(word)) || part.hasPrefix("@") { continue }
      return word == "class" && code.contains("class func ") ? "func" : word
    }
    return ""
  }

  private static let wordsWithSignatures: Set<Substring> = [
    "func", "init", "subscript", "struct", "class", "enum", "actor", "protocol", "extension",
  ]
  private static let wordsWithoutCode: Set<Substring> = [
    "import", "typealias", "associatedtype", "precedencegroup", "operator", "macro",
  ]

  /// Whether no suite is expected to notice a change: log messages, what ends the program, reserved memory.
  private static func isUnwatched(_ code: Substring) -> Bool {
    let starts = ["precondition", "assert", "fatalError"]
    let parts = ["log.", "log(", "logger.", "logger(", "reserveCapacity("]
    return starts.contains { code.hasPrefix($0) }
      || parts.contains { part in
        code.ranges(of: part).contains { range in
          range.lowerBound == code.startIndex || !code[code.index(before: range.lowerBound)].isLetter
        }
      }
  }
}

extension StringProtocol {
  var trimmed: SubSequence {
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
    return self[..<end].drop(while: \.isWhitespace)
  }
}
