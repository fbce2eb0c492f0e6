import Foundation

/// Turns what XCTest prints into the records that Swift Testing would have written.
///
/// A mark ends a line when a test starts and ends; what tests print may stand before it, and between the lines.
struct XCTestLines: EventReader {
  private let identifiers: [String: String]
  private var chosen: [String]
  private var running: String?
  private var left: Set<String>
  private var blamed: Set<String> = []
  private var lines = CompletedLines()

  init(_ chosen: [String]) {
    self.chosen = chosen
    identifiers = Dictionary(chosen.map { (Self.printedName($0), $0) }) { first, _ in first }
    left = Set(identifiers.keys)
  }

  mutating func add(_ data: Data) -> [EventRecord] {
    let listed = chosen.map { id in
      EventRecord(kind: "test", payload: .init(id: id, kind: "function", name: Self.printedName(id)))
    }
    chosen = []
    return listed + lines.add(data).flatMap { records(of: Substring(decoding: $0, as: UTF8.self)) }
  }

  private mutating func records(of line: Substring) -> [EventRecord] {
    if let step = step(line) { return step }
    guard let running else { return [] }
    if let issue = Self.remark(on: running, after: " error: ", in: line) {
      blamed.insert(running)
      return [Self.event("issueRecorded", identifiers[running], [issue])]
    }
    if let reason = Self.remark(on: running, after: " ", in: line), reason.text.contains("Test skipped") {
      return [Self.event("testSkipped", identifiers[running], [reason])]
    }
    return []
  }

  private mutating func step(_ line: Substring) -> [EventRecord]? {
    guard let mark = line.range(of: "Test Case '", options: .backwards),
      let parts = line[mark.upperBound...].wholeMatch(
        of: /(.+)' (?:started at .+|(passed|failed|skipped) \((.+) seconds\))/
      ),
      let id = identifiers[String(parts.1)]
    else { return nil }
    let name = String(parts.1)
    guard let verdict = parts.2 else {
      running = name
      return [Self.event("testStarted", id, at: 0)]
    }
    running = nil
    let seconds = parts.3.flatMap { Double($0) }
    var records = [Self.event("testEnded", id, at: seconds)]
    if verdict == "skipped" { records.insert(Self.event("testSkipped", id, at: seconds), at: 0) }
    // A test that prints a line like the one that ends it hides what is told of it from then on.
    if verdict == "failed", blamed.insert(name).inserted {
      records.insert(Self.event("issueRecorded", id, [.init(text: "failed, and no line says why")]), at: 0)
    }
    // What XCTest says of all tests at the end could be printed by any of them.
    if left.remove(name) != nil, left.isEmpty { records.append(Self.event("runEnded", nil)) }
    return records
  }

  private static func event(
    _ kind: String,
    _ id: String?,
    _ messages: [EventRecord.Message]? = nil,
    at seconds: Double? = nil
  ) -> EventRecord {
    let instant = seconds.map { EventRecord.Instant(absolute: $0) }
    return EventRecord(
      kind: "event",
      payload: .init(kind: kind, testID: id, messages: messages, instant: instant)
    )
  }

  /// The message of a line about a test, as in `/Tests/A.swift:6: error: FooTests.testBad : XCTAssertEqual failed`.
  private static func remark(on test: String, after mark: String, in line: Substring) -> EventRecord.Message?
  {
    guard let range = line.firstRange(of: ":\(mark)\(test) : ") else { return nil }
    return .init(text: "\(line[..<range.lowerBound]): \(line[range.upperBound...])")
  }

  /// `Module.Class/test()` as XCTest prints it: `Class.test`.
  private static func printedName(_ id: String) -> String {
    let name = id.drop { $0 != "." }.dropFirst()
    return String(name.hasSuffix("()") ? name.dropLast(2) : name).replacing("/", with: ".")
  }
}
