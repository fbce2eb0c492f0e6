extension Duration: ArgumentValue {
  /// Reads a whole number followed by a unit: `ms`, `s`, `m` or `h`.
  ///
  /// - Parameter argument: A text such as `500ms`, `10s` or `2m`. A bare number is refused, because nothing says
  ///   which unit was meant.
  /// - Throws: ``ArgumentError`` for any other text, a sign included, and for more than 64 bits of milliseconds.
  public init(argument: String) throws(ArgumentError) {
    let digits = argument.prefix { $0.isASCII && $0.isNumber }
    let unit = Self.units.first { $0.symbol == argument.dropFirst(digits.count) }
    guard let count = Int64(digits), let unit else { throw Self.unreadable }
    let (milliseconds, overflow) = count.multipliedReportingOverflow(by: unit.milliseconds)
    guard !overflow else { throw Self.unreadable }
    self = .milliseconds(milliseconds)
  }

  /// The whole number in the largest unit that loses nothing, with a precision of one millisecond.
  public var argumentText: String {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let unit = Self.units.last { milliseconds.isMultiple(of: $0.milliseconds) && milliseconds != 0 }
    guard let unit else { return "0s" }
    return "\(milliseconds / unit.milliseconds)\(unit.symbol)"
  }

  private static let unreadable = ArgumentError(.duration)

  private static let units: [(symbol: Substring, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000),
  ]
}
