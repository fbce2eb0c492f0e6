import CommandKit
import LocalizationKit
import RecipesDomain

/// What `recipes search` understands on the command line.
struct SearchOptions: Sendable {
  private let text: Argument<String?>
  private let letter: Option<String?>
  private let ingredient: Flag
  private let area: Flag
  private let category: Flag
  private let tag: Flag
  private let strings: Strings

  init(_ language: Language) {
    let strings = Strings(language)
    text = Argument("text", help: strings.textHelp, valueName: strings.textValue)
    letter = Option("letter", help: strings.letterHelp, valueName: strings.letterValue)
    ingredient = Flag("ingredient", help: strings.inIngredients)
    area = Flag("area", help: strings.inAreas)
    category = Flag("category", help: strings.inCategories)
    tag = Flag("tag", help: strings.inTags)
    self.strings = strings
  }

  var declared: [any Parameter] { [text, letter, ingredient, area, category, tag] }

  /// What a person searches for.
  func search(_ invocation: Invocation) throws(CommandFailure) -> MealSearch {
    let flags: [(Flag, MealField)] = [
      (ingredient, .ingredient), (area, .area), (category, .category), (tag, .tag),
    ]
    let fields = Set(flags.filter { invocation[$0.0] }.map(\.1))
    let text = invocation[text].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    switch (text, invocation[letter]) {
    case (let text?, nil): return fields.isEmpty ? .name(text) : .seen(text, fields)
    case (nil, let letter?) where fields.isEmpty:
      guard let first = letter.first, letter.count == 1, first.isLetter || first.isNumber else {
        throw CommandFailure(.usage, strings.eitherTextOrLetter, hint: strings.sayWhatToSearch)
      }
      return .letter(first)
    case (nil, nil): throw CommandFailure(.usage, strings.nothingToSearch, hint: strings.sayWhatToSearch)
    case (_, _?): throw CommandFailure(.usage, strings.eitherTextOrLetter, hint: strings.sayWhatToSearch)
    }
  }
}
