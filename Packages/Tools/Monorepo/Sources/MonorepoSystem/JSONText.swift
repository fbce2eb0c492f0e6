import Foundation

/// Writes values for programs to read: one JSON object with sorted keys.
package enum JSONText {
  /// The text of a value, indented or on one line; an empty object for one that cannot be written.
  package static func text(of value: some Encodable, isIndented: Bool = true) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
