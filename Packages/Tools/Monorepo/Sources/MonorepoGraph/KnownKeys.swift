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

  package func error(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
  }
}

extension KeyedDecodingContainer {
  package func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }

  package func value<Value: Decodable>(_ key: Key, usually usual: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? usual
  }

  package func error(_ key: Key, _ text: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: text)
  }
}

/// An object that has no other keys, for values that need no type of their own.
struct KnownObject<Key: CodingKey & CaseIterable>: Decodable {
  let container: KeyedDecodingContainer<Key>

  init(from decoder: any Decoder) throws { container = try decoder.container(only: Key.self) }
}

/// One of some words, which are listed when another one is there.
package protocol KnownWord: RawRepresentable<String>, CaseIterable, Decodable {}

extension KnownWord {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let word = Self(rawValue: text) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw decoder.error("“\(text)” is unknown; known here: \(known)")
    }
    self = word
  }
}

/// A coding key with any name, to look at keys that are not known beforehand.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { return nil }
}
