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
