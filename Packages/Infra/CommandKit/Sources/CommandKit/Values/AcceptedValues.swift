/// Which values of a type a parameter accepts.
public struct AcceptedValues<Value: ArgumentValue>: Sendable {
  /// The spellings to list in help, errors and completions; empty if there is no such list.
  let allowed: [String]
  private let refusal: @Sendable (Value) -> ArgumentError?

  private init(allowed: [String], refusal: @escaping @Sendable (Value) -> ArgumentError?) {
    self.allowed = allowed
    self.refusal = refusal
  }

  /// Accepts every value that the type can read.
  public init() {
    self.init(allowed: Value.allowedArguments(), refusal: { _ in nil })
  }

  /// Accepts the values of a fixed list, in the order given.
  ///
  /// The list may be known at run time only, such as the fields that a command can print.
  public static func oneOf(_ values: [Value]) -> AcceptedValues where Value: Equatable {
    let texts = values.map(\.argumentText)
    return AcceptedValues(allowed: texts) { values.contains($0) ? nil : ArgumentError(.oneOf(texts)) }
  }

  /// Accepts the values between two bounds, both included.
  public static func within(_ range: ClosedRange<Value>) -> AcceptedValues where Value: Comparable {
    let bounds = (range.lowerBound.argumentText, range.upperBound.argumentText)
    return AcceptedValues(allowed: []) {
      range.contains($0) ? nil : ArgumentError(.within(lower: bounds.0, upper: bounds.1))
    }
  }

  /// Accepts the values from a lower bound on, the bound included.
  public static func atLeast(_ minimum: Value) -> AcceptedValues where Value: Comparable {
    AcceptedValues(allowed: []) {
      $0 >= minimum ? nil : ArgumentError(.atLeast(minimum.argumentText))
    }
  }

  /// Reads one argument and refuses what is not accepted.
  func read(_ argument: String) throws(ArgumentError) -> Value {
    let value = try Value(argument: argument)
    if let refusal = refusal(value) { throw refusal }
    return value
  }
}
