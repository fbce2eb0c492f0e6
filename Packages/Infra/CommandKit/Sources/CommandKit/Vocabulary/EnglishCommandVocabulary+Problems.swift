extension EnglishCommandVocabulary {
  /// One sentence or two; texts from outside stand between single quotation marks.
  public func message(for problem: UsageProblem) -> String {
    switch problem {
    case .unknownOption(let option, let suggestion):
      "Unknown option \(option.quoted())." + Self.didYouMean(suggestion)
    case .unknownCommand(let word, let kind, let suggestion):
      "Unknown \(Self.noun(kind)) \(word.quoted())." + Self.didYouMean(suggestion)
    case .missingValue(let option, let allowed):
      "Missing value for '\(option)'." + pleaseProvide(allowed)
    case .needlessValue(let value, let flag):
      "The flag '\(flag)' takes no value, but \(value.quoted()) was given."
    case .invalidValue(let value, let parameter, let origin, let expected):
      "The value \(value.quoted())\(Self.phrase(origin)) is invalid for '\(parameter)'. Please provide"
        + " \(words(for: expected))."
    case .missingParameter(let parameter):
      "Missing expected argument '\(parameter)'."
    case .unexpectedArguments(let arguments):
      Self.unexpected(arguments)
    case .conflict(let one, let other, let origin):
      "\(Self.plural(origin))'\(one)' and '\(other)' cannot be used together."
    }
  }

  /// The end of the sentence "Please provide …".
  public func words(for expectation: ArgumentExpectation) -> String {
    switch expectation {
    case .value: "a value"
    case .wholeNumber: "a whole number"
    case .duration: "a duration such as 500ms, 10s or 2m"
    case .oneOf(let texts): Self.one(of: texts.map { OutsideText($0).quoted() })
    case .within(let lower, let upper): "a value from \(lower) to \(upper)"
    case .atLeast(let minimum): "a value of at least \(minimum)"
    case .list(let separator): "a list such as \(OutsideText("a\(separator)b").quoted())"
    case .words(let words): words
    }
  }

  private static func one(of quoted: [String]) -> String {
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return "one of \(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }

  private static func noun(_ kind: UsageProblem.CommandKind) -> String {
    switch kind {
    case .command: "command"
    case .subcommand: "subcommand"
    case .commandOrTopic: "command or help topic"
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }

  private func pleaseProvide(_ allowed: [String]) -> String {
    allowed.isEmpty ? "" : " Please provide \(words(for: .oneOf(allowed)))."
  }

  private static func unexpected(_ arguments: [OutsideText]) -> String {
    let shown = arguments.prefix(3).map { $0.quoted() }.joined(separator: ", ")
    if arguments.count == 1 { return "Unexpected argument \(shown)." }
    return "\(arguments.count) unexpected arguments: \(shown)\(arguments.count > 3 ? ", …" : "")."
  }

  private static func phrase(_ origin: ValueOrigin) -> String {
    switch origin {
    case .commandLine: ""
    case .environment(let variable): " of the environment variable '\(variable)'"
    case .setting(let name): " of the setting '\(name)'"
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
