import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Testing

@testable import Outbox

/// Entries of the outbox that cannot be read.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UnreadableEntriesTests {
  private func id(_ number: Int) -> OutboxEntry.ID { OutboxEntry.ID(rawValue: number) }

  /// Three changes, of which the last one is of the item of the first one.
  private func fixture(unreadable: Int...) async throws -> Fixture {
    let fixture = await Fixture([
      try Samples.entry(4, "Save Cook", of: "a"), try Samples.entry(5, "Save Driver", of: "b"),
      try Samples.entry(6, "Save Cook again", of: "a"),
    ])
    for number in unreadable { await fixture.outbox.failReading(id(number), .damagedRecord) }
    return fixture
  }

  private func run(_ fixture: Fixture, _ words: String...) async -> ScreenRun {
    await ScreenRun(
      OutboxFeature(language: .english, useCases: fixture.useCases),
      ["outbox"] + words,
      Samples.context()
    )
  }

  @Test func `the list has the others, and tells which one cannot be read and how to drop it`() async throws {
    let run = await run(try await fixture(unreadable: 4))

    let page = try #require(run.page)
    let text = WrittenScreen.linear(page.element(in: Samples.context()))
    #expect(run.exitCode == .done)
    #expect(text.contains("Save Driver") && text.contains("behind an unreadable change"))
    #expect(text.contains("Entry 4 of the outbox cannot be read"))
    #expect(text.contains("Drop it with 'tessera outbox drop 4'."))
    #expect(
      page.actions.last
        == Action(
          Strings(.english).dropFirstUnreadable,
          Route("outbox", "drop", "4"),
          .changes,
          place: 3
        )
    )
  }

  @Test func `an outbox of nothing else is not empty, and the first entry is the one to drop`() async throws {
    let run = await run(try await fixture(unreadable: 4, 5, 6))

    let page = try #require(run.page)
    let text = WrittenScreen.linear(page.element(in: Samples.context()))
    #expect(!text.contains("No changes are waiting"))
    #expect(text.contains("3 entries of the outbox cannot be read, the first is entry 4"))
    #expect(text.contains("Drop it with 'tessera outbox drop 4'."))
    #expect(page.actions.map(\.route) == [Route("outbox", "drop", "4")])
  }

  @Test func `scripts get the others and a warning`() async throws {
    let fixture = try await fixture(unreadable: 4)

    let rows = await run(fixture, "--fields", "id,state")
    let document = await run(fixture, "--json")

    #expect(rows.rows == ["5\twaiting\n", "6\theld-back\n"])
    #expect(
      try #require(document.document).compactText.hasSuffix(
        #""total":3},"warnings":["entries-unreadable"]}"#
      )
    )
    #expect(
      document.notes == [
        "Warning: Entry 4 of the outbox cannot be read. Drop it with 'tessera outbox drop 4'."
      ]
    )
  }

  @Test func `the others are sent, and what has to wait is told`() async throws {
    let fixture = try await fixture(unreadable: 4)

    let run = await run(fixture, "send")

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "1 change was sent.",
        "Entry 4 of the outbox cannot be read. Drop it with 'tessera outbox drop 4'. "
          + "1 later change is held back until then.",
      ]
    )
    #expect(try await fixture.outbox.entries().map(\.id) == [id(6)])
  }

  @Test func `what a refused change holds back is told apart from what an unreadable one does`()
    async throws
  {
    let refusal = OutboxRefusal(.notFound, at: Samples.now)
    let fixture = await Fixture([
      try Samples.entry(4, "Save Cook", of: "a"),
      try Samples.entry(5, "Save Driver", of: "b", state: .refused(refusal), attempts: 1),
      try Samples.entry(6, "Save Cook again", of: "a"), try Samples.entry(7, "Save Driver again", of: "b"),
      try Samples.entry(8, "Save Nurse"),
    ])
    await fixture.outbox.failReading(id(4), .damagedRecord)

    let run = await run(fixture, "send")

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "1 change was sent.", "1 change that was refused before is still in the outbox.",
        "1 change is held back by entry 5, which was refused. "
          + "Retry entry 5 with 'tessera outbox retry 5'. Or drop it with 'tessera outbox drop 5'.",
        "Entry 4 of the outbox cannot be read. Drop it with 'tessera outbox drop 4'. "
          + "1 later change is held back until then.",
      ]
    )
  }

  @Test func `where nothing can be sent for it, sending fails and names the entry to drop`() async throws {
    let fixture = await Fixture([try Samples.entry(4, "Save Cook", of: "a")])
    await fixture.outbox.failReading(id(4), .damagedRecord)

    let run = await run(fixture, "send")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("Entry 4 of the outbox cannot be read."))
    #expect(run.errorOutput.contains("Drop it with 'tessera outbox drop 4'."))
    #expect(!run.errorOutput.contains("Nothing to send."))
  }

  @Test func `without a connection, too, the entry to drop is named where nothing else is there`()
    async throws
  {
    let screen = OutboxSendingViewModel(useCases: try await fixture(unreadable: 4, 5, 6).useCases) { _ in }

    await screen.load(LoadRequest(.cacheOnly))

    let failure = try #require(screen.failure(in: Samples.context()))
    #expect(failure.status == .failed)
    #expect(failure.hint?.contains("tessera outbox drop 4") == true)
  }

  @Test func `a change that is held back says what it is behind`() throws {
    let entry = try Samples.entry(6, "Save Cook")
    let unreadable = [UnreadableEntry(id(4), queue: Samples.queue, item: entry.draft.item)]

    let line = Strings(.english).line(
      for: SendingResult(.heldBack(entry), Samples.texts, .english, behind: unreadable)
    )

    #expect(
      WrittenScreen.linear(Element.text(line)).contains("Held back: Save Cook (behind an unreadable change)")
    )
  }

  @Test(arguments: [
    (Language.english, 1, "Entry 4 of the outbox cannot be read. Drop it with 'tessera outbox drop 4'."),
    (
      .english, 2,
      "2 entries of the outbox cannot be read, the first is entry 4. Drop it with 'tessera outbox drop 4'."
    ),
  ])
  func `the commands of an area tell what cannot be read`(language: Language, count: Int, note: String) {
    var backlog = OutboxBacklog()
    backlog.unreadable = (4..<4 + count).map(OutboxEntry.ID.init(rawValue:))

    let notes = backlog.notes(onArea: "careers", texts: Samples.texts, in: Samples.context(in: language))

    #expect(notes == [note])
  }

  @Test(arguments: [
    (Language.simplifiedChinese, 1, "发件箱第4项无法读取"), (.simplifiedChinese, 2, "发件箱有2项无法读取，第一项为第4项"),
    (.indonesian, 1, "Entri 4 kotak keluar tidak dapat dibaca"),
    (.indonesian, 2, "2 entri kotak keluar tidak dapat dibaca, yang pertama entri 4"),
  ])
  func `it is told in the language of the user, with the same command`(
    language: Language,
    count: Int,
    words: String
  ) {
    let context = Samples.context(in: language)
    let strings = Strings(language)

    let text = strings.unreadable(
      (4..<4 + count).map(OutboxEntry.ID.init(rawValue:)),
      holdingBack: 1,
      in: context
    )

    #expect(text.hasPrefix(strings.language.sentence(words)))
    #expect(text.contains("tessera outbox drop 4"))
    #expect(text.contains("1"))
  }
}
