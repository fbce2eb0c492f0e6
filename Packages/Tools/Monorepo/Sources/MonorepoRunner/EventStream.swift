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
    let payload = record.payload
    switch payload.kind {
    case "runEnded": hasEnded = true
    case "testStarted":
      change(payload) { trace in
        trace.progress = .running
        trace.start = payload.instant?.absolute
      }
    case "testEnded":
      change(payload) { trace in
        if trace.progress == .running { trace.progress = .ended }
        guard let start = trace.start, let end = payload.instant?.absolute else { return }
        trace.duration = .seconds(end - start)
      }
    case "testSkipped", "testCancelled":
      change(payload) { trace in
        trace.progress = .skipped
        if !record.text.isEmpty { trace.messages.append(record.text) }
      }
    case "issueRecorded": noteIssue(record)
    default: break
    }
  }

  private mutating func noteIssue(_ record: EventRecord) {
    guard record.payload.issue?.isFailure ?? true else {
      if record.payload.issue?.isKnown == true { change(record.payload) { $0.hasKnownIssue = true } }
      return
    }
    let message = record.payload.issue?.place.map { "\($0): \(record.text)" } ?? record.text
    let isKnownTest = change(record.payload) { trace in
      trace.hasIssues = true
      trace.messages.append(message)
    }
    if !isKnownTest { looseIssues.append(message) }
  }

  @discardableResult
  private mutating func change(_ payload: EventRecord.Payload, _ body: (inout TestTrace) -> Void) -> Bool {
    guard let index = indices[payload.testID ?? ""] else { return false }
    body(&traces[index])
    return true
  }
}
