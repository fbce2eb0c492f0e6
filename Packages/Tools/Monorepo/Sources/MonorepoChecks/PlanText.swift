import Foundation
import MonorepoGraph

/// The text of a test plan, whose entries can be added and removed while every other byte stays.
struct PlanText {
  private struct Entry {
    /// The text between the entry before and this one.
    var gap: String
    let text: String
    let suite: PlannedTarget?
  }

  private let opening: String
  private var entries: [Entry]
  private let closing: String
  private let style: PlanEntryStyle

  /// Reads the text of a valid plan, nil when it names no suite.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let places = JSONScan.elements(ofArrayNamed: "testTargets", in: bytes), let first = places.first,
      let last = places.last
    else { return nil }
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    opening = piece(0..<first.lowerBound)
    let ends = [first.lowerBound] + places.map(\.upperBound)
    entries = zip(ends, places).map { end, place -> Entry in
      let text = piece(place)
      let planned = try? JSONDecoder().decode(TestPlan.Suite.self, from: Data(text.utf8))
      return Entry(gap: piece(end..<place.lowerBound), text: text, suite: planned?.target)
    }
    closing = piece(last.upperBound..<bytes.count)
    style = PlanEntryStyle(entry: piece(first), before: opening)
  }

  /// A plan that names some suites and says nothing else.
  static func new(_ suites: [PlannedTarget]) -> String {
    let model = """
      {
        "configurations": [
          {
            "id": "6F5A3C0E-2B41-4C3A-9D57-0A1B2C3D4E5F",
            "name": "Default",
            "options": {}
          }
        ],
        "defaultOptions": {},
        "testTargets": [
          {
            "target": {
              "containerPath": "container:",
              "identifier": "",
              "name": ""
            }
          }
        ],
        "version": 1
      }

      """
    guard var plan = PlanText(model) else { return model }
    for suite in suites { plan.add(suite) }
    _ = plan.remove([PlannedTarget(name: "", folder: "")])
    return plan.text
  }

  var text: String { opening + entries.map { $0.gap + $0.text }.joined() + closing }

  /// Adds an entry behind the last one of the same package, else at the end.
  mutating func add(_ suite: PlannedTarget) {
    let gap = entries.count > 1 ? entries[entries.count - 1].gap : style.separator
    let index = entries.lastIndex { $0.suite?.folder == suite.folder } ?? entries.count - 1
    entries.insert(Entry(gap: gap, text: style.entry(suite), suite: suite), at: index + 1)
  }

  /// Removes entries, but never the last one, because a plan names at least one suite; tells which are gone.
  mutating func remove(_ gone: [PlannedTarget]) -> [PlannedTarget] {
    var removed: [PlannedTarget] = []
    while entries.count > 1, let index = entries.firstIndex(where: { $0.suite.map(gone.contains) == true }) {
      removed += [entries.remove(at: index).suite].compactMap(\.self)
      if index == 0 { entries[0].gap = "" }
    }
    return removed
  }
}

/// The style of a test plan's entries: on one line or several, with which blanks and escapes.
struct PlanEntryStyle {
  let separator: String
  /// An entry for a suite with nothing but its target.
  private let model: String
  private let escapesSlashes: Bool

  /// Takes the style over from an entry and the text that stands before it.
  init(entry: String, before: String) {
    let gap = Self.blanks(atEndOf: before[...])
    separator = "," + (gap.isEmpty ? " " : gap)
    let target =
      entry.firstMatch(of: #/"target"\s*:\s*\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/#)?.output
      ?? #""target": {"containerPath": "", "identifier": "", "name": ""}"#
    let start = entry.dropFirst().prefix { $0.isWhitespace }
    model = "{\(start)\(target)\(Self.blanks(atEndOf: entry.dropLast()))}"
    escapesSlashes = before.contains("\\/") || entry.contains("\\/")
  }

  func entry(_ suite: PlannedTarget) -> String {
    model.replacing(#/"(containerPath|identifier|name)"(\s*:\s*)"(?:[^"\\]|\\.)*"/#) { member -> String in
      let value = member.1 == "containerPath" ? "container:" + suite.folder : suite.name
      return "\"\(member.1)\"\(member.2)\(quoted(value))"
    }
  }

  private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = escapesSlashes ? [] : .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\(text)\""
  }

  private static func blanks(atEndOf text: Substring) -> String {
    String(text.reversed().prefix { $0.isWhitespace }.reversed())
  }
}
