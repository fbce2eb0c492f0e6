extension JSONBodyError {
  /// Says what was missing and where, by positions and by the names that this program expects.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .unexpectedShape(reason: "no \"" + Self.name(key) + "\"" + Self.place(context))
    case .valueNotFound(_, let context):
      self = .unexpectedShape(reason: "null" + Self.place(context))
    case .typeMismatch(_, let context):
      self = .unexpectedShape(reason: "another type than expected" + Self.place(context))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .unexpectedShape(reason: "an unusable value" + Self.place(context))
    default:
      self = .notJSON
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty ? "" : " at " + context.codingPath.map(name).joined(separator: ".")
  }

  /// A key may come from the body, so only its plain characters are shown, and not many.
  private static func name(_ key: any CodingKey) -> String {
    if let index = key.intValue { return String(index) }
    let plain = key.stringValue.unicodeScalars.prefix(40).map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain || "_-:".unicodeScalars.contains(scalar) ? Character(scalar) : "?"
    }
    return String(plain)
  }
}
