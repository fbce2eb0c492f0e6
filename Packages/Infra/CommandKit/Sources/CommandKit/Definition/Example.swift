/// A command line worth copying, and what it does.
public struct Example: Equatable, Sendable {
  /// The whole line, program name included: `tessera sections show film`.
  public let command: String
  /// What it does, in a few words.
  public let purpose: String

  /// Creates an example from a whole command line and what it does.
  public init(_ command: String, _ purpose: String) {
    self.command = command
    self.purpose = purpose
  }
}
