/// The words that this module says itself: in help, in errors, about exit codes.
///
/// A program that speaks another language implements it for that language and gives it to its ``Program``. What is
/// typed (`--help`, `version`) is the same in every language. Texts that came from outside arrive as ``UntrustedText``
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
  ///   - facts: The facts about the parameter; at least one.
  /// - Returns: Both in one line.
  func help(_ help: String, with facts: [ParameterFact]) -> String

  /// Describes a problem with a command line and, where known, its remedy.
  func message(for problem: UsageProblem) -> String

  /// Asks for a value that the parameter accepts, as a sentence: `Enter a whole number.`
  func request(for expectation: ArgumentExpectation) -> String

  /// Announces a message on the standard error stream as an error: `Error: …`.
  func error(_ message: String) -> String

  /// The meaning of an exit code, in a few words.
  func meaning(of code: ExitCode) -> String
}

/// A word or a sentence that help says by itself.
public enum HelpText: Hashable, Sendable {
  /// The title of the lines that show how a command is written.
  case usage
  /// The title of the examples.
  case examples
  /// The title of the positional arguments of a command.
  case arguments
  /// The title of a command's own options.
  case options
  /// The title of the options that every command has.
  case globalOptions
  /// The title of a program's commands.
  case commands
  /// The title of a command's subcommands.
  case subcommands
  /// The title of the pages that are not about one command.
  case helpTopics
  /// The title of the commands that every program has.
  case more
  /// Stands for a command in usage, between angle brackets.
  case commandName
  /// Stands for a subcommand in usage, between angle brackets.
  case subcommandName
  /// Stands for many options in usage, between angle brackets.
  case optionsName
  /// Stands for a shell in usage, between angle brackets.
  case shellName
  /// The abstract of `--version` and the command `version`.
  case showsVersion
  /// The abstract of `--help`.
  case showsHelp
  /// The abstract of the command `help`.
  case explains
  /// The help of the argument of `help`.
  case whatToExplain
  /// The abstract of the command `completion`.
  case completes
  /// How the script is loaded; with the line that does it in bash.
  case howToComplete(line: String)
  /// The help of the argument of `completion`.
  case whichShell
  /// The abstract of the command `manual`.
  case writesManual
  /// How a manual page is read; with the line that does it.
  case howToReadManual(line: String)
  /// The help of the argument of `manual`.
  case whichManual
  /// The help of the flag `--list` of `manual`.
  case listsManual
  /// The title of a manual page's name and abstract.
  case manualName
  /// The title of the usages on a manual page.
  case synopsis
  /// The title of the discussion on a manual page.
  case description
  /// The title of the other manual pages that a manual page refers to.
  case seeAlso
  /// Where all of a program's help is; with the command line that shows it.
  case seeAll(line: String)
  /// Where the help of one of several commands is; with the pattern of the command line that shows it.
  case seeEach(line: String)
  /// Where the help for a wrong command line is; with the command line that shows it.
  case see(line: String)
  /// The abstract of the topic about exit codes.
  case aboutExitCodes
  /// The sentence before the table of exit codes.
  case exitCodesFollow
}

/// Something that help says about a parameter besides what it is for.
public enum ParameterFact: Hashable, Sendable {
  /// The only values that are accepted.
  case values([String])
  /// The value where none is given.
  case fallback(String)
  /// The environment variable that gives the value.
  case environment(String)
  /// The word `-` stands for the lines of the standard input.
  case standardInput
}
