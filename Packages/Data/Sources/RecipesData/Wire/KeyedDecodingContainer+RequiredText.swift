import LenientJSON

extension KeyedDecodingContainer where Key == NamedKey {
  /// Reads a text that has to be there and not be blank; it may be written as a number.
  func requiredText(_ key: NamedKey) throws -> String {
    guard let text = text(key) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no text")
    }
    return text
  }
}
