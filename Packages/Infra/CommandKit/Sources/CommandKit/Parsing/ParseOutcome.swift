/// What a command line asks for.
public enum ParseOutcome: Sendable {
  /// Run a command; what was given is valid.
  case run(Invocation)
  /// Print a page of help on the standard output stream and end with 0.
  case help(String)
  /// Print one line with the name and version on the standard output stream and end with 0.
  case version(String)
  /// Print a shell script on the standard output stream, never through a pager, and end with 0.
  case completionScript(String)
  /// Print the error's text on the standard error stream and end with 2.
  case usageError(UsageError)
  /// Print the failure's text on the standard error stream and end with its status: the standard input, which the
  /// command line asks for, cannot be read.
  case failed(CommandFailure)
}

/// A command line that cannot be run, explained to the person who wrote it.
public struct UsageError: Error, Equatable, Sendable {
  /// What is wrong and, where known, what would be right; control characters are visible, so it may be printed.
  public let message: String
  /// Two lines for the standard error stream, what is wrong and where to read on, without a final line break.
  public let text: String

  init(_ problem: UsageProblem, helpCommand: String, in vocabulary: any CommandVocabulary) {
    message = vocabulary.message(for: problem)
    text = "\(vocabulary.error(message))\n\(vocabulary.text(.see(line: helpCommand)))"
  }
}
