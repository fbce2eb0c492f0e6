import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Synchronization
import Testing

@MainActor @Suite struct ChangeTests {
  private typealias Sample = Change<String, Int, PersistenceError>

  private let events = RecordedEvents()

  private func change(
    _ request: String?,
    _ outcome: Result<Int, PersistenceError> = .success(1)
  ) -> Sample {
    Sample("Manage", request, isEffective: \.isPositive, observe: events.record) {
      (_, _) async throws(PersistenceError) in
      try outcome.get()
    }
  }

  private let scripts = LoadRequest(fields: FieldSelection())

  @Test func `a change is made by the first call only`() async {
    let change = change("add")

    #expect(await change.make(LoadRequest()) == false)
    #expect(await change.make(LoadRequest()) == true)

    #expect(change.outcome == 1)
    #expect(events.all == [.useCase("Manage", .began), .useCase("Manage", .ended(.changed))])
  }

  @Test(arguments: [(false, 1), (true, 0)])
  func `a change can be interrupted from its beginning, unless it is made on this computer`(
    isLocal: Bool,
    count: Int
  ) async {
    let told = CallCount()
    let change = Sample("Manage", "add", isLocal: isLocal) { (_, _) async throws(PersistenceError) in
      await told.count
    }

    await change.make(LoadRequest(becomesInterruptible: { told.add() }))

    #expect(change.outcome == count)
  }

  @Test func `a screen without a change is not interruptible`() async {
    let told = CallCount()

    await change(nil).make(LoadRequest(becomesInterruptible: { told.add() }))

    #expect(told.count == 0)
  }

  @Test func `a script gets what is there after the change`() async {
    #expect(await change("add").make(scripts) == true)
  }

  @Test func `without a change everything is loaded and nothing is traced`() async {
    let change = change(nil)

    #expect(await change.make(LoadRequest()) == true)
    #expect(!change.isWanted)
    #expect(change.result == nil)
    #expect(events.all == [])
  }

  @Test func `a change that changed nothing is not traced as one`() async {
    await change("clear", .success(0)).make(LoadRequest())

    #expect(events.all.last == .useCase("Manage", .ended(.done)))
  }

  @Test func `a failed change is why the command ends, and scripts get nothing`() async throws {
    let change = change("add", .failure(.cannotBeSaved(reason: "full")))

    #expect(await change.make(scripts) == false)

    let failure = try #require(change.failure(of: LoadState<Int, ServiceError>.idle, in: context))
    #expect(failure.message == "The change could not be saved: full.")
    #expect(events.all.last == .useCase("Manage", .ended(.failed("unwritable"))))
  }

  @Test(
    arguments: [
      (.success(1), nil), (.failure(.cannotBeSaved(reason: "full")), "The change could not be saved: full."),
    ] as [(Result<Int, PersistenceError>, String?)]
  )
  func `a change without a list ends with its own failure`(
    outcome: Result<Int, PersistenceError>,
    message: String?
  ) async {
    let change = change("add", outcome)
    #expect(change.failure(in: context)?.status == .interrupted)

    await change.make(LoadRequest())

    #expect(change.failure(in: context)?.message == message)
  }

  @Test func `before it was tried a change ends as interrupted`() {
    let failure = change("add").failure(of: LoadState<Int, ServiceError>.idle, in: context)

    #expect(failure?.status == .interrupted)
  }

  @Test func `after a change only a list that failed is a failure`() async {
    let change = change("add")
    await change.make(LoadRequest())

    #expect(change.failure(of: LoadState<Int, ServiceError>.idle, in: context) == nil)
    #expect(
      change.failure(of: LoadState<Int, ServiceError>.failed(.offline, previous: nil), in: context) != nil
    )
  }

  @Test func `a change that the user declined is traced as none, and ends the command as stopped`() async {
    let change = declinedChange()

    await change.make(LoadRequest(prompter: ScriptedPrompter(["n"])))

    #expect(events.all.last == .useCase("Manage", .ended(.done)))
    #expect(change.failure(in: context)?.status == .interrupted)
    #expect(change.failure(in: context)?.message == "Nothing was changed.")
  }

  @Test func `who wants no questions has declined none, and learns the option that confirms`() async {
    let change = declinedChange()

    await change.make(LoadRequest(prompter: UnwillingPrompter()))

    #expect(events.all.last == .useCase("Manage", .ended(.done)))
    let failure = change.failure(in: context)
    #expect(failure?.status == .usage)
    #expect(failure?.message == "Nothing was changed, because this needs confirmation.")
    #expect(failure?.hint == "Use --yes to confirm it.")
    #expect(change.failure(of: LoadState<Int, ServiceError>.idle, in: context) == failure)
  }

  @Test func `who interrupts a change without questions has stopped it`() async {
    let change = declinedChange()

    let work = Task { _ = await change.make(LoadRequest(prompter: UnwillingPrompter())) }
    work.cancel()
    await work.value

    #expect(change.failure(in: context)?.status == .interrupted)
    #expect(change.failure(in: context)?.hint == nil)
  }

  /// A change whose outcome is that it was declined.
  private func declinedChange() -> Sample {
    let isDeclined: @Sendable (Int) -> Bool = { $0 == 1 }
    return Sample("Manage", "add", isDeclined: isDeclined, observe: events.record) {
      (_, _) async throws(PersistenceError) in
      1
    }
  }

  @Test func `a change that needs a connection does not speak of cached copies`() async {
    let change = Change<String, Int, ServiceError>("Manage", "add") {
      (_, _) async throws(ServiceError) in throw .offline
    }

    await change.make(LoadRequest())

    #expect(change.failure(in: context)?.message == "This change needs a connection to the service.")
    #expect(change.failure(in: context)?.hint == "Check your connection and try again.")
  }

  @Test(arguments: [
    (ServiceError.connectionLost, "The connection to the service was lost, and no cached copy is available."),
    (.timedOut, "The service did not respond in time, and no cached copy is available."),
    (.offline, "Cannot connect to the service, and no cached copy is available."),
  ])
  func `a change on this computer fails as the reading that it depends on`(
    error: ServiceError,
    message: String
  ) async {
    let change = Change<String, Int, ServiceError>("Manage", "add", isLocal: true) {
      (_, _) async throws(ServiceError) in throw error
    }

    await change.make(LoadRequest())

    #expect(change.failure(in: context)?.message == message)
  }

  @Test func `without a change the list says whether there is something`() {
    let change = change(nil)

    #expect(change.failure(of: LoadState<Int, ServiceError>.idle, in: context)?.status == .interrupted)
    #expect(change.failure(of: LoadState<Int, ServiceError>.loaded(fetched(1)), in: context) == nil)
  }
}

extension Int {
  fileprivate var isPositive: Bool { self > 0 }
}

/// Remembers what a change reports.
private final class RecordedEvents: Sendable {
  private let events = Mutex<[FeatureEvent]>([])

  var all: [FeatureEvent] { events.withLock(\.self) }

  func record(_ event: FeatureEvent) { events.withLock { $0.append(event) } }
}
