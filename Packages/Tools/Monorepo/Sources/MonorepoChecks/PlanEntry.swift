import Foundation

/// The style of a test plan's entries: on one line or several, with which blanks and escapes.
struct PlanEntryStyle {
  /// Lines end like this one, `{` stands at the end of a line, and a member is two blanks deeper than its object.
  static let usual = PlanEntryStyle(entry: "{\n      \"target\": {}\n    }", before: "\n    ")

  let separator: String
  /// The line break and the blanks in front of an entry that takes several lines, nil when it takes one.
  private let lineStart: String?
  private let indentation: String
  private let colon: String
  private let escapesSlashes: Bool

  /// Takes the style over from an entry and the text that stands before it.
  init(entry: String, before: String) {
    let gap = String(before.reversed().prefix { $0.isWhitespace }.reversed())
    separator = "," + (gap.isEmpty ? " " : gap)
    let isBlock = entry.contains(where: \.isNewline)
    lineStart = isBlock ? Self.lastLineBreak(gap) : nil
    let inner = entry.dropFirst().prefix { $0.isWhitespace }
    let depth = (Self.lastLineBreak(String(inner)) ?? "").count - (lineStart ?? "").count
    indentation = String(repeating: inner.last == "\t" ? "\t" : " ", count: max(depth, 0))
    colon = Self.colon(in: entry)
    escapesSlashes = before.contains("\\/") || entry.contains("\\/")
  }

  func entry(_ suite: PlanDifference.Suite) -> String {
    let members = [
      ("containerPath", "container:" + suite.folder), ("identifier", suite.name), ("name", suite.name),
    ]
    let target = object(members.map { ($0, quoted($1)) }, depth: 1)
    return object([("target", target)], depth: 0)
  }

  private func object(_ members: [(key: String, value: String)], depth: Int) -> String {
    let lines = members.map { "\"\($0)\"\(colon)\($1)" }
    guard let lineStart else { return "{" + lines.joined(separator: ", ") + "}" }
    let outer = lineStart + String(repeating: indentation, count: depth)
    return "{" + lines.map { outer + indentation + $0 }.joined(separator: ",") + outer + "}"
  }

  private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = escapesSlashes ? [] : .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\(text)\""
  }

  /// The text between a key and its value, as in `"target" : {`.
  private static func colon(in entry: String) -> String {
    guard let key = entry.range(of: "\"target\""), let value = entry[key.upperBound...].firstIndex(of: "{")
    else { return ": " }
    return String(entry[key.upperBound..<value])
  }

  private static func lastLineBreak(_ blanks: String) -> String? {
    blanks.lastIndex(where: \.isNewline).map { String(blanks[$0...]) }
  }
}

/// One entry as it stands in the file.
struct PlanEntryText {
  private struct Entry: Decodable {
    struct Target: Decodable {
      let containerPath: String
      let name: String
    }
    let target: Target
  }

  let text: String
  let suite: PlanDifference.Suite?

  init(_ text: String) {
    self.text = text
    let target = try? JSONDecoder().decode(Entry.self, from: Data(text.utf8)).target
    suite = target.map { target in
      let folder = target.containerPath.dropFirst("container:".count)
      return PlanDifference.Suite(name: target.name, folder: String(folder))
    }
  }
}
