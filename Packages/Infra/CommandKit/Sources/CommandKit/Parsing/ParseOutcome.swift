/// The result of parsing a command line.
public enum ParseOutcome: Sendable {
  /// Run a command whose arguments are valid.
  case run(Invocation)
  /// Print a page of help on the standard output stream and end with 0.
  ///
  /// Who asks for help, by `--help`, `-h` or the command `help`, gets it beside any other option. A group of commands
  /// that was named alone also has a page of help, which may be refused with some.
  case help(String, isAskedFor: Bool = false)
  /// Print one line with the name and version on the standard output stream and end with 0.
  case version(String)
  /// Print a text that another program reads, such as a shell script or the source of a manual page, on the standard
  /// output stream, never through a pager, and end with 0.
  case export(String)
  /// Print the error's text on the standard error stream and end with 2.
  case usageError(UsageError)
  /// Print the failure's text on the standard error stream and end with its status: the standard input, which the
  /// command line asks for, cannot be read.
  case failed(CommandFailure)
}

/// A command line that cannot be run, explained to the user.
public struct UsageError: Error, Equatable, Sendable {
  /// The problem and, where known, its remedy; control characters are escaped, so it is safe to print.
  public let message: String
  /// Where to read on, as one sentence.
  public let hint: String
  /// Two lines for standard error, the problem and where to read on, without a final line break.
  public let text: String

  init(_ problem: UsageProblem, helpCommand: String, in vocabulary: any CommandVocabulary) {
    message = vocabulary.message(for: problem)
    hint = vocabulary.text(.see(line: helpCommand))
    text = "\(vocabulary.error(message))\n\(hint)"
  }
}

/// A problem with a command line, described by a ``CommandVocabulary``.
///
/// Names of options, parameters and variables are the program's own; everything else came from outside.
public enum UsageProblem: Error, Hashable, Sendable {
  /// The kind of an unknown word.
  public enum WordKind: Hashable, Sendable {
    /// A command of the program.
    case command
    /// A subcommand of a command.
    case subcommand
    /// The argument of `help`.
    case commandOrTopic
    /// The name of a setting, where settings are stored.
    case setting
  }

  /// There is no such option; the suggestion is spelled nearly like it.
  case unknownOption(UntrustedText, suggestion: String?)
  /// There is no such word of the given kind; the suggestion is spelled nearly like it.
  case unknownWord(UntrustedText, kind: WordKind, suggestion: String?)
  /// An option, with the place of its value, stands without one; what it accepts is listed where there is a list.
  case missingValue(option: String, allowed: [String])
  /// A flag was given a value.
  case needlessValue(UntrustedText, flag: String)
  /// A parameter was given a value that it does not accept.
  case invalidValue(UntrustedText, parameter: String, origin: ValueOrigin, expected: ArgumentExpectation)
  /// A parameter that must be given is not there.
  case missingParameter(String)
  /// There are more arguments than the command takes; at least one.
  case unexpectedArguments([UntrustedText])
  /// Two options contradict each other; both come from one place and are named as they are there.
  case conflict(String, String, origin: ValueOrigin)
  /// The word `-`, which stands for the standard input, is given twice for one argument.
  case repeatedStandardInput(parameter: String)
  /// The word `-` is given for an argument that must have a value, and the standard input has none.
  case emptyStandardInput(parameter: String)
}
