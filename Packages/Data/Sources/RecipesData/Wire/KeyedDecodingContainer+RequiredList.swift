import LenientJSON

extension KeyedDecodingContainer where Key == NamedKey {
  /// Reads a list that has to be there; `null` is an empty one.
  ///
  /// Throws when there is no such member, or something in it and nothing of it can be read.
  func list<Element: Decodable>(_ type: Element.Type, required key: NamedKey) throws -> [Element] {
    guard try !decodeNil(forKey: key) else { return [] }
    let list = try decode(LossyArray<Element>.self, forKey: key)
    guard !list.isUnreadable else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "nothing is readable")
    }
    return list.elements
  }
}
