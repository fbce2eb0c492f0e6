import LocalizationKit

/// The texts that all features share, in one language.
struct Strings: Hashable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }
}
