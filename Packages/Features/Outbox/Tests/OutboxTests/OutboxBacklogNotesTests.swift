import DomainKernel
import LocalizationKit
import Testing

@testable import Outbox

/// The notes of a command on the changes of its area that were refused or are still to be sent.
@Suite struct OutboxBacklogNotesTests {
  private func backlog(
    waiting: Int = 0,
    heldBack: Int = 0,
    by reason: OutboxRefusal.Reason? = .notFound
  ) throws -> OutboxBacklog {
    var backlog = OutboxBacklog()
    (backlog.waiting, backlog.heldBack) = (waiting, heldBack)
    if let reason, heldBack > 0 {
      let state = OutboxEntry.State.refused(OutboxRefusal(reason, at: Samples.now))
      backlog.blocker = try Samples.entry(7, "Save Cook", state: state)
    }
    return backlog
  }

  private func notes(
    on backlog: OutboxBacklog,
    area: String = "careers",
    in language: Language = .english
  ) -> [String] {
    backlog.notes(onArea: area, texts: Samples.texts, in: Samples.context(in: language))
  }

  private func refused(_ count: Int, _ reason: OutboxRefusal.Reason) throws -> OutboxBacklog {
    var backlog = OutboxBacklog()
    backlog.refused = count
    let state = OutboxEntry.State.refused(OutboxRefusal(reason, at: Samples.now))
    backlog.firstRefused = try Samples.entry(7, "Save Cook", state: state)
    return backlog
  }

  @Test(arguments: [
    (1, "1 change in careers is waiting to be sent. Send now with 'tessera outbox send'."),
    (2, "2 changes in careers are waiting to be sent. Send now with 'tessera outbox send'."),
  ])
  func `changes that wait are counted for their area, with the command that sends them`(
    count: Int,
    note: String
  ) throws {
    #expect(try notes(on: backlog(waiting: count)) == [note])
  }

  @Test func `changes that cannot be sent now are counted, and nobody is told to send them`() throws {
    let notes = try backlog(waiting: 1).notes(
      onArea: "careers",
      texts: Samples.texts,
      isSendable: false,
      in: Samples.context()
    )

    #expect(notes == ["1 change in careers is waiting to be sent."])
  }

  @Test func `changes that are held back name the entry in front, and do not say to send them`() throws {
    let remedy = "Retry entry 7 with 'tessera outbox retry 7'. Or drop it with 'tessera outbox drop 7'."
    func notes(_ count: Int, _ reason: OutboxRefusal.Reason) throws -> [String] {
      self.notes(on: try backlog(heldBack: count, by: reason))
    }

    #expect(
      try notes(1, .notFound)
        == ["1 change in careers is held back by entry 7, which was refused. " + remedy]
    )
    #expect(
      try notes(1, .unknownOutcome)
        == ["1 change in careers is held back by entry 7, whose outcome is unknown. " + remedy]
    )
    #expect(
      try notes(2, .notFound)
        == ["2 changes in careers are held back, the first by entry 7, which was refused. " + remedy]
    )
  }

  @Test func `changes that this version cannot send are listed, as there is no entry to retry`() throws {
    #expect(
      try notes(on: backlog(heldBack: 1, by: nil), area: "cards") == [
        "1 change in cards is held back: this version cannot send it. List the changes with 'tessera outbox'."
      ]
    )
  }

  @Test func `what waits and what is held back are told apart`() throws {
    let notes = notes(on: try backlog(waiting: 2, heldBack: 1))

    #expect(notes.count == 2)
    #expect(notes[0].contains("outbox send") && !notes[1].contains("outbox send"))
  }

  @Test func `nothing is said of an empty queue`() throws {
    #expect(try notes(on: backlog()).isEmpty)
  }

  @Test(arguments: [
    (
      Language.simplifiedChinese, "求职",
      "求职有1项更改未发送：排在前面的第7项被拒绝。用“tessera outbox retry 7”可重试第7项。用“tessera outbox drop 7”可放弃第7项。"
    ),
    (
      .indonesian, "karier",
      "1 perubahan di karier ditahan karena entri 7 ditolak. Coba lagi entri 7 dengan 'tessera outbox retry 7'. "
        + "Atau buang entri 7 dengan 'tessera outbox drop 7'."
    ),
  ])
  func `the note is in the language of the command`(language: Language, area: String, note: String) throws {
    #expect(try notes(on: backlog(heldBack: 1), area: area, in: language) == [note])
  }

  @Test(
    arguments: [
      (1, .rejected(code: "x", message: "bad one"), "1 change in careers was refused: Save Cook (bad one)."),
      (1, .rejected(code: nil, message: "Closed."), "1 change in careers was refused: Save Cook (Closed)."),
      (
        1, .rejected(code: "own", message: nil),
        "1 change in careers was refused: Save Cook (Our own reason)."
      ),
      (1, .unknownOutcome, "The outcome of 1 change in careers is unknown: Save Cook."),
      (
        2, .notFound,
        "2 changes in careers were refused or have an unknown outcome, the first: "
          + "Save Cook (The service no longer has the item)."
      ),
      (
        2, .unknownOutcome,
        "2 changes in careers were refused or have an unknown outcome, the first: "
          + "Save Cook (It was sent, but the service did not confirm it. Check the item before you retry)."
      ),
    ] as [(Int, OutboxRefusal.Reason, String)]
  )
  func `changes that were refused are announced with the reason, and with the way to the outbox`(
    count: Int,
    reason: OutboxRefusal.Reason,
    note: String
  ) throws {
    let backlog = try refused(count, reason)

    #expect(notes(on: backlog) == [note + " List the changes with 'tessera outbox'."])
    #expect(
      backlog.problems(onArea: "careers", texts: Samples.texts, in: Samples.context())
        == notes(on: backlog)
    )
  }

  @Test func `a refused change is announced before what waits, and none is where nothing was refused`()
    throws
  {
    var both = try refused(1, .notFound)
    both.waiting = 1

    #expect(notes(on: both).count == 2)
    #expect(notes(on: both).first?.contains("was refused") == true)
    let waiting = try backlog(waiting: 1)
    #expect(waiting.problems(onArea: "careers", texts: Samples.texts, in: Samples.context()) == [])
  }

  @Test(arguments: [
    (Language.simplifiedChinese, "求职", "求职有1项更改被拒绝：Save Cook（bad one）。用“tessera outbox”可查看更改。"),
    (
      .indonesian, "karier",
      "1 perubahan di karier ditolak: Save Cook (bad one). Tampilkan perubahan dengan 'tessera outbox'."
    ),
  ])
  func `a refusal is announced in the language of the command`(
    language: Language,
    area: String,
    note: String
  ) throws {
    let backlog = try refused(1, .rejected(code: nil, message: "bad one"))

    #expect(notes(on: backlog, area: area, in: language) == [note])
  }
}
