import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@testable import Outbox

@Suite(.timeLimit(.minutes(5))) struct OutboxPageTests {
  @Test(arguments: Language.allCases)
  func `the page looks and reads as it was reviewed`(language: Language) throws {
    let context = Samples.context(in: language)
    let prefix = language == .english ? "" : language.tag + "."
    let full = outboxPage(try Samples.listed(), context).element(in: context)
    let empty = outboxPage([], context).element(in: context)

    let screens =
      WrittenScreen.everyForm(of: full, named: prefix + "full", in: language) + [
        WrittenScreen.plain(empty, named: prefix + "empty", in: language)
      ]
    for screen in screens { expectSnapshot(screen.text, named: screen.name) }
  }

  @Test func `nothing in Chinese is in English`() throws {
    let context = Samples.context(in: .simplifiedChinese)
    let page = outboxPage(try Samples.listed(), context)
    let text = WrittenScreen.linear(page.element(in: context), in: .simplifiedChinese)

    let content = try Samples.entries().compactMap(\.draft.name) + ["The job is closed."]
    let names: Set<String> = ["careers", "outbox", "send", "retry", "drop", "tessera"]
    #expect(LatinWords.left(in: text, besides: content, names: names) == [])
  }

  @Test func `an empty outbox offers nothing`() {
    let page = outboxPage([], Samples.context())

    #expect(page.actions.isEmpty)
    #expect(page.groups.isEmpty)
  }

  @Test func `what waits is dropped and what was refused is retried by its row`() throws {
    let page = outboxPage(try Samples.listed(), Samples.context())

    #expect(page.groups.map { $0.items.map(\.id) } == [["1", "3", "4", "5"], ["2", "6"]])
    #expect(
      page.groups.flatMap { $0.items.map(\.route) } == [
        Route("outbox", "drop", "1"), Route("outbox", "drop", "3"), Route("outbox", "drop", "4"),
        nil, Route("outbox", "retry", "2"), Route("outbox", "retry", "6"),
      ]
    )
    #expect(page.groups.flatMap(\.items).compactMap(\.action).allSatisfy { $0.effect == .changes })
  }

  @Test func `sending, retrying and dropping are offered where they make sense`() throws {
    let strings = Strings(.english)
    let all = [
      Action(strings.sendNow, Route("outbox", "send"), .changes, place: 0),
      Action(strings.retryFirst, Route("outbox", "retry", "2"), .changes, place: 1),
      Action(strings.dropFirst, Route("outbox", "drop", "2"), .changes, place: 2),
    ]
    let refused = try Samples.listed().filter { $0.condition == .refused }
    let waiting = try Samples.listed().filter { $0.condition == .waiting }
    let foreign = try Samples.listed().filter { $0.condition == .otherAccount }

    let listed = [try Samples.listed(), refused, waiting, foreign]
    #expect(
      listed.map { outboxPage($0, Samples.context()).actions }
        == [all, Array(all.dropFirst()), Array(all.prefix(1)), []]
    )
  }

  @Test func `the reason of a refusal takes four lines at most, and is cut with a mark`() throws {
    let words = Array(repeating: "words", count: 60).joined(separator: " ")
    let refusal = OutboxRefusal(.rejected(code: nil, message: words), at: Samples.now)
    let entry = try Samples.entry(4, "Save Cook", state: .refused(refusal))
    let listed = ListedEntry(entry, .refused, Samples.texts, .english)

    let text = WrittenScreen.plain(outboxPage([listed], Samples.context()).content, widths: [40])

    let lines = text.split(separator: "\n").filter { $0.contains("words") }
    #expect(lines.count == 4)
    #expect(lines.last?.hasSuffix("…") == true)
  }

  @Test func `an empty line stands between an account that cannot be used and what cannot be read`() throws {
    let listed = ListedEntry(
      try Samples.entry(4, "Save Cook"),
      .otherAccount,
      Samples.texts,
      .english,
      accountProblem: .sessionEnded,
      isBehindUnreadable: false
    )

    let page = outboxPage([listed], unreadable: [OutboxEntry.ID(rawValue: 5)], Samples.context())

    let text = PlainWriter().render(page.notice, in: RenderEnvironment(width: 80))
    #expect(text.contains("\n\n") && !text.contains("\n\n\n"))
  }

  @Test func `of several accounts that cannot be used that of the first change is told`() throws {
    let problems: [ServiceError] = [.sessionEnded, .offline]
    let listed = try problems.map { problem in
      ListedEntry(
        try Samples.entry(4, "Save Cook"),
        .otherAccount,
        Samples.texts,
        .english,
        accountProblem: problem,
        isBehindUnreadable: false
      )
    }

    #expect(listed.accountProblem == .sessionEnded)
  }

  @Test(arguments: [
    (ListedEntry.Condition.waiting, true), (.unknown, true), (.beingSent, false),
    (.heldBack, false), (.otherAccount, false),
  ])
  func `sending is offered for what the next delivery would send`(
    condition: ListedEntry.Condition,
    isOffered: Bool
  ) throws {
    let listed = ListedEntry(try Samples.entry(4, "Save Cook"), condition, Samples.texts, .english)

    let actions = outboxPage([listed], Samples.context()).actions

    #expect(actions.map(\.route) == (isOffered ? [Route("outbox", "send")] : []))
  }

  @Test(arguments: Language.allCases)
  func `a change that is being sent says so, and is neither retried nor dropped`(language: Language) throws {
    let entry = try Samples.entry(4, "Save Cook", state: .sending(since: Samples.now), attempts: 1)
    let listed = ListedEntry(entry, .beingSent, Samples.texts, language)
    let context = Samples.context(in: language)

    let page = outboxPage([listed], context)

    #expect(page.groups.flatMap(\.items).map(\.action) == [nil])
    #expect(
      WrittenScreen.linear(page.element(in: context), in: language).contains(Strings(language).isBeingSent)
    )
  }

  @Test func `no change is made by accident, and each says what it does`() throws {
    let page = outboxPage(try Samples.listed(), Samples.context())

    #expect(page.actions.allSatisfy { $0.effect == .changes })
    #expect(
      page.groups.flatMap(\.items).compactMap(\.action).map(\.title.string) == [
        "Drop the change", "Drop the change", "Drop the change", "Retry the change", "Retry the change",
      ]
    )
  }

  @Test(arguments: [
    (OutboxRefusal.Reason.rejected(code: "CLOSED", message: "It is closed."), "rejected", "It is closed."),
    (.rejected(code: "CLOSED", message: nil), "rejected", "CLOSED"),
    (.rejected(code: nil, message: nil), "rejected", "The service gave no reason."),
    (.notFound, "not-found", "The service no longer has the item."),
    (.serviceError, "service-error", "The service returned an error and did not make the change."),
  ])
  func `a refusal has its reason in words, and a word for scripts`(
    reason: OutboxRefusal.Reason,
    name: String,
    words: String
  ) throws {
    let entry = try Samples.entry(4, "Save Cook", state: .refused(OutboxRefusal(reason, at: Samples.now)))
    let listed = ListedEntry(entry, .refused, Samples.texts, .english)
    let context = Samples.context()

    let text = WrittenScreen.linear(outboxPage([listed], context).element(in: context))
    let rows = Records.local([listed], in: OutboxViewModel.table).rows(FieldSelection(["reason"]))

    #expect(text.contains("\n\(words)\n"))
    #expect(Array(rows) == ["\(name)\n"])
  }

  @Test func `each outcome of a sending has a line of its own`() throws {
    let entry = try Samples.entry(4, "Save Cook")
    let refusal = OutboxRefusal(.rejected(code: "CLOSED", message: "It is closed"), at: Samples.now)
    let results: [OutboxDeliveryResult] = [
      .sent(entry, .changed), .sent(entry, .unchanged), .refused(entry, refusal), .heldBack(entry),
    ]

    let lines = results.map {
      Element.text(Strings(.english).line(for: SendingResult($0, Samples.texts, .english)))
    }

    #expect(
      lines.map { WrittenScreen.linear($0) } == [
        "Sent: Save Cook\n", "Unchanged: Save Cook (the service had it already)\n",
        "Refused: Save Cook (It is closed)\n", "Held back: Save Cook (behind a refused change)\n",
      ]
    )
    #expect(lines.map { WrittenScreen.tagged($0).contains("<danger") } == [false, false, true, false])
    #expect(lines.map { WrittenScreen.tagged($0).contains("<warning") } == [false, false, false, true])
  }

  @Test func `control characters of a service do not reach the terminal`() throws {
    let refusal = OutboxRefusal(.rejected(code: nil, message: "No\u{1B}[31m\u{202E}."), at: Samples.now)
    let entry = try Samples.entry(1, "Save \u{1B}]0;x\u{7}job", state: .refused(refusal))
    let context = Samples.context()
    let page = outboxPage([ListedEntry(entry, .refused, Samples.texts, .english)], context)

    let text = WrittenScreen.plain(page.element(in: context))

    #expect(text.contains("job"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
  }
}
