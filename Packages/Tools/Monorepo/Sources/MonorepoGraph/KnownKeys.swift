extension Decoder {
  /// Refuses an object with a key that is not understood, so that a misspelt rule cannot pass for a kept one.
  ///
  /// - Parameters:
  ///   - known: Every key that may be there.
  ///   - ignored: Keys that may be there as well and mean nothing.
  /// - Throws: `DecodingError` naming the key.
  package func requireKeys<Key: CodingKey & CaseIterable>(_ known: Key.Type, ignoring ignored: [String] = [])
    throws
  {
    let names = known.allCases.map(\.stringValue)
    for key in try container(keyedBy: AnyKey.self).allKeys.sorted(by: { $0.stringValue < $1.stringValue })
    where !names.contains(key.stringValue) && !ignored.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath + [key],
          debugDescription: "unknown key; known here: \(names.joined(separator: ", "))"
        )
      )
    }
  }
}

extension Decoder {
  /// An error about the object that is being read.
  func error(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
  }
}

extension KeyedDecodingContainer {
  /// An error about one value of this object.
  func error(_ key: Key, _ text: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: text)
  }
}

/// A coding key with any name, to look at keys that are not known beforehand.
struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
