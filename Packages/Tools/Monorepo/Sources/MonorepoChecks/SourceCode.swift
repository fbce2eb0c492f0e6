import Foundation

/// Swift source with comments and the texts of literals blanked out, so that what remains is code.
///
/// Every byte keeps its place, but for module selectors, which are members here. Code inside an interpolation
/// stays; a name between backticks is one word, in which `_` stands for blanks and signs, because it may be a
/// text.
public struct SourceCode: Sendable {
  /// The code, one byte for each byte of the source.
  public let bytes: [UInt8]

  /// The beginning of a comment that makes an exception from a rule.
  static let exceptionMark = "// monorepo:allow"

  /// The end of each documentation comment that has a text, in order.
  let documentation: [Int]
  /// The comments that make an exception, and those that were probably meant to.
  let exceptionComments: [(offset: Int, text: String)]
  /// The names between backticks that are texts, as the source has them, by the offsets of the first backticks.
  let rawNames: [Int: String]
  /// Every word of the code once: most spellings have one that a file does not have.
  let words: Set<[UInt8]>
  /// The heads of its classes and extensions, which several rules ask for.
  private(set) var classHeads: [ClassHead] = []
  private let lineStarts: [Int]

  /// Reads source text.
  public init(_ text: String) {
    let scanner = SourceScanner(Array(text.utf8))
    bytes = scanner.code
    documentation = scanner.documentation
    exceptionComments = scanner.exceptions
    rawNames = scanner.rawNames
    words = Self.words(in: bytes)
    lineStarts = [0] + Self.occurrences(of: [UInt8(ascii: "\n")], in: bytes).map { $0 + 1 }
    classHeads = readHeads(of: ["class", "extension"])
  }

  /// Reads the text of a file as the compiler does: it passes over a mark of the byte order, and a carriage return alone
  /// ends a line.
  init(ofFile text: String) {
    let isMarked = text.utf8.starts(with: [0xEF, 0xBB, 0xBF])
    let text = isMarked ? "   " + text.dropFirst() : text
    let hasReturns = text.utf8.contains(UInt8(ascii: "\r"))
    // A carriage return with its line feed is another character.
    self.init(hasReturns ? String(text.map { $0 == "\r" ? "\n" : $0 }) : text)
  }

  /// The number of lines; the end of the last line begins no other.
  var lineCount: Int { lineStarts.count - (lineStarts.last == bytes.count ? 1 : 0) }

  var holdsCode: Bool { bytes.contains { !$0.isBlank } }

  /// The offset of a line, counted from 1; the end of the file behind the last one.
  func offset(ofLine line: Int) -> Int { line <= lineStarts.count ? lineStarts[line - 1] : bytes.count }

  func wholeLine(at offset: Int) -> String {
    let line = line(at: offset)
    return String(decoding: bytes[self.offset(ofLine: line)..<self.offset(ofLine: line + 1)], as: UTF8.self)
  }

  func rest(ofLineAt offset: Int) -> String {
    let rest = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The number of the line, counted from 1, that holds the byte at an offset.
  func line(at offset: Int) -> Int { Self.count(of: lineStarts, upTo: offset) }

  /// The number of sorted offsets that are not behind another one.
  static func count(of offsets: [Int], upTo limit: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The offsets at which a piece of code stands as whole words.
  ///
  /// A member of something else (`log.print(`), a declaration (`func print(`) and a longer name (`debugPrint(`) do
  /// not count; the same with its module's name in front (`Swift.print(`) does.
  func offsets(of code: String) -> [Int] { offsets(of: Array(code.utf8)) }

  /// The offsets of a word of the language; between backticks it is a name.
  func offsets(ofKeyword word: String) -> [Int] {
    offsets(of: word).filter { $0 == 0 || bytes[$0 - 1] != UInt8(ascii: "`") }
  }

  func offsets(of word: [UInt8]) -> [Int] {
    Self.occurrences(of: word, in: bytes).filter { offset in
      let end = offset + word.count
      let goesOn = end < bytes.count && bytes[end - 1].isIdentifier && bytes[end].isIdentifier
      return !goesOn && standsAlone(at: offset)
    }
  }

  private static func words(in bytes: [UInt8]) -> Set<[UInt8]> {
    var words: Set<[UInt8]> = []
    var start = 0
    for position in 0...bytes.count where position == bytes.count || !bytes[position].isIdentifier {
      if position > start { words.insert(Array(bytes[start..<position])) }
      start = position + 1
    }
    return words
  }

  /// The C library searches, because a loop over every byte of a repository takes seconds in a debug build.
  private static func occurrences(of wanted: [UInt8], in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { code in
      var found: [Int] = []
      guard let start = code.baseAddress, let first = wanted.first else { return found }
      var offset = 0
      while offset + wanted.count <= code.count,
        let match = memchr(start + offset, Int32(first), code.count - wanted.count + 1 - offset)
      {
        offset = start.distance(to: UnsafeRawPointer(match))
        if memcmp(start + offset, wanted, wanted.count) == 0 { found.append(offset) }
        offset += 1
      }
      return found
    }
  }

  /// The words of code in front of an offset, nearest last, with the dots that join them.
  func lead(before offset: Int) -> Substring {
    var start = offset
    while start > 0, bytes[start - 1].isIdentifier || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    return Substring(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private func standsAlone(at offset: Int) -> Bool {
    guard bytes[offset].isIdentifier else { return true }
    let start = offset > 0 && bytes[offset - 1] == UInt8(ascii: "`") ? offset - 1 : offset
    let lead = lead(before: start)
    // What ends a range is a value of its own.
    if lead.hasSuffix("...") { return true }
    guard lead.isEmpty || Self.modules.contains(lead) else { return false }
    return word(before: start - lead.utf8.count) != "func"
  }

  /// Modules whose name in front of what they declare makes no member of it.
  static let modules: Set<Substring> = [
    "CoreFoundation.", "Darwin.", "Dispatch.", "Foundation.", "FoundationEssentials.",
    "FoundationNetworking.", "Glibc.", "Musl.", "Swift.", "Testing.", "XCTest.", "_Concurrency.",
  ]

  /// The word in front of an offset on its line, with what it is a member of.
  func word(before offset: Int) -> Substring {
    var end = offset
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return lead(before: end)
  }
}

extension Character {
  var isIdentifier: Bool { isLetter || isNumber || self == "_" }
}

extension UInt8 {
  var isBlank: Bool {
    switch self {
    // The last two are the vertical tab and the form feed.
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x0B, 0x0C: true
    default: false
    }
  }

  /// Compared with numbers, because patterns and ranges cost a debug build ten times as much.
  package var isIdentifier: Bool {
    let lowercase = self | 0x20
    return lowercase >= 0x61 && lowercase <= 0x7A || self >= 0x30 && self <= 0x39 || self == 0x5F
      || self >= 0x80
  }
}
