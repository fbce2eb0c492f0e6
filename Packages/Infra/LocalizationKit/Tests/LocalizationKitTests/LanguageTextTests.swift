import LocalizationKit
import Testing

@Suite struct LanguageTextTests {
  @Test func `a text is the one of the language`() {
    #expect(Language.allCases.map { $0.choose(en: "section", zhHans: "栏目") } == ["section", "栏目"])
  }

  @Test func `only the text that is needed is made`() {
    var made: [String] = []
    func make(_ text: String) -> String {
      made.append(text)
      return text
    }

    _ = Language.simplifiedChinese.choose(en: make("section"), zhHans: make("栏目"))

    #expect(made == ["栏目"])
  }

  @Test(arguments: [
    (Language.english, [PluralCategory.other, .one, .other, .other, .other, .one, .other]),
    (.simplifiedChinese, [.other, .other, .other, .other, .other, .other, .other]),
  ])
  func `a number asks for the form of its category`(language: Language, categories: [PluralCategory]) {
    #expect([0, 1, 2, 11, 1_000_000, -1, .min].map(language.pluralCategory) == categories)
  }

  @Test(arguments: [(0, "0 items", "0项"), (1, "1 item", "1项"), (2, "2 items", "2项"), (21, "21 items", "21项")])
  func `words go with their number`(count: Int, english: String, chinese: String) {
    let texts = Language.allCases.map { language in
      language.plural(count, en: ("1 item", "\(count) items"), zhHans: "\(count)项")
    }

    #expect(texts == [english, chinese])
  }

  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (1000, "1,000", "1,000"), (4314, "4,314", "4,314"),
    (1_234_567, "1,234,567", "1,234,567"), (-999, "-999", "-999"), (-1000, "-1,000", "-1,000"),
    (.min, "-9,223,372,036,854,775,808", "-9,223,372,036,854,775,808"),
  ])
  func `digits stand in groups of three`(number: Int, english: String, chinese: String) {
    #expect(Language.allCases.map { $0.grouped(number) } == [english, chinese])
  }

  @Test(arguments: [
    ([], ListConnective.and, "", ""), (["a"], .or, "a", "a"), (["a", "b"], .and, "a and b", "a和b"),
    (["a", "b"], .or, "a or b", "a或b"), (["a", "b", "c"], .and, "a, b and c", "a、b和c"),
    (["a", "b", "c"], .or, "a, b or c", "a、b或c"), (["a", "b", "c"], .none, "a, b, c", "a、b、c"),
    (["a", "b"], .none, "a, b", "a、b"),
  ])
  func `things are listed`(items: [String], connective: ListConnective, english: String, chinese: String) {
    #expect(Language.allCases.map { $0.list(items, connective) } == [english, chinese])
  }
}
