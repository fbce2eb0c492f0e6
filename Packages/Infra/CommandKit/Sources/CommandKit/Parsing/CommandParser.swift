/// Turns command lines into what they ask for; a pure function of its input.
public struct CommandParser: Sendable {
  let program: Program
  let format: HelpFormat

  /// Creates a parser of one program's command lines.
  ///
  /// - Parameters:
  ///   - program: The commands and global options.
  ///   - help: How help is laid out; a global option `--width` on the command line overrules its width.
  public init(_ program: Program, help: HelpFormat = HelpFormat()) {
    self.program = program
    format = help
  }

  /// Parses one command line.
  ///
  /// A request for help or the version takes precedence over anything that is wrong elsewhere on the line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's own name.
  ///   - environment: The process's environment variables; only declared ones are read.
  ///   - settings: The stored value of a global option, by its name. It is asked only where neither the command line
  ///     nor the environment says anything, so that giving the option always overrules a bad setting.
  /// - Returns: What to do.
  public func parse(
    arguments: [String],
    environment: [String: String],
    settings: (String) -> String? = { _ in nil }
  ) -> ParseOutcome {
    let (scanned, scope) = ArgumentScanner.scan(arguments, program: program)
    if scanned.wantsHelp { return widened(scanned).help(for: scanned.path) }
    if scanned.wantsVersion { return .version(versionLine) }
    do throws(UsageProblem) {
      if case .showHelp = scanned.command.action {
        return try widened(scanned).help(forWords: scanned.positionals)
      }
      if let problem = scanned.problem { throw problem }
      let bound = try bind(scanned, scope: scope, environment: environment, settings: settings)
      return outcome(of: scanned, bound: bound)
    } catch {
      return .usageError(usageError(error, path: scanned.path))
    }
  }

  private var versionLine: String { "\(program.root.name) \(program.version)" }

  /// The same parser with the width that the command line asks for, if it does so rightly.
  private func widened(_ scanned: ScannedArguments) -> CommandParser {
    let key = "--width"
    guard program.globalOptions.contains(where: { $0.definition.key == key }),
      case .text(let text)? = scanned.occurrences.last(where: { $0.key == key })?.content,
      let width = Int(text)
    else { return self }
    return CommandParser(program, help: format.widened(to: width))
  }

  private func help(for path: [Command]) -> ParseOutcome {
    .help(HelpPage(program: program, path: path, format: format).text)
  }

  private func bind(
    _ scanned: ScannedArguments,
    scope: OptionScope,
    environment: [String: String],
    settings: (String) -> String?
  ) throws(UsageProblem) -> BoundValues {
    let conflicts = program.root.conflicts + (scanned.path.count > 1 ? scanned.command.conflicts : [])
    var options = OptionResolver(scope: scope, conflicts: conflicts)
    try options.addCommandLine(scanned.occurrences)
    try options.addEnvironment(environment)
    try options.addSettings(settings, for: Set(program.globalOptions.map(\.definition.key)))
    return try ValueBinder(scanned: scanned, options: options).bind()
  }

  private func outcome(of scanned: ScannedArguments, bound: BoundValues) -> ParseOutcome {
    switch scanned.command.action {
    case .run(let action):
      return .run(Invocation(path: scanned.path.map(\.name), bound: bound, action: action))
    case .showVersion:
      return .version(versionLine)
    case .writeCompletionScript:
      let shell = bound.values[Shell.argument(in: program.vocabulary).definition.key] as? Shell ?? .bash
      return .completionScript(shell.script(for: CompletionTree(program)))
    case .showHelp:
      return help(for: scanned.path)
    case nil where scanned.path.count == 1:
      return .help(ConciseHelp(program: program, format: format).text)
    case nil:
      return help(for: scanned.path)
    }
  }

  /// The page for the words after `help`: a command's path, or a topic.
  private func help(forWords words: [String]) throws(UsageProblem) -> ParseOutcome {
    if let topic = program.topics.first(where: { $0.name == words.first }) {
      if words.count > 1 { throw .unexpectedArguments(words.dropFirst().map(UntrustedText.init)) }
      return .help(TopicPage(topic: topic, format: format).text)
    }
    var path = [program.root]
    for word in words {
      let parent = path[path.count - 1]
      guard let command = parent.subcommand(named: word) else {
        let isFirst = path.count == 1
        let names = parent.subcommands.map(\.name) + (isFirst ? program.topics.map(\.name) : [])
        throw .unknownCommand(
          UntrustedText(word),
          kind: isFirst ? .commandOrTopic : .subcommand,
          suggestion: Suggestion.nearest(to: word, among: names)
        )
      }
      path.append(command)
    }
    return help(for: path)
  }

  private func usageError(_ problem: UsageProblem, path: [Command]) -> UsageError {
    let command = path.map(\.name).joined(separator: " ")
    return UsageError(problem, helpCommand: "\(command) --help", in: program.vocabulary)
  }
}
