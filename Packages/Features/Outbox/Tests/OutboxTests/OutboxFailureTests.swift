import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Synchronization
import Testing

@testable import Outbox

/// Changes of the outbox that cannot be made.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OutboxFailureTests {
  @Test(arguments: [
    ("retry", "99", "not-found", "List the changes with 'tessera outbox'."),
    ("drop", "99", "not-found", "List the changes with 'tessera outbox'."),
    ("retry", "4", "not-refused", "Send the changes with 'tessera outbox send'."),
    ("drop", "5", "other-account", "Sign in to that account to retry or drop it."),
    ("drop", "1", "being-sent", "Try again later."),
  ])
  func `a change that cannot be made is observed with its reason, and says what to do`(
    verb: String,
    number: String,
    code: String,
    remedy: String
  ) async throws {
    let fixture = await Fixture(try Samples.entries())
    let claim = try #require(try await fixture.outbox.claim(Samples.queue))
    defer { claim.release() }
    let observed = EventLog()

    let run = await ScreenRun(
      OutboxFeature(language: .english, useCases: fixture.useCases, observe: observed.add),
      ["outbox", verb, number],
      Samples.context()
    )

    #expect(run.errorOutput.hasSuffix("\n" + remedy))
    #expect(
      observed.events == [
        .useCase("ChangeOutbox", .began), .useCase("ChangeOutbox", .ended(.failed(code))),
      ]
    )
  }

  @Test(arguments: ["retry", "drop"])
  func `where nobody can tell whose a change is, that is told and nothing is changed`(
    verb: String
  ) async throws {
    let entry = try Samples.entry(4, "Save Cook")
    let error = ServiceError.credentialsUnreadable(reason: "locked")
    let fixture = await Fixture([entry], account: .failure(error))

    let run = await ScreenRun(
      OutboxFeature(language: .english, useCases: fixture.useCases),
      ["outbox", verb, "4"],
      Samples.context()
    )

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.contains("locked"))
    #expect(try await fixture.outbox.entries(in: nil, after: nil, limit: 10) == [entry])
  }

  @Test(arguments: [([], 2), (["--json"], 4)])
  func `after a change the list is loaded for a script only`(options: [String], events: Int) async throws {
    let fixture = await Fixture(try Samples.entries())
    let observed = EventLog()

    let run = await ScreenRun(
      OutboxFeature(language: .english, useCases: fixture.useCases, observe: observed.add),
      ["outbox", "retry", "2"] + options,
      Samples.context()
    )

    #expect(run.exitCode == .done)
    #expect(observed.events.count == events)
    #expect(observed.events.prefix(2).last == .useCase("ChangeOutbox", .ended(.changed)))
    #expect(run.page == nil)
  }

  @Test func `a change that makes no sense is not retried`() async throws {
    let fixture = await Fixture(try Samples.entries())
    let number = OutboxEntry.ID(rawValue: 2)
    await fixture.outbox.failReading(number, .damagedRecord)

    let run = await ScreenRun(
      OutboxFeature(language: .english, useCases: fixture.useCases),
      ["outbox", "retry", "2"],
      Samples.context()
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("Entry 2 of the outbox cannot be read."))
    #expect(run.errorOutput.hasSuffix("\nDrop it with 'tessera outbox drop 2'."))
    #expect(run.notes.isEmpty)
  }

  @Test(arguments: ["retry", "drop"])
  func `an entry that cannot be read because of another command is left as it is`(verb: String) async throws {
    let entries = try Samples.entries()
    let fixture = await Fixture(entries)
    await fixture.outbox.failReading(OutboxEntry.ID(rawValue: 2), .busy(reason: "locked"))

    let run = await ScreenRun(
      OutboxFeature(language: .english, useCases: fixture.useCases),
      ["outbox", verb, "2"],
      Samples.context()
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("locked"))
    #expect(try await fixture.outbox.entries(in: nil, after: nil, limit: 10) == entries)
  }

  @Test(arguments: [
    (OutboxFailure.unknown(4), "no such entry"), (.notRefused(4), "not refused"),
    (.otherAccount(4), "of another account"), (.beingSent(4), "being sent"),
    (.unreadable(OutboxEntry.ID(rawValue: 4)), "damaged saved entry"),
    (.account(.sessionEnded), ServiceError.sessionEnded.brief(in: Samples.context())),
  ])
  func `a failure is told in a few words as well`(failure: OutboxFailure, words: String) {
    #expect(FailureMessage(failure, in: Samples.context()).brief == words)
  }

  @Test(arguments: [
    PersistenceError.cannotBeRead(reason: "broken"), .cannotBeSaved(reason: "full"), .busy(reason: "locked"),
    .madeByNewerVersion, .damagedRecord,
  ])
  func `a failure of the store is told as such`(error: PersistenceError) {
    let failure = OutboxFailure.persistence(error)

    #expect(FailureMessage(failure, in: Samples.context()) == FailureMessage(error, in: Samples.context()))
    #expect(failure.code == error.code)
  }
}

/// What a feature did.
private final class EventLog: Sendable {
  private let state = Mutex<[FeatureEvent]>([])

  var events: [FeatureEvent] { state.withLock(\.self) }

  var add: @Sendable (FeatureEvent) -> Void {
    { [self] event in state.withLock { $0.append(event) } }
  }
}
