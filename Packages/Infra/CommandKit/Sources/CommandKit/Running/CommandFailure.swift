/// An error that a command reports to the user: what happened, and what to do about it.
public struct CommandFailure: Error, Equatable, Sendable {
  /// The exit status that the process ends with.
  public let status: ExitCode
  /// A description of the failure, as one sentence.
  public let message: String
  /// The remedy, as one sentence.
  public let hint: String?

  /// Creates a failure with an exit status other than ``ExitCode/done``.
  public init(_ status: ExitCode, _ message: String, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  /// The failure without its hint where a note before it has that already; a document has it with its error.
  ///
  /// - Parameters:
  ///   - notes: The notes of the command.
  ///   - isDocument: Whether the command writes a document.
  /// - Returns: The failure.
  public func following(_ notes: [String], isDocument: Bool) -> CommandFailure {
    guard !isDocument, let hint, notes.contains(where: { $0.contains(hint) }) else { return self }
    return CommandFailure(status, message)
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

/// How a command ended, as its process reports it to a shell.
///
/// The raw value is the process's exit code.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// The command succeeded.
  case done = 0
  /// It failed for a reason without a code of its own.
  case failed = 1
  /// It was used wrongly: unknown option, missing argument, invalid value.
  case usage = 2
  /// The requested item does not exist.
  case notFound = 3
  /// The user must sign in first.
  case signInNeeded = 4
  /// There is no connection, and no cached copy to show.
  case noConnection = 5
  /// The service refused: validation, conflict.
  case refused = 6
  /// The service asks to slow down.
  case rateLimited = 7
  /// Its terminal was closed (128 + SIGHUP).
  case terminalClosed = 129
  /// The user stopped it, or answered its question with no (128 + SIGINT); the message says what is known of a
  /// change that was being sent.
  case interrupted = 130
  /// The system or another program ended it (128 + SIGTERM).
  case terminated = 143
}
