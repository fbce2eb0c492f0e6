/// That a value is not confirmed, and why.
public struct Staleness: Hashable, Sendable {
  /// How long ago the origin made or confirmed the response; `nil` when the clock was set back since.
  public var age: Duration?
  /// Why it was served all the same.
  public var reason: StaleReason

  /// Says that a value is not confirmed.
  ///
  /// - Parameters:
  ///   - age: How long ago the origin made or confirmed the response.
  ///   - reason: Why it was served all the same.
  public init(age: Duration?, reason: StaleReason) {
    self.age = age
    self.reason = reason
  }
}
