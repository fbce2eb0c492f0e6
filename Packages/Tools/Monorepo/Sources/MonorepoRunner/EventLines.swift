import Foundation

/// Reads the records of one process as it writes them.
protocol EventReader: Sendable {
  /// Takes more bytes, and gives the records on lines that are complete now.
  mutating func add(_ data: Data) -> [EventRecord]
}

/// Turns the bytes of Swift Testing's event stream into records as they come.
///
/// The stream is one JSON object per line (version 0 of its format); what is no such object is left out.
struct EventLines: EventReader {
  private let decoder = JSONDecoder()
  private var rest = Data()

  mutating func add(_ data: Data) -> [EventRecord] {
    rest.append(data)
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<end].split(separator: UInt8(ascii: "\n"))
    rest = Data(rest[rest.index(after: end)...])
    return lines.compactMap { try? decoder.decode(EventRecord.self, from: $0) }
  }
}
