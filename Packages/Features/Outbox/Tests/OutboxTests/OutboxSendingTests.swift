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

  private func area(_ name: String, _ sender: FakeOutboxSender, _ error: ServiceError? = nil) -> OutboxArea {
    let queue = queue(name)
    return OutboxArea(name) { () throws(ServiceError) in
      if let error { throw error }
      return OutboxRoute(queue, senders: ["job.save": sender])
    }
  }

  /// Two areas with one change each.
  private func screen(
    _ errors: (ServiceError?, ServiceError?) = (nil, nil),
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async throws -> OutboxSendingViewModel {
    await outbox.put(try Samples.entry(1, "Save Cook", in: queue("careers")))
    await outbox.put(try Samples.entry(2, "Save Ada", in: queue("cards")))
    return OutboxSendingViewModel(
      useCases: OutboxUseCases(
        outbox: outbox,
        drain: DrainOutbox(outbox: outbox, now: { Samples.now }),
        areas: [area("careers", first, errors.0), area("cards", second, errors.1)],
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

  @Test func `after a cancellation no other area is sent`() async throws {
    await first.fail(OutboxEntry.ID(rawValue: 1), .cancelled)
    let screen = try await screen()

    await screen.load(LoadRequest())

    #expect(await second.effects.isEmpty)
  }

  @Test func `of several areas that cannot be used the first one is reported`() async throws {
    let screen = try await screen((.offline, .rateLimited(until: nil)))

    await screen.load(LoadRequest())

    #expect(screen.failure(in: Samples.context())?.status == .noConnection)
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
