/// A type whose values users write on the command line.
///
/// `String`, `Int`, `Bool` and `Duration` conform. An enumeration with `String` raw values that is `CaseIterable`
/// conforms by declaration alone. Any other type implements the initialiser and the spelling.
public protocol ArgumentValue: Sendable {
  /// Reads a value from one argument.
  ///
  /// - Parameter argument: The text as it was written; it may be empty or hostile.
  /// - Throws: ``ArgumentError`` with what would have been accepted.
  init(argument: String) throws(ArgumentError)

  /// The spelling that reads back as this value, shown in help as the default.
  var argumentText: String { get }

  /// All accepted spellings, in the order of help and completions; empty if there is no such list.
  static func allowedArguments() -> [String]
}

extension ArgumentValue {
  /// No fixed list of spellings.
  public static func allowedArguments() -> [String] { [] }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads the case whose raw value is exactly the argument.
  ///
  /// - Parameter argument: The raw value; letter case matters.
  /// - Throws: ``ArgumentError`` that lists the raw values of all cases.
  public init(argument: String) throws(ArgumentError) {
    guard let value = Self(rawValue: argument) else {
      throw ArgumentError(.oneOf(Self.allowedArguments()))
    }
    self = value
  }

  /// The raw value.
  public var argumentText: String { rawValue }

  /// The raw values of all cases, in declaration order.
  public static func allowedArguments() -> [String] { allCases.map(\.rawValue) }
}

extension String: ArgumentValue {
  /// Takes the argument as it is; the empty text is a value too.
  public init(argument: String) throws(ArgumentError) {
    self = argument
  }

  /// The text itself.
  public var argumentText: String { self }
}

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

extension Bool: ArgumentValue {
  /// Reads `true`, `yes`, `on`, `1` or `false`, `no`, `off`, `0`, in any letter case.
  ///
  /// - Parameter argument: The word.
  /// - Throws: ``ArgumentError`` for any other text.
  public init(argument: String) throws(ArgumentError) {
    switch argument.lowercased() {
    case "true", "yes", "on", "1": self = true
    case "false", "no", "off", "0": self = false
    default: throw ArgumentError(.oneOf(Self.allowedArguments()))
    }
  }

  /// `true` or `false`.
  public var argumentText: String { self ? "true" : "false" }

  /// The spellings worth offering; the others are accepted without being advertised.
  public static func allowedArguments() -> [String] { ["true", "false"] }
}

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

/// A case of an enumeration of another module, to be written on the command line by its raw value: neither module has
/// to know the other.
public struct CaseArgument<Value>: ArgumentValue, RawRepresentable, CaseIterable, Hashable
where Value: CaseIterable & RawRepresentable & Hashable & Sendable, Value.RawValue == String {
  /// The case.
  public let value: Value

  /// Wraps a case, for a default.
  ///
  /// - Parameter value: The case.
  public init(_ value: Value) {
    self.value = value
  }

  /// Wraps the case of a raw value; `nil` when there is none.
  ///
  /// - Parameter rawValue: The raw value of the case.
  public init?(rawValue: String) {
    guard let value = Value(rawValue: rawValue) else { return nil }
    self.value = value
  }

  /// The raw value of the case.
  public var rawValue: String { value.rawValue }

  /// The cases in the order of their declaration.
  public static var allCases: [CaseArgument] { Value.allCases.map(CaseArgument.init) }
}
