/// What is wrong with a command line.
enum UsageProblem: Error, Equatable {
  case unknownOption(String, suggestion: String?)
  case unknownCommand(String, kind: String, suggestion: String?)
  case missingValue(option: String, allowed: [String])
  case needlessValue(String, flag: String)
  case invalidValue(String, parameter: String, origin: ValueOrigin, expected: String)
  case missingParameter(String)
  case unexpectedArguments([String])
  case conflict(String, String, origin: ValueOrigin)

  /// The sentence for the person; everything that came from outside is quoted with visible control characters.
  var message: String {
    switch self {
    case .unknownOption(let option, let suggestion):
      "Unknown option \(option.quoted)." + Self.didYouMean(suggestion)
    case .unknownCommand(let word, let kind, let suggestion):
      "Unknown \(kind) \(word.quoted)." + Self.didYouMean(suggestion)
    case .missingValue(let option, let allowed):
      "Missing value for '\(option)'." + Self.pleaseProvide(allowed)
    case .needlessValue(let value, let flag):
      "The flag '\(flag)' takes no value, but \(value.quoted) was given."
    case .invalidValue(let value, let parameter, let origin, let expected):
      "The value \(value.quoted)\(origin.phrase) is invalid for '\(parameter)'. Please provide \(expected)."
    case .missingParameter(let parameter):
      "Missing expected argument '\(parameter)'."
    case .unexpectedArguments(let arguments):
      Self.unexpected(arguments)
    case .conflict(let one, let other, let origin):
      "\(origin.plural)'\(one)' and '\(other)' cannot be used together."
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }

  private static func pleaseProvide(_ allowed: [String]) -> String {
    allowed.isEmpty ? "" : " Please provide \(ArgumentError.expectedOne(of: allowed).expected)."
  }

  private static func unexpected(_ arguments: [String]) -> String {
    let shown = arguments.prefix(3).map(\.quoted).joined(separator: ", ")
    if arguments.count == 1 { return "Unexpected argument \(shown)." }
    return "\(arguments.count) unexpected arguments: \(shown)\(arguments.count > 3 ? ", …" : "")."
  }
}
