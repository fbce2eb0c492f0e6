import Foundation

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

  /// Whether it tells of something that fails a test or the suite.
  var isFailure: Bool { payload.kind == "issueRecorded" && payload.issue?.isFailure != false }

  var text: String { payload.messages?.map(\.text).joined(separator: " ") ?? "" }

  /// The text behind the place of its issue, as in `AppTests/LaunchTests.swift:12: it is closed`.
  var message: String {
    payload.issue?.sourceLocation.map { "\($0.fileID):\($0.line): \(text)" } ?? text
  }
}

/// Reads the records of one process as it writes them.
protocol EventReader: Sendable {
  /// Takes more bytes, and gives the records on lines that are complete now.
  mutating func add(_ data: Data) -> [EventRecord]
}

/// Cuts what a process writes into lines as they are completed.
struct CompletedLines: Sendable {
  private var rest = Data()

  /// Takes more bytes, and gives the lines that are complete now, without empty ones.
  mutating func add(_ data: Data) -> [Data] {
    rest.append(data)
    // By bytes, because a carriage return that a test prints and its line feed are a single Character.
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<end].split(separator: UInt8(ascii: "\n"))
    rest = Data(rest[rest.index(after: end)...])
    return lines
  }
}

/// Turns the bytes of Swift Testing's event stream into records as they come.
///
/// The stream is one JSON object per line (version 0 of its format); what is no such object is left out.
struct EventLines: EventReader {
  private let decoder = JSONDecoder()
  private var lines = CompletedLines()

  mutating func add(_ data: Data) -> [EventRecord] {
    lines.add(data).compactMap { try? decoder.decode(EventRecord.self, from: $0) }
  }
}
