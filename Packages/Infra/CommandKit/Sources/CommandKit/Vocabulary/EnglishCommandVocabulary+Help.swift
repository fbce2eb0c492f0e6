extension EnglishCommandVocabulary {
  /// The word or sentence.
  public func text(_ text: HelpText) -> String {
    switch text {
    case .usage: "Usage"
    case .examples: "Examples"
    case .arguments: "Arguments"
    case .options: "Options"
    case .globalOptions: "Global options"
    case .commands: "Commands"
    case .subcommands: "Subcommands"
    case .helpTopics: "Help topics"
    case .more: "More"
    case .commandName: "command"
    case .subcommandName: "subcommand"
    case .optionsName: "options"
    case .shellName: "shell"
    case .showsVersion: "Show the version."
    case .showsHelp: "Show help information."
    case .explains: "Explain a command or a topic."
    case .whatToExplain: "The command or topic to explain."
    case .completes: "Print the script that completes commands in a shell."
    case .howToComplete(let line): "Load it from the shell's start-up file. In bash: \(line)"
    case .whichShell: "The shell to write the script for."
    case .seeAll(let line): "See '\(line)' for all commands and options."
    case .seeEach(let line): "See '\(line)' for detailed help."
    case .see(let line): "See '\(line)'."
    case .aboutExitCodes: "What the exit status says to a script."
    case .exitCodesFollow: "The exit status of every command is one of these:"
    }
  }
}
