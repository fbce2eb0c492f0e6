/// Takes a program's global options out of a command line, before any command is known.
///
/// A global option is found wherever it stands before `--`: no option takes a word that begins with a hyphen for its
/// value unless it is attached with `=`, so that a word spelled like a global option always is one. In a bundle of
/// short options the leading letters are taken that are global; the rest stays, because one of the command's own may
/// take it for its value.
public struct GlobalOptionsParser: Sendable {
  private let options: [any NamedParameter]
  private let conflicts: [Conflict]

  /// Creates a parser of global options.
  ///
  /// - Parameters:
  ///   - options: The options and flags. Only names, environment variables and accepted values count here: a program
  ///     may explain the same options in another language later.
  ///   - conflicts: Which of them contradict each other.
  public init(_ options: [any NamedParameter], conflicts: [Conflict] = []) {
    self.options = options
    self.conflicts = conflicts
  }

  /// Finds the global options of one command line and reads their values.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's own name.
  ///   - environment: The process's environment variables. They are kept for the options of the command; only
  ///     declared ones are read.
  ///   - settings: The stored value of a global option, by its name; asked once for each. A value is read only where
  ///     neither the command line nor the environment says anything, so that giving the option always overrules a bad
  ///     setting.
  /// - Returns: What each option was given, and the rest of the command line.
  public func parse(
    arguments: [String],
    environment: [String: String],
    settings: (String) -> String? = { _ in nil }
  ) -> ParsedGlobals {
    let scope = OptionScope(globalOptions: options)
    let stored = options.map(\.definition.name).reduce(into: [:]) { $0[$1] = settings($1) }
    return ParsedGlobals(
      tokens: Self.tokens(of: arguments, in: scope),
      scope: scope,
      conflicts: conflicts,
      environment: environment,
      settings: stored
    )
  }

  /// The arguments with each global option as one token.
  static func tokens(of arguments: [String], in scope: OptionScope) -> [CommandLineToken] {
    var scanner = GlobalOptionsScanner(scope: scope, arguments: arguments)
    return scanner.scan()
  }
}

private struct GlobalOptionsScanner {
  private let scope: OptionScope
  private var arguments: ArraySlice<String>
  private var tokens: [CommandLineToken] = []

  init(scope: OptionScope, arguments: [String]) {
    self.scope = scope
    self.arguments = arguments[...]
  }

  mutating func scan() -> [CommandLineToken] {
    while let argument = arguments.popFirst() {
      if argument == "--" {
        tokens.append(.word(argument))
        tokens += arguments.map(CommandLineToken.word)
        break
      }
      if !scope.looksLikeOption(argument) {
        tokens.append(.word(argument))
      } else if argument.hasPrefix("--") {
        scanLong(argument)
      } else {
        scanShort(argument)
      }
    }
    return tokens
  }

  private mutating func scanLong(_ argument: String) {
    let option = LongOption(argument)
    guard let entry = scope.entry(for: option.spelling) else { return tokens.append(.word(argument)) }
    take(entry, spelling: option.spelling, attached: option.attached)
  }

  private mutating func scanShort(_ argument: String) {
    var letters = argument.dropFirst()
    while let letter = letters.first {
      guard let entry = scope.entry(for: "-\(letter)") else {
        let isWhole = letters.startIndex == argument.index(after: argument.startIndex)
        return tokens.append(isWhole ? .word(argument) : .bundle(letters))
      }
      letters = letters.dropFirst()
      take(entry, spelling: "-\(letter)", attached: entry.takeAttached(from: &letters))
    }
  }

  private mutating func take(_ entry: OptionScope.Entry, spelling: String, attached: String?) {
    let occurrence = Occurrence(entry, spelling: spelling, attached: attached) {
      guard let next = arguments.first, !scope.looksLikeOption(next) else { return nil }
      return arguments.popFirst()
    }
    if let occurrence { tokens.append(.global(occurrence)) }
  }
}
