import Foundation

/// Writes values for programs to read: one JSON object with sorted keys.
package enum JSONText {
  /// The text of a value; an empty object for one that cannot be written.
  package static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
