import Foundation
import MonorepoSystem

/// The links and the anchors of a Markdown text, as GitHub understands them; code and comments have neither.
struct MarkdownDocument {
  private(set) var links: [(target: String, line: Int)] = []
  /// The anchors of the headings, and those that HTML in the text names.
  private(set) var anchors: Set<String> = []

  init(_ text: String) {
    var code = CodeBlocks()
    var paragraph = ""
    // Of the innermost item of a list, or of the page.
    var indentation = 0
    var (isPreformatted, isComment) = (false, false)
    let text = text.drop { $0 == "\u{FEFF}" }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
      if isPreformatted {
        isPreformatted = !content.contains("</pre>")
        continue
      }
      let column = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == " " ? 1 : 4) }
      let beginsBlock = paragraph.isEmpty && !content.isEmpty
      if beginsBlock, column >= indentation + 4 { continue }
      if code.holds(content) { continue }
      if content.prefixMatch(of: #/<pre[ >]/#) != nil {
        isPreformatted = !content.contains("</pre>")
        paragraph = ""
        continue
      }
      if beginsBlock { indentation = min(indentation, column) }
      if let mark = content.prefixMatch(of: #/(?:[-+*]|\d+[.)])\s{1,4}/#) {
        indentation = column + mark.output.count
      }
      let prose = Self.withoutComments(Self.withoutCode(content), &isComment)
      links += Self.targets(in: prose).map { (target: $0, line: index + 1) }
      // The destination of a definition may stand below its label.
      if paragraph.wholeMatch(of: #/\[[^\]^][^\]]*\]:\s*/#) != nil,
        let target = Self.destination(prose[...])
      {
        links.append((target: target, line: index + 1))
      }
      if Self.hasAttribute(prose) {
        anchors.formUnion(prose.matches(of: #/[ ](?:id|name)=["']([^"']*)/#).map { $0.1.lowercased() })
      }
      if content.first == "#", let heading = content.wholeMatch(of: #/[#]{1,6}(?:[ ](.*))?/#) {
        addAnchor(of: String(heading.output.1 ?? ""))
      } else if !paragraph.isEmpty, content.wholeMatch(of: #/=[= ]*|-[\- ]*/#) != nil {
        addAnchor(of: paragraph)
      }
      paragraph = String(content)
    }
    guard text.contains("</h") else { return }
    for heading in text.matches(of: #/<h([1-6])\b[^>]*>(.*?)</h\1>/#.dotMatchesNewlines()) {
      let words = heading.output.2.replacing(#/<[^>]*>/#, with: "")
      addAnchor(of: words.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private mutating func addAnchor(of heading: String) {
    let anchor = Self.anchor(of: heading)
    var (unique, count) = (anchor, 0)
    while anchors.contains(unique) {
      count += 1
      unique = "\(anchor)-\(count)"
    }
    anchors.insert(unique)
  }

  /// The anchor that GitHub makes of a heading: small letters, digits, marks, and hyphens for blanks.
  private static func anchor(of heading: String) -> String {
    let text = heading.replacing(#/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/#) { $0.1 }
      .replacing(#/(`[^`]*`)|</?[A-Za-z][\w\-]*(?:\s[^>`]*)?/?>/#) { $0.1 ?? "" }
      .replacing(#/(^|[ ])_+([^_`\s](?:[^`]*?[^_`\s])?)_+(?=$|[ .,:;!?])/#) { "\($0.1)\($0.2)" }
      .trimmingCharacters(in: CharacterSet(charactersIn: " #"))
    let others: Set<Unicode.GeneralCategory> = [
      .connectorPunctuation, .decimalNumber, .enclosingMark, .nonspacingMark, .spacingMark,
    ]
    // A mark, such as that of an emoji, is one character with the blank in front of it.
    var anchor = ""
    for sign in text.lowercased().unicodeScalars {
      let isWord = sign.properties.isAlphabetic || others.contains(sign.properties.generalCategory)
      if isWord || sign == "-" || sign == " " { anchor.unicodeScalars.append(sign == " " ? "-" : sign) }
    }
    return anchor
  }

  /// The line without the text between equally long runs of backticks.
  private static func withoutCode(_ line: Substring) -> String {
    var (result, rest) = ("", line)
    while let start = rest.firstIndex(of: "`") {
      result += rest[..<start]
      let signs = rest[start...].prefix { $0 == "`" }
      rest = rest[signs.endIndex...]
      let runs = rest.ranges(of: #/`+/#)
      if let end = runs.first(where: { rest[$0].count == signs.count })?.upperBound {
        rest = rest[end...]
      } else {
        result += signs
      }
    }
    return result + rest
  }

  /// The line without HTML comments, of which the last one may go on in the next line.
  private static func withoutComments(_ line: String, _ isComment: inout Bool) -> String {
    var (result, rest) = ("", line[...])
    while let mark = rest.firstRange(of: isComment ? "-->" : "<!--") {
      if !isComment { result += rest[..<mark.lowerBound] }
      rest = rest[mark.upperBound...]
      isComment.toggle()
    }
    return isComment ? result : result + rest
  }

  private static func hasAttribute(_ line: String) -> Bool { line.contains("=\"") || line.contains("='") }

  /// The destinations of links, images and link definitions in a line, also in HTML.
  private static func targets(in line: String) -> [String] {
    // Behind an escaped bracket stands no link.
    let links = line.contains("\\[") ? line.replacing(#/(^|[^\\])\\\[[^\[\]]*\]\(/#) { $0.1 } : line
    var targets = links.ranges(of: "](").compactMap { destination(links[$0.upperBound...]) }
    if hasAttribute(line) {
      let attributes = line.matches(of: #/(?:^|\s)(href|src|srcset)=(?:"([^"]+)"|'([^']+)')/#)
      targets += attributes.flatMap { attribute -> [String] in
        let value = String(attribute.2 ?? attribute.3 ?? "")
        guard attribute.1 == "srcset" else { return [value] }
        return value.split(separator: ",").compactMap { $0.split(separator: " ").first.map(String.init) }
      }
    }
    if line.contains("=") {
      targets += line.matches(of: #/<[A-Za-z][^<>]*\s(?:href|src)=([^\s"'<>]+)/#).map { String($0.1) }
    }
    if let definition = line.prefixMatch(of: #/\[[^\]]+\]:\s+(?=\S)/#), !line.hasPrefix("[^"),
      let target = destination(line[definition.range.upperBound...])
    {
      targets.append(target)
    }
    return targets
  }

  /// The destination at the beginning of a text, which may stand between angle brackets.
  private static func destination(_ text: Substring) -> String? {
    let text = text.drop(while: \.isWhitespace)
    if text.first == "<" { return String(text.dropFirst().prefix { $0 != ">" }) }
    var depth = 0
    let target = text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth >= 0 && !character.isWhitespace
    }
    return target.isEmpty ? nil : String(target)
  }
}
