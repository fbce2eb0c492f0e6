public import Foundation

/// What Swift Testing writes to its event stream while a suite runs, counted.
///
/// The stream is one JSON object per line (version 0 of its format). A last line that a crash cut off is left out.
public struct EventStream: Equatable, Sendable {
  /// One test that failed.
  public struct Failure: Equatable, Sendable {
    /// The test's identifier.
    public let test: String
    /// Its issues, each with its place.
    public var messages: [String]
  }

  /// How many tests passed.
  public let passed: Int
  /// The tests that failed, in the order of their first issue.
  public let failures: [Failure]
  /// The tests that began and never ended.
  public let unfinished: [String]

  /// Counts the events in a stream.
  public init(_ data: Data) {
    var functions: Set<String> = []
    var started: [String] = []
    var ended: Set<String> = []
    var failures: [Failure] = []
    for record in Self.records(in: data) {
      let payload = record.payload
      let test = payload.testID ?? ""
      switch (record.kind, payload.kind) {
      case ("test", "function"): functions.insert(payload.id ?? "")
      case ("event", "testStarted"): started.append(test)
      case ("event", "testEnded"): ended.insert(test)
      case ("event", "issueRecorded") where payload.issue?.isFailure ?? true:
        let text = payload.messages?.map(\.text).joined(separator: " ") ?? ""
        let message = payload.issue?.place.map { "\($0): \(text)" } ?? text
        if let index = failures.firstIndex(where: { $0.test == test }) {
          failures[index].messages.append(message)
        } else {
          failures.append(Failure(test: test, messages: [message]))
        }
      default: continue
      }
    }
    let failed = Set(failures.map(\.test))
    let begun = started.filter(functions.contains)
    self.failures = failures
    unfinished = begun.filter { !ended.contains($0) && !failed.contains($0) }
    passed = begun.count { ended.contains($0) && !failed.contains($0) }
  }

  private static func records(in data: Data) -> [EventRecord] {
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(EventRecord.self, from: $0)
    }
  }
}
