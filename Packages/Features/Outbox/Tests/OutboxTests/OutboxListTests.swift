import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Testing

@testable import Outbox

/// The list of changes of several areas.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OutboxListTests {
  private let cards = OutboxQueue(area: "cards", account: "anna")

  private func run(
    _ entries: [OutboxEntry],
    failing failed: Set<String> = [],
    _ words: String...
  ) async -> ScreenRun {
    let outbox = FakeOutbox(now: { Samples.now })
    for entry in entries { await outbox.put(entry) }
    let areas = ["careers", "cards"].map { name in
      OutboxArea(name) { () throws(ServiceError) in
        if failed.contains(name) { throw ServiceError.sessionEnded }
        return OutboxRoute(OutboxQueue(area: name, account: "anna"), senders: [:])
      }
    }
    let useCases = OutboxUseCases(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { Samples.now }),
      areas: areas,
      texts: Samples.texts,
      language: .english
    )
    return await ScreenRun(
      OutboxFeature(language: .english, useCases: useCases),
      ["outbox"] + words,
      Samples.context()
    )
  }

  @Test func `a refused change holds back only the later changes of its item in its queue`() async throws {
    let refusal = OutboxRefusal(.notFound, at: Samples.now)
    let entries = [
      try Samples.entry(1, "Earlier", of: "a"),
      try Samples.entry(2, "Refused", of: "a", state: .refused(refusal), attempts: 1),
      try Samples.entry(3, "Same item, other kind", of: "a", kind: "job.unsave"),
      try Samples.entry(4, "Other type", of: "a", kind: "employer.follow"),
      try Samples.entry(5, "Other queue", of: "a", in: cards),
    ]

    let run = await run(entries, "--fields", "id,state")

    #expect(
      run.rows == ["1\twaiting\n", "2\trefused\n", "3\theld-back\n", "4\twaiting\n", "5\twaiting\n"]
    )
  }

  @Test func `an account that cannot be used does not make those of other areas unknown`() async throws {
    let entries = [try Samples.entry(1, "Save Cook"), try Samples.entry(2, "Save Ada", in: cards)]

    let run = await run(entries, failing: ["careers"], "--fields", "id,state")

    #expect(run.rows == ["1\tother-account\n", "2\twaiting\n"])
  }

  @Test func `why an account cannot be used is told on the page, in the document and beside it`()
    async throws
  {
    let entries = [try Samples.entry(1, "Save Cook"), try Samples.entry(2, "Save Ada", in: cards)]

    let page = await run(entries, failing: ["careers"])
    let document = await run(entries, failing: ["careers"], "--json")
    let usable = await run(entries, "--json")

    let reason = ServiceError.sessionEnded.brief(in: Samples.context())
    let notice = WrittenScreen.linear(try #require(page.page).notice)
    #expect(notice.contains("The account could not be used: \(reason)"))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes.count == 1)
    #expect(document.notes.first?.contains("The account could not be used (\(reason))") == true)
    #expect(try #require(document.document).compactText.contains(#""warnings":["account-unusable"]"#))
    #expect(usable.notes.isEmpty)
    #expect(!(try #require(usable.document).compactText.contains("account-unusable")))
  }

  @Test func `a page names an area as its texts do, and records as its queue does`() throws {
    let texts = ChangeTexts(
      area: { name, _ in name == "careers" ? "Jobs in Japan" : nil },
      title: { draft, _ in draft.name }
    )
    let listed = ListedEntry(try Samples.entry(4, "Save Cook"), .waiting, texts, .english)
    let context = Samples.context()

    let text = WrittenScreen.linear(outboxPage([listed], context).element(in: context))
    let rows = Records.local([listed], in: OutboxViewModel.table).rows(FieldSelection(["area"]))

    #expect(text.contains("Jobs in Japan\n"))
    #expect(Array(rows) == ["careers\n"])
  }

  @Test func `a change whose sender has just ended is listed as it was left`() async throws {
    let outbox = FakeOutbox(now: { Samples.now })
    await outbox.put(try Samples.entry(1, "Save Cook", state: .sending(since: Samples.now), attempts: 1))
    let left = try Samples.entry(1, "Save Cook", attempts: 1)
    let area = OutboxArea("careers") { () async throws(ServiceError) in
      // The sender ends after the first look at the changes.
      await outbox.put(left)
      return OutboxRoute(Samples.queue, senders: [:])
    }
    let useCases = OutboxUseCases(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { Samples.now }),
      areas: [area],
      texts: Samples.texts,
      language: .english
    )

    let run = await ScreenRun(
      OutboxFeature(language: .english, useCases: useCases),
      ["outbox", "--fields", "id,state"],
      Samples.context()
    )

    #expect(run.rows == ["1\twaiting\n"])
  }

  @Test func `the list of changes is where browsing begins`() async {
    let feature = OutboxFeature(language: .english, useCases: await Fixture().useCases)

    #expect(feature.tab == Action("Outbox", Route("outbox")))
  }

  @Test(
    arguments: [
      ([], ["tessera outbox send", "tessera outbox drop 12"]), (["send"], ["tessera outbox send"]),
      (["retry"], ["tessera outbox retry 12"]), (["drop"], ["tessera outbox drop 12"]),
    ] as [([String], [String])]
  )
  func `the help of a command has its examples`(words: [String], examples: [String]) async {
    let run = await ScreenRun(
      OutboxFeature(language: .english, useCases: await Fixture().useCases),
      ["outbox"] + words + ["--help"],
      Samples.context()
    )

    #expect(run.exitCode == .done)
    for example in examples { #expect(run.output.contains(example), "\(example)") }
  }
}
