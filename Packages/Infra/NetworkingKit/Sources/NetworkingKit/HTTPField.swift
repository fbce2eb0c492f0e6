/// A field line of a message: a name and its value.
public struct HTTPField: Hashable, Sendable {
  /// The name, compared without regard to letter case.
  public let name: Name
  /// The value, without blanks around it.
  public let value: String

  /// Makes a field line.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value; spaces and tabs around it are removed (RFC 9110, 5.5).
  public init(name: Name, value: String) {
    self.name = name
    self.value = Self.trimmed(value)
  }

  /// The value without spaces and tabs around it (RFC 9110, 5.5).
  static func trimmed(_ value: String) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let bytes = value.utf8
    guard let first = bytes.first, let last = bytes.last, isBlank(first) || isBlank(last) else {
      return value
    }
    let head = bytes.drop(while: isBlank)
    return String(
      Substring(head.prefix(upTo: head.lastIndex { !isBlank($0) }.map(head.index(after:)) ?? head.startIndex))
    )
  }
}

extension HTTPField {
  /// The name of a field, compared without regard to letter case (RFC 9110, 5.1).
  public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as it was written.
    public let rawName: String
    /// The name in lower case: what makes two names equal.
    public let canonicalName: String

    /// Names a field.
    ///
    /// - Parameter name: The name in any letter case.
    public init(_ name: String) {
      rawName = name
      canonicalName = name.lowercased()
    }

    /// Names a field by a literal.
    ///
    /// - Parameter value: The name in any letter case.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// The name as it was written.
    public var description: String { rawName }

    /// Whether both names are the same but for letter case.
    public static func == (left: Name, right: Name) -> Bool {
      left.canonicalName == right.canonicalName
    }

    /// Hashes the lower-case form.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(canonicalName)
    }
  }
}

extension HTTPField.Name {
  /// Media types that the client understands.
  public static let accept = Self("Accept")
  /// Seconds since the response left its origin.
  public static let age = Self("Age")
  /// Credentials of the caller; never logged and never sent across origins.
  public static let authorization = Self("Authorization")
  /// Directives for caches.
  public static let cacheControl = Self("Cache-Control")
  /// Encodings applied to the body.
  public static let contentEncoding = Self("Content-Encoding")
  /// Bytes of the body.
  public static let contentLength = Self("Content-Length")
  /// Another address of the enclosed representation.
  public static let contentLocation = Self("Content-Location")
  /// Media type of the body.
  public static let contentType = Self("Content-Type")
  /// Cookies of the caller; never logged and never sent across origins.
  public static let cookie = Self("Cookie")
  /// When the message was made.
  public static let date = Self("Date")
  /// Validator of a representation.
  public static let etag = Self("ETag")
  /// When the response becomes stale.
  public static let expires = Self("Expires")
  /// Makes a request conditional on an earlier date.
  public static let ifModifiedSince = Self("If-Modified-Since")
  /// Makes a request conditional on validators.
  public static let ifNoneMatch = Self("If-None-Match")
  /// When the representation last changed.
  public static let lastModified = Self("Last-Modified")
  /// Where to go instead, or what was created.
  public static let location = Self("Location")
  /// When to try again.
  public static let retryAfter = Self("Retry-After")
  /// The name and version of the client.
  public static let userAgent = Self("User-Agent")
  /// Request fields that choose the representation.
  public static let vary = Self("Vary")
}
