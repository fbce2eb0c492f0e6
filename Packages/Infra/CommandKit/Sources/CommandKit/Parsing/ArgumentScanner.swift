/// A command line split into its parts, before any value is read.
struct ScannedArguments {
  /// The program's root command and the subcommands selected below it; never empty.
  var path: [Command]
  var occurrences: [Occurrence] = []
  var positionals: [String] = []
  /// The first thing that is wrong; scanning goes on, because a later `--help` takes precedence.
  var problem: UsageProblem?
  var wantsHelp = false
  var wantsVersion = false

  init(root: Command) {
    path = [root]
  }

  var command: Command { path[path.count - 1] }
}

/// Splits a command line, without its global options, into the command, its options and its positional arguments.
///
/// The conventions are those of POSIX utilities and of getopt_long: `--name value`, `--name=value`, `-n value`,
/// `-n=value`, `-nvalue`, clusters of short flags, and `--` after which everything is positional.
struct ArgumentScanner {
  private let globals: OptionScope
  private var remaining: ArraySlice<CommandLineToken>
  private var scope: OptionScope
  private var scanned: ScannedArguments
  /// The first refused value in a bundle of short options.
  ///
  /// An unknown word behind it may be the value that was meant: in `-nv 2`, the option has taken the letter.
  private var refusedInBundle: UsageProblem?

  private init(program: Program, tokens: [CommandLineToken]) {
    globals = OptionScope(globalOptions: program.globalOptions)
    remaining = tokens[...]
    scope = OptionScope(command: program.root, globals: globals)
    scanned = ScannedArguments(root: program.root)
  }

  static func scan(_ tokens: [CommandLineToken], program: Program) -> (ScannedArguments, OptionScope) {
    var scanner = ArgumentScanner(program: program, tokens: tokens)
    while let token = scanner.remaining.popFirst() {
      switch token {
      case .word("--"):
        scanner.scanned.positionals += scanner.remaining.compactMap(\.word)
        return (scanner.scanned, scanner.scope)
      case .word(let argument): scanner.scan(argument)
      case .bundle(let letters): scanner.scanShort(letters)
      case .global(let occurrence): scanner.take(occurrence)
      }
    }
    return (scanner.scanned, scanner.scope)
  }

  private mutating func scan(_ argument: String) {
    if !scope.looksLikeOption(argument) {
      scanPositional(argument)
    } else if argument.hasPrefix("--") {
      scanLong(argument)
    } else {
      scanShort(argument.dropFirst())
    }
  }

  private mutating func scanPositional(_ argument: String) {
    if scanned.positionals.isEmpty, let subcommand = scanned.command.subcommand(named: argument) {
      scanned.path.append(subcommand)
      scope = OptionScope(command: subcommand, globals: globals)
      return
    }
    let command = scanned.command
    if scanned.positionals.isEmpty, !command.subcommands.isEmpty, command.arguments.isEmpty {
      let names = command.subcommands.map(\.name)
      report(
        refusedInBundle
          ?? .unknownWord(
            UntrustedText(argument),
            kind: scanned.path.count == 1 ? .command : .subcommand,
            suggestion: Suggestion.nearest(to: argument, among: names)
          )
      )
    }
    scanned.positionals.append(argument)
  }

  private mutating func scanLong(_ argument: String) {
    let option = LongOption(argument)
    guard let entry = scope.entry(for: option.spelling) else {
      return reportUnknown(option.spelling == "--" ? argument : option.spelling)
    }
    accept(entry, spelling: option.spelling, attached: option.attached)
  }

  private mutating func scanShort(_ bundle: Substring) {
    var letters = bundle
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let entry = scope.entry(for: spelling) else { return reportUnknown("-\(bundle)") }
      let attached = entry.takeAttached(from: &letters)
      accept(entry, spelling: spelling, attached: attached)
      refusedInBundle = refusedInBundle ?? attached.flatMap { problem(reading: $0, for: entry) }
    }
  }

  private func problem(reading text: String, for entry: OptionScope.Entry) -> UsageProblem? {
    guard case .option(let option) = entry, let definition = scope.named[option.key] else { return nil }
    do throws(UsageProblem) {
      _ = try definition.read([text], from: .commandLine)
      return nil
    } catch {
      return error
    }
  }

  private mutating func accept(_ entry: OptionScope.Entry, spelling: String, attached: String?) {
    switch entry {
    case .help: scanned.wantsHelp = true
    case .version: scanned.wantsVersion = true
    case .flag, .option:
      if let occurrence = Occurrence(entry, spelling: spelling, attached: attached, next: { takeValue() }) {
        take(occurrence)
      }
    }
  }

  private mutating func take(_ occurrence: Occurrence) {
    if let problem = scope.problem(with: occurrence) {
      report(problem)
    } else {
      scanned.occurrences.append(occurrence)
    }
  }

  private mutating func takeValue() -> String? {
    guard let next = remaining.first?.word, !scope.looksLikeOption(next) else { return nil }
    remaining = remaining.dropFirst()
    return next
  }

  private mutating func reportUnknown(_ spelling: String) {
    guard scanned.problem == nil else { return }
    report(.unknownOption(UntrustedText(spelling), suggestion: scope.suggestion(for: spelling)))
  }

  private mutating func report(_ problem: UsageProblem) {
    scanned.problem = scanned.problem ?? problem
  }
}
