/// Splits a command line into the command, its options and its positional arguments.
///
/// The conventions are those of POSIX utilities and of getopt_long: `--name value`, `--name=value`, `-n value`,
/// `-n=value`, `-nvalue`, clusters of short flags, and `--` after which everything is positional.
struct ArgumentScanner {
  private let program: Program
  private var remaining: ArraySlice<String>
  private var scope: OptionScope
  private var scanned: ScannedArguments

  private init(program: Program, arguments: [String]) {
    self.program = program
    remaining = arguments[...]
    scope = OptionScope(command: program.root, program: program)
    scanned = ScannedArguments(root: program.root)
  }

  static func scan(_ arguments: [String], program: Program) -> (ScannedArguments, OptionScope) {
    var scanner = ArgumentScanner(program: program, arguments: arguments)
    while let argument = scanner.remaining.popFirst() {
      if argument == "--" {
        scanner.scanned.positionals += scanner.remaining
        break
      }
      scanner.scan(argument)
    }
    return (scanner.scanned, scanner.scope)
  }

  private mutating func scan(_ argument: String) {
    if !looksLikeOption(argument) {
      scanPositional(argument)
    } else if argument.hasPrefix("--") {
      scanLong(argument)
    } else {
      scanShort(argument)
    }
  }

  /// Whether an argument is an option rather than a value: `-` alone and negative numbers are values.
  private func looksLikeOption(_ argument: String) -> Bool {
    guard argument.utf8.first == UInt8(ascii: "-") else { return false }
    guard let second = argument.dropFirst().first else { return false }
    let isDigit = second.isASCII && second.isNumber
    return !isDigit || scope.entry(for: "-\(second)") != nil
  }

  private mutating func scanPositional(_ argument: String) {
    if scanned.positionals.isEmpty, let subcommand = scanned.command.subcommand(named: argument) {
      scanned.path.append(subcommand)
      scope = OptionScope(command: subcommand, program: program)
      return
    }
    let command = scanned.command
    if scanned.positionals.isEmpty, !command.subcommands.isEmpty, command.arguments.isEmpty {
      let names = command.subcommands.map(\.name)
      report(
        .unknownCommand(
          UntrustedText(argument),
          kind: scanned.path.count == 1 ? .command : .subcommand,
          suggestion: Suggestion.nearest(to: argument, among: names)
        )
      )
    }
    scanned.positionals.append(argument)
  }

  private mutating func scanLong(_ argument: String) {
    // By scalar: a combining mark after the sign must not hide it.
    let sign = argument.unicodeScalars.firstIndex(of: "=")
    let spelling = String(argument[..<(sign ?? argument.endIndex)])
    let value = sign.map { String(argument.unicodeScalars[$0...].dropFirst()) }
    guard let entry = scope.entry(for: spelling) else {
      return reportUnknown(spelling == "--" ? argument : spelling)
    }
    accept(entry, spelling: spelling, attached: value)
  }

  private mutating func scanShort(_ argument: String) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let entry = scope.entry(for: spelling) else { return reportUnknown(argument) }
      let hasSign = letters.first == "="
      if case .option = entry, !letters.isEmpty {
        accept(entry, spelling: spelling, attached: String(hasSign ? letters.dropFirst() : letters))
        return
      }
      if hasSign {
        accept(entry, spelling: spelling, attached: String(letters.dropFirst()))
        return
      }
      accept(entry, spelling: spelling, attached: nil)
    }
  }

  private mutating func accept(_ entry: OptionScope.Entry, spelling: String, attached: String?) {
    switch entry {
    case .help: scanned.wantsHelp = true
    case .version: scanned.wantsVersion = true
    case .flag(let flag, let value):
      if let attached { return report(.needlessValue(UntrustedText(attached), flag: spelling)) }
      scanned.occurrences.append(.init(key: flag.key, spelling: spelling, content: .flag(value)))
    case .option(let option):
      guard let text = attached ?? takeValue() ?? option.bareText else {
        return report(.missingValue(option: option.display, allowed: option.reader.allowed))
      }
      scanned.occurrences.append(.init(key: option.key, spelling: spelling, content: .text(text)))
    }
  }

  private mutating func takeValue() -> String? {
    guard let next = remaining.first, !looksLikeOption(next) else { return nil }
    return remaining.popFirst()
  }

  private mutating func reportUnknown(_ spelling: String) {
    guard scanned.problem == nil else { return }
    report(.unknownOption(UntrustedText(spelling), suggestion: scope.suggestion(for: spelling)))
  }

  private mutating func report(_ problem: UsageProblem) {
    scanned.problem = scanned.problem ?? problem
  }
}

/// A command line split into its parts, before any value is read.
struct ScannedArguments {
  /// One option or flag as it was written.
  struct Occurrence {
    enum Content {
      case text(String)
      case flag(Bool)
    }

    let key: String
    let spelling: String
    let content: Content
  }

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
