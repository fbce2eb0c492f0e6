import CommandKit
import LocalizationKit
import RecipesDomain

/// The options `--servings` and `--base` of commands that scale measures.
struct ServingsOptions: Sendable {
  let wanted: Option<Int?>
  let base: Option<Int?>
  private let strings: Strings

  init(_ language: Language) {
    let strings = Strings(language)
    wanted = Option(
      "servings",
      help: strings.servingsHelp,
      valueName: strings.numberValue,
      accepting: .within(ServingScale.servings)
    )
    base = Option(
      "base",
      help: strings.baseHelp(Servings.assumedBase),
      valueName: strings.numberValue,
      accepting: .within(ServingScale.servings)
    )
    self.strings = strings
  }

  var declared: [any Parameter] { [wanted, base] }

  /// What a person asks for; `nil` for the recipe as it is.
  func servings(_ invocation: Invocation) throws(CommandFailure) -> Servings? {
    guard let wanted = invocation[wanted] else {
      guard invocation[base] == nil else {
        throw CommandFailure(.usage, strings.baseWithoutServings, hint: strings.addServings)
      }
      return nil
    }
    return Servings(wanted, from: invocation[base])
  }
}
