extension String: ArgumentValue {
  /// Takes the argument as it is; the empty text is a value too.
  public init(argument: String) throws(ArgumentError) {
    self = argument
  }

  /// The text itself.
  public var argumentText: String { self }
}
