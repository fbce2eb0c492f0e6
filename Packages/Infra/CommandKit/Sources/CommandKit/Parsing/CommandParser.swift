/// Turns command lines into what they ask for: a pure function of its input, and of the standard input where a command
/// line asks for that.
///
/// It works in two phases. A ``GlobalOptionsParser`` takes the global options out of the arguments, which needs no
/// command; ``parse(globals:)`` then reads the command and its own parameters. The forms with `arguments` do both.
public struct CommandParser: Sendable {
  /// Reads the whole standard input.
  ///
  /// It throws a failure, explained to the user, when the input cannot be read.
  public typealias StandardInput = @Sendable () throws(CommandFailure) -> String

  let program: Program
  private let format: HelpFormat
  private let standardInput: StandardInput?

  /// Creates a parser of one program's command lines.
  ///
  /// - Parameters:
  ///   - program: The commands and global options.
  ///   - help: How help is laid out; a global option `--width` on the command line overrules its width.
  ///   - standardInput: Reads the standard input; called at most once for a command line, and only when `-` is given
  ///     for an argument that is declared to read it. It must be there if there is such an argument.
  public init(
    _ program: Program,
    help: HelpFormat = HelpFormat(),
    standardInput: StandardInput? = nil
  ) {
    self.program = program
    format = help
    self.standardInput = standardInput
  }

  /// Parses one command line in both phases.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's own name.
  ///   - environment: The process's environment variables; only declared ones are read.
  ///   - settings: The stored value of a global option, by its name; asked once for each. A value is read only where
  ///     neither the command line nor the environment says anything, so that giving the option always overrules a bad
  ///     setting.
  /// - Returns: What to do.
  public func parse(
    arguments: [String],
    environment: [String: String],
    settings: (String) -> String? = { _ in nil }
  ) -> ParseOutcome {
    parse(globals: globals(arguments: arguments, environment: environment, settings: settings))
  }

  /// Parses the rest of a command line, whose global options were taken out: the second phase.
  ///
  /// A request for help or the version takes precedence over anything that is wrong elsewhere on the line, and an
  /// unknown command or option over a value that is refused. A refused value in a bundle of short options is
  /// told before an unknown word behind it, which may be the value that was meant. Only the commands that are
  /// named are evaluated.
  ///
  /// - Parameter globals: The result of the first phase, with the program's global options.
  /// - Returns: What to do. An invocation has the values of the global options too.
  public func parse(globals: ParsedGlobals) -> ParseOutcome {
    parse(globals.tokens, globals: globals)
  }

  /// Parses words that are already split, such as the address of a page in a full-screen program, with the global
  /// options of the command line that started the program.
  ///
  /// - Parameters:
  ///   - words: What would stand behind the program's name. Global options among them come after those of the
  ///     original command line.
  ///   - globals: The result of the first phase; the environment and the settings are those that it was given. The
  ///     rest of its command line does not count.
  /// - Returns: What to do.
  public func parse(words: [String], globals: ParsedGlobals) -> ParseOutcome {
    let scope = OptionScope(globalOptions: program.globalOptions)
    return parse(globals.replacingWords(with: words, in: scope), globals: globals)
  }

  func globals(
    arguments: [String],
    environment: [String: String],
    settings: (String) -> String?
  ) -> ParsedGlobals {
    GlobalOptionsParser(program.globalOptions, conflicts: program.root.conflicts)
      .parse(arguments: arguments, environment: environment, settings: settings)
  }

  private func parse(_ tokens: [CommandLineToken], globals: ParsedGlobals) -> ParseOutcome {
    let (scanned, scope) = ArgumentScanner.scan(tokens, program: program)
    if scanned.wantsHelp { return widened(scanned).help(for: scanned.path, isAskedFor: true) }
    if scanned.wantsVersion { return .version(versionLine) }
    do throws(ValueBinder.Refusal) {
      if case .showHelp = scanned.command.behaviour {
        return try widened(scanned).help(forWords: scanned.positionals)
      }
      if let problem = scanned.problem { throw .usage(problem) }
      let options = try resolved(scanned, scope: scope, globals: globals)
      if case .writeManual = scanned.command.behaviour {
        return try manual(
          forWords: scanned.positionals,
          isList: options[ManualPages.list(in: program.vocabulary)]
        )
      }
      let binder = ValueBinder(arguments: scanned.command.arguments, standardInput: standardInput)
      return outcome(of: scanned, values: try binder.bind(scanned.positionals, to: options))
    } catch {
      switch error {
      case .usage(let problem): return .usageError(usageError(problem, path: scanned.path))
      case .failure(let failure): return .failed(failure)
      }
    }
  }

