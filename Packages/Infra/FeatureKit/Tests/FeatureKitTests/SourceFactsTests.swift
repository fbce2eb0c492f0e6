import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import SnapshotKit
import Testing

@Suite struct SourceFactsTests {
  @Test(arguments: [
    ("network", provenance(.network)),
    ("revalidated", provenance(.revalidated, age: 12)),
    ("stored", provenance(.stored, age: 180)),
    ("not-checked", provenance(.stored, .notChecked, age: 7200)),
    ("changed", provenance(.stored, .changed, age: 7200)),
    ("being-checked", provenance(.stored, .beingChecked, age: 90)),
    ("offline", provenance(.stored, .offline, age: 7200)),
    ("timed-out", provenance(.stored, .timedOut, age: 7200)),
    ("unavailable", provenance(.stored, .unavailable, age: 7200)),
    ("rate-limited", provenance(.stored, .rateLimited(until: now.addingTimeInterval(180)), age: 7200)),
    ("malformed", provenance(.stored, .malformed, age: 7200)),
    ("web-page", provenance(.stored, .webPage, age: 7200)),
    ("no-answer-yet", provenance(.stored, .noAnswerYet, age: 7200)),
    ("sign-in-needed", provenance(.stored, .signInNeeded, age: 7200)),
    ("refused", provenance(.stored, .refused, age: 7200)),
    ("missing", provenance(.stored, .missing, age: 7200)),
    ("suspicious-empty", provenance(.stored, .suspicious(.empty), age: 7200)),
    ("suspicious-gone", provenance(.stored, .suspicious(.gone), age: 7200)),
    ("suspicious-shrunk", provenance(.stored, .suspicious(.shrunk(from: 64, to: 3)), age: 7200)),
    ("never-fetched", .neverFetched(because: .offline)),
    ("clock-set-back", provenance(.stored, .notChecked, age: -7200)),
  ])
  func `every source is told as it was reviewed`(name: String, provenance: Provenance) {
    let context = ViewContext(now: now, language: .english, backendLabel: "sandbox")
    let screen = Element.stack(
      [SourceFacts.notice(provenance, context), .facts(SourceFacts.facts(provenance, context))],
      spacing: 1
    )

    let texts = [WrittenScreen.plain(screen), WrittenScreen.tagged(screen), WrittenScreen.linear(screen)]
    expectSnapshot(texts.joined(separator: "\n"), named: name)
  }

  @Test func `what was never fetched is not called a saved copy where the service was not to be asked`() {
    let asWanted = Provenance.neverFetched(because: .notChecked)
    let notice = SourceFacts.notice(asWanted, context)
    let facts = Element.facts(SourceFacts.facts(asWanted, context))

    #expect(WrittenScreen.linear(notice).contains("This page was never fetched"))
    #expect(!WrittenScreen.linear(notice).contains("Saved copy"))
    #expect(!WrittenScreen.linear(facts).contains("Saved copy"))
    let copy = SourceFacts.notice(provenance(.stored, .notChecked), context)
    #expect(WrittenScreen.linear(copy).contains("Saved copy"))
  }

  @Test(arguments: [(TokenOrigin.signIn, true), (.variable("TEA_TOKEN"), false)])
  func `a notice that tells to sign in again has the hint of a session that ended`(
    token: TokenOrigin,
    isTold: Bool
  ) throws {
    let context = ViewContext(now: now, language: .english, token: token)
    let ended = FailureMessage(ServiceError.sessionEnded, in: context)
    let hintName = try #require(ended.hintName)

    #expect(ended.callout.gives(hintName) && ended.callout(about: "The list").gives(hintName))
    #expect(SourceFacts.notice(provenance(.stored, .signInNeeded), context).gives(hintName) == isTold)
  }

  @Test(arguments: [
    (TokenOrigin.variable("TEA_TOKEN"), "Set TEA_TOKEN to a valid token, or unset it."),
    (.signIn, "Sign in again, or sign out."),
  ])
  func `content shown in place of a refusal says what is wrong with the token`(
    token: TokenOrigin,
    hint: String
  ) {
    let context = ViewContext(now: now, language: .english, token: token)
    let refused = provenance(.stored, .signInNeeded, age: 7200)

    let text = WrittenScreen.linear(
      .stack([SourceFacts.notice(refused, context), .facts(SourceFacts.facts(refused, context))], spacing: 0)
    )
    #expect(text.contains(hint))
    #expect(text.contains("not accepted"))
    #expect(!text.contains("sign-in required"))
  }

