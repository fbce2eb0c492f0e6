import MonorepoSystem

/// Puts neighbouring lines back in order whose order depends on the names that were filled in.
enum NameBlocks {
  /// Sorts runs of imports, and runs of lines that hold nothing but a name in quotes.
  static func sorted(_ text: String) -> String {
    var result: [Substring] = []
    var run: [(kind: Substring, key: Substring, line: Substring)] = []
    func endRun() {
      result += run.sorted { $0.key < $1.key }.map(\.line)
      run = []
    }
    for line in text.linesWithEnds {
      guard let (kind, key) = kind(of: line) else {
        endRun()
        result.append(line)
        continue
      }
      if let last = run.last, last.kind != kind { endRun() }
      run.append((kind, key, line))
    }
    endRun()
    return result.joined()
  }

  /// What a line has in common with those that it is sorted among, and what it is sorted by.
  private static func kind(of line: Substring) -> (Substring, Substring)? {
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
