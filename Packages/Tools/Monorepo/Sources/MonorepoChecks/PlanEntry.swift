import Foundation

/// The style of a test plan's entries: on one line or several, with which blanks and escapes.
struct PlanEntryStyle {
  static let usual = PlanEntryStyle(
    entry: """
      {
            "target": {
              "containerPath": "",
              "identifier": "",
              "name": ""
            }
          }
      """,
    before: "\n    "
  )

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

  func entry(_ suite: PlanDifference.Suite) -> String {
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
