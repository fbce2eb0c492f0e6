import Foundation

/// A text of a source file, with the place where it stands.
struct SourceText: CustomStringConvertible {
  /// What a text is for.
  enum Kind: Hashable {
    /// A literal behind the label `en:`, `help:` or `abstract:`, or in the English vocabulary.
    case english
    /// A literal behind the label `zhHans:`, or in the Chinese vocabulary.
    case chinese
    /// Any other literal.
    case literal
    /// A comment, without its slashes.
    case comment
  }

  let kind: Kind
  /// The text; an interpolation is `\(its code)`.
  var text: String
  /// The path and the line, such as `App/Main/main.swift:3`.
  let place: String
  /// Whether the text is a documentation comment.
  var isDocumentation = false

  var path: Substring { place.prefix { $0 != ":" } }

  var description: String { "\(place): \(text)" }

  /// The text with a sign that is neither Latin nor Chinese for each interpolation.
  var withoutCode: String {
    var result = ""
    var depth = 0
    var isEscaped = false
    for character in text {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        if depth == 0 { result.append("□") }
      } else if isEscaped, character == "(" {
        result.removeLast()
        depth = 1
      } else {
        result.append(character)
      }
      isEscaped = character == "\\"
    }
    return result
  }
}

/// Reads the literals and comments of Swift source.
struct SourceTextReader {
  private let source: [Character]
  private let path: String
  private let kinds: [String: SourceText.Kind] = [
    "en": .english, "zhHans": .chinese, "abstract": .english, "help": .english,
  ]
  /// The kind of a literal without one of these labels: files of a vocabulary have one language.
  private let fallback: SourceText.Kind
  private var position = 0
  private var line = 1
  private var depth = 0
  /// The label of the argument that is read, and how deep its call is.
  private var label = (name: "", depth: 0)
  private var commentEnd = 0
  private var texts: [SourceText] = []

  /// The texts of a file, in order; comments that follow each other are one text.
  static func texts(of source: String, path: String) -> [SourceText] {
    var reader = SourceTextReader(source: Array(source), path: path)
    reader.readCode(isNested: false)
    return reader.texts
  }

  private init(source: [Character], path: String) {
    self.source = source
    self.path = path
    fallback =
      path.hasSuffix("EnglishCommandVocabulary.swift")
      ? .english : path.hasSuffix("ChineseCommandVocabulary.swift") ? .chinese : .literal
  }

  private mutating func readCode(isNested: Bool) {
    let outside = depth
    var word = ""
    while position < source.count {
      let character = source[position]
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if !word.isEmpty {
        if character == ":" { label = (word, depth) }
        word = ""
      }
      switch character {
      case "(":
        depth += 1
        advance()
      case ")":
        advance()
        if isNested, depth == outside { return }
        depth -= 1
        if depth < label.depth { label.name = "" }
      case "/" where at("//"): readComment()
      case "#" where at("#\""): readLiteral(hashes: 1)
      case "\"": readLiteral(hashes: 0)
      case "`": skipName()
      default: advance()
      }
    }
  }

  private mutating func readComment() {
    let start = line
    var text = ""
    while position < source.count, source[position] != "\n" {
      text.append(source[position])
      advance()
    }
    let isDocumentation = text.hasPrefix("///")
    text = String(text.drop { $0 == "/" || $0 == " " })
    if let last = texts.indices.last, texts[last].kind == .comment, commentEnd == start - 1 {
      texts[last].text += " " + text
    } else {
      texts.append(
        SourceText(kind: .comment, text: text, place: "\(path):\(start)", isDocumentation: isDocumentation)
      )
    }
    commentEnd = start
  }

  private mutating func readLiteral(hashes: Int) {
    let start = line
    let kind: SourceText.Kind = kinds[label.name] ?? fallback
    let fence = String(repeating: "#", count: hashes)
    let escape = "\\" + fence
    for _ in 0..<hashes { advance() }
    let isBlock = at("\"\"\"")
    let end = (isBlock ? "\"\"\"" : "\"") + fence
    for _ in 0..<(isBlock ? 3 : 1) { advance() }
    var text = ""
    while position < source.count, !at(end) {
      guard at(escape) else {
        text.append(source[position])
        advance()
        continue
      }
      for _ in 0...hashes { advance() }
      switch source[position] {
      case "(":
        let begin = position
        advance()
        let outer = label
        readCode(isNested: true)
        label = outer
        text += "\\" + String(source[begin..<position])
      case "\n":
        repeat { advance() } while position < source.count && source[position] == " "
      case let character:
        text.append(character == "n" ? "\n" : character)
        advance()
      }
    }
    for _ in end { advance() }
    texts.append(SourceText(kind: kind, text: text, place: "\(path):\(start)"))
  }

  private mutating func skipName() {
    repeat { advance() } while position < source.count && source[position] != "`"
    advance()
  }

  private func at(_ text: String) -> Bool {
    // The first character tells almost always, and much sooner.
    source[position] == text.first && source[position...].starts(with: text)
  }

  private mutating func advance() {
    guard position < source.count else { return }
    if source[position] == "\n" { line += 1 }
    position += 1
  }
}

/// The source files of the repository.
enum SourceTexts {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All texts of the program, its packages and its tools, without what the sandbox invents and without suites.
  static let all: [SourceText] = sources.flatMap { path, source in
    SourceTextReader.texts(of: source, path: path)
  }

  /// The sources of the program, its packages and its tools, without what the sandbox invents and without suites.
  static let sources: [(path: String, source: String)] = swiftFiles.map { ($0, contents(of: $0)) }

  /// The texts of the files that have each text in every language.
  static let bilingual: [SourceText] = {
    let texts = all.filter { $0.kind == .english || $0.kind == .chinese }
    let kinds = Dictionary(grouping: texts, by: \.path).mapValues { Set($0.map(\.kind)) }
    return texts.filter { kinds[$0.path]?.count == 2 }
  }()

  /// The READMEs, the articles and the scripts, each as one text.
  static let documents: [SourceText] = paths.filter { path in
    path.hasSuffix(".md") || (path.hasPrefix("scripts/") && !path.contains("/."))
  }
  .map { SourceText(kind: .literal, text: contents(of: $0), place: $0) }

  private static let swiftFiles = paths.filter { path in
    path.hasSuffix(".swift") && (path.hasPrefix("App/") || path.contains("/Sources/"))
      && !path.contains("/Sandbox/Content/") && !path.contains("/Testing/") && !path.contains("/Templates/")
  }

  private static let paths: [String] = ["App", "Packages", "scripts", "README.md"].flatMap {
    top -> [String] in
    let folder = root.appending(path: top).path(percentEncoded: false)
    guard let below = FileManager.default.subpaths(atPath: folder), !below.isEmpty else { return [top] }
    return below.map { "\(top)/\($0)" }.filter { !$0.contains(".build/") }
  }
  .sorted()

  private static func contents(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }
}
