import MonorepoSystem

struct Placeholders {
  let subject: String
  let name: NewName
  let area: String?

  private static let area = "__Area__"
  private static let noArea = "__NoArea__"

  /// Whether a text can be filled in: one that mentions the area needs one, and one that mentions its absence must have
  /// none.
  func canFill(_ text: String) -> Bool {
    subject == "Area" || !text.contains(area == nil ? Self.area : Self.noArea)
  }

  /// Fills a text of several lines; lines that cannot be filled are left out, and names put in order again.
  func fillLines(of text: String) -> String {
    NameBlocks.sorted(fill(text.linesWithEnds.filter { canFill(String($0)) }.joined()))
  }

  func fill(_ text: String) -> String {
    let word = subject.lowercased()
    return text.replacing("__\(subject)__", with: name.module)
      .replacing("__\(word)__", with: name.value)
      .replacing("__\(word)-command__", with: name.command)
      .replacing("__\(word) words__", with: name.phrase)
      .replacing("__\(subject) words__", with: name.title)
      .replacing("__\(subject.uppercased())__", with: name.variable)
      .replacing("__\(word) rule__", with: String(repeating: "━", count: name.title.count))
      .replacing(Self.area, with: area ?? "")
      .replacing(Self.noArea, with: "")
  }
}

/// Puts neighbouring lines back in order whose order depends on the names that were filled in.
enum NameBlocks {
  /// Sorts runs of imports, and runs of lines that hold nothing but a name in quotes.
  static func sorted(_ text: String) -> String {
    var result = ""
    var rest = text.linesWithEnds[...]
    while let first = rest.first {
      let kind = kind(of: first)?.kind
      let run = rest.prefix { Self.kind(of: $0)?.kind == kind }
      let keyed = run.map { (key: Self.kind(of: $0)?.key ?? "", line: $0) }
      result += (kind == nil ? keyed : keyed.sorted { $0.key < $1.key }).map(\.line).joined()
      rest = rest.dropFirst(run.count)
    }
    return result
  }

  /// The kind that a line shares with those that it is sorted among, and the key by which it is sorted.
  private static func kind(of line: Substring) -> (kind: Substring, key: Substring)? {
    let words = line.split(whereSeparator: \.isWhitespace)
    switch words.count {
    case 1 where words[0].hasPrefix("\"") && words[0].hasSuffix("\","):
      return (line.prefix { $0 == " " }, words[0])
    case 2 where words[0] == "import": return ("import", words[1])
    case 3 where words[0] == "public" && words[1] == "import": return ("import", words[2])
    case 3 where words[0] == "@testable" && words[1] == "import": return ("@testable", words[2])
    default: return nil
    }
  }
}
