/// A code that somebody was sent and types in again, a cell for each of its characters.
public struct CodeField: Hashable, Sendable {
  /// The lengths that a code can have.
  public static let lengths = 1...12

  /// What the code is, such as "Code from the text message".
  public let label: SafeText
  /// How many characters the code has.
  public let length: Int
  /// The characters so far, no more than the code has, each of them one cell wide.
  let characters: [Character]
  /// What is wrong with the code; nil while nothing is.
  public let problem: SafeText?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: What the code is.
  ///   - typed: What was typed; spaces and what is not one cell wide are left out, and so is what is too much.
  ///   - length: How many characters the code has, brought into ``lengths``.
  ///   - problem: What is wrong with the code, such as "This code has expired".
  public init(_ label: SafeText, typed: SafeText, length: Int = 6, problem: SafeText? = nil) {
    let length = min(max(length, Self.lengths.lowerBound), Self.lengths.upperBound)
    let measure = CellWidth(ambiguous: .wide)
    self.label = label
    self.length = length
    self.problem = problem
    characters = Array(
      typed.string.lazy.filter { !$0.isWhitespace && measure.cells(of: $0) == 1 }.prefix(length)
    )
  }

  /// Whether no character is missing.
  public var isComplete: Bool { characters.count == length }

  /// Whether there is nothing more to do to the code.
  var isAccepted: Bool { isComplete && problem == nil }
}
