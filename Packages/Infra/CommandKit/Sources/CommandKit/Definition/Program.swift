/// A whole command-line program: its commands, and the options that all of them share.
///
/// Besides the commands given, every program has `help [<command> …]`, `version`, `completion bash|zsh|fish`,
/// `manual [<command> …]`, and accepts `-h`, `--help` and `--version` anywhere.
public struct Program: Sendable {
  let root: Command
  let version: String
  let invocation: String
  let date: ReleaseDate?
  let globalOptions: [any NamedParameter]
  let vocabulary: any CommandVocabulary
  private let pages: Lazy<[HelpTopic]>

  var topics: [HelpTopic] { pages.value }

  /// Creates a program; its texts, commands and topics are evaluated when they are needed.
  ///
  /// - Parameters:
  ///   - name: What users type, such as `tessera`.
  ///   - version: What follows the name in the answer to `--version`.
  ///   - invocation: How users call it, where that is not its name: `./tea`. Help, examples and messages show it;
  ///     manual pages and completions keep the name.
  ///   - date: When this version was released, for manual pages; without it they have no date.
  ///   - abstract: One sentence that says what it is.
  ///   - discussion: Further paragraphs for its help.
  ///   - examples: The lines to start with; concise help shows the first two.
  ///   - globalOptions: Accepted before and after any command. A command may declare an option of the same name and
  ///     type to narrow it; the command's own then takes its place.
  ///   - conflicts: Which of the global options contradict each other.
  ///   - commands: The commands, in the order of help.
  ///   - topics: Pages of help that are not about one command.
  ///   - vocabulary: The words that help and errors say themselves.
  ///   - run: What the bare program does. Without it, the bare program shows concise help.
  public init(
    _ name: String,
    version: String,
    invocation: String? = nil,
    date: ReleaseDate? = nil,
    abstract: @autoclosure @escaping @Sendable () -> String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    globalOptions: [any NamedParameter] = [],
    conflicts: [Conflict] = [],
    commands: @autoclosure @escaping @Sendable () -> [Command],
    topics: @autoclosure @escaping @Sendable () -> [HelpTopic] = [],
    vocabulary: any CommandVocabulary = EnglishCommandVocabulary(),
    run: Command.Run? = nil
  ) {
    self.init(
      name,
      version: version,
      invocation: invocation,
      date: date,
      globalOptions: globalOptions,
      topics: Lazy(topics),
      vocabulary: vocabulary,
      root: CommandDefinition(
        abstract: abstract,
        discussion: discussion,
        examples: examples,
        conflicts: { conflicts },
        subcommands: commands,
        behaviour: run.map(CommandBehaviour.run)
      )
    )
  }

  /// Creates a program that has an action as a value when it is called without a command.
  ///
  /// The parameters are those of the form with `run`, apart from the last one.
  ///
  /// - Parameters:
  ///   - name: What users type.
  ///   - version: What follows the name in the answer to `--version`.
  ///   - invocation: How users call it, where that is not its name: `./tea`. Help, examples and messages show it;
  ///     manual pages and completions keep the name.
  ///   - date: When this version was released, for manual pages; without it they have no date.
  ///   - abstract: One sentence that says what it is.
  ///   - discussion: Further paragraphs for its help.
  ///   - examples: The lines to start with.
  ///   - globalOptions: Accepted before and after any command.
  ///   - conflicts: Which of the global options contradict each other.
  ///   - commands: The commands, in the order of help.
  ///   - topics: Pages of help that are not about one command.
  ///   - vocabulary: The words that help and errors say themselves.
  ///   - action: What the bare program does.
  public init(
    _ name: String,
    version: String,
    invocation: String? = nil,
    date: ReleaseDate? = nil,
    abstract: @autoclosure @escaping @Sendable () -> String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    globalOptions: [any NamedParameter] = [],
    conflicts: [Conflict] = [],
    commands: @autoclosure @escaping @Sendable () -> [Command],
    topics: @autoclosure @escaping @Sendable () -> [HelpTopic] = [],
    vocabulary: any CommandVocabulary = EnglishCommandVocabulary(),
    action: @autoclosure @escaping @Sendable () -> any CommandAction
  ) {
    self.init(
      name,
      version: version,
      invocation: invocation,
      date: date,
      globalOptions: globalOptions,
      topics: Lazy(topics),
      vocabulary: vocabulary,
      root: CommandDefinition(
        abstract: abstract,
        discussion: discussion,
        examples: examples,
        conflicts: { conflicts },
        subcommands: commands,
        behaviour: .action(action)
      )
    )
  }

  private init(
    _ name: String,
    version: String,
    invocation: String?,
    date: ReleaseDate?,
    globalOptions: [any NamedParameter],
    topics: Lazy<[HelpTopic]>,
    vocabulary: any CommandVocabulary,
    root: CommandDefinition
  ) {
    self.version = version
    self.invocation = invocation ?? name
    self.date = date
    self.globalOptions = globalOptions
    self.vocabulary = vocabulary
    pages = topics
    self.root = Command(
      name,
      CommandDefinition(
        abstract: root.abstract,
        discussion: root.discussion,
        examples: root.examples,
        conflicts: root.conflicts,
        subcommands: {
          let commands = root.subcommands.value
          let builtIn = BuiltInCommands(
            name: name,
            invocation: invocation ?? name,
            commands: commands,
            topics: topics,
            vocabulary: vocabulary
          )
          return commands + builtIn.all
        },
        behaviour: root.behaviour
      )
    )
  }
}
