extension SafeText: ExpressibleByStringInterpolation {
  /// Creates a text from a literal, which is sanitised like any other string.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a text from an interpolated literal; everything in it is sanitised, on one line.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.raw)
  }

  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var raw = ""

    /// Creates an empty collection with room for the literal's pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      raw.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      raw += literal
    }

    /// Adds a text that is already safe.
    public mutating func appendInterpolation(_ text: SafeText) {
      raw += text.string
    }

    /// Adds a string that still has to be sanitised.
    public mutating func appendInterpolation(_ string: String) {
      raw += string
    }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ number: Int) {
      raw += String(number)
    }
  }
}
