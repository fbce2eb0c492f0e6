import LenientJSON

extension KeyedDecodingContainer where Key == NamedKey {
  /// Reads a list that has to be there; `null` is an empty one.
  ///
  /// Throws when there is no such member, it is no list, or there is something in it and nothing of it can be read.
  func list<Element: Decodable>(_ type: Element.Type, required key: NamedKey) throws -> LossyArray<Element> {
    guard try !decodeNil(forKey: key) else { return LossyArray() }
    return try list(type, required: key, atMost: RecipeLimits.rows)
  }

  /// Reads an identifier that has to be there and not be blank; it may be written as a number.
  func requiredID(_ key: NamedKey) throws -> String {
    guard let id = exactText(key), id.utf8.count <= RecipeLimits.idBytes else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no identifier")
    }
    return id
  }

  /// Reads a name that has to be there and not be blank, and that the service is asked by, so that it cannot be cut.
  func requiredName(_ key: NamedKey) throws -> String {
    guard let name = exactText(key), name.cut(to: .line) == name else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no name")
    }
    return name
  }

  /// Whether something was sent that is neither a text nor nothing.
  func isUnreadable(_ key: NamedKey) -> Bool {
    contains(key) && text(key) == nil && !isBlank(key)
  }

  /// Throws when this is a meal, which has the names of other things among its members.
  func refuseMeal() throws {
    guard !contains("idMeal") else {
      throw DecodingError.dataCorruptedError(forKey: "idMeal", in: self, debugDescription: "a meal")
    }
  }
}
