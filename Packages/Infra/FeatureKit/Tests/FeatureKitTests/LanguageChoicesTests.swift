import FeatureKit
import LocalizationKit
import Testing

/// Names that the user may have meant, in every language.
@Suite struct LanguageChoicesTests {
  @Test(arguments: [
    (Language.english, "Did you mean 'a', 'b' or 'c'?"), (.simplifiedChinese, "是不是要找“a”、“b”或“c”？"),
    (.indonesian, "Maksud Anda 'a', 'b', atau 'c'?"),
  ])
  func `a suggestion names each of the names that may be meant`(language: Language, question: String) {
    #expect(language.didYouMean(["a", "b", "c"].map(language.quoted)) == question)
  }

  @Test(arguments: [
    (Language.english, "Choose one of: 'a', 'b'.", "Choose one of: 'a', 'b', and more."),
    (.simplifiedChinese, "请选择其中之一：“a”、“b”。", "请选择其中之一：“a”、“b”等。"),
    (.indonesian, "Pilih salah satu: 'a', 'b'.", "Pilih salah satu: 'a', 'b', dan lainnya."),
  ])
  func `a request for one of some values says whether there are more`(
    language: Language,
    whole: String,
    beginning: String
  ) {
    let names = ["a", "b"].map(language.quoted)

    #expect(language.chooseOne(of: names) == whole)
    #expect(language.chooseOne(of: names, hasMore: true) == beginning)
  }
}
