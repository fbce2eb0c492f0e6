/// The words that this module says itself: in help, in errors, about exit codes.
///
/// A program that speaks another language implements it for that language and gives it to its ``Program``. What is
/// typed (`--help`, `version`) is the same in every language. Texts that came from outside arrive as ``OutsideText``
/// and leave it in quotation marks only.
public protocol CommandVocabulary: Sendable {
  /// A word or a sentence of help.
  func text(_ text: HelpText) -> String

  /// A title as it stands above what it is about: `Options:`.
  func heading(_ title: String) -> String

  /// The help of a parameter followed by the facts about it: `How many. (default: 30)`.
  ///
  /// - Parameters:
  ///   - help: What the parameter is for, as a sentence.
  ///   - facts: What else is to be known; at least one fact.
  /// - Returns: Both in one line.
  func help(_ help: String, with facts: [ParameterFact]) -> String

  /// What is wrong with a command line, and where that is known, what would be right.
  func message(for problem: UsageProblem) -> String

  /// What a parameter would have accepted, to stand in the message for a problem.
  func words(for expectation: ArgumentExpectation) -> String

  /// Announces a message on the standard error stream as an error: `Error: …`.
  func error(_ message: String) -> String

  /// What an exit code says, in a few words.
  func meaning(of code: ExitCode) -> String
}
