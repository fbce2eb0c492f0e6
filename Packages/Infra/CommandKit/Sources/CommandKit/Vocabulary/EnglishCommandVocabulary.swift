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
      }
    }
    return "\(help) (\(words.joined(separator: "; ")))"
  }

  /// The code in a few words.
  public func meaning(of code: ExitCode) -> String {
    switch code {
    case .done: "done"
    case .failed: "failed"
    case .usage: "wrong usage"
    case .notFound: "not found"
    case .signInNeeded: "sign-in needed"
    case .noConnection: "no connection and nothing stored"
    case .refused: "refused by the service"
    case .rateLimited: "rate limited"
    case .interrupted: "interrupted"
    }
  }
}

extension CommandVocabulary where Self == EnglishCommandVocabulary {
  /// The English words.
  public static var english: EnglishCommandVocabulary { EnglishCommandVocabulary() }
}
