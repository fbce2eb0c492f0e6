import LocalizationKit

/// The texts that all features share, in one language.
struct Strings: Hashable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  func undertaking(_ what: String, failedFor reason: String) -> String {
    language.choose(en: "\(what): \(reason)", zhHans: "\(what)：\(reason)", id: "\(what): \(reason)")
  }
}
