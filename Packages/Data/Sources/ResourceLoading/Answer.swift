/// A value with what its answer says besides, as far as that matters when the next answer is judged.
public struct Answer<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// The subject of the response, by the names of its facts; facts that both responses have are compared.
  public let subject: [String: String]
  /// How many entries could not be read, at any depth.
  public let unreadable: Int
  /// Whether what it holds does not fit what was asked, as far as that can be told.
  public let isDoubtful: Bool

  /// Puts a value and what its answer says together.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - subject: What the answer says to be about.
  ///   - unreadable: How many entries could not be read, at any depth; 0 or more.
  ///   - isDoubtful: Whether what it holds does not fit what was asked.
  public init(
    _ value: Value,
    subject: [String: String] = [:],
    unreadable: Int = 0,
    isDoubtful: Bool = false
  ) {
    self.value = value
    self.subject = subject
    self.unreadable = unreadable
    self.isDoubtful = isDoubtful
  }
}
