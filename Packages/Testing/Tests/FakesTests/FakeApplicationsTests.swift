import CareersDomain
import CareersFakes
import Dispatch
import DomainKernel
import Testing

@Suite struct FakeApplicationsTests {
  private let applications = FakeApplications()
  private let id = CareersSamples.applicationID(1)
  private let query = ApplicationQuery(status: .offered)
  private let decision = OfferDecision(isAccepted: true)

  @Test func `what was not prepared is not found, and requests are remembered in order`() async throws {
    let (id, query, decision, page) = (id, query, decision, PageRequest(offset: 3))
    let (file, type) = (try CareersSamples.pdf(), try #require(ApplicationDocumentType("CV")))

    await expectEach(
      of: [
        { _ = try await $0.applications(query, page, .cacheOnly) },
        { _ = try await $0.journey(of: id, .networkFirst) },
        { _ = try await $0.documents(of: id, .cacheFirst) },
        { _ = try await $0.uploadAddress(for: file, type, of: id) },
        { _ = try await $0.register(file, type, objectKey: "key", of: id) },
        { _ = try await $0.decide(decision, of: id) },
      ],
      of: applications,
      toThrow: ServiceError.notFound
    )

    let requests: [FakeApplications.Request] = [
      .list(query, page, .cacheOnly), .journey(id, .networkFirst), .documents(id, .cacheFirst),
      .address("cv.pdf", type, id), .register("cv.pdf", type, key: "key", id), .decide(decision, id),
    ]
    #expect(applications.requests == requests)
  }

  @Test func `prepared answers are given, each to its own request`() async throws {
    let (file, type) = (try CareersSamples.pdf(), try #require(ApplicationDocumentType("CV")))
    let list = CareersSamples.page([CareersSamples.application()])
    let (journey, document) = (CareersSamples.offeredJourney, CareersSamples.document())
    applications.prepare { answers in
      answers.pages[3] = .success(list)
      answers.journeys[id] = .success(CareersSamples.fetched(journey))
      answers.documents[id] = .success(CareersSamples.fetched([document]))
      answers.address = .success(CareersSamples.presigned("key"))
      answers.registered = .success(document)
      answers.decided = .success(journey.application)
    }

    #expect(try await applications.applications(query, PageRequest(offset: 3), .cacheFirst) == list)
    #expect(try await applications.journey(of: id, .cacheFirst).value == journey)
    #expect(try await applications.documents(of: id, .cacheFirst).value == [document])
    #expect(try await applications.uploadAddress(for: file, type, of: id).objectKey == "key")
    #expect(try await applications.register(file, type, objectKey: "key", of: id) == document)
    #expect(try await applications.decide(decision, of: id) == journey.application)
  }

  @Test func `how often the lists were to be read again is counted`() async {
    await applications.refreshLists()

    #expect(applications.refreshes == 1 && applications.requests.isEmpty)
  }

  @Test func `the most requests that were under way at once are counted`() async {
    let (applications, id) = (applications, id)
    #expect(applications.mostUnderWay == 0)

    // In one line, so that every request has begun before the first one goes on.
    await withTaskExecutorPreference(OneLine()) {
      for _ in 1...2 { _ = try? await applications.journey(of: id, .cacheFirst) }
      #expect(applications.mostUnderWay == 1)
      async let first = try? applications.journey(of: id, .cacheFirst)
      async let second = try? applications.journey(of: id, .cacheFirst)
      _ = await (first, second)
      #expect(applications.mostUnderWay == 2)
      _ = try? await applications.journey(of: id, .cacheFirst)
    }

    #expect(applications.mostUnderWay == 2)
  }
}

/// Runs one job after the other, in their order.
private final class OneLine: TaskExecutor {
  private let queue = DispatchQueue(label: "one line")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

@Suite struct FakeNotificationsTests {
  private let first = NotificationLedger(checkedAt: moment(1))
  private let second = NotificationLedger(checkedAt: moment(2))

  @Test func `the state is changed, and given as it is then`() async throws {
    let notifications = FakeNotifications(first)

    let changed = try await notifications.update { [first, second] before in
      #expect(before == first)
      return second
    }

    #expect(changed == second)
    #expect(try await notifications.ofCurrentAccount.ledger() == second)
    #expect(notifications.stored == second)
  }

  @Test func `there is no state before the first look`() async throws {
    let notifications = FakeNotifications()

    #expect(try await notifications.ledger() == nil)
    #expect(notifications.stored == nil)

    let changed = try await notifications.update { [first] before in
      #expect(before == nil)
      return first
    }
    #expect(changed == first)
  }

  @Test func `a store that fails gives nothing and is not changed`() async {
    let notifications = FakeNotifications(first)
    notifications.fail(.madeByNewerVersion)

    await #expect(throws: PersistenceError.madeByNewerVersion) { try await notifications.ledger() }
    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await notifications.update { [second] _ in
        Issue.record("Nothing is changed.")
        return second
      }
    }
    #expect(notifications.stored == nil)
  }

  @Test func `a damaged state is replaced by a change, which says that it is incomplete`() async throws {
    let notifications = FakeNotifications(first)
    notifications.fail(.damagedRecord)

    await #expect(throws: PersistenceError.damagedRecord) { try await notifications.ledger() }
    let changed = try await notifications.update { [second] before in
      #expect(before == nil)
      return second
    }

    #expect(changed == NotificationLedger(checkedAt: moment(2), isIncomplete: true))
    #expect(try await notifications.ledger() == changed)
  }
}
