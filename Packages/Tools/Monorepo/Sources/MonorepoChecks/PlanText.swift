import MonorepoGraph

/// The text of a test plan, whose entries can be added and removed while every other byte stays.
struct PlanText {
  private let opening: String
  private var entries: [PlanEntryText]
  private var separators: [String]
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
    entries = places.map { PlanEntryText(piece($0)) }
    separators = zip(places, places.dropFirst()).map { piece($0.upperBound..<$1.lowerBound) }
    closing = piece(last.upperBound..<bytes.count)
    style = PlanEntryStyle(entry: piece(first), before: opening)
  }

  /// A plan that names some suites and says nothing else.
  static func new(_ suites: [PlanDifference.Suite]) -> String {
    let style = PlanEntryStyle.usual
    let entries = suites.map { style.entry($0) }.joined(separator: ",\n    ")
    return """
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
          \(entries)
        ],
        "version": 1
      }

      """
  }

  var text: String {
    let rest = zip(separators, entries.dropFirst()).map { $0 + $1.text }
    return opening + (entries.first?.text ?? "") + rest.joined() + closing
  }

  /// Adds an entry behind the last one of the same package, else at the end.
  mutating func add(_ suite: PlanDifference.Suite) {
    let separator = separators.last ?? style.separator
    let index = entries.lastIndex { $0.suite?.folder == suite.folder } ?? entries.count - 1
    entries.insert(PlanEntryText(style.entry(suite)), at: index + 1)
    separators.insert(separator, at: index)
  }

  /// Removes entries, but never the last one, because a plan names at least one suite; tells which are gone.
  mutating func remove(_ gone: [PlanDifference.Suite]) -> [PlanDifference.Suite] {
    var removed: [PlanDifference.Suite] = []
    while entries.count > 1, let index = entries.firstIndex(where: { $0.suite.map(gone.contains) == true }) {
      removed += [entries.remove(at: index).suite].compactMap(\.self)
      separators.remove(at: max(index - 1, 0))
    }
    return removed
  }
}
