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
}
