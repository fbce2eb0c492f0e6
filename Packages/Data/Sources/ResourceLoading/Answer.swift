/// A decoded value with the properties of its response that are needed to judge the next response.
public struct Answer<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// The subject of the response, by the names of its facts; facts that both responses have are compared.
  public let subject: [String: String]
  /// How many entries could not be read, at any depth.
  public let unreadable: Int
  /// Whether what it holds does not fit what was asked, as far as that can be told.
  public let isDoubtful: Bool
  /// The optional parts of the item that the response states to be nothing, named as they are measured.
  ///
  /// A member that is there and is `null` or empty states it; one that is missing or cannot be read does not.
  public let cleared: Set<String>

  /// Creates an answer from a value and the properties of its response.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - subject: What the answer says to be about.
  ///   - unreadable: How many entries could not be read, at any depth; 0 or more.
  ///   - isDoubtful: Whether what it holds does not fit what was asked.
  ///   - cleared: The optional parts of the item that the response states to be nothing.
  public init(
    _ value: Value,
    subject: [String: String] = [:],
    unreadable: Int = 0,
    isDoubtful: Bool = false,
    cleared: Set<String> = []
  ) {
    self.value = value
    self.subject = subject
    self.unreadable = unreadable
    self.isDoubtful = isDoubtful
    self.cleared = cleared
  }
}
