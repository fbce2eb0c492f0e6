import LocalizationKit
import Testing

@Suite struct LanguageResolutionTests {
  @Test(arguments: [
    ([:], "en"),
    (["LANG": "zh_CN.UTF-8"], "zh-Hans"), (["LANG": "en_US.UTF-8"], "en"), (["LANG": "sv_SE.UTF-8"], "en"),
    (["LANG": "zh_TW.UTF-8"], "en"), (["LANG": ""], "en"), (["LANG": "nonsense"], "en"),
    (["LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], "zh-Hans"),
    (["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "zh_CN", "LANG": "zh_CN"], "en"),
    (["LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], "zh-Hans"),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN"], "zh-Hans"),
    (["LC_ALL": "C", "LANG": "zh_CN.UTF-8"], "en"), (["LC_ALL": "POSIX", "LANG": "zh_CN.UTF-8"], "en"),
    (["LC_CTYPE": "zh_CN.UTF-8"], "en"), (["LANG": "id_ID.UTF-8"], "id"),
    (["LC_ALL": "sv_SE", "LANG": "zh_CN"], "en"),
  ])
  func `the environment's locale is the first that is set`(environment: [String: String], tag: String) {
    #expect(Language.wanted(environment: environment, showsEveryScript: true).tag == tag)
  }

  @Test(arguments: [
    (["LANGUAGE": "zh_CN"], "en"), (["LANGUAGE": "zh_CN", "LANG": "C"], "en"),
    (["LANGUAGE": "zh_CN", "LANG": "POSIX"], "en"), (["LANGUAGE": "zh_CN", "LANG": "C@euro"], "en"),
    (["LANGUAGE": "zh_CN", "LC_ALL": "C.UTF-8", "LANG": "zh_CN"], "en"),
    (["LANGUAGE": "zh_CN", "LANG": "en_US.UTF-8"], "zh-Hans"),
    (["LANGUAGE": "sv:zh_CN:en", "LANG": "sv_SE.UTF-8"], "zh-Hans"),
    (["LANGUAGE": "en:zh_CN", "LANG": "zh_CN.UTF-8"], "en"),
    (["LANGUAGE": "sv:de", "LANG": "zh_CN.UTF-8"], "en"),
    (["LANGUAGE": "", "LANG": "zh_CN.UTF-8"], "zh-Hans"),
    (["LANGUAGE": ":", "LANG": "zh_CN.UTF-8"], "zh-Hans"),
  ])
  func `the list of languages counts where the locale is a language's`(
    environment: [String: String],
    tag: String
  ) {
    #expect(Language.wanted(environment: environment, showsEveryScript: true).tag == tag)
  }

  @Test(arguments: [
    (["zh-Hans", "en", "en"], "zh-Hans"), ([nil, "en", "zh-Hans"], "en"), ([nil, nil, "en"], "en"),
    ([nil, nil, nil], "zh-Hans"), ([], "zh-Hans"), (["tlh", "en", nil], "en"),
    (["tlh", nil, nil], "zh-Hans"),
    (["", nil, "en"], "en"),
  ])
  func `what was said explicitly is stronger, and passed over where it is not understood`(
    explicit: [String?],
    tag: String
  ) {
    let environment = ["LANG": "zh_CN.UTF-8"]

    let language = Language.wanted(explicit: explicit, environment: environment, showsEveryScript: true)

    #expect(language.tag == tag)
  }

  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], "en"), (["LANG": "sv_SE.UTF-8", "LANGUAGE": "zh_CN:sv"], "en"),
    (["LANG": "id_ID.ISO-8859-1"], "id"), (["LANG": "sv_SE", "LANGUAGE": "zh_CN:id"], "id"),
  ])
  func `a locale does not choose a language that cannot be shown`(
    environment: [String: String],
    tag: String
  ) {
    #expect(Language.wanted(environment: environment, showsEveryScript: false).tag == tag)
  }

  @Test(arguments: [["zh-Hans", nil, nil], [nil, "zh-Hans", nil], [nil, nil, "zh-Hans"]] as [[String?]])
  func `a language that was asked for by name is chosen wherever it is shown`(explicit: [String?]) {
    let environment = ["LANG": "C"]
    let language = Language.wanted(explicit: explicit, environment: environment, showsEveryScript: false)

    #expect(language == .simplifiedChinese)
  }
}
