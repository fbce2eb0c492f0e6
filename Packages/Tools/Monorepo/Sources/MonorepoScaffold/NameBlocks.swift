import MonorepoSystem

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

  /// What a line has in common with those that it is sorted among, and what it is sorted by.
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
