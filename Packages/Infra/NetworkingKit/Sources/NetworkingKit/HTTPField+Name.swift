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
