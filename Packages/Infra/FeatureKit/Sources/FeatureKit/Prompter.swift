/// Asks the user something and waits for the answer.
public protocol Prompter: Sendable {
  /// Asks a question.
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The line that was typed, without its line break.
  /// - Throws: ``PromptError`` when there is nobody to ask.
  func ask(_ prompt: Prompt) async throws(PromptError) -> String

  /// Says something that the user has to know while a screen still loads, such as a code to enter elsewhere.
  ///
  /// - Parameter message: One line.
  func tell(_ message: String) async
}

extension Prompter {
  /// Does nothing, for shells that show the loading screen itself.
  public func tell(_ message: String) async {}
}

/// A question to the user.
public struct Prompt: Hashable, Sendable {
  /// The echo of the answer while it is typed.
  public enum Echo: Hashable, Sendable {
    /// It is shown.
    case shown
    /// It is hidden: a password, a token.
    case hidden
  }

  /// The question, without a trailing blank: `Password:`.
  public let question: String
  /// The echo of the answer while it is typed.
  public let echo: Echo

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - question: The question, without a trailing blank.
  ///   - echo: What happens to the answer while it is typed.
  public init(_ question: String, echo: Echo = .shown) {
    self.question = question
    self.echo = echo
  }
}

/// Why a question was not answered.
public enum PromptError: Error, Hashable, Sendable {
  /// There is no terminal to ask on, or the user does not want questions.
  case notInteractive
  /// Input ended before there was an answer.
  case ended
}

/// Asks nobody: every question fails with ``PromptError/notInteractive``.
public struct SilentPrompter: Prompter {
  /// Makes the prompter.
  public init() {}

  /// Fails.
  public func ask(_ prompt: Prompt) async throws(PromptError) -> String { throw .notInteractive }
}
