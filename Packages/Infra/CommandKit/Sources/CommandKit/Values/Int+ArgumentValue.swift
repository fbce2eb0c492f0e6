extension Int: ArgumentValue {
  /// Reads decimal digits with an optional sign.
  ///
  /// - Parameter argument: The digits; no spaces, separators or other scripts' digits.
  /// - Throws: ``ArgumentError`` if it is anything else or does not fit in 64 bits.
  public init(argument: String) throws(ArgumentError) {
    guard let value = Int(argument) else { throw ArgumentError(.wholeNumber) }
    self = value
  }

  /// The decimal digits.
  public var argumentText: String { String(self) }
}
