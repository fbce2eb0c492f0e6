/// What a command does, as a value that the program interprets instead of a closure that it calls.
///
/// A program that does more with a command than run it, such as opening it as a page of a full-screen interface,
/// declares its own actions and finds the selected one in ``Invocation/action``.
public protocol CommandAction: Sendable {}

/// What the parser does once it has found the command.
enum CommandBehaviour: Sendable {
  case run(Command.Run)
  case action(@Sendable () -> any CommandAction)
  case showHelp
  case showVersion
  case writeCompletionScript
}

/// Everything about a command but its name; nothing is evaluated before it is needed.
struct CommandDefinition: Sendable {
  let abstract: @Sendable () -> String
  let discussion: @Sendable () -> String
  let examples: @Sendable () -> [Example]
  let group: @Sendable () -> String?
  let parameters: Lazy<[any Parameter]>
  let conflicts: @Sendable () -> [Conflict]
  let subcommands: Lazy<[Command]>
  let behaviour: CommandBehaviour?

  init(
    abstract: @escaping @Sendable () -> String,
    discussion: @escaping @Sendable () -> String = { "" },
    examples: @escaping @Sendable () -> [Example] = { [] },
    group: @escaping @Sendable () -> String? = { nil },
    parameters: @escaping @Sendable () -> [any Parameter] = { [] },
    conflicts: @escaping @Sendable () -> [Conflict] = { [] },
    subcommands: @escaping @Sendable () -> [Command] = { [] },
    behaviour: CommandBehaviour?
  ) {
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.group = group
    self.parameters = Lazy(parameters)
    self.conflicts = conflicts
    self.subcommands = Lazy(subcommands)
    self.behaviour = behaviour
  }
}
