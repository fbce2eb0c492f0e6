import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Synchronization
import Testing

@testable import Outbox

/// Sending the changes of several areas.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OutboxSendingTests {
  private let outbox = FakeOutbox(now: { Samples.now })
  private let first = FakeOutboxSender()
  private let second = FakeOutboxSender()

  private func queue(_ area: String) -> OutboxQueue { OutboxQueue(area: area, account: "anna") }

  private func area(
    _ name: String,
    _ sender: FakeOutboxSender,
    _ error: ServiceError?,
    isSignedIn: Bool
  ) -> OutboxArea {
    let queue = queue(name)
    return OutboxArea(name) { () throws(ServiceError) in
      if let error { throw error }
      return isSignedIn ? OutboxRoute(queue, senders: ["job.save": sender]) : nil
    }
  }

  /// Two areas with one change each.
  private func screen(
    _ errors: (ServiceError?, ServiceError?) = (nil, nil),
    isSignedIn: Bool = true,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async throws -> OutboxSendingViewModel {
    await outbox.put(try Samples.entry(1, "Save Cook", in: queue("careers")))
    await outbox.put(try Samples.entry(2, "Save Ada", in: queue("cards")))
    return OutboxSendingViewModel(
      useCases: OutboxUseCases(
        outbox: outbox,
        drain: DrainOutbox(outbox: outbox, now: { Samples.now }),
        areas: [
          area("careers", first, errors.0, isSignedIn: isSignedIn),
          area("cards", second, errors.1, isSignedIn: isSignedIn),
        ],
        accounts: { name in
          AccountRoutes(signIn: Route(name, "login"), signOut: Route(name, "logout"))
        },
        texts: Samples.texts,
        language: .english
      ),
      observe: observe
    )
  }

  @Test func `one area after the other is sent`() async throws {
    let screen = try await screen()

    await screen.load(LoadRequest())

    #expect(screen.notes(in: Samples.context()) == ["2 changes were sent."])
    #expect(await first.effects.count == 1)
    #expect(await second.effects.count == 1)
  }

  @Test(arguments: [(FetchPolicy.cacheFirst, 1), (.cacheOnly, 0)])
  func `sending can be interrupted from its beginning`(policy: FetchPolicy, count: Int) async throws {
    let told = CallCount()
    let screen = try await screen()

    await screen.load(LoadRequest(policy, becomesInterruptible: { told.add() }))

    #expect(told.count == count)
  }

  @Test func `after a cancellation no other area is sent`() async throws {
    await first.fail(OutboxEntry.ID(rawValue: 1), .cancelled)
    let screen = try await screen()

    await screen.load(LoadRequest())

    #expect(await second.effects.isEmpty)
  }

  @Test(arguments: [true, false])
  func `of several areas that cannot be used the first one is reported`(isSignedIn: Bool) async throws {
    let screen = try await screen(
      (.offline, isSignedIn ? .rateLimited(until: nil) : nil),
      isSignedIn: isSignedIn
    )

    await screen.load(LoadRequest())

    #expect(screen.failure(in: Samples.context())?.status == .noConnection)
  }

  @Test(
    arguments: [
      (.sessionEnded, "Sign in again with 'tessera cards login', or sign out with 'tessera cards logout'."),
      (.signInNeeded, "Sign in with 'tessera cards login' and try again."),
    ] as [(ServiceError, String)]
  )
  func `a step of the user names the commands of the area that was stopped`(
    error: ServiceError,
    hint: String
  ) async throws {
    let screen = try await screen((nil, error))

    await screen.load(LoadRequest())

    #expect(screen.failure(in: Samples.context())?.hint == hint)
  }

  @Test func `what stopped one area is reported although the next one was sent`() async throws {
    await first.fail(OutboxEntry.ID(rawValue: 1), .offline)
    let screen = try await screen()

    await screen.load(LoadRequest())

    #expect(await second.effects.count == 1)
    #expect(screen.failure(in: Samples.context())?.status == .noConnection)
  }

  @Test(arguments: [(nil, .changed), (.offline, .done)] as [(ServiceError?, FeatureEvent.Outcome)])
  func `it is observed whether anything was sent`(
    error: ServiceError?,
    outcome: FeatureEvent.Outcome
  ) async throws {
    let events = Mutex<[FeatureEvent]>([])
    let screen = try await screen((error, .offline)) { event in events.withLock { $0.append(event) } }

    await screen.load(LoadRequest())

    #expect(events.withLock(\.last) == .useCase("SendOutbox", .ended(outcome)))
  }

  @Test func `areas are sent in the order of their first changes`() async throws {
    let screen = try await screen()
    await outbox.put(try Samples.entry(1, "Save Ada", in: queue("cards")))
    await outbox.put(try Samples.entry(2, "Save Cook", in: queue("careers")))

    await screen.load(LoadRequest())

    let records = try #require(screen.records)
    #expect(Array(records.rows(FieldSelection(["id", "title"]))) == ["1\tSave Ada\n", "2\tSave Cook\n"])
  }

  @Test func `an area whose first change stands behind a hundred others is sent`() async throws {
    let screen = try await screen()
    await outbox.put(try Samples.entry(1, "Save Song", in: queue("music")))
    for number in 3...100 { await outbox.put(try Samples.entry(number, "Save Song", in: queue("music"))) }
    await outbox.put(try Samples.entry(101, "Save Cook", in: queue("careers")))

    await screen.load(LoadRequest())

    #expect(await first.effects == [OutboxEntry.ID(rawValue: 101)])
    #expect(await Array(outbox.pages.prefix(2)) == [nil, OutboxEntry.ID(rawValue: 100)])
  }

  @Test func `what several areas refuse and hold back is counted together, and said once`() async throws {
    await first.fail(OutboxEntry.ID(rawValue: 1), .rejected(code: nil, message: nil))
    await second.fail(OutboxEntry.ID(rawValue: 2), .notFound)
    let screen = try await screen()
    await outbox.put(try Samples.entry(3, "Save Cook again", of: "1", in: queue("careers")))
    await outbox.put(try Samples.entry(4, "Save Ada again", of: "2", in: queue("cards")))

    await screen.load(LoadRequest())

    let failure = try #require(screen.failure(in: Samples.context()))
    #expect(failure.status == .refused)
    #expect(failure.message == "2 changes were refused. 2 changes were held back.")
    #expect(failure.hint == "List the changes with 'tessera outbox'.")
    #expect(!screen.notes(in: Samples.context()).contains("2 changes were held back."))
  }

  @Test func `what several areas refused before and hold back is counted together, and nothing was sent`()
    async throws
  {
    let refusal = OutboxRefusal(.notFound, at: Samples.now)
    let screen = try await screen()
    for (number, area) in [(1, "careers"), (2, "cards")] {
      await outbox.put(
        try Samples.entry(number, "Save", in: queue(area), state: .refused(refusal), attempts: 1)
      )
      await outbox.put(try Samples.entry(number + 2, "Save again", of: String(number), in: queue(area)))
    }

    await screen.load(LoadRequest())

    let failure = try #require(screen.failure(in: Samples.context()))
    #expect(failure.status == .refused)
    #expect(failure.message == "2 changes are held back, the first by entry 1, which was refused.")
    #expect(
      failure.hint == "Retry entry 1 with 'tessera outbox retry 1'. Or drop it with 'tessera outbox drop 1'."
    )
    let records = try #require(screen.records)
    #expect(
      Array(records.rows(FieldSelection(["id", "outcome", "reason"])))
        == ["3\theld-back\t\n", "4\theld-back\t\n"]
    )
  }

  @Test func `what was sent is done although others are held back, and the entry in front is named`()
    async throws
  {
    let screen = try await screen()
    let refusal = OutboxRefusal(.unknownOutcome, at: Samples.now)
    await outbox.put(
      try Samples.entry(1, "Save Cook", in: queue("careers"), state: .refused(refusal), attempts: 1)
    )
    await outbox.put(try Samples.entry(3, "Save Cook again", of: "1", in: queue("careers")))

    await screen.load(LoadRequest())

    #expect(screen.failure(in: Samples.context()) == nil)
    #expect(
      screen.notes(in: Samples.context()) == [
        "1 change was sent.", "1 change that was refused before is still in the outbox.",
        "1 change is held back by entry 1, whose outcome is unknown. "
          + "Retry entry 1 with 'tessera outbox retry 1'. Or drop it with 'tessera outbox drop 1'.",
      ]
    )
  }

  @Test func `a refusal is reported although another area could not be used`() async throws {
    await first.fail(OutboxEntry.ID(rawValue: 1), .notFound)
    let screen = try await screen((nil, .offline))

    await screen.load(LoadRequest())

    let failure = try #require(screen.failure(in: Samples.context()))
    #expect(failure.status == .refused)
    #expect(failure.message == "1 change was refused.")
  }

  @Test func `the changes are sent by the first load only`() async throws {
    let events = Mutex<[FeatureEvent]>([])
    let screen = try await screen(observe: { event in events.withLock { $0.append(event) } })

    await screen.load(LoadRequest())
    await outbox.put(try Samples.entry(3, "Save Nurse", in: queue("careers")))
    await screen.load(LoadRequest())

    #expect(await first.effects == [OutboxEntry.ID(rawValue: 1)])
    #expect(events.withLock(\.count) == 2)
  }

  @Test func `before anything was sent there is nothing to report`() async throws {
    let screen = try await screen()

    #expect(screen.notes(in: Samples.context()).isEmpty)
    #expect(screen.records == nil)
    #expect(screen.progress(in: Samples.context()) == nil)
  }

  @Test func `a change is told in words as soon as it was sent`() async throws {
    let screen = try await screen()
    var lines: [String] = []

    await screen.load(
      LoadRequest(receiver: { part in
        lines.append(WrittenScreen.linear(part.rows(in: Samples.context())))
        return true
      })
    )

    #expect(lines == ["Sent: Save Cook\n", "Sent: Save Ada\n"])
  }

  @Test func `changes that another process is sending wait`() async throws {
    let screen = try await screen()
    let claim = try #require(try await outbox.claim(queue("careers")))
    defer { claim.release() }

    await screen.load(LoadRequest())

    #expect(screen.failure(in: Samples.context())?.hint == "Try again later.")
  }

  @Test func `an interrupted change is sent again when the service is certainly done with it`() async throws {
    let screen = try await screen()
    await outbox.put(
      try Samples.entry(
        1,
        "Save Cook",
        in: queue("careers"),
        state: .sending(since: Samples.now),
        attempts: 1
      )
    )

    await screen.load(LoadRequest())

    #expect(screen.failure(in: Samples.context())?.hint == "Try again in 5 seconds.")
  }

  @Test func `a change that could not be sent is not looked for among cached copies`() async throws {
    let screen = try await screen((.unavailable, nil))

    await screen.load(LoadRequest())

    #expect(screen.failure(in: Samples.context())?.hint == "Try again later.")
  }

  @Test(arguments: [
    (0, 0, ""), (1, 0, "1 change waiting"), (0, 1, "1 refused"), (2, 3, "2 changes waiting, 3 refused"),
  ])
  func `the summary counts what waits and what was refused`(waiting: Int, refused: Int, text: String) {
    #expect(Strings(.english).summary(waiting: waiting, refused: refused).string == text)
  }

  @Test(arguments: Language.allCases)
  func `a change that makes no difference says why, in the words of its area where it has some`(
    language: Language
  ) throws {
    func line(_ texts: ChangeTexts) throws -> String {
      let result = SendingResult(.sent(try Samples.entry(1, "Save Cook"), .unchanged), texts, language)
      return WrittenScreen.linear(.text(Strings(language).line(for: result)))
    }

    let own = ChangeTexts(unchanged: { _, _ in "you are a member" }, title: { draft, _ in draft.name })

    #expect(try line(own).contains("you are a member"))
    #expect(try !line(Samples.texts).contains("you are a member"))
  }
}
