/// A paragraph of a content text.
///
/// A content text consists of paragraphs with a blank line between them. Every line is a keyword and, after one
/// space, its value; the first line gives the kind of the record and its name:
///
///     dish Goulash
///     area Hungarian
///     tags Stew | Winter
///
/// A keyword may come several times. Lists within a value are separated by ` | `. A line whose keyword ends in `.sv`
/// takes the place of the line without that end where Swedish is asked for. The texts are part of the program, so a
/// mistake in one is a programming error and stops the program with the name of the record.
struct ContentRecord {
  /// The kind of the record, such as `dish`.
  let kind: Substring
  /// The value of the first line; empty where the kind says enough.
  let name: String
  private let lines: ArraySlice<(keyword: Substring, value: Substring)>

  private init(_ lines: ArraySlice<(keyword: Substring, value: Substring)>, heading: (Substring, Substring)) {
    kind = heading.0
    name = String(heading.1)
    self.lines = lines
  }

  /// Reads all records of a text, in order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - suffix: What ends the keywords of the lines that are preferred, such as `.sv`.
  /// - Returns: The records; other suffixes are keywords that nothing asks for.
  static func all(in text: String, preferring suffix: String? = nil) -> [ContentRecord] {
    // Split as bytes: looking for the borders of characters takes most of the time otherwise.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.split(whereSeparator: \.isEmpty).compactMap { paragraph in
      let pairs = paragraph.map { line in
        let space = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
        return (keyword: Substring(line[..<space]), value: Substring(line[space...].dropFirst()))
      }
      return pairs.first.map {
        ContentRecord(suffix.map(pairs.preferring) ?? pairs.dropFirst(), heading: ($0.keyword, $0.value))
      }
    }
  }

  /// The values of every line with a keyword.
  func texts(_ keyword: String) -> [String] {
    lines.filter { $0.keyword == keyword }.map { String($0.value) }
  }

  /// The value of the first line with a keyword, where there is one.
  func optionalText(_ keyword: String) -> String? {
    lines.first { $0.keyword == keyword }.map { String($0.value) }
  }

  /// The value of the first line with a keyword, which must be there.
  func text(_ keyword: String) -> String {
    required(optionalText(keyword), keyword)
  }

  /// Whether there is a line with a keyword.
  func contains(_ keyword: String) -> Bool {
    lines.contains { $0.keyword == keyword }
  }

  /// The value of the first line with a keyword as a whole number, where there is one.
  func optionalNumber(_ keyword: String) -> Int? {
    optionalText(keyword).map { required(Int($0), keyword) }
  }

  /// The value of the first line with a keyword as a whole number, which must be there.
  func number(_ keyword: String) -> Int {
    required(optionalNumber(keyword), keyword)
  }

  /// The elements of the list on the first line with a keyword; none where there is no such line.
  func list(_ keyword: String) -> [String] {
    lines.first { $0.keyword == keyword }.map { Self.list($0.value) } ?? []
  }

  /// The elements of the lists on every line with a keyword.
  func lists(_ keyword: String) -> [[String]] {
    lines.filter { $0.keyword == keyword }.map { Self.list($0.value) }
  }

  private static func list(_ value: Substring) -> [String] {
    value.utf8.split(separator: UInt8(ascii: "|")).map { element in
      let start = element.first == UInt8(ascii: " ") ? element.dropFirst() : element
      return String(Substring(start.last == UInt8(ascii: " ") ? start.dropLast() : start))
    }
  }

  /// The halves of an element of the form `name: text`; one without a colon has no text.
  static func pair(_ element: String) -> (name: String, text: String?) {
    guard let colon = element.utf8.firstIndex(of: UInt8(ascii: ":")) else { return (element, nil) }
    return (String(element[..<colon]), String(element[colon...].dropFirst(2)))
  }

  /// A value that was read, or the end of the program where it could not be.
  func required<Value>(_ value: Value?, _ keyword: String) -> Value {
    guard let value else {
      preconditionFailure("The content has no valid \(keyword) of the \(kind) \(name).")
    }
    return value
  }
}

extension [(keyword: Substring, value: Substring)] {
  /// The lines behind the heading, those with a suffix first and without it: the first line with a keyword counts.
  fileprivate func preferring(_ suffix: String) -> ArraySlice<Element> {
    let preferred = dropFirst().compactMap { line in
      line.keyword.hasSuffix(suffix)
        ? (keyword: line.keyword.dropLast(suffix.count), value: line.value) : nil
    }
    return (preferred + dropFirst())[...]
  }
}

extension Sequence<ContentRecord> {
  /// Each record of a kind, with the records that follow it up to the next one of that kind.
  func grouped(by kind: String) -> [(head: ContentRecord, rest: [ContentRecord])] {
    var groups: [(head: ContentRecord, rest: [ContentRecord])] = []
    for record in self {
      if record.kind == kind {
        groups.append((record, []))
      } else {
        precondition(!groups.isEmpty, "The content has a \(record.kind) \(record.name) before any \(kind).")
        groups[groups.count - 1].rest.append(record)
      }
    }
    return groups
  }
}
