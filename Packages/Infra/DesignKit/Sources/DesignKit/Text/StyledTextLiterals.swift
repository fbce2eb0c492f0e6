extension StyledText: ExpressibleByStringInterpolation {
  /// Creates a text in the body style from a literal.
  public init(stringLiteral value: String) {
    self.init(SafeText(value))
  }

  /// Creates a text from an interpolated literal whose pieces keep their own styles.
  public init(stringInterpolation: StringInterpolation) {
    self.init(runs: stringInterpolation.text.runs)
  }

  /// Collects the pieces of an interpolated literal.
  ///
  /// A `String` cannot be interpolated: make it a ``SafeText`` first, so that every place where foreign text
  /// enters is visible.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = StyledText(runs: [])

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal in the body style.
    public mutating func appendLiteral(_ literal: String) {
      text = text + StyledText(SafeText(literal))
    }

    /// Adds a text in one style.
    public mutating func appendInterpolation(
      _ text: SafeText,
      _ token: Token = .text,
      _ emphasis: Emphasis = []
    ) {
      self.text = self.text + StyledText(text, token, emphasis)
    }

    /// Adds a text in its own styles.
    public mutating func appendInterpolation(_ text: StyledText) {
      self.text = self.text + text
    }

    /// Adds an icon in one style.
    public mutating func appendInterpolation(_ icon: Icon, _ token: Token = .text) {
      self.text = self.text + StyledText(icon, token)
    }

    /// Adds the inline form of a badge.
    public mutating func appendInterpolation(_ badge: Badge) {
      self.text = self.text + StyledText(badge)
    }

    /// Adds a sign in its own colour.
    mutating func appendInterpolation(_ sign: Sign) {
      self.text = self.text + StyledText(sign)
    }

    /// Adds words that the writer fills in.
    mutating func appendInterpolation(_ term: Term, _ token: Token = .text, _ emphasis: Emphasis = []) {
      self.text = self.text + StyledText(term, token, emphasis)
    }

    /// Adds a whole number in one style.
    public mutating func appendInterpolation(_ number: Int, _ token: Token = .text) {
      self.text = self.text + StyledText("\(number)", token)
    }
  }
}
