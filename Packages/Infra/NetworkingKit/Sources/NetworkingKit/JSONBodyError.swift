/// Why a body could not be read as JSON; nothing of the body is quoted.
public enum JSONBodyError: Error, Hashable, Sendable {
  /// There is no body, or only white space.
  ///
  /// ## Troubleshooting
  /// The service sent nothing where a document was expected; try again later.
  case empty

  /// The body is a web page.
  ///
  /// ## Troubleshooting
  /// Something on the way answered instead of the service, such as a sign-in page of the network; or the
  /// address belongs to a web site.
  case htmlPage

  /// The body is something else, or not well-formed.
  ///
  /// ## Troubleshooting
  /// Check that the address is that of the service.
  case notJSON

  /// A string in the body holds half of a surrogate pair, which is no text.
  ///
  /// ## Troubleshooting
  /// The service cuts texts within a character; ask those who run it.
  case halfCharacter

  /// The body ends inside the document.
  ///
  /// ## Troubleshooting
  /// The transfer was cut; try again.
  case incomplete

  /// Arrays and objects are nested deeper than is read.
  ///
  /// ## Troubleshooting
  /// No honest document is that deep; check the service.
  case tooDeep(limit: Int)

  /// There are more values than are read.
  ///
  /// ## Troubleshooting
  /// Ask for a smaller page.
  case tooManyValues(limit: Int)

  /// The document is well-formed, and of another shape than expected.
  ///
  /// ## Troubleshooting
  /// The service has changed; look for a newer version of this program.
  case unexpectedShape(JSONShapeFault)
}

/// How a value of a well-formed document differs from what was expected.
///
/// A place is told by positions and names from the outside in, with dots between them; it is empty for the
/// document itself. Nothing of the content is quoted, and of a name that the document gave only its plain
/// characters.
public enum JSONShapeFault: Hashable, Sendable {
  /// The object at a place has no value with this name.
  case missing(name: String, place: String)
  /// The value at a place is null.
  case null(place: String)
  /// The value at a place has another type than expected.
  case otherType(place: String)
  /// The value at a place has the right type, and cannot be used.
  case unusable(place: String)
}

extension JSONBodyError {
  /// Says what was missing and where, by positions and by the names that this program expects.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .unexpectedShape(.missing(name: Self.name(key), place: Self.place(context)))
    case .valueNotFound(_, let context):
      self = .unexpectedShape(.null(place: Self.place(context)))
    case .typeMismatch(_, let context):
      self = .unexpectedShape(.otherType(place: Self.place(context)))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .unexpectedShape(.unusable(place: Self.place(context)))
    default:
      self = .notJSON
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.map(name).joined(separator: ".")
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
