extension Decoder {
  /// Refuses an object with a key that is not understood, so that a misspelt rule cannot pass for a kept one.
  ///
  /// - Parameter known: Every key that may be there.
  /// - Throws: `DecodingError` naming the key.
  package func requireKeys<Key: CodingKey & CaseIterable>(_ known: Key.Type) throws {
    let names = known.allCases.map(\.stringValue)
    for key in try container(keyedBy: AnyKey.self).allKeys.sorted(by: { $0.stringValue < $1.stringValue })
    where !names.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath + [key],
          debugDescription: "unknown key; known here: \(names.joined(separator: ", "))"
        )
      )
    }
  }
}
