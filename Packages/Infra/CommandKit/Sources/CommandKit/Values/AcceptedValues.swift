/// Which values of a type a parameter accepts.
public struct AcceptedValues<Value: ArgumentValue>: Sendable {
  /// The spellings to list in help, errors and completions; empty if there is no such list.
  ///
  /// They are asked for by help, errors and completions only, so that a run without those does not make them.
  let allowed: @Sendable () -> [String]
  /// Whether a value is the path of a file, so that completions offer files.
  let isPath: Bool
  private let refusal: @Sendable (Value) -> ArgumentError?

  private init(
    allowed: @autoclosure @escaping @Sendable () -> [String],
    isPath: Bool = false,
    refusal: @escaping @Sendable (Value) -> ArgumentError?
  ) {
    self.allowed = allowed
    self.isPath = isPath
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
    return AcceptedValues(allowed: texts) { value in
      // `contains` would look up conformances at run time, which takes longer than reading all arguments of a command.
      for accepted in values where accepted == value { return nil }
      return ArgumentError(.oneOf(texts))
    }
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

  /// Reads one argument, and refuses a value that is not accepted.
  func read(_ argument: String) throws(ArgumentError) -> Value {
    let value = try Value(argument: argument)
    if let refusal = refusal(value) { throw refusal }
    return value
  }
}

extension AcceptedValues where Value == String {
  /// Accepts every text, as the path of a file: completions offer files.
  public static var path: AcceptedValues<String> {
    AcceptedValues<String>(allowed: [], isPath: true, refusal: { _ in nil })
  }

  /// Accepts texts of ASCII letters, digits, dots, hyphens and underscores, at least one of them.
  public static var identifier: AcceptedValues<String> {
    AcceptedValues(allowed: []) { text in
      let isIdentifier = !text.isEmpty && text.unicodeScalars.allSatisfy(\.isPartOfIdentifier)
      return isIdentifier ? nil : ArgumentError(.identifier)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: false
    }
  }
}

/// Why a text cannot be read as a value.
///
/// The parser completes it with the text and the parameter that it was meant for: "The value 'x' is invalid for
/// '--limit <n>'. Enter a whole number."
public struct ArgumentError: Error, Equatable, Sendable {
  /// The values that are accepted.
  public let expectation: ArgumentExpectation

  /// Creates an error that says what would have been accepted.
  public init(_ expectation: ArgumentExpectation) {
    self.expectation = expectation
  }

  /// Creates an error in words of its own, such as `a whole number`: the object of the sentence "Enter ….",
  /// without a full stop.
  ///
  /// The words are shown as they are, in every language of the program.
  public init(expected words: String) {
    self.init(.words(words))
  }
}

/// The values that a parameter accepts, described in the language of the user.
///
/// It is not called an expectation alone, because Swift Testing exports a type of that name.
public enum ArgumentExpectation: Hashable, Sendable {
  /// Any value.
  case value
  /// Digits.
  case wholeNumber
  /// A number with a unit of time, such as `500ms`, `10s` or `2m`.
  case duration
  /// One of some texts; empty for a parameter that accepts nothing.
  case oneOf([String])
  /// A value between two bounds, both included.
  case within(lower: String, upper: String)
  /// A value from a bound on, the bound included.
  case atLeast(String)
  /// Letters, digits, dots, hyphens and underscores, as in the identifier of an app.
  case identifier
  /// Values with a character between them.
  case list(separator: Character)
  /// Something that only the type of the value knows, as the object of the sentence "Enter ….".
  case words(String)

  /// Finds the listed text that the user may have meant by a value.
  ///
  /// Values of one or two characters have none: they are as near to texts that they do not mean, as `it` is to `id`.
  ///
  /// - Parameter value: The value that is not accepted.
  /// - Returns: The text that is spelled nearly like it; `nil` where there is none, or no texts are listed.
  public func suggestion(for value: UntrustedText) -> String? {
    guard case .oneOf(let texts) = self, value.text.count > 2 else { return nil }
    return Suggestion.nearest(to: value.text, among: texts)
  }
}
