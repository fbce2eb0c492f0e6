import Foundation

struct EventStream: Equatable, Sendable {
  /// The tests and the types with tests that were chosen, in the order in which they were told.
  private(set) var traces: [TestTrace] = []
  private(set) var looseIssues: [String] = []
  private(set) var hasEnded = false

  private var indices: [String: Int] = [:]

  init(_ data: Data, _ reader: any EventReader = EventLines()) {
    var reader = reader
    for record in reader.add(data + [UInt8(ascii: "\n")]) {
      switch record.kind {
      case "test": list(record.payload)
      case "event": note(record)
      default: continue
      }
    }
  }

  var tests: [TestTrace] { traces.filter { !$0.isSuite } }

  var firstFailure: String? {
    guard let test = traces.first(where: \.hasFailed) else { return looseIssues.first }
    return ([test.name] + test.messages.prefix(1)).joined(separator: ": ")
  }

  private mutating func list(_ payload: EventRecord.Payload) {
    guard let id = payload.id, indices[id] == nil else { return }
    let name = payload.displayName ?? payload.name ?? id
    indices[id] = traces.count
    traces.append(
      TestTrace(id: id, name: name, isSuite: payload.kind == "suite", tags: Set(payload._tags ?? []))
    )
  }

  private mutating func note(_ record: EventRecord) {
    let (payload, instant) = (record.payload, record.payload.instant?.absolute)
    if payload.kind == "runEnded" { hasEnded = true }
    guard let index = indices[payload.testID ?? ""] else {
      if record.isFailure { looseIssues.append(record.message) }
      return
    }
    switch payload.kind {
    case "testStarted":
      traces[index].progress = .running
      traces[index].start = instant
    case "testEnded":
      if traces[index].progress == .running { traces[index].progress = .ended }
      if let start = traces[index].start, let instant { traces[index].duration = .seconds(instant - start) }
    case "testSkipped", "testCancelled":
      traces[index].progress = .skipped
      if !record.text.isEmpty { traces[index].messages.append(record.text) }
    case "issueRecorded" where record.isFailure:
      traces[index].hasIssues = true
      traces[index].messages.append(record.message)
    case "issueRecorded" where payload.issue?.isKnown == true: traces[index].hasKnownIssue = true
    default: break
    }
  }
}

/// One line of Swift Testing's event stream, as far as the tool reads it.
struct EventRecord: Decodable, Sendable {
  struct Message: Decodable, Sendable { let text: String }

  struct Place: Decodable, Sendable {
    let fileID: String
    let line: Int
  }

  struct Issue: Decodable, Sendable {
    var isKnown: Bool?
    var severity: String?
    var sourceLocation: Place?

    /// Known issues and warnings do not fail a test.
    var isFailure: Bool { isKnown != true && severity != "warning" }
  }

  struct Instant: Decodable, Sendable { let absolute: Double }

  struct Payload: Decodable, Sendable {
    var id: String?
    let kind: String
    var name: String?
    var displayName: String?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
    var instant: Instant?
    /// Told by version 0 of the stream, which is the only one that tells them.
    var _tags: [String]?
  }

  let kind: String
  let payload: Payload

  var isFailure: Bool { payload.kind == "issueRecorded" && payload.issue?.isFailure != false }

  var text: String { payload.messages?.map(\.text).joined(separator: " ") ?? "" }

  /// The text behind the place of its issue, as in `AppTests/LaunchTests.swift:12: it is closed`.
  var message: String {
    payload.issue?.sourceLocation.map { "\($0.fileID):\($0.line): \(text)" } ?? text
  }
}

protocol EventReader: Sendable {
  mutating func add(_ data: Data) -> [EventRecord]
}

/// Cuts what a process writes into lines as they are completed.
struct CompletedLines: Sendable {
  private var rest = Data()

  mutating func add(_ data: Data) -> [Data] {
    rest.append(data)
    // By bytes, because a carriage return that a test prints and its line feed are a single Character.
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<end].split(separator: UInt8(ascii: "\n"))
    rest = Data(rest[rest.index(after: end)...])
    return lines
  }
}

/// Reads Swift Testing's event stream, a JSON object on each line (version 0 of its format); what is none is left out.
struct EventLines: EventReader {
  private let decoder = JSONDecoder()
  private var lines = CompletedLines()

  mutating func add(_ data: Data) -> [EventRecord] {
    lines.add(data).compactMap { try? decoder.decode(EventRecord.self, from: $0) }
  }
}
