import CommandKit
import LocalizationKit

/// A language as people name it on the command line and in `TESSERA_LANG`: by any of its names.
struct LanguageChoice: ArgumentValue, Hashable {
  /// What was chosen.
  let language: Language

  init(argument: String) throws(ArgumentError) {
    guard let language = Language(named: argument) else {
      throw ArgumentError(.oneOf(Self.allowedArguments()))
    }
    self.language = language
  }

  var argumentText: String { language.tag }

  static func allowedArguments() -> [String] { Language.allCases.map(\.tag) }
}
