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
  /// What `--version` and the command `version` do.
  case showsVersion
  /// What `--help` does.
  case showsHelp
  /// What the command `help` does.
  case explains
  /// What the argument of the command `help` is.
  case whatToExplain
  /// What the command `completion` does.
  case completes
  /// How the script is loaded; with the line that does it in bash.
  case howToComplete(line: String)
  /// What the argument of the command `completion` is.
  case whichShell
  /// Where all of a program's help is; with the command line that shows it.
  case seeAll(line: String)
  /// Where the help of one of several commands is; with the pattern of the command line that shows it.
  case seeEach(line: String)
  /// Where the help for a wrong command line is; with the command line that shows it.
  case see(line: String)
  /// What the page of exit codes is about.
  case aboutExitCodes
  /// The sentence before the table of exit codes.
  case exitCodesFollow
}
