/// A page of help that is not about one command: `tessera help environment`.
public struct HelpTopic: Equatable, Sendable {
  /// The word after `help`.
  public let name: String
  /// One line for the list of topics.
  public let abstract: String
  /// The page: paragraphs are wrapped, and the indentation of a line is kept.
  public let text: String

  /// Creates a topic; its name must not be a command's name.
  public init(_ name: String, abstract: String, text: String) {
    self.name = name
    self.abstract = abstract
    self.text = text
  }
}
