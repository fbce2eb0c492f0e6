/// What is wrong with a command line, for a ``CommandVocabulary`` to put into words.
///
/// Names of options, parameters and variables are the program's own; everything else came from outside.
public enum UsageProblem: Error, Hashable, Sendable {
  /// What kind of word is not known.
  public enum CommandKind: Hashable, Sendable {
    /// A command of the program.
    case command
    /// A subcommand of a command.
    case subcommand
    /// What stands behind `help`.
    case commandOrTopic
  }

  /// There is no such option; the suggestion is spelled nearly like it.
  case unknownOption(UntrustedText, suggestion: String?)
  /// There is no such command; the suggestion is spelled nearly like it.
  case unknownCommand(UntrustedText, kind: CommandKind, suggestion: String?)
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
}
