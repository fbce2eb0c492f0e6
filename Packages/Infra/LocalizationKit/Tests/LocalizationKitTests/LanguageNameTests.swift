import LocalizationKit
import Testing

@Suite struct LanguageNameTests {
  @Test(arguments: [
    "en", "EN", "en-GB", "en_US.UTF-8", "en_GB@euro", "en-Latn-US", "C", "POSIX", "C.UTF-8", "c",
  ])
  func `a name of English is English`(name: String) {
    #expect(Language(named: name) == .english)
  }

  @Test(arguments: [
    "zh", "zh-Hans", "zh-hans", "ZH_HANS", "zh-Hans-CN", "zh_CN", "zh_CN.UTF-8", "zh_CN.GB18030@pinyin",
    "zh_SG", "zh-Hans-TW", "zh-MY",
  ])
  func `a name of Chinese in simplified characters is that`(name: String) {
    #expect(Language(named: name) == .simplifiedChinese)
  }

  @Test(arguments: ["id", "ID", "id-ID", "id_ID.UTF-8", "id_ID.ISO-8859-1", "id-Latn"])
  func `a name of Indonesian is that`(name: String) {
    #expect(Language(named: name) == .indonesian)
  }

  @Test(arguments: ["zh_TW", "zh_TW.UTF-8", "zh-HK", "zh_MO", "zh-Hant", "zh-Hant-CN", "zh_Hant_SG"])
  func `traditional characters are another language`(name: String) {
    #expect(Language(named: name) == nil)
  }

  @Test(arguments: [
    "", " ", "sv", "ja_JP.UTF-8", "english", "zhx", "e", "-", "_", ".UTF-8", "@euro", "-en", "en ",
    "\u{202E}en", "c-x", "posix_US", "in_ID", "idx", "ms_MY", String(repeating: "zh", count: 10_000),
  ])
  func `any other name is none`(name: String) {
    #expect(Language(named: name) == nil)
  }

  @Test(arguments: Language.allCases)
  func `the tag of a language is one of its names`(language: Language) {
    #expect(Language(named: language.tag) == language)
  }
}
