#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes a value where it stands in an indexed text, in a fraction of the time that `JSONDecoder` takes.
///
/// Where it gives a value, `JSONDecoder` gives the same. It gives none where it fails, as errors have no place here, and
/// where it was asked for something that it does not read: a number that may be rounded, or a type that `JSONDecoder`
/// decodes in a way of its own.
struct JSONIndexDecoder: Decoder {
  let index: JSONIndex
  let place: Int

  /// Decodes a text that is well-formed; `nil` where `JSONDecoder` has to.
  static func value<Value: Decodable>(_ type: Value.Type, of text: Data) -> Value? {
    guard let index = JSONIndex(text) else { return nil }
    // monorepo:allow swallowed-error: the decoder that is asked instead says what is wrong
    let value = try? index.value(type, 0)
    return index.needsDecoder ? nil : value
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try index.members(place, type)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try index.elements(place) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension JSONIndexDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { index.isNull(place) }
  func decode(_ type: Bool.Type) throws -> Bool { try index.flag(place) }
  func decode(_ type: String.Type) throws -> String { try index.text(place) }
  func decode(_ type: Double.Type) throws -> Double { try index.number(place) }
  func decode(_ type: Float.Type) throws -> Float { throw index.unread() }
  func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
    try index.whole(type, place)
  }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try index.value(type, place) }
}

extension JSONIndex {
  fileprivate func value<Value: Decodable>(_ type: Value.Type, _ place: Int) throws -> Value {
    if type == Data.self || type == URL.self || type == Decimal.self { throw unread() }
    return try Value(from: JSONIndexDecoder(index: self, place: place))
  }

  fileprivate func members<Key: CodingKey>(
    _ place: Int,
    _ type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard self[place].kind == .object else { throw JSONMismatch() }
    return KeyedDecodingContainer(JSONMembers(index: self, object: place))
  }

  fileprivate func elements(_ place: Int) throws -> any UnkeyedDecodingContainer {
    guard self[place].kind == .array else { throw JSONMismatch() }
    return JSONElements(index: self, array: place, place: place + 1)
  }
}

/// The members of an object.
private struct JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let index: JSONIndex
  let object: Int

  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    var keys: [Key] = []
    var place = object + 1
    while place < Int(index[object].next) {
      if let key = Key(stringValue: index.name(place)) { keys.append(key) }
      place = Int(index[place + 1].next)
    }
    return keys
  }

  private func place(_ key: Key) throws -> Int {
    guard let place = index.member(key.stringValue, of: object) else { throw JSONMismatch() }
    return place
  }

  /// The place of a member that is there and not `null`.
  private func present(_ key: Key) -> Int? {
    index.member(key.stringValue, of: object).flatMap { index.isNull($0) ? nil : $0 }
  }

  func contains(_ key: Key) -> Bool { index.member(key.stringValue, of: object) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { index.isNull(try place(key)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try index.flag(place(key)) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try index.text(place(key)) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try index.number(place(key)) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw index.unread() }
  func decode<Number: FixedWidthInteger & Decodable>(
    _ type: Number.Type,
    forKey key: Key
  ) throws -> Number {
    try index.whole(type, place(key))
  }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try index.value(type, place(key))
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try present(key).map { try index.flag($0) }
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try present(key).map { try index.text($0) }
  }
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try present(key).map { try index.value(type, $0) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try index.members(place(key), type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try index.elements(place(key))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    guard let place = index.member(key.stringValue, of: object) else { throw index.unread() }
    return JSONIndexDecoder(index: index, place: place)
  }

  func superDecoder() throws -> any Decoder { throw index.unread() }
}

/// The elements of an array, one after the other; one that cannot be decoded is not passed.
private struct JSONElements: UnkeyedDecodingContainer {
  let index: JSONIndex
  let array: Int
  var place: Int
  private(set) var currentIndex = 0

  init(index: JSONIndex, array: Int, place: Int) {
    self.index = index
    self.array = array
    self.place = place
  }

  var codingPath: [any CodingKey] { [] }

  var count: Int? {
    var (count, place) = (0, array + 1)
    while place < Int(index[array].next) {
      count += 1
      place = Int(index[place].next)
    }
    return count
  }

  var isAtEnd: Bool { place >= Int(index[array].next) }

  private mutating func pass<Value>(_ read: (Int) throws -> Value) throws -> Value {
    guard !isAtEnd else { throw JSONMismatch() }
    let value = try read(place)
    place = Int(index[place].next)
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { throw JSONMismatch() }
    guard index.isNull(place) else { return false }
    return try pass { _ in true }
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try pass { [index] in try index.flag($0) } }
  mutating func decode(_ type: String.Type) throws -> String { try pass { [index] in try index.text($0) } }
  mutating func decode(_ type: Double.Type) throws -> Double { try pass { [index] in try index.number($0) } }
  mutating func decode(_ type: Float.Type) throws -> Float { throw index.unread() }
  mutating func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
    try pass { [index] in try index.whole(type, $0) }
  }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try pass { [index] in try index.value(type, $0) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try pass { [index] in try index.members($0, type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try pass { [index] in try index.elements($0) }
  }

  mutating func superDecoder() throws -> any Decoder {
    try pass { [index] in JSONIndexDecoder(index: index, place: $0) }
  }
}
