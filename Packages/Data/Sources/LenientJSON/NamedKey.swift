/// A key of a JSON object by its text, for objects whose keys are not Swift names.
public struct NamedKey: CodingKey, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The key.
  public let stringValue: String
  /// Always `nil`: objects have no positions.
  public var intValue: Int? { nil }

  /// Names a key.
  ///
  /// - Parameter stringValue: The key.
  public init(stringValue: String) {
    self.stringValue = stringValue
  }

  /// Names a key by a literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) {
    stringValue = value
  }

  /// Objects have no positions, so there is no such key.
  ///
  /// - Parameter intValue: A position.
  public init?(intValue: Int) {
    return nil
  }
}

extension KeyedDecodingContainer {
  /// Reads a value if it is there and has the expected shape.
  ///
  /// - Parameters:
  ///   - type: The expected shape.
  ///   - key: Where the value is.
  /// - Returns: The value; `nil` when it is missing, `null` or of another shape.
  public func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// Reads a text to be shown; see ``LenientText``.
  ///
  /// - Parameters:
  ///   - key: Where the text is.
  ///   - limit: How long it may be; a longer one is cut, with a sign for it.
  /// - Returns: The text; `nil` when there is none.
  public func text(_ key: Key, _ limit: TextLimit = .line) -> String? {
    plainText(key)?.cut(to: limit)
  }

  /// Reads a text of which a part is of no use: an identifier or an address.
  ///
  /// - Parameter key: Where the text is.
  /// - Returns: The text; `nil` when there is none, or it is longer than ``TextLimit/addressBytes``.
  public func exactText(_ key: Key) -> String? {
    plainText(key).flatMap { $0.utf8.count <= TextLimit.addressBytes ? $0 : nil }
  }

  /// Whether a member was sent with nothing in it.
  ///
  /// - Parameter key: The member.
  /// - Returns: Whether it is there, and is `null` or a text of nothing but blanks.
  public func isBlank(_ key: Key) -> Bool {
    if isNull(key) { return true }
    return lenient(String.self, key).map { LenientText.trimmed($0) == nil } ?? false
  }

  /// Whether a member was sent as `null`.
  ///
  /// - Parameter key: The member.
  /// - Returns: Whether it is there and is `null`; one that cannot be read is something else.
  public func isNull(_ key: Key) -> Bool {
    // It throws only where the member is not there, which is not `null` either.
    (try? decodeNil(forKey: key)) == true
  }

  /// Reads a text; most are one, for which no decoder of its own is needed.
  private func plainText(_ key: Key) -> String? {
    do { return try decodeIfPresent(String.self, forKey: key).flatMap(LenientText.trimmed) } catch {
      return lenient(LenientText.self, key)?.value
    }
  }

  /// Reads a whole number that may be written as a text; see ``LenientDecimal``.
  ///
  /// - Parameter key: Where the number is.
  /// - Returns: The number; `nil` when there is none.
  public func wholeNumber(_ key: Key) -> Int? {
    lenient(LenientDecimal.self, key)?.wholeNumber
  }

  /// Reads a list and drops what it does not understand; see ``LossyArray``.
  ///
  /// - Parameters:
  ///   - type: The shape of an element.
  ///   - key: Where the list is.
  ///   - limit: How many elements are looked at; what follows is only counted.
  /// - Returns: The list; `nil` when it is missing or `null`.
  public func list<Element: Decodable>(
    _ type: Element.Type,
    _ key: Key,
    atMost limit: Int
  ) -> LossyArray<Element>? {
    guard contains(key), (try? decodeNil(forKey: key)) == false, let list = try? superDecoder(forKey: key)
    else {
      return nil
    }
    return LossyArray(from: list, atMost: limit)
  }

  /// Reads a list that has to be there, and drops what it does not understand.
  ///
  /// - Parameters:
  ///   - type: The shape of an element.
  ///   - key: Where the list is.
  ///   - limit: How many elements are looked at; what follows is only counted.
  /// - Returns: The list.
  /// - Throws: `DecodingError` when it is missing, `null` or no list, or has elements of which none can be read.
  public func list<Element: Decodable>(
    _ type: Element.Type,
    required key: Key,
    atMost limit: Int
  ) throws -> LossyArray<Element> {
    _ = try nestedUnkeyedContainer(forKey: key)
    guard let list = list(type, key, atMost: limit), !list.isUnreadable else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "nothing is readable")
    }
    return list
  }
}
