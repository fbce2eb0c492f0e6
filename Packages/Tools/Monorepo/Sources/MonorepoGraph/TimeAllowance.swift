/// How long one test may take before it is stopped.
public struct TimeAllowance: Equatable, Encodable, Sendable {
  /// What every test gets.
  ///
  /// A longer `.timeLimit` in the code does not lengthen it: Swift Testing does not tell other programs about it.
  public let perTest: Duration

  /// Describes how long one test may take.
  public init(perTest: Duration) {
    self.perTest = perTest
  }
}
