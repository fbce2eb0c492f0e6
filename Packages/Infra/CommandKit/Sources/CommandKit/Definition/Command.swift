/// One command of a program: a noun with verbs below it, a verb, or a noun that does something by itself.
///
/// A command is a value that a feature builds from what its closure or its action needs. Only the name is evaluated
/// when it is built: texts, parameters and subcommands are evaluated when the command is selected on a command line,
/// or when help or a completion script lists them.
public struct Command: Sendable {
  /// The behaviour of a command.
  ///
  /// It returns how it ended. To end with a message on the standard error stream, it throws a ``CommandFailure``.
  public typealias Run = @Sendable (Invocation) async throws -> ExitCode

  private enum Source: Sendable {
    case made(CommandDefinition)
    case deferred(Lazy<Command>)
  }

  /// The word to type.
  public let name: String
  private let source: Source

  /// Creates a command that runs a closure.
  ///
  /// - Parameters:
  ///   - name: The word that selects it: lower-case ASCII letters, digits and hyphens.
  ///   - abstract: One sentence, shown in lists and at the top of its help.
  ///   - discussion: Further paragraphs for its help; the indentation of a line is kept.
  ///   - examples: Lines worth copying, the most common one first.
  ///   - group: The heading under which its parent lists it; commands without one are listed first.
  ///   - parameters: What it accepts besides the global options; arguments in their order.
  ///   - conflicts: Which of its parameters (global ones included) contradict each other.
  ///   - subcommands: The verbs of a noun. Their parameters are their own: none is inherited.
  ///   - run: What it does. Without it, the bare command shows its help.
  public init(
    _ name: String,
    abstract: @autoclosure @escaping @Sendable () -> String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    group: @autoclosure @escaping @Sendable () -> String? = nil,
    parameters: @autoclosure @escaping @Sendable () -> [any Parameter] = [],
    conflicts: @autoclosure @escaping @Sendable () -> [Conflict] = [],
    subcommands: @autoclosure @escaping @Sendable () -> [Command] = [],
    run: Run? = nil
  ) {
    self.init(
      name,
      CommandDefinition(
        abstract: abstract,
        discussion: discussion,
        examples: examples,
        group: group,
        parameters: parameters,
        conflicts: conflicts,
        subcommands: subcommands,
        behaviour: run.map(CommandBehaviour.run)
      )
    )
  }

  /// Creates a command whose action is a value, for the program to interpret.
  ///
  /// The parameters are those of the form with `run`, apart from the last one.
  ///
  /// - Parameters:
  ///   - name: The word that selects it.
  ///   - abstract: One sentence, shown in lists and at the top of its help.
  ///   - discussion: Further paragraphs for its help.
  ///   - examples: Lines worth copying.
  ///   - group: The heading under which its parent lists it.
  ///   - parameters: What it accepts besides the global options.
  ///   - conflicts: Which of its parameters contradict each other.
  ///   - subcommands: The verbs of a noun.
  ///   - action: What it does; evaluated for every invocation of the command, which carries it in
  ///     ``Invocation/action``.
  public init(
    _ name: String,
    abstract: @autoclosure @escaping @Sendable () -> String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    group: @autoclosure @escaping @Sendable () -> String? = nil,
    parameters: @autoclosure @escaping @Sendable () -> [any Parameter] = [],
    conflicts: @autoclosure @escaping @Sendable () -> [Conflict] = [],
    subcommands: @autoclosure @escaping @Sendable () -> [Command] = [],
    action: @autoclosure @escaping @Sendable () -> any CommandAction
  ) {
    self.init(
      name,
      CommandDefinition(
        abstract: abstract,
        discussion: discussion,
        examples: examples,
        group: group,
        parameters: parameters,
        conflicts: conflicts,
        subcommands: subcommands,
        behaviour: .action(action)
      )
    )
  }

  /// Declares a command that is made only when its name is typed, or when help or a completion script needs it.
  ///
  /// The name alone is enough to select the command and to suggest it for a mistyped word.
  ///
  /// - Parameters:
  ///   - name: The name of the command.
  ///   - make: Makes the command, which must have that name; called at most once.
  /// - Returns: The command.
  public static func deferred(_ name: String, _ make: @escaping @Sendable () -> Command) -> Command {
    Command(name: name, source: .deferred(Lazy(make)))
  }

  init(_ name: String, _ definition: CommandDefinition) {
    self.init(name: name, source: .made(definition))
  }

  private init(name: String, source: Source) {
    self.name = name
    self.source = source
  }
}

extension Command {
  private var definition: CommandDefinition {
    switch source {
    case .made(let definition): definition
    case .deferred(let command): command.value.definition
    }
  }

  /// The name that the command has once it is made, which differs from its own only by mistake.
  var nameWhenMade: String {
    switch source {
    case .made: name
    case .deferred(let command): command.value.nameWhenMade
    }
  }

  var abstract: String { definition.abstract() }

  var discussion: String { definition.discussion() }

  var examples: [Example] { definition.examples() }

  var group: String? { definition.group() }

  var parameters: [any Parameter] { definition.parameters.value }

  var conflicts: [Conflict] { definition.conflicts() }

  var subcommands: [Command] { definition.subcommands.value }

  var behaviour: CommandBehaviour? { definition.behaviour }

  var arguments: [ArgumentDefinition] { parameters.compactMap(\.definition.argument) }

  func subcommand(named name: String) -> Command? {
    subcommands.first { $0.name == name }
  }
}

/// The behaviour of a command as a value that the program interprets, in place of a closure.
///
/// A program that does more with a command than run it, such as opening it as a page of a full-screen interface,
/// declares its own actions and finds the selected one in ``Invocation/action``.
public protocol CommandAction: Sendable {}
