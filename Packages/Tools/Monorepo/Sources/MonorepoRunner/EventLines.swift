import Foundation

/// Turns the bytes of an event stream into records as they come.
///
/// The stream is one JSON object per line (version 0 of its format); what is no such object is left out.
struct EventLines: Sendable {
  private let decoder = JSONDecoder()
  private var rest = Data()

  init() {}

  /// Takes more bytes.
  ///
  /// - Returns: The records on lines that are complete now.
  mutating func add(_ data: Data) -> [EventRecord] {
    rest.append(data)
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<end].split(separator: UInt8(ascii: "\n"))
    rest = Data(rest[rest.index(after: end)...])
    return lines.compactMap { try? decoder.decode(EventRecord.self, from: $0) }
  }

  /// The records of a whole stream; a last line that a crash cut off is left out.
  static func records(in data: Data) -> [EventRecord] {
    var lines = EventLines()
    return lines.add(data + [UInt8(ascii: "\n")])
  }
}
