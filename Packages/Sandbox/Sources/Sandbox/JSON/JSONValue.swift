/// A JSON value whose object members keep their order.
///
/// The standard encoders sort or scatter keys and are slow to start; pages are written in one pass from this.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A finite number with a fraction.
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// An object of the members that are present.
  ///
  /// - Parameter members: Names and values in order; a member whose value is `nil` is left out, while
  ///   ``null`` is written as `null`.
  /// - Returns: The object.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } })
  }
}

/// A name and its value in a JSON object.
struct JSONMember: Codable, Hashable, Sendable {
  /// The name, without escapes.
  let name: String
  /// The value.
  let value: JSONValue
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Makes a text from a literal.
  init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Makes a number from a literal.
  init(integerLiteral value: Int) {
    self = .integer(value)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Makes a truth value from a literal.
  init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}
