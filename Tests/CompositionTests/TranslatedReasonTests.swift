import Credentials
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import StorageKit
import Testing

@testable import TesseraApp

/// Why something on this computer failed, in the language of the message around it.
@Suite(.timeLimit(.minutes(3))) struct TranslatedReasonTests {
  @Test(arguments: [
    StorageError.symbolicLink(path: "/a").reason, StorageError.busy(path: "/a").reason,
    StorageError.schemaTooNew(found: 2, known: 1).reason, CredentialsError.damagedAccounts.reason,
    CredentialsError.madeByNewerVersion.reason, CredentialsError.unreadableSecret(.keyring).reason,
    CredentialsError.unreadableSecret(.file).reason, SecretStoreError.locked.reason,
    SecretStoreError.toolMissing(program: "gh").reason, SecretStoreError.timedOut(after: .seconds(30)).reason,
  ])
  func `a reason that a store gives in its own words is translated`(reason: String) {
    let chinese = Language.simplifiedChinese.reason(reason)

    #expect(LatinWords.left(in: chinese, besides: [], names: ["gh"]) == [])
    #expect(![reason, chinese].contains(Language.indonesian.reason(reason)))
  }

  @Test(arguments: [
    ("zh-Hans", "警告：设置无法读取，因此不生效：", "：内容不是一个 JSON 对象。\n"),
    ("id", "Peringatan: Pengaturan diabaikan karena tidak dapat dibaca: ", ": bukan satu objek JSON.\n"),
  ])
  func `settings that make no sense are told in the language of the run`(
    language: String,
    beginning: String,
    reason: String
  ) async throws {
    let tessera = try TesseraRun()
    try tessera.write(settings: "[]")

    let run = await tessera("jobs", "--lang", language, streams: .pipes)

    #expect(run.errorOutput.hasPrefix(beginning), "\(run.errorOutput)")
    #expect(run.errorOutput.contains(reason), "\(run.errorOutput)")
  }

  @Test func `what stores warn of is in Indonesian too`() {
    let texts: [(Strings) -> String] = [
      { $0.recreated("/a") }, { $0.recovered(0, lost: 0) }, { $0.recovered(9, lost: 0) },
      { $0.recovered(9, lost: 2) }, { $0.accountsReplaced("/a") }, { $0.damaged("1", in: "notes") },
      { $0.openedWithoutAccount }, { $0.withoutAccount },
      { $0.words(for: StorageError.busy(path: "/a")) },
      { $0.words(for: PersistenceError.madeByNewerVersion) },
      { $0.words(for: PersistenceError.busy(reason: KnownReason.damagedRecord.rawValue)) },
    ]

    for text in texts { #expect(text(Strings(.indonesian)) != text(Strings(.english))) }
    #expect(
      Strings(.indonesian).recovered(1200, lost: 2)
        == "1.200 entri dipulihkan dari berkas yang rusak; setidaknya 2 entri tidak dapat dipulihkan"
    )
  }
}
