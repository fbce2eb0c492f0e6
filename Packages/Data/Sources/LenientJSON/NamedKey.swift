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
