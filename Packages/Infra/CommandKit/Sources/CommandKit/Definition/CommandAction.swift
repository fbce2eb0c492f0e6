/// What the parser does once it has found the command.
enum CommandAction: Sendable {
  case run(Command.Run)
  case showHelp
  case showVersion
  case writeCompletionScript
}
