import LocalizationKit

/// The texts of this module, in one language.
struct Strings: Hashable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// What did not work, and why in a few words.
  func undertaking(_ what: String, failedFor reason: String) -> String {
    language.choose(en: "\(what): \(reason)", zhHans: "\(what)：\(reason)")
  }
}
