import Foundation

/// Turns what XCTest prints into the records that Swift Testing would have written.
///
/// The forms are those of swift-corelibs-xctest: a line when a test starts and ends, and one for each failure, which
/// begins with its place. What tests print themselves may stand between them, so everything else is left out.
struct XCTestLines: EventReader {
  private let identifiers: [String: String]
  private var chosen: [String]
  private var running: String?
  private var lines = CompletedLines()

  /// Reads what a process prints that was told to run these tests.
  init(_ chosen: [String]) {
    self.chosen = chosen
    identifiers = Dictionary(chosen.map { (Self.printedName($0), $0) }) { first, _ in first }
  }

  mutating func add(_ data: Data) -> [EventRecord] {
    let listed = chosen.map { id in
      EventRecord(kind: "test", payload: .init(id: id, kind: "function", name: Self.printedName(id)))
    }
    chosen = []
    return listed + lines.add(data).flatMap { records(of: Substring(decoding: $0, as: UTF8.self)) }
  }

  private mutating func records(of line: Substring) -> [EventRecord] {
    if line.hasPrefix("Test Suite 'Selected tests' "), !line.contains("' started at ") {
      return [Self.event("runEnded", nil)]
    }
    if line.hasPrefix("Test Case '"), let step = step(line) { return step }
    guard let running else { return [] }
    if let issue = Self.remark(on: running, after: " error: ", in: line) {
      return [Self.event("issueRecorded", identifiers[running], [issue])]
    }
    if let reason = Self.remark(on: running, after: " ", in: line), reason.text.contains("Test skipped") {
      return [Self.event("testSkipped", identifiers[running], [reason])]
    }
    return []
  }

  private mutating func step(_ line: Substring) -> [EventRecord]? {
    let parts = line.dropFirst("Test Case '".count).split(separator: "'", maxSplits: 1)
    guard parts.count == 2, let id = identifiers[String(parts[0])] else { return nil }
    let name = String(parts[0])
    let seconds = parts[1].split(separator: "(").last.flatMap { Double($0.prefix { $0 != " " }) }
    switch parts[1].split(separator: " ").first {
    case "started":
      running = name
      return [Self.event("testStarted", id, at: 0)]
    case "skipped":
      running = nil
      return [Self.event("testSkipped", id, at: seconds), Self.event("testEnded", id, at: seconds)]
    case "passed", "failed":
      running = nil
      return [Self.event("testEnded", id, at: seconds)]
    default: return nil
    }
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

/// The XCTest tests of a program.
enum XCTestListing {
  /// The identifiers in what a program prints when it is asked for its tests, as in `Module.Class/test()`.
  static func identifiers(in text: String) -> [String] {
    text.split(separator: "\n").filter { line in
      line.wholeMatch(of: /[\w$]+\.[\w$.]+\/[\w$]+/) != nil
    }.map { "\($0)()" }
  }

  /// The argument that makes a program run these tests of a suite; a class chosen as a whole is named once.
  static func argument(_ chosen: [String], of all: [String]) -> String {
    func owner(_ id: String) -> Substring { id.prefix { $0 != "/" } }
    let sizes = Dictionary(grouping: all, by: owner).mapValues(\.count)
    let classes = Dictionary(grouping: chosen, by: owner)
    return classes.sorted { $0.key < $1.key }.flatMap { name, tests in
      tests.count == sizes[name] ? [String(name)] : tests.map { String($0.dropLast(2)) }
    }.joined(separator: ",")
  }
}
