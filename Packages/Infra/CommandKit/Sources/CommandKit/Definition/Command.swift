/// One command of a program: a noun with verbs below it, a verb, or a noun that does something by itself.
///
/// A command is a value that a feature builds in its initialiser, where its closure captures the use cases it needs.
public struct Command: Sendable {
  /// What a command does with what it was given.
  ///
  /// It returns how it ended. To end with a message on the standard error stream, it throws a ``CommandFailure``.
  public typealias Run = @Sendable (Invocation) async throws -> ExitCode

  let name: String
  let abstract: String
  let discussion: String
  let examples: [Example]
  let group: String?
  let parameters: [any Parameter]
  let conflicts: [Conflict]
  let subcommands: [Command]
  let action: CommandAction?

  /// Creates a command from its name, its help, what it accepts and what it does.
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
    abstract: String,
    discussion: String = "",
    examples: [Example] = [],
    group: String? = nil,
    parameters: [any Parameter] = [],
    conflicts: [Conflict] = [],
    subcommands: [Command] = [],
    run: Run? = nil
  ) {
    self.init(
      name,
      abstract: abstract,
      discussion: discussion,
      examples: examples,
      group: group,
      parameters: parameters,
      conflicts: conflicts,
      subcommands: subcommands,
      action: run.map(CommandAction.run)
    )
  }

  init(
    _ name: String,
    abstract: String,
    discussion: String = "",
    examples: [Example] = [],
    group: String? = nil,
    parameters: [any Parameter] = [],
    conflicts: [Conflict] = [],
    subcommands: [Command] = [],
    action: CommandAction?
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.group = group
    self.parameters = parameters
    self.conflicts = conflicts
    self.subcommands = subcommands
    self.action = action
  }

  func subcommand(named name: String) -> Command? {
    subcommands.first { $0.name == name }
  }

  var arguments: [ArgumentDefinition] { parameters.compactMap(\.definition.argument) }
}
