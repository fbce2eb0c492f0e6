/// A whole command-line program: its commands, and the options that all of them share.
///
/// Besides the commands given, every program has `help [<command> …]`, `version`, `completion bash|zsh|fish`, and
/// accepts `-h`, `--help` and `--version` anywhere.
public struct Program: Sendable {
  let root: Command
  let version: String
  let globalOptions: [any NamedParameter]
  let topics: [HelpTopic]
  let vocabulary: any CommandVocabulary

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - name: What people type, such as `tessera`.
  ///   - version: What follows the name in the answer to `--version`.
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
    abstract: String,
    discussion: String = "",
    examples: [Example] = [],
    globalOptions: [any NamedParameter] = [],
    conflicts: [Conflict] = [],
    commands: [Command],
    topics: [HelpTopic] = [],
    vocabulary: any CommandVocabulary = EnglishCommandVocabulary(),
    run: Command.Run? = nil
  ) {
    self.version = version
    self.globalOptions = globalOptions
    self.topics = topics
    self.vocabulary = vocabulary
    let pages = commands.map(\.name) + topics.map(\.name)
    root = Command(
      name,
      abstract: abstract,
      discussion: discussion,
      examples: examples,
      conflicts: conflicts,
      subcommands: commands + Self.builtInCommands(program: name, pages: pages, in: vocabulary),
      run: run
    )
  }

  private static func builtInCommands(
    program: String,
    pages: [String],
    in vocabulary: any CommandVocabulary
  ) -> [Command] {
    let page = Argument<[String]>(
      "command",
      help: vocabulary.text(.whatToExplain),
      valueName: vocabulary.text(.commandName),
      default: [],
      accepting: .oneOf(pages)
    )
    return [
      Command(
        "completion",
        abstract: vocabulary.text(.completes),
        discussion: vocabulary.text(.howToComplete(line: "eval \"$(\(program) completion bash)\"")),
        group: vocabulary.text(.more),
        parameters: [Shell.argument(in: vocabulary)],
        action: .writeCompletionScript
      ),
      Command(
        "help",
        abstract: vocabulary.text(.explains),
        group: vocabulary.text(.more),
        parameters: [page],
        action: .showHelp
      ),
      Command(
        "version",
        abstract: vocabulary.text(.showsVersion),
        group: vocabulary.text(.more),
        action: .showVersion
      ),
    ]
  }
}