  @Test(
    arguments: [
      (
        .replaced, .english, "older version", "The service has sent a newer version that could not be cached",
        "Try again with --refresh."
      ),
      (.replaced, .simplifiedChinese, "旧版本", "服务返回过更新的版本，但无法缓存", "--refresh"),
      (
        .replaced, .indonesian, "versi lama",
        "Layanan telah mengirim versi lebih baru yang tidak dapat disimpan", "--refresh"
      ),
      (
        .gone, .english, "no longer on the service",
        "The service has reported that it no longer has this item",
        "Run again with --refresh to fetch the latest."
      ),
      (.gone, .simplifiedChinese, "服务已无此内容", "服务曾表示已没有此内容", "--refresh"),
      (
        .gone, .indonesian, "tidak ada lagi di layanan",
        "Layanan telah menyatakan tidak lagi memiliki butir ini", "--refresh"
      ),
    ] as [(StaleReason, Language, String, String, String)]
  )
  func `a copy that an answer of the service speaks against says so in every language`(
    reason: StaleReason,
    language: Language,
    label: String,
    title: String,
    hint: String
  ) {
    let context = ViewContext(now: now, language: language)
    let stored = provenance(.stored, reason, age: 7200)

    let text = WrittenScreen.linear(
      .stack([SourceFacts.notice(stored, context), .facts(SourceFacts.facts(stored, context))], spacing: 0),
      in: language
    ).replacing("\n", with: " ")

    #expect(text.contains(label) && text.contains(title) && text.contains(hint))
  }

