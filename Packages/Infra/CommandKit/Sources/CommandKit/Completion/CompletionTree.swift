/// The completions of each position, without the data that only parsing needs.
struct CompletionTree {
  struct Choice {
    let text: String
    let help: String
  }

  struct NamedChoice {
    let spellings: [String]
    let help: String
    let takesValue: Bool
    let values: [String]
    let isPath: Bool
    let separator: Character?
  }

  /// The values that an argument may have.
  struct Place {
    var values: [String] = []
    var isPath = false
  }

  /// One command, identified by its names below the root, each with a slash before it: `/sections/show`.
  struct Scope {
    let path: String
    let subcommands: [Choice]
    /// The values of an argument that lead to the next one as a subcommand does, behind `--` too.
    let steps: [Choice]
    let options: [NamedChoice]
    /// The arguments by position.
    let arguments: [Place]
    /// Whether the last argument takes all that remain.
    let repeatsLast: Bool
  }

  let program: String
  let globalOptions: [NamedChoice]
  let scopes: [Scope]

  init(_ program: Program) {
    self.program = program.root.name
    globalOptions =
      program.globalOptions.map { NamedChoice($0.definition) } + [
        NamedChoice(
          spellings: ["--version"],
          help: program.vocabulary.text(.showsVersion),
          takesValue: false,
          values: [],
          isPath: false,
          separator: nil
        ),
        NamedChoice(
          spellings: ["-h", "--help"],
          help: program.vocabulary.text(.showsHelp),
          takesValue: false,
          values: [],
          isPath: false,
          separator: nil
        ),
      ]
    scopes = Self.scopes(of: program.root, path: "", in: program)
  }

  /// The paths of the commands that declare a global option again.
  func pathsNarrowing(_ option: NamedChoice) -> [String] {
    scopes.filter { scope in scope.options.contains { $0.spellings.last == option.spellings.last } }.map(
      \.path
    )
  }

  private static func scopes(of command: Command, path: String, in program: Program) -> [Scope] {
    switch command.behaviour {
    case .showHelp:
      return scopes(of: command, about: program.root, path: path, topics: program.topics.map(\.name))
    case .writeManual: return scopes(of: command, about: program.root, path: path)
    case .run, .action, .showVersion, .writeCompletionScript, nil: break
    }
    var arguments = command.arguments.map { Place(values: $0.reader.allowed, isPath: $0.reader.isPath) }
    let behind = command.arguments.dropFirst().first?.valuesBehind?() ?? [:]
    // A value that decides about the next argument is a step on the way, as a subcommand is.
    let steps = behind.isEmpty ? [] : arguments[0].values
    if !behind.isEmpty { arguments[0] = Place() }
    let scope = Scope(
      path: path,
      subcommands: choices(of: command),
      steps: steps.map { Choice(text: $0, help: "") },
      options: options(of: command),
      arguments: arguments,
      repeatsLast: command.arguments.last?.reader.isRepeating ?? false
    )
    let next = steps.map { step in
      Scope(
        path: "\(path)/\(step)",
        subcommands: [],
        steps: [],
        options: scope.options,
        arguments: [Place(values: behind[step] ?? [])],
        repeatsLast: false
      )
    }
    return [scope] + next
      + command.subcommands.flatMap { scopes(of: $0, path: "\(path)/\($0.name)", in: program) }
  }

  /// The places of a command that takes the names on the way to another command.
  private static func scopes(
    of command: Command,
    about subject: Command,
    path: String,
    topics: [String] = []
  ) -> [Scope] {
    let scope = Scope(
      path: path,
      subcommands: [],
      steps: choices(of: subject),
      options: options(of: command),
      arguments: topics.isEmpty ? [] : [Place(values: topics)],
      repeatsLast: false
    )
    return [scope]
      + subject.subcommands.flatMap { scopes(of: command, about: $0, path: "\(path)/\($0.name)") }
  }

  private static func choices(of command: Command) -> [Choice] {
    command.subcommands.map { Choice(text: $0.name, help: $0.abstract) }
  }

  private static func options(of command: Command) -> [NamedChoice] {
    command.parameters.map(\.definition).filter { $0.argument == nil }.map { NamedChoice($0) }
  }
}

extension CompletionTree.NamedChoice {
  fileprivate init(_ definition: ParameterDefinition) {
    let option = definition.option
    self.init(
      spellings: option?.spellings ?? definition.flag?.spellings ?? [],
      help: option?.help ?? definition.flag?.help ?? "",
      takesValue: option != nil,
      values: option?.reader.allowed ?? [],
      isPath: option?.reader.isPath ?? false,
      separator: option?.reader.separator
    )
  }
}

/// A shell that command lines can be completed in.
enum Shell: String, CaseIterable, ArgumentValue {
  case bash
  case zsh
  case fish

  /// The argument of the built-in command `completion`.
  static func argument(in vocabulary: any CommandVocabulary) -> Argument<Shell> {
    Argument("shell", help: vocabulary.text(.whichShell), valueName: vocabulary.text(.shellName))
  }

  /// The script to load into the shell.
  func script(for tree: CompletionTree) -> String {
    switch self {
    case .bash: BashCompletion(tree: tree).script
    case .zsh: ZshCompletion(tree: tree).script
    case .fish: FishCompletion(tree: tree).script
    }
  }
}
