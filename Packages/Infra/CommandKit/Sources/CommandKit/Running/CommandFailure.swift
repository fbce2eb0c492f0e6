/// An error that a command reports to the person: what happened, and what to do about it.
public struct CommandFailure: Error, Equatable, Sendable {
  /// The exit status that the process ends with.
  public let status: ExitCode
  /// What happened, as one sentence.
  public let message: String
  /// What to do about it, as one sentence.
  public let hint: String?

  /// Creates a failure with an exit status other than ``ExitCode/done``.
  public init(_ status: ExitCode, _ message: String, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  /// One or two lines for the standard error stream, without a final line break.
  ///
  /// Control characters are made visible, so that a message may quote a service's words.
  ///
  /// - Parameter vocabulary: The word for an error.
  /// - Returns: The message and what to do.
  public func text(in vocabulary: some CommandVocabulary) -> String {
    ([vocabulary.error(message)] + (hint.map { [$0] } ?? [])).map(\.visible).joined(separator: "\n")
  }
}
