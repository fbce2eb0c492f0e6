import DesignKit
import LocalizationKit

/// The texts of recipes, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var recipes: SafeText { language.choose(en: "Recipes", zhHans: "食谱") }

  func list(_ items: [String]) -> SafeText { SafeText(language.list(items)) }
}
