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
