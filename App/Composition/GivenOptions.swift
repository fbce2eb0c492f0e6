import CommandKit
import LocalizationKit

/// The global options that a person gave, and the language to answer in.
struct GivenOptions: Sendable {
  /// The command that is run.
  let invocation: Invocation
  /// The language that the person wants.
  let language: Language
  private let options: GlobalOptions

  init(_ invocation: Invocation, in language: Language) {
    self.invocation = invocation
    self.language = language
    options = GlobalOptions(language)
  }

  /// The value of an option.
  subscript<Value>(option: KeyPath<GlobalOptions, Option<Value>>) -> Value {
    invocation[options[keyPath: option]]
  }

  /// Whether a flag is on.
  subscript(flag: KeyPath<GlobalOptions, Flag>) -> Bool {
    invocation[options[keyPath: flag]]
  }
}
