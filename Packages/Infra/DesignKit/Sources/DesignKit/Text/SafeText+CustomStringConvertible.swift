extension SafeText: CustomStringConvertible {
  /// The sanitised characters.
  public var description: String { string }
}
