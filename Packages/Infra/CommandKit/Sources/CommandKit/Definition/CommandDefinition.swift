import Synchronization

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

/// The behaviour of a command that the parser has found.
enum CommandBehaviour: Sendable {
  case run(Command.Run)
  case action(@Sendable () -> any CommandAction)
  case showHelp
  case showVersion
  case writeCompletionScript
  case writeManual

  /// Whether every program has a command that behaves like this.
  var isBuiltIn: Bool {
    switch self {
    case .run, .action: false
    case .showHelp, .showVersion, .writeCompletionScript, .writeManual: true
    }
  }
}

/// A value that is made when it is first asked for, once, and kept from then on.
final class Lazy<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case waiting(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  /// The closure must not ask for this value itself.
  init(_ make: @escaping @Sendable () -> Value) {
    state = Mutex(.waiting(make))
  }

  var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .waiting(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
