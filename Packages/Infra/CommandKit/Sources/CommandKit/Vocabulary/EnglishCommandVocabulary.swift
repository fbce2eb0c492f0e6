/// The English words of this module.
public struct EnglishCommandVocabulary: CommandVocabulary {
  /// Creates the vocabulary.
  public init() {}

  /// A title followed by a colon.
  public func heading(_ title: String) -> String { "\(title):" }

  /// The message behind the word for an error.
  public func error(_ message: String) -> String { "Error: \(message)" }

  /// The help, then the facts in parentheses: `(values: a, b; default: a)`.
  public func help(_ help: String, with facts: [ParameterFact]) -> String {
    let words = facts.map { fact in
      switch fact {
      case .values(let values): "values: \(values.joined(separator: ", "))"
      case .fallback(let value): "default: \(value)"
      case .environment(let variable): "environment: \(variable)"
      case .standardInput: "'-' reads standard input"
      }
    }
    return "\(help) (\(words.joined(separator: "; ")))"
  }

  /// The code in a few words.
  public func meaning(of code: ExitCode) -> String {
    switch code {
    case .done: "done"
    case .failed: "failed"
    case .usage: "usage error"
    case .notFound: "not found"
    case .signInNeeded: "sign-in required"
    case .noConnection: "no connection and no cached copy"
    case .refused: "refused by the service"
    case .rateLimited: "rate limited"
    case .terminalClosed: "the terminal was closed"
    case .interrupted: "interrupted, or you declined a question"
    case .terminated: "ended by the system or another program"
    }
  }
}

extension CommandVocabulary where Self == EnglishCommandVocabulary {
  /// The English words.
  public static var english: EnglishCommandVocabulary { EnglishCommandVocabulary() }
}

extension EnglishCommandVocabulary {
  /// The word or sentence.
  public func text(_ text: HelpText) -> String {
    switch text {
    case .usage: "Usage"
    case .examples: "Examples"
    case .arguments: "Arguments"
    case .options: "Options"
    case .globalOptions: "Global options"
    case .commands: "Commands"
    case .subcommands: "Subcommands"
    case .helpTopics: "Help topics"
    case .more: "More"
    case .commandName: "command"
    case .subcommandName: "subcommand"
    case .optionsName: "options"
    case .shellName: "shell"
    case .showsVersion: "Show the version."
    case .showsHelp: "Show help."
    case .explains: "Show help for a command or topic."
    case .whatToExplain: "Command or topic."
    case .completes: "Print a shell completion script."
    case .howToComplete(let line): "Load the script from the shell's start-up file. In bash: \(line)"
    case .whichShell: "Shell that runs the script."
    case .writesManual: "Print the manual page of a command."
    case .howToReadManual(let line): "The page is written in mdoc. To read it: \(line)"
    case .whichManual: "Command (default: the program itself)."
    case .listsManual: "List all pages instead, one per line: file name, tab, command."
    case .manualName: "Name"
    case .synopsis: "Synopsis"
    case .description: "Description"
    case .seeAlso: "See also"
    case .seeAll(let line): "See '\(line)' for all commands and options."
    case .seeEach(let line): "See '\(line)' for detailed help."
    case .see(let line): "See '\(line)'."
    case .aboutExitCodes: "Exit codes."
    case .exitCodesFollow: "Every command exits with one of these codes:"
    }
  }
}

extension EnglishCommandVocabulary {
  /// One sentence or two; texts from outside stand between single quotation marks.
  public func message(for problem: UsageProblem) -> String {
    switch problem {
    case .unknownOption(let option, let suggestion):
      "Unknown option \(option.quoted())." + Self.didYouMean(suggestion)
    case .unknownWord(let word, let kind, let suggestion):
      "Unknown \(Self.noun(kind)) \(word.quoted())." + Self.didYouMean(suggestion)
    case .missingValue(let option, let allowed):
      "Missing value for '\(option)'." + (allowed.isEmpty ? "" : " " + request(for: .oneOf(allowed)))
    case .needlessValue(let value, let flag):
      "The flag '\(flag)' takes no value, but \(value.quoted()) was given."
    case .invalidValue(let value, let parameter, let origin, let expected):
      "The value \(value.quoted())\(Self.phrase(origin, parameter))."
        + Self.didYouMean(expected.suggestion(for: value)) + " " + request(for: expected)
    case .missingParameter(let parameter):
      "Missing argument '\(parameter)'."
    case .unexpectedArguments(let arguments):
      Self.unexpected(arguments)
    case .conflict(let one, let other, let origin):
      "\(Self.plural(origin))'\(one)' and '\(other)' cannot be used together."
    case .repeatedStandardInput(let parameter):
      "'-' reads standard input and can be given only once for '\(parameter)'."
    case .emptyStandardInput(let parameter):
      "Standard input contains no value for '\(parameter)'."
    }
  }

  /// Asks for an accepted value, as in `Choose one of: 'a', 'b'`.
  public func request(for expectation: ArgumentExpectation) -> String {
    switch expectation {
    case .value: "Enter a value."
    case .wholeNumber: "Enter a whole number."
    case .duration: "Enter a duration such as 500ms, 10s or 2m."
    case .oneOf(let texts) where texts.isEmpty: "No value is accepted."
    case .oneOf(let texts):
      "Choose one of: \(texts.map { UntrustedText($0).quoted() }.joined(separator: ", "))."
    case .within(let lower, let upper): "Enter a value from \(lower) to \(upper)."
    case .atLeast(let minimum): "Enter a value of at least \(minimum)."
    case .identifier: "Enter letters, digits, '.', '-' or '_'."
    case .list(let separator): "Enter a list such as \(UntrustedText("a\(separator)b").quoted())."
    case .words(let words): "Enter \(words)."
    }
  }

  private static func noun(_ kind: UsageProblem.WordKind) -> String {
    switch kind {
    case .command: "command"
    case .subcommand: "subcommand"
    case .commandOrTopic: "command or help topic"
    case .setting: "setting"
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean \(UntrustedText($0).quoted())?" } ?? ""
  }

  private static func unexpected(_ arguments: [UntrustedText]) -> String {
    let shown = arguments.prefix(3).map { $0.quoted() }.joined(separator: ", ")
    if arguments.count == 1 { return "Unexpected argument \(shown)." }
    return "\(arguments.count) unexpected arguments: \(shown)\(arguments.count > 3 ? ", …" : "")."
  }

  /// Names the parameter as the user gave it: an option, a variable or a setting.
  private static func phrase(_ origin: ValueOrigin, _ parameter: String) -> String {
    switch origin {
    case .commandLine: " is invalid for '\(parameter)'"
    case .environment(let variable): " of the environment variable '\(variable)' is invalid"
    case .setting(let name): " of the setting '\(name)' is invalid"
    }
  }

  private static func plural(_ origin: ValueOrigin) -> String {
    switch origin {
    case .commandLine: ""
    case .environment: "The environment variables "
    case .setting: "The settings "
    }
  }
}