  @Test(
    arguments: [
      (
        .replaced, .english, "older version",
        "The service has sent a newer version that could not be cached."
      ),
      (.replaced, .simplifiedChinese, "旧版本", "服务返回过更新的版本，但无法缓存。"),
      (
        .replaced, .indonesian, "versi lama",
        "Layanan telah mengirim versi lebih baru yang tidak dapat disimpan."
      ),
      (
        .gone, .english, "no longer on the service",
        "The service has reported that it no longer has this item."
      ),
      (.gone, .simplifiedChinese, "服务已无此内容", "服务曾表示已没有此内容。"),
      (
        .gone, .indonesian, "tidak ada lagi di layanan",
        "Layanan telah menyatakan tidak lagi memiliki butir ini."
      ),
    ] as [(StaleReason, Language, String, String)]
  )
  func `such a copy of which the service cannot be asked says both, and says it once`(
    answer: StaleReason,
    language: Language,
    label: String,
    sentence: String
  ) {
    let context = ViewContext(now: now, language: language)
    func withoutBlanks(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    func text(_ provenance: Provenance) -> String {
      let parts: [Element] = [
        SourceFacts.notice(provenance, context), .facts(SourceFacts.facts(provenance, context)),
      ]
      return withoutBlanks(WrittenScreen.linear(.stack(parts, spacing: 0), in: language))
    }
    let offline = provenance(.stored, .offline, age: 7200)
    let contradicted = provenance(.stored, answer, age: 7200)
    let reason = withoutBlanks(StaleReason.offline.words(in: language))

    for words in [label, sentence].map(withoutBlanks) {
      #expect(text(offline.contradicted(by: answer)).contains(words) && !text(offline).contains(words))
    }
    #expect(text(offline.contradicted(by: answer)).contains(reason))
    #expect(text(contradicted.contradicted(by: answer)) == text(contradicted))
  }

  @Test(
    arguments: [
      (
        .connectionLost, "connection lost", "The connection to the service was lost",
        "Try again later with --refresh."
      ),
      (
        .transfer(.forbiddenRedirect(origin: "https://host.example")),
        "a redirect to https://host.example, which is not allowed",
        "The request to the service failed: a redirect to https://host.example, which is not allowed",
        "Try again later with --refresh."
      ),
      (
        .tokenUnreadable, "token unreadable", "The stored token cannot be read",
        "Unlock the keyring or check the file of the token, or sign in again."
      ),
      (
        .tokenUnwritable, "token not saved", "A new token cannot be saved",
        "Check the free space and the permissions of the folder, or set TESSERA_HOME to another one."
      ),
      (
        .sessionNotRenewed, "session not renewed", "The session could not be renewed",
        "Try again later with --refresh."
      ),
      (
        .accountsOfNewerVersion, "written by a newer version",
        "The saved data was written by a newer version of tessera",
        "Use that version, or set TESSERA_HOME to another folder."
      ),
      (
        .cacheUnreadable(reason: "/c: disk error"), "cache unreadable",
        "The cache cannot be read: /c: disk error",
        "Check the free space and the permissions of the folder, or set TESSERA_HOME to another one."
      ),
      (
        .suspicious(.incomplete), "unconfirmed response", "The service sent less than before",
        "The new version is shown if it is still sent after 24 hours."
      ),
      (
        .suspicious(.unrelated), "unconfirmed response",
        "The service sent different content than before",
        "The new version is shown if it is still sent after 24 hours."
      ),
    ] as [(StaleReason, String, String, String)]
  )
  func `content that stands in says why, and what helps`(
    reason: StaleReason,
    label: String,
    title: String,
    hint: String
  ) {
    let stored = provenance(.stored, reason, age: 7200)

    #expect(
      SourceFacts.notice(stored, context)
        == .callout(
          .warning,
          title: SafeText(title),
          message: "This page was cached 2 hours ago and may be out of date.",
          hint: SafeText(hint)
        )
    )
    #expect(
      SourceFacts.facts(stored, context)
        == [StyledText(Badge(SafeText(label), .warning)), StyledText("cached 2 hours ago", .muted)]
    )
  }

  @Test(
    arguments: [
      (
        provenance(.stored, .offline, age: 7200),
        "Warning: No connection to the service. This page was cached 2 hours ago."
      ),
      (
        provenance(.stored, .changed, age: 90),
        "Warning: From before your last change. This page was cached 1 minute ago."
      ),
      (
        .neverFetched(because: .offline),
        "Warning: No connection to the service. "
          + "This page was never fetched and shows waiting changes only."
      ),
      (
        .neverFetched(because: .notChecked),
        "Not checked for changes. This page was never fetched and shows waiting changes only."
      ),
      (
        provenance(.stored, .offline, age: 7200).contradicted(by: .replaced),
        "Warning: No connection to the service. "
          + "The service has sent a newer version that could not be cached. This page was cached 2 hours ago."
      ),
      (
        provenance(.stored, .replaced, age: 7200).contradicted(by: .replaced),
        "Warning: The service has sent a newer version that could not be cached. "
          + "This page was cached 2 hours ago."
      ),
      (
        provenance(.stored, .beyondReach, age: 7200),
        "Warning: This is not among the newest entries, and older ones were not searched. "
          + "This page was cached 2 hours ago."
      ),
      (
        provenance(.stored, .notChecked, age: 7200),
        "Not checked for changes. This page was cached 2 hours ago."
      ),
      (provenance(.stored, .beingChecked), nil), (provenance(.stored), nil), (nil, nil),
    ] as [(Provenance?, String?)]
  )
  func `rows that may be out of date have their age beside them, without a warning where that was wanted`(
    provenance: Provenance?,
    warning: String?
  ) {
    let table = RecordTable<Int>([.init("id") { .integer($0) }])

    #expect(
      SourceFacts.warning(about: .list([1], in: table, from: provenance), context) == warning
    )
  }

  @Test func `rows that are no page of the service have no age`() {
    let table = RecordTable<Int>([.init("id") { .integer($0) }])
    func warning(_ reason: StaleReason?) -> String? {
      let records = Records.list([1], in: table, from: provenance(.stored, reason, age: 7200))
      return SourceFacts.warning(about: records.withoutPage(), context)
    }

    #expect(warning(.offline) == "Warning: No connection to the service.")
    #expect(warning(.notChecked) == nil)
    #expect(warning(nil) == nil)
  }

  @Test func `the real service goes without saying`() {
    let facts = SourceFacts.facts(provenance(.network), context)

    #expect(facts == ["\("fetched just now", .muted)"])
  }

  @Test func `what is current needs no message`() {
    #expect(SourceFacts.notice(provenance(.stored), context) == .empty)
  }
}
