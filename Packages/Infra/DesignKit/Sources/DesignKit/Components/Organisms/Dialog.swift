/// A question that waits for an answer.
public struct Dialog: Hashable, Sendable {
  /// The question, in a few words.
  public let title: SafeText
  /// What follows from the answers; line breaks in it are kept.
  public let message: SafeText?
  /// The answers.
  public let choices: [Choice]

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: What follows from the answers.
  ///   - choices: The answers.
  public init(title: SafeText, message: SafeText? = nil, choices: [Choice]) {
    self.title = title
    self.message = message
    self.choices = choices
  }
}
