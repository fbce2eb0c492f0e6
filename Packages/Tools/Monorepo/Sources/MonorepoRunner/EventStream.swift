import Foundation

/// The events that one process reported about its tests while it ran.
struct EventStream: Equatable, Sendable {
  /// The tests and the types with tests that were chosen, in the order in which they were told.
  private(set) var traces: [TestTrace] = []
  /// Issues outside any test, each with its place.
  private(set) var looseIssues: [String] = []
  /// Whether the process told that the run was over.
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

  /// The first test that failed, with its first issue.
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
