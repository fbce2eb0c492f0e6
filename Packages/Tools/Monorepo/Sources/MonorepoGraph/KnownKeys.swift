extension Decoder {
  /// An object that has no other keys, so that a misspelt rule cannot pass for one that holds; the ignored
  /// ones mean nothing.
  package func container<Key: CodingKey & CaseIterable>(only known: Key.Type, ignoring ignored: [String] = [])
    throws -> KeyedDecodingContainer<Key>
  {
    let names = known.allCases.map(\.stringValue)
    for key in try container(keyedBy: AnyKey.self).allKeys.sorted(by: { $0.stringValue < $1.stringValue })
    where !names.contains(key.stringValue) && !ignored.contains(key.stringValue) {
      let text = "unknown key; known here: \(names.joined(separator: ", "))"
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath + [key], debugDescription: text))
    }
    return try container(keyedBy: known)
  }

  /// An error about the object that is being read.
  package func error(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
  }
}

extension KeyedDecodingContainer {
  /// An error about one value of this object.
  package func error(_ key: Key, _ text: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: text)
  }
}

/// A coding key with any name, to look at keys that are not known beforehand.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { return nil }
}
