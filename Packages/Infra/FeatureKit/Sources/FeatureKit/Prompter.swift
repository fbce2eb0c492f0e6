public import DomainKernel

/// Asks the user something and waits for the answer.
public protocol Prompter: Sendable {
  /// Asks a question.
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The line that was typed, without its line break.
  /// - Throws: ``PromptError`` when there is nobody to ask.
  func ask(_ prompt: Prompt) async throws(PromptError) -> String

  /// Asks a question whose answer is yes or no.
  ///
  /// - Parameter question: The question, with its question mark; a terminal shows the answers behind it, such as
  ///   `[y/N]`.
  /// - Returns: Whether the answer is yes; anything else means no, the end of the input too. `nil` when there is nobody
  ///   to ask.
  func confirm(_ question: String) async -> Bool?

  /// Says something that the user has to know while a screen still loads, such as a code to enter elsewhere.
  ///
  /// - Parameter message: One line.
  func tell(_ message: String) async

  /// Whether there is somebody to ask; where there is not, a form has to be given completely with its command.
  var isInteractive: Bool { get }

  /// The user's home directory, for the `~` of a path that is typed; `nil` where it is unknown.
  var homeDirectory: String? { get }

  /// Reads all of standard input, as an option such as `--password-stdin` asks for; one line of a terminal, unechoed.
  ///
  /// Input may have no end: reading stops one byte behind the limit, and the caller refuses the text for its size.
  ///
  /// - Parameter limit: The most bytes that are of use.
  /// - Returns: The text with its line breaks; `nil` where it is not UTF-8, or nothing was typed.
  /// - Throws: `FileFault` when it cannot be read.
  func readInput(limit: Int) async throws(FileFault) -> String?

  /// Has a form filled in, with its confirmation; ``Form/submit(_:asking:problems:send:)`` also submits it.
  ///
  /// Unless a shell can show the form as a whole, its fields are asked for one by one: those that are missing or invalid,
  /// three times each at most, and up to three times more where answers contradict each other.
  ///
  /// - Parameter request: The form, with the values that are there already.
  /// - Returns: Values without a problem.
  /// - Throws: ``FormFailure``; where nobody can be asked, ``FormFailure/incomplete(_:)`` names everything that is
  ///   missing or invalid at once.
  func fill(_ request: FormRequest) async throws(FormFailure) -> FormAnswers
}

extension Prompter {
  /// Asks for a word.
  public func confirm(_ question: String) async -> Bool? {
    do throws(PromptError) { return Confirmation.isGiven(by: try await ask(Prompt(question))) } catch {
      return error == .ended ? false : nil
    }
  }
  /// Does nothing, for shells that show the loading screen itself.
  public func tell(_ message: String) async {}
  /// `true`: asking shows whether somebody responds.
  public var isInteractive: Bool { true }
  /// `nil`: the home directory is unknown.
  public var homeDirectory: String? { nil }
  /// `nil`: there is no standard input.
  public func readInput(limit: Int) async throws(FileFault) -> String? { nil }
  /// Asks for the fields one by one.
  public func fill(_ request: FormRequest) async throws(FormFailure) -> FormAnswers {
    try await FormDialogue(request, self).fill()
  }
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
  ///   - echo: The echo of the answer while it is typed.
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

  /// `false`.
  public var isInteractive: Bool { false }

  /// Fails.
  public func ask(_ prompt: Prompt) async throws(PromptError) -> String { throw .notInteractive }
}