  private func resolved(
    _ scanned: ScannedArguments,
    scope: OptionScope,
    globals: ParsedGlobals
  ) throws(ValueBinder.Refusal) -> BoundValues {
    let conflicts = program.root.conflicts + (scanned.path.count > 1 ? scanned.command.conflicts : [])
    var options = OptionResolver(scope: scope, conflicts: conflicts)
    options.addCommandLine(scanned.occurrences)
    options.addEnvironment(globals.environment)
    options.addSettings(globals.settings, for: Set(program.globalOptions.map(\.definition.key)))
    let (values, problem) = options.resolved()
    if let problem { throw .usage(problem) }
    return values
  }

  private func outcome(of scanned: ScannedArguments, values: BoundValues) -> ParseOutcome {
    let path = scanned.path.map(\.name)
    switch scanned.command.behaviour {
    case .run(let closure):
      return .run(Invocation(path: path, values: values, run: closure))
    case .action(let action):
      return .run(Invocation(path: path, values: values, action: action()))
    case .showVersion:
      return .version(versionLine)
    case .writeCompletionScript:
      let shell = values[Shell.argument(in: program.vocabulary)]
      return .export(shell.script(for: CompletionTree(program)))
    case .showHelp, .writeManual:
      return help(for: scanned.path)
    case nil where scanned.path.count == 1:
      return .help(ConciseHelp(program: program, format: format).text)
    case nil:
      return help(for: scanned.path)
    }
  }

  private func usageError(_ problem: UsageProblem, path: [Command]) -> UsageError {
    let command = ([program.invocation] + path.dropFirst().map(\.name)).joined(separator: " ")
    return UsageError(problem, helpCommand: "\(command) --help", in: program.vocabulary)
  }
}

// Help, manual pages and the version.
extension CommandParser {
  private var versionLine: String { "\(program.root.name) \(program.version)" }

  /// The same parser with the width that the command line asks for, if it does so rightly.
  private func widened(_ scanned: ScannedArguments) -> CommandParser {
    let key = "--width"
    guard program.globalOptions.contains(where: { $0.definition.key == key }),
      let text = scanned.occurrences.last(where: { $0.key == key })?.text,
      let width = Int(text)
    else { return self }
    return CommandParser(program, help: format.widened(to: width), standardInput: standardInput)
  }

  private func help(for path: [Command], isAskedFor: Bool = false) -> ParseOutcome {
    let description = CommandDescription(program: program, path: path)
    return .help(HelpPage(description: description, format: format).text, isAskedFor: isAskedFor)
  }

  /// The page for the words after `help`: a command's path, or a topic.
  private func help(forWords words: [String]) throws(ValueBinder.Refusal) -> ParseOutcome {
    if let topic = program.topics.first(where: { $0.name == words.first }) {
      if words.count > 1 { throw .usage(.unexpectedArguments(words.dropFirst().map(UntrustedText.init))) }
      return .help(TopicPage(topic: topic, format: format).text, isAskedFor: true)
    }
    return help(for: try path(to: words, topics: program.topics), isAskedFor: true)
  }

  /// The manual page of the command at the words after `manual`, or the list of its page and those below it.
  private func manual(forWords words: [String], isList: Bool) throws(ValueBinder.Refusal) -> ParseOutcome {
    let path = try path(to: words, topics: [])
    let pages = ManualPages(program, wrap: format.wrap)
    return .export(isList ? pages.index(below: path) : pages.page(at: path).text)
  }

  /// The commands that the words name below the root; the names of the topics are suggested beside commands.
  private func path(to words: [String], topics: [HelpTopic]) throws(ValueBinder.Refusal) -> [Command] {
    var path = [program.root]
    for word in words {
      let parent = path[path.count - 1]
      guard let command = parent.subcommand(named: word) else {
        let isFirst = path.count == 1
        let names = parent.subcommands.map(\.name) + (isFirst ? topics.map(\.name) : [])
        throw .usage(
          .unknownWord(
            UntrustedText(word),
            kind: !isFirst ? .subcommand : topics.isEmpty ? .command : .commandOrTopic,
            suggestion: Suggestion.nearest(to: word, among: names)
          )
        )
      }
      path.append(command)
    }
    return path
  }
}
