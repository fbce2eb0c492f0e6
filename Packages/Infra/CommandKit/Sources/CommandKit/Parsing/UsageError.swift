/// A command line that cannot be run, explained to the person who wrote it.
public struct UsageError: Error, Equatable, Sendable {
  /// What is wrong and, where known, what would be right; control characters are visible, so it may be printed.
  public let message: String
  /// The usage lines of the command that was meant.
  let usage: String
  /// The command line that shows that command's help.
  let helpCommand: String

  /// The whole text for the standard error stream, without a final line break.
  public var text: String {
    "Error: \(message)\n\(usage)\n  See '\(helpCommand)' for more information."
  }
}
