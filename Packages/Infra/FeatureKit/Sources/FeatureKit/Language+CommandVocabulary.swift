public import CommandKit
public import LocalizationKit

extension Language {
  /// The words that the command line says itself, in this language.
  public var commandVocabulary: any CommandVocabulary {
    choose(en: EnglishCommandVocabulary() as any CommandVocabulary, zhHans: ChineseCommandVocabulary())
  }
}
