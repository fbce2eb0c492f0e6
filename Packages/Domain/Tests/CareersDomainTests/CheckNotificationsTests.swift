import CareersDomain
import CareersFakes
import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct CheckNotificationsTests {
  private let repository = FakeApplications()
  private let store = FakeNotifications()
  private let id = CareersSamples.applicationID(1)
  private let now = CareersSamples.fetchedAt
  private var check: CheckNotifications {
    CheckNotifications(repository: repository, store: store) { CareersSamples.fetchedAt }
  }

  init() {
    list(CareersSamples.application(1, .submitted, changed: 48))
    documents(CareersSamples.document())
  }

  @Test func `the first look is compared with nothing, and says so`() async throws {
    let report = try await check(.cacheFirst)

    #expect(report.isFirst && report.ledger.notifications.isEmpty)
    #expect(report.provenance == CareersSamples.provenance)
    #expect(store.stored?.known[id]?.reviews == ["d1": .pending])
    #expect(
      repository.requests
        == [.list(ApplicationQuery(), PageRequest(), .networkFirst), .documents(id, .networkFirst)]
    )
  }

  @Test func `events of others since the last look are notifications, those of the user are none`()
    async throws
  {
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .offered, changed: 24))
    let own = CareersSamples.event("e4", .offered, "Own", by: .user, hours: 24)
    journey(
      Journey(
        application: CareersSamples.application(1, .offered),
        events: CareersSamples.offeredJourney.events + [own]
      )
    )

    let report = try await check(.cacheFirst)

    #expect(!report.isFirst && report.failures == 0)
    #expect(
      report.ledger.notifications.map(\.change) == [
        .status(.offered, description: "Application status updated to OFFERED by Aiko."),
        .status(.inReview, description: "Application status updated to IN_REVIEW by Aiko."),
      ]
    )
    #expect(report.ledger.notifications.map(\.jobTitle) == ["Shipyard Welder", "Shipyard Welder"])
    #expect(report.ledger.unreadCount == 2)
  }

  @Test func `a change is told once`() async throws {
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .offered, changed: 24))
    journey(CareersSamples.offeredJourney)
    _ = try await check(.cacheFirst)
    let asked = repository.requests.count

    let report = try await check(.cacheFirst)

    #expect(report.ledger.notifications.count == 2)
    #expect(repository.requests.dropFirst(asked).map { "\($0)".prefix(4) } == ["list", "docu"])
  }

  /// The hours since the known change, which may be in the future, and since the next event.
  @Test(arguments: [(24.0, 24.0), (24, 30), (-9000, 20)])
  func `a new status is told once, with any date of its event`(changed: Double, hours: Double) async throws {
    list(CareersSamples.application(1, .inReview, changed: changed))
    _ = try await check(.cacheFirst)
    let events = Array(CareersSamples.offeredJourney.events.prefix(2))
    let interview = CareersSamples.event("e3", .interview, "Interview", hours: hours)
    list(CareersSamples.application(1, .interview, changed: 20))
    journey(Journey(application: CareersSamples.application(1, .interview), events: events + [interview]))

    let first = try await check(.cacheFirst)
    let offer = CareersSamples.event("e4", .offered, "Offer", hours: hours + 1)
    list(CareersSamples.application(1, .offered, changed: 10))
    journey(
      Journey(application: CareersSamples.application(1, .offered), events: events + [offer, interview])
    )
    let second = try await check(.cacheFirst)
    let third = try await check(.cacheFirst)

    #expect(first.ledger.notifications.map(\.change) == [.status(.interview, description: "Interview")])
    #expect(
      second.ledger.notifications.map(\.change) == [
        .status(.interview, description: "Interview"), .status(.offered, description: "Offer"),
      ]
    )
    #expect(third.ledger.notifications == second.ledger.notifications)
    #expect([first, second, third].map(\.failures) == [0, 0, 0])
  }

  @Test func `a new status is told although the time of the last change is the same`() async throws {
    list(CareersSamples.application(1, .inReview, changed: 24))
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .offered, changed: 24))
    journey(CareersSamples.offeredJourney)

    let report = try await check(.cacheFirst)

    #expect(report.ledger.notifications.map(\.id) == ["event:\(id.rawValue):e3"])
  }

  @Test(arguments: [24.0, 30])
  func `a status whose event the history does not have yet is told once it does`(hours: Double) async throws {
    list(CareersSamples.application(1, .interview, changed: 24))
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .rejected, changed: 10))
    journey(
      Journey(
        application: CareersSamples.application(1, .rejected),
        events: Array(CareersSamples.offeredJourney.events.prefix(2))
      )
    )

    let early = try await check(.cacheFirst)
    let rejected = CareersSamples.event("e4", .rejected, "Rejected", hours: hours)
    let events = CareersSamples.offeredJourney.events.prefix(2) + [rejected]
    journey(Journey(application: CareersSamples.application(1, .rejected), events: Array(events)))
    let late = try await check(.cacheFirst)
    let asked = repository.requests.count
    let later = try await check(.cacheFirst)

    #expect([early, late, later].map(\.failures) == [1, 0, 0])
    #expect(early.ledger.notifications.isEmpty)
    #expect(late.ledger.notifications.map(\.id) == ["event:\(id.rawValue):e4"])
    #expect(later.ledger.notifications == late.ledger.notifications)
    #expect(repository.requests.dropFirst(asked).map { "\($0)".prefix(4) } == ["list"])
  }

  @Test(arguments: [ApplicationDocument.Review.valid, .invalid, .other("EXPIRED")])
  func `a review is a notification with its reason, once`(review: ApplicationDocument.Review) async throws {
    _ = try await check(.cacheFirst)
    documents(CareersSamples.document("d1", review, reason: "Page 2 is missing"))

    _ = try await check(.cacheFirst)
    let report = try await check(.cacheFirst)

    #expect(
      report.ledger.notifications.map(\.change)
        == [.review(review, fileName: "cv.pdf", reason: "Page 2 is missing")]
    )
    #expect(report.ledger.notifications.map(\.date) == [now.addingTimeInterval(-20 * 3600)])
  }

  @Test func `an application that is new since the first look is compared from its beginning`() async throws {
    list()
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .offered, changed: 24))
    journey(CareersSamples.offeredJourney)
    documents(CareersSamples.document("d1", .valid))

    let report = try await check(.cacheFirst)

    #expect(report.ledger.notifications.count == 3)
  }

  @Test func `documents of applications that ended are not asked for`() async throws {
    list(CareersSamples.application(1, .hired))

    _ = try await check(.cacheFirst)

    #expect(repository.requests.count == 1)
  }

  @Test func `what a look could not load is told by the next one`() async throws {
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .offered, changed: 24))
    repository.prepare { $0.journeys[id] = .failure(.unavailable) }

    let failed = try await check(.cacheFirst)
    journey(CareersSamples.offeredJourney)
    let report = try await check(.cacheFirst)

    #expect(failed.failures == 1 && failed.ledger.notifications.isEmpty)
    #expect(report.failures == 0 && report.ledger.notifications.count == 2)
  }

  @Test func `a history from the store is not a look`() async throws {
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .offered, changed: 24))
    repository.prepare {
      $0.journeys[id] = .success(CareersSamples.fetched(CareersSamples.offeredJourney, .timedOut))
    }

    let report = try await check(.cacheFirst)

    #expect(report.failures == 1 && report.ledger.notifications.isEmpty)
  }

  @Test(arguments: [
    (StaleReason.signInNeeded, ServiceError.signInNeeded),
    (.rateLimited(until: CareersSamples.fetchedAt), .rateLimited(until: CareersSamples.fetchedAt)),
    (.timedOut, .timedOut), (.unavailable, .unavailable), (.webPage, .malformed(.webPage)),
    (.refused, .rejected(code: nil, message: nil)), (.offline, .offline), (.changed, .offline),
    (.beingChecked, .offline), (.notChecked, .offline), (.connectionLost, .connectionLost),
    (.noAnswerYet, .timedOut), (.missing, .unavailable), (.malformed, .malformed(.nothingUsable)),
    (.suspicious(.empty), .malformed(.nothingUsable)), (.tokenUnreadable, .signInNeeded),
  ])
  func `a stored list is no look, and without an earlier one its own reason is the error`(
    reason: StaleReason,
    error: ServiceError
  ) async throws {
    repository.prepare {
      $0.pages[0] = .success(
        CareersSamples.fetched(EntryPage(entries: [CareersSamples.application(1, .submitted)]), reason)
      )
    }

    await #expect(throws: NotificationError.service(error)) { _ = try await check(.cacheFirst) }
    #expect(store.stored == nil)
  }

  @Test func `without a connection the stored notifications are shown with the time of the look`()
    async throws
  {
    let checkedAt = now.addingTimeInterval(-7200)
    let store = FakeNotifications(NotificationLedger(checkedAt: checkedAt, notifications: [notification(1)]))
    repository.prepare { $0.pages[0] = .failure(.offline) }
    let check = CheckNotifications(repository: repository, store: store) { CareersSamples.fetchedAt }

    let report = try await check(.cacheFirst)

    #expect(report.ledger.notifications == [notification(1)])
    #expect(!report.isFirst && report.failures == 0)
    #expect(report.provenance == Provenance(kind: .stored, fetchedAt: checkedAt, staleness: .offline))
    #expect(store.stored?.checkedAt == checkedAt)
  }

  @Test func `nothing is asked when only stored notifications are wanted`() async throws {
    _ = try await check(.cacheFirst)
    let asked = repository.requests.count

    let report = try await check(.cacheOnly)

    #expect(report.provenance.staleness == .notChecked)
    #expect(repository.requests.count == asked)
  }

  @Test(arguments: FetchPolicy.allCases)
  func `a guest is told to sign in, with or without a connection`(policy: FetchPolicy) async {
    let check = CheckNotifications(
      repository: repository,
      store: store,
      isSignedIn: { false },
      now: { CareersSamples.fetchedAt }
    )

    await #expect(throws: NotificationError.service(.signInNeeded)) { try await check(policy) }
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: FetchPolicy.allCases)
  func `where nobody can tell who is signed in, the reason is the error`(policy: FetchPolicy) async {
    let error = ServiceError.credentialsUnreadable(reason: "damaged")
    let check = CheckNotifications(
      repository: repository,
      store: store,
      isSignedIn: { () throws(ServiceError) in throw error },
      now: { CareersSamples.fetchedAt }
    )

    await #expect(throws: NotificationError.service(error)) { try await check(policy) }
  }

  @Test(arguments: [ServiceError.offline, .signInNeeded, .unavailable])
  func `without a look before, a failure is one`(error: ServiceError) async {
    repository.prepare { $0.pages[0] = .failure(error) }

    await #expect(throws: NotificationError.service(error)) { try await check(.cacheFirst) }
    #expect(store.stored == nil)
  }

  @Test func `a store that fails is told`() async {
    store.fail(.madeByNewerVersion)

    await #expect(throws: NotificationError.storage(.madeByNewerVersion)) { try await check(.cacheFirst) }
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: [PersistenceError.cannotBeSaved(reason: "read-only"), .busy(reason: "read-only")])
  func `a look that cannot be stored is given with the reason, and the next one finds the same`(
    error: PersistenceError
  ) async throws {
    _ = try await check(.cacheFirst)
    let before = store.stored
    list(CareersSamples.application(1, .offered, changed: 24))
    journey(CareersSamples.offeredJourney)
    store.refuseChanges(error)

    let report = try await check(.cacheFirst)
    let again = try await check(.cacheFirst)

    #expect(report.unsavedReason == "read-only")
    #expect(!report.isFirst && report.ledger.unreadCount == 2)
    #expect(again.value == report.value)
    #expect(store.stored == before)
  }

  @Test func `a look that replaces no damaged state says that some may be missing`() async throws {
    store.fail(.damagedRecord)
    store.refuseChanges(.cannotBeSaved(reason: "read-only"))

    let report = try await check(.cacheFirst)

    #expect(report.ledger.isIncomplete && !report.isFirst)
  }

  @Test(arguments: [
    PersistenceError.signedOut, .cannotBeRead(reason: "x"), .madeByNewerVersion, .damagedRecord,
  ])
  func `a look of an account that is no longer signed in, or at a state that cannot be read, is not given`(
    error: PersistenceError
  ) async throws {
    store.refuseChanges(error)

    await #expect(throws: NotificationError.storage(error)) { try await check(.cacheFirst) }
  }

  @Test func `a look replaces a damaged state, tells what waits, and says that some may be missing`()
    async throws
  {
    store.fail(.damagedRecord)
    list(CareersSamples.application(1, .offered, changed: 24))

    let report = try await check(.cacheFirst)
    journey(CareersSamples.offeredJourney)
    let later = try await check(.cacheFirst)

    #expect(!report.isFirst && report.ledger.isIncomplete)
    #expect(report.ledger.notifications.map(\.change) == [.status(.offered, description: nil)])
    #expect(!later.isFirst && later.ledger.isIncomplete)
    #expect(later.ledger.notifications == report.ledger.notifications)
  }

  @Test(arguments: [FetchPolicy.cacheOnly, .cacheFirst])
  func `without a look a damaged state is an error, and stays`(policy: FetchPolicy) async {
    store.fail(.damagedRecord)
    repository.prepare { $0.pages[0] = .failure(.offline) }

    for _ in 1...2 {
      await #expect(throws: NotificationError.storage(.damagedRecord)) { try await check(policy) }
    }
  }

  @Test(arguments: [false, true])
  func `that some may be missing is told until the user knows`(knows: Bool) async throws {
    store.fail(.damagedRecord)
    _ = try await check(.cacheFirst)

    let ledger = try await check.markRead([], knowsOfMissing: knows)

    #expect(ledger.isIncomplete == !knows)
    #expect(try await check(.cacheOnly).ledger.isIncomplete == !knows)
  }

  @Test func `no more than four applications are looked at at once`() async throws {
    let applications = (1...20).map { CareersSamples.application($0) }
    list(applications)
    repository.prepare { answers in
      for application in applications {
        answers.documents[application.id] = .success(CareersSamples.fetched([]))
      }
    }

    let report = try await check(.cacheFirst)

    #expect(report.failures == 0 && store.stored?.known.count == 20)
    #expect((2...4).contains(repository.mostUnderWay))
  }

  @Test func `applications that could not be read are among those that could not be looked at`()
    async throws
  {
    repository.prepare {
      let page = EntryPage(entries: [CareersSamples.application(1, .submitted)], unreadableCount: 2)
      $0.pages[0] = .success(CareersSamples.fetched(page))
      $0.documents[id] = .failure(.timedOut)
    }

    #expect(try await check(.cacheFirst).failures == 3)
  }

  @Test func `a history with events that could not be read tells the others, and counts`() async throws {
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .offered, changed: 24))
    journey(
      Journey(
        application: CareersSamples.application(1, .offered),
        events: CareersSamples.offeredJourney.events,
        unreadableCount: 1
      )
    )

    let report = try await check(.cacheFirst)

    #expect(report.failures == 1)
    #expect(report.ledger.notifications.count == 2)
  }

  @Test func `an event that could not be read is told once it can be, and the others once`() async throws {
    _ = try await check(.cacheFirst)
    list(CareersSamples.application(1, .offered, changed: 24))
    let application = CareersSamples.application(1, .offered)
    let events = CareersSamples.offeredJourney.events
    journey(Journey(application: application, events: Array(events.dropLast()), unreadableCount: 1))

    let partial = try await check(.cacheFirst)
    journey(CareersSamples.offeredJourney)
    let whole = try await check(.cacheFirst)
    let asked = repository.requests.count
    let later = try await check(.cacheFirst)

    #expect([partial, whole, later].map(\.ledger.notifications.count) == [1, 2, 2])
    #expect([partial, whole, later].map(\.failures) == [1, 0, 0])
    #expect(repository.requests.dropFirst(asked).map { "\($0)".prefix(4) } == ["list", "docu"])
  }

  @Test func `notifications are marked as read once`() async throws {
    let store = FakeNotifications(
      NotificationLedger(checkedAt: now, notifications: [notification(2), notification(1)])
    )
    let check = CheckNotifications(repository: repository, store: store) { CareersSamples.fetchedAt }

    let ledger = try await check.markRead(["1"])

    #expect(ledger.notifications.map(\.isRead) == [false, true])
    #expect(store.stored == ledger)
    var again = ledger
    #expect(again.markRead(["1", "2", "3"]) == 1)
  }

  @Test func `two hundred notifications are stored, and the oldest that were read go first`() {
    var ledger = NotificationLedger(checkedAt: now)
    ledger.add((1...200).map { notification($0) })
    ledger.markRead(["150"])

    ledger.add([notification(201)])

    #expect(ledger.notifications.count == 200)
    #expect(ledger.notifications.first?.id == "201" && ledger.notifications.last?.id == "1")
    #expect(!ledger.notifications.contains { $0.id == "150" })
    ledger.add([notification(202)])
    #expect(ledger.notifications.last?.id == "2")
  }

  private func notification(_ number: Int) -> CareersNotification {
    CareersNotification(
      id: String(number),
      application: id,
      change: .status(.offered, description: nil),
      date: now.addingTimeInterval(Double(number))
    )
  }

  private func list(_ applications: Application...) { list(applications) }

  private func list(_ applications: [Application]) {
    repository.prepare {
      $0.pages[0] = .success(CareersSamples.page(applications, total: applications.count))
    }
  }

  private func journey(_ journey: Journey) {
    repository.prepare { $0.journeys[id] = .success(CareersSamples.fetched(journey)) }
  }

  private func documents(_ documents: ApplicationDocument...) {
    repository.prepare { $0.documents[id] = .success(CareersSamples.fetched(EntryList(documents))) }
  }
}
