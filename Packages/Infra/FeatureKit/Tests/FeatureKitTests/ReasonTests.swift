import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@Suite struct ReasonTests {
  @Test(arguments: KnownReason.allCases)
  func `a known reason is told in each language in words of its own`(reason: KnownReason) {
    let words = Language.allCases.map { $0.reason(reason.rawValue) }

    #expect(Language.english.reason(reason.rawValue) == reason.rawValue)
    #expect(Set(words).count == words.count)
    let chinese = Language.simplifiedChinese.reason(reason.rawValue)
    #expect(LatinWords.left(in: chinese, besides: [], names: ["GitHub", "HOME", "ID"]) == [])
  }

  @Test(arguments: [
    (
      "/a: b/lock: another process keeps it locked", "/a: b/lock：另一个进程将其锁定",
      "/a: b/lock: dikunci oleh proses lain"
    ),
    (
      "the keyring has no token for anna", "密钥环中没有“anna”的令牌",
      "keyring tidak memiliki token untuk anna"
    ),
    ("the file has no token for anna", "文件中没有“anna”的令牌", "berkas tidak memiliki token untuk anna"),
    ("TEA_TOKEN does not hold a token", "TEA_TOKEN 中没有有效的令牌", "TEA_TOKEN tidak berisi token"),
    ("secret-tool is not installed", "未安装 secret-tool", "secret-tool tidak terpasang"),
    (
      "no response within 30 s; it may be locked", "30秒内无响应，可能已锁定",
      "tidak ada respons dalam 30 detik; mungkin terkunci"
    ),
    (
      "/a: 'theme' occurs more than once", "/a：“theme”出现了多次", "/a: 'theme' muncul lebih dari sekali"
    ),
    ("/a: larger than 4096 bytes", "/a：超过4096字节", "/a: lebih besar dari 4096 bita"),
  ])
  func `a reason with a name or a number has it in each language`(
    reason: String,
    chinese: String,
    indonesian: String
  ) {
    #expect(Language.english.reason(reason) == reason)
    #expect(Language.simplifiedChinese.reason(reason) == chinese)
    #expect(Language.indonesian.reason(reason) == indonesian)
  }

  @Test(arguments: [
    "", ": ", "/d: Permission denied", "/d: ", "the keyring has no token for ", " is not installed",
    "larger than  bytes",
  ])
  func `the words of the system stay as they are`(reason: String) {
    for language in Language.allCases { #expect(language.reason(reason) == reason) }
  }

  @Test func `every message with a reason has it in the language around it`() {
    let context = ViewContext(now: now, language: .simplifiedChinese)
    let reason = KnownReason.damagedRecord.rawValue
    let services: [ServiceError] = [
      .cacheUnreadable(reason: reason), .credentialsUnreadable(reason: reason),
    ]
    let stores: [PersistenceError] = [
      .cannotBeRead(reason: reason), .cannotBeSaved(reason: reason), .busy(reason: reason),
    ]
    let files = FileWords("a.json", in: .simplifiedChinese)
    let texts: [String] = [
      services.map { FailureMessage($0, in: context).summary },
      stores.map { FailureMessage($0, in: context).summary },
      [
        files.summary(of: .cannotBeRead(reason: reason)), files.summary(of: .cannotBeWritten(reason: reason)),
      ],
      [AccountWords(.simplifiedChinese, of: .token).consentNeeded(because: .other(reason))],
    ].flatMap(\.self)

    for text in texts { #expect(text.contains("记录已损坏"), "\(text)") }
  }
}
