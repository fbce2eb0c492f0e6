import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@Suite struct UnreadableEntriesTests {
  @Test(arguments: [
    (1, "1 block", "1 block could not be read and is left out"),
    (2, "2 blocks", "2 blocks could not be read and are left out"),
  ])
  func `things of one kind are counted with their noun`(count: Int, counted: String, words: String) {
    let warning = Records.Warning.unreadable(count, .blocksUnreadable) { _ in SafeText(counted) }

    #expect(
      Element.unreadable(count, counted: SafeText(counted), in: context)
        == .callout(.warning, title: SafeText(words))
    )
    #expect(warning?.code == .blocksUnreadable)
    #expect(warning?.sentence(context) == "Warning: \(words).")
  }

  @Test(arguments: [
    (Language.english, "Warning: 2 entries could not be read and are left out."),
    (.simplifiedChinese, "警告：2项无法读取，已略去。"),
    (.indonesian, "Peringatan: 2 entri tidak dapat dibaca dan tidak ditampilkan."),
  ])
  func `entries are told in each language`(language: Language, sentence: String) {
    let warning = Records.Warning.unreadable(entries: 2)

    #expect(warning?.code == .entriesUnreadable)
    #expect(warning?.sentence(ViewContext(now: now, language: language)) == sentence)
  }

  @Test(arguments: [
    (Language.english, "Warning: 2 entries could not be read and are left out: a1, b2."),
    (.simplifiedChinese, "警告：2项无法读取，已略去：a1、b2。"),
    (.indonesian, "Peringatan: 2 entri tidak dapat dibaca dan tidak ditampilkan: a1, b2."),
  ])
  func `entries of which the names are known are named`(language: Language, sentence: String) {
    let context = ViewContext(now: now, language: language)
    let warning = Records.Warning.unreadable(entries: 2, named: ["a1", "b2"])

    #expect(warning?.sentence(context) == sentence)
  }

  @Test(arguments: [
    (Language.english, "Warning: 1 entry could not be read and is left out: a1. Drop it."),
    (.simplifiedChinese, "警告：1项无法读取，已略去：a1。Drop it."),
  ])
  func `how one is got rid of follows behind the warning`(language: Language, sentence: String) {
    let context = ViewContext(now: now, language: language)
    let remedy = Remedy.sentence("Drop it.")
    let warning = Records.Warning.unreadable(entries: 1, named: ["a1"]) { _ in remedy }
    let title = language.choose(
      en: "1 entry could not be read and is left out: a1",
      zhHans: "1项无法读取，已略去：a1"
    )

    #expect(warning?.code == .entriesUnreadable)
    #expect(warning?.sentence(context) == sentence)
    #expect(
      Element.unreadable(entries: 1, named: ["a1"], remedy: remedy, in: context)
        == .callout(.warning, title: SafeText(title), hint: "Drop it.")
    )
    #expect(Records.Warning.unreadable(entries: 0) { _ in remedy } == nil)
    #expect(Element.unreadable(entries: 0, remedy: remedy, in: context) == .empty)
  }

  @Test(arguments: [(5, false), (6, true)])
  func `of many entries five are named`(count: Int, isCut: Bool) {
    let names = (1...count).map { "id\($0)" }

    let text = WrittenScreen.linear(.unreadable(entries: count, named: names, in: context))

    #expect(text.contains("id5") && !text.contains("id6"))
    #expect(text.contains("…") == isCut)
  }

  @Test(arguments: [
    (Language.english, "Warning: Parts: no connection."), (.simplifiedChinese, "警告：Parts：无网络连接。"),
    (.indonesian, "Peringatan: Parts: tidak ada koneksi."),
  ])
  func `a part that could not be loaded is told with the reason`(language: Language, sentence: String) {
    let offline = ServiceError.offline
    let warning = Records.Warning.notLoaded(.documentsNotLoaded, because: offline) { _ in "Parts" }

    #expect(warning.code == .documentsNotLoaded)
    #expect(warning.sentence(ViewContext(now: now, language: language)) == sentence)
  }

  @Test func `where all could be read nothing is said`() {
    let warning = Records.Warning.unreadable(0, .blocksUnreadable) { _ in "0 blocks" }

    #expect(warning == nil)
    #expect(Element.unreadable(0, counted: "0 blocks", in: context) == .empty)
    #expect(Element.unreadable(entries: 0, in: context) == .empty)
  }

  @Test func `the notice of a list tells what is left out above why it may be out of date`() {
    let stale = Provenance(kind: .stored, fetchedAt: now, staleness: .offline)
    let source = SourceFacts.notice(stale, context)
    let fresh = Provenance(kind: .network, fetchedAt: now)

    #expect(
      Element.entries(of: Fetched(EntryList([1], unreadableCount: 2), provenance: stale), in: context)
        == .stack([.unreadable(entries: 2, in: context), source], spacing: 1)
    )
    #expect(Element.entries(of: Fetched(EntryList([1]), provenance: stale), in: context) == source)
    #expect(Element.notice(unreadable: 0, from: fresh, in: context) == .empty)
    #expect(
      Element.notice(unreadable: 1, from: nil, in: context)
        == .stack([.unreadable(entries: 1, in: context), .empty], spacing: 1)
    )
  }

  @Test(arguments: [
    (Language.english, 1, "Warning: 1 more entry of this list is not shown."),
    (.english, 25_000, "Warning: 25,000 more entries of this list are not shown."),
    (.simplifiedChinese, 2, "警告：此列表另有2项未显示。"),
    (.indonesian, 2, "Peringatan: 2 entri lain dari daftar ini tidak ditampilkan."),
  ])
  func `entries beyond a limit are told in each language`(
    language: Language,
    count: Int,
    sentence: String
  ) {
    let warning = Records.Warning.omitted(entries: count)

    #expect(warning?.code == .entriesOmitted)
    #expect(warning?.sentence(ViewContext(now: now, language: language)) == sentence)
  }

  @Test func `entries beyond a limit are not told as unreadable`() {
    let list = EntryList([1], unreadableCount: 5, omittedCount: 3)
    let fresh = Provenance(kind: .network, fetchedAt: now)

    let notice = Element.entries(of: Fetched(list, provenance: fresh), in: context)

    #expect(
      notice
        == .stack(
          [
            .omitted(entries: 3, in: context),
            .notice(unreadable: 2, from: fresh, in: context),
          ],
          spacing: 1
        )
    )
    #expect(Element.omitted(entries: 0, in: context) == .empty)
    #expect(Records.Warning.omitted(entries: 0) == nil)
    #expect(list.with(entries: ["a"]).omittedCount == 3)
  }

  @Test func `what records lack is a note, and nothing without a warning`() {
    let warning = Records.Warning.unreadable(entries: 1)
    let none: Records.Warning? = nil

    #expect(warning.sentences(in: context) == warning.map { [$0.sentence(context)] })
    #expect(none.sentences(in: context).isEmpty)
  }
}
