import CareersDomain
import CareersFakes
import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a look makes of applications.
@Suite(.timeLimit(.minutes(5))) struct NotificationLedgerTests {
  private let repository = FakeApplications()
  private let store = FakeNotifications()
  private let id = CareersSamples.applicationID(1)
  private let now = CareersSamples.fetchedAt

  private var check: CheckNotifications {
    CheckNotifications(repository: repository, store: store) { CareersSamples.fetchedAt }
  }

  private func list(_ applications: [Application]) {
    repository.prepare { $0.pages[0] = .success(CareersSamples.page(applications)) }
  }

  private func ledger(
    _ known: NotificationLedger.KnownApplication? = nil
  ) -> NotificationLedger {
    NotificationLedger(checkedAt: now, known: known.map { [id: $0] } ?? [:])
  }

  private func event(_ number: Int, at seconds: Double) -> JourneyEvent {
    JourneyEvent(id: "e\(number)", status: .offered, date: now.addingTimeInterval(seconds))
  }

  // MARK: - The first look

  @Test func `the first look tells what the user has to act on, once`() async throws {
    list([CareersSamples.application(1, .offered, changed: 24)])
    repository.prepare {
      $0.documents[id] = .success(
        CareersSamples.fetched([
          CareersSamples.document("d1", .invalid, reason: "Blurred"), CareersSamples.document("d2", .valid),
        ])
      )
    }

    _ = try await check(.cacheFirst)
    let report = try await check(.cacheFirst)

    #expect(
      report.ledger.notifications.map(\.change) == [
        .review(.invalid, fileName: "cv.pdf", reason: "Blurred"), .status(.offered, description: nil),
      ]
    )
    #expect(
      report.ledger.notifications.map(\.date)
        == [now.addingTimeInterval(-20 * 3600), now.addingTimeInterval(-24 * 3600)]
    )
  }

  @Test func `five hundred applications are looked at, the first ones`() async throws {
    list((1...501).map { CareersSamples.application($0, .hired) })

    let report = try await check(.cacheFirst)

    #expect(report.ledger.known.count == 500)
    #expect(report.ledger.known[CareersSamples.applicationID(501)] == nil)
  }

  @Test func `a look that is cancelled stores nothing`() async {
    list([CareersSamples.application(1, .hired)])

    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await check(.cacheFirst)
    }

    await #expect(throws: NotificationError.service(.cancelled)) { try await task.value }
    #expect(store.stored == nil)
  }

  @Test(arguments: [(ServiceError.notFound, 0), (.timedOut, 1)])
  func `documents of an application that is gone are not missed`(error: ServiceError, failures: Int)
    async throws
  {
    list([CareersSamples.application(1, .submitted)])
    repository.prepare { $0.documents[id] = .failure(error) }

    #expect(try await check(.cacheFirst).failures == failures)
  }

  @Test func `documents from the store are not looked at`() async throws {
    list([CareersSamples.application(1, .submitted)])
    repository.prepare {
      $0.documents[id] = .success(CareersSamples.fetched([CareersSamples.document()], .offline))
    }

    let report = try await check(.cacheFirst)

    #expect(report.failures == 1)
    #expect(report.ledger.known[id]?.reviews == nil)
  }

  @Test(arguments: [ServiceError.signInNeeded, .notFound, .cancelled])
  func `an error that no stored notifications stand in for is told`(error: ServiceError) async {
    let store = FakeNotifications(NotificationLedger(checkedAt: now))
    repository.prepare { $0.pages[0] = .failure(error) }
    let check = CheckNotifications(repository: repository, store: store) { CareersSamples.fetchedAt }

    await #expect(throws: NotificationError.service(error)) { try await check(.cacheFirst) }
  }

  // MARK: - What is new

  @Test func `an event is new behind the last known change of its application`() {
    var ledger = ledger(NotificationLedger.KnownApplication(updatedAt: now, reviews: [:]))
    let undated = JourneyEvent(id: "e4", status: .offered)
    let events = [event(1, at: -1), event(2, at: 0), event(3, at: 1), undated]
    let later = now.addingTimeInterval(60)

    ledger.record([ApplicationLook(CareersSamples.application(), events: events)], at: later)

    #expect(ledger.notifications.map(\.id) == ["event:\(id.rawValue):e3"])
    #expect(ledger.known[id]?.updatedAt == CareersSamples.application().updatedAt)
    #expect(ledger.checkedAt == later)
  }

  @Test func `an event is new by its id where those of before are known, with any date or none`() {
    let known = NotificationLedger.KnownApplication(
      updatedAt: now,
      status: .offered,
      events: ["e1", "e5"],
      reviews: [:]
    )
    var ledger = ledger(known)
    let undated = JourneyEvent(id: "e3", status: .interview)
    let own = JourneyEvent(id: "e4", status: .offered, actor: .user, date: now.addingTimeInterval(2))
    let events = [event(1, at: 1), event(2, at: -1), undated, own]

    ledger.record([ApplicationLook(CareersSamples.application(1, .offered), events: events)], at: now)

    #expect(
      Set(ledger.notifications.map(\.id)) == ["event:\(id.rawValue):e2", "event:\(id.rawValue):e3"]
    )
    // One that the service leaves out once is no news when it comes again.
    #expect(ledger.known[id]?.events == ["e1", "e2", "e3", "e4", "e5"])
  }

  @Test func `an old event is no news where the look before could not read it`() {
    var ledger = ledger(NotificationLedger.KnownApplication(updatedAt: now, reviews: [:]))
    let (old, new) = (event(1, at: -1), event(2, at: 1))
    let application = CareersSamples.application()

    ledger.record([ApplicationLook(application, events: [new], hasWholeHistory: false)], at: now)
    ledger.record([ApplicationLook(application, events: [old, new])], at: now)

    #expect(ledger.notifications.map(\.id) == ["event:\(id.rawValue):e2"])
    #expect(ledger.known[id]?.events == ["e1", "e2"])
  }

  @Test(arguments: [(24, .interview), (25, nil)] as [(Double, ApplicationStatus?)])
  func `the status is added to what an earlier version stored of an application that has not changed`(
    hours: Double,
    status: ApplicationStatus?
  ) {
    let updatedAt = now.addingTimeInterval(-hours * 3600)
    var ledger = ledger(NotificationLedger.KnownApplication(updatedAt: updatedAt, reviews: [:]))

    ledger.record([ApplicationLook(CareersSamples.application(1, .interview, changed: 24))], at: now)

    #expect(ledger.known[id]?.status == status)
  }

  @Test(arguments: [true, false])
  func `a change of an application is known once its history could be read as a whole`(isWhole: Bool) {
    var ledger = ledger(NotificationLedger.KnownApplication(updatedAt: now, reviews: [:]))
    let application = CareersSamples.application()

    ledger.record(
      [ApplicationLook(application, events: [event(1, at: 1)], hasWholeHistory: isWhole)],
      at: now
    )

    #expect(ledger.notifications.count == 1)
    #expect(ledger.known[id]?.updatedAt == (isWhole ? application.updatedAt : now))
  }

  @Test func `every event of others is new where no change of the application is known`() {
    for known in [nil, NotificationLedger.KnownApplication(reviews: [:])] {
      var ledger = ledger(known)
      let own = JourneyEvent(id: "e2", status: .offered, actor: .user, date: now)
      let look = ApplicationLook(CareersSamples.application(), events: [event(1, at: -1), own])

      ledger.record([look], at: now)

      #expect(ledger.notifications.map(\.id) == ["event:\(id.rawValue):e1"])
    }
  }

  @Test func `an event without a description and a date is told by its title, now`() {
    var ledger = ledger()
    let event = JourneyEvent(id: "e1", status: .interview, title: "Interview")

    ledger.record([ApplicationLook(CareersSamples.application(), events: [event])], at: now)

    #expect(ledger.notifications.map(\.change) == [.status(.interview, description: "Interview")])
    #expect(ledger.notifications.map(\.date) == [now])
  }

  @Test func `reviews are compared with those of the look before, and not with unknown ones`() {
    var ledger = ledger(NotificationLedger.KnownApplication(updatedAt: now))
    func record(_ review: ApplicationDocument.Review) {
      let documents = EntryList([CareersSamples.document("d1", review)])
      ledger.record([ApplicationLook(CareersSamples.application(), documents: documents)], at: now)
    }

    record(.valid)
    #expect(ledger.notifications.isEmpty)
    record(.pending)
    #expect(ledger.notifications.isEmpty)
    record(.invalid)
    #expect(ledger.notifications.map(\.change) == [.review(.invalid, fileName: "cv.pdf", reason: nil)])
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `a review that was known is only new after a look without its document, not after an unreadable one`(
    unreadableCount: Int,
    news: Int
  ) {
    var ledger = ledger(NotificationLedger.KnownApplication(updatedAt: now, reviews: ["d1": .valid]))
    func record(_ documents: EntryList<ApplicationDocument>) {
      ledger.record([ApplicationLook(CareersSamples.application(), documents: documents)], at: now)
    }

    record(EntryList([CareersSamples.document("d2")], unreadableCount: unreadableCount))
    record([CareersSamples.document("d1", .valid), CareersSamples.document("d2")])

    #expect(ledger.notifications.count == news)
    #expect(ledger.known[id]?.reviews == ["d1": .valid, "d2": .pending])
  }

  @Test func `documents that cannot be read make a look incomplete, and the others are looked at`()
    async throws
  {
    list([CareersSamples.application(1, .submitted)])
    let documents = EntryList([CareersSamples.document()], unreadableCount: 1)
    repository.prepare { $0.documents[id] = .success(CareersSamples.fetched(documents)) }

    let report = try await check(.cacheFirst)

    #expect(report.failures == 1)
    #expect(report.ledger.known[id]?.reviews == ["d1": .pending])
  }

  // MARK: - The list

  @Test func `a review is told apart by its document, its word and its time`() {
    var ledger = ledger(NotificationLedger.KnownApplication(reviews: [:]))
    let documents: EntryList = [
      ApplicationDocument(id: "d1", review: .invalid, reviewedAt: Date(timeIntervalSince1970: 5)),
      ApplicationDocument(id: "d2", review: .valid), ApplicationDocument(id: "d3", review: .other("OLD")),
    ]

    ledger.record([ApplicationLook(CareersSamples.application(), documents: documents)], at: now)

    #expect(
      Set(ledger.notifications.map(\.id))
        == ["document:d1:invalid:5.0", "document:d2:valid:0.0", "document:d3:OLD:0.0"]
    )
  }

  @Test func `notifications of one time stay in their order, and none is there twice`() {
    func notification(_ id: String, isRead: Bool = false) -> CareersNotification {
      CareersNotification(
        id: id,
        application: CareersSamples.applicationID(1),
        change: .status(.offered, description: nil),
        date: now,
        isRead: isRead
      )
    }
    var ledger = ledger()

    ledger.add([notification("b"), notification("a")])
    ledger.markRead(["b"])
    ledger.add([notification("b"), notification("c"), notification("c")])

    #expect(ledger.notifications == [notification("b", isRead: true), notification("a"), notification("c")])
    #expect(ledger.unreadCount == 2)
  }
}
