import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import OutboxFakes
import Testing

/// What becomes of an application that cannot be sent at once.
@Suite(.timeLimit(.minutes(5))) struct ApplyOutcomesTests {
  private let applying = FakeApplying()
  private let uploads = FakeUploads()
  private let applications = FakeApplications()
  private let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
  private let store = FakeSentApplications()
  private let id = CareersSamples.savableID
  private let queue = OutboxQueue(area: "careers", account: "a")

  private var sender: JobApplySender {
    JobApplySender(
      applying: applying,
      applications: applications,
      files: uploads,
      upload: UploadDocument(repository: applications, files: uploads, uploader: uploads),
      applied: AppliedJobs(store: store, repository: FakeApplications())
    )
  }

  private var route: OutboxRoute { OutboxRoute(queue, senders: [JobApplySender.outboxKind: sender]) }

  private var drain: DrainOutbox { DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }) }

  private var apply: ApplyForJob {
    let route = route
    return ApplyForJob(
      repository: FakeCareers(),
      sender: sender,
      files: uploads,
      outbox: outbox,
      drain: drain,
      account: { () async throws(ServiceError) in route }
    )
  }

  private func draft(_ payload: String) throws -> OutboxDraft {
    try OutboxDraft(JobApplySender.outboxKind, of: id.rawValue, in: queue, payload: Data(payload.utf8))
  }

  private func entry(_ payload: String = "{}") throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try draft(payload),
      createdAt: CareersSamples.fetchedAt,
      state: .sending(since: CareersSamples.fetchedAt.addingTimeInterval(-60)),
      attempts: 1
    )
  }

  private var made: Application {
    Application(id: CareersSamples.applicationID(1), status: .submitted, jobID: id)
  }

  private static let withCV = #"{"cv":{"checksum":"c","path":"p.pdf"}}"#

  // MARK: - Without a CV

  @Test(arguments: [ServiceError.offline, .malformed(.libraryMissing)])
  func `an application without a CV waits for a connection`(error: ServiceError) async throws {
    applying.fail(error)

    #expect(try await apply(to: id, note: nil, cv: nil) == .waiting(.service(error)))

    #expect(try await outbox.entries().map(\.state) == [.waiting])
  }

  @Test(arguments: [
    ServiceError.signInNeeded, .credentialsUnreadable(reason: "locked"), .sessionEnded, .sessionNotRenewed,
    .rateLimited(until: nil), .malformed(.missingPage),
  ])
  func `an application that the service did not take waits unsent, unless it has a CV`(error: ServiceError)
    async throws
  {
    applying.fail(error)

    #expect(try await apply(to: id, note: nil, cv: nil) == .waiting(.service(error)))

    #expect(try await outbox.entries().map(\.state) == [.waiting])
    #expect(try await outbox.entries().map(\.attempts) == [0])
  }

  @Test(arguments: [ServiceError.notFound, .rejected(code: "closed", message: nil)])
  func `an application without a CV does not wait after a refusal`(error: ServiceError) async throws {
    applying.fail(error)

    await #expect(throws: ApplyError.service(error)) { try await apply(to: id, note: nil, cv: nil) }

    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a refusal of an application is told also where its entry cannot be removed`() async throws {
    applying.fail(.notFound)
    await outbox.failDropping(.cannotBeSaved(reason: "full"))

    await #expect(throws: ApplyError.service(.notFound)) { try await apply(to: id, note: nil, cv: nil) }

    #expect(try await outbox.entries().map(\.refusal?.reason) == [.notFound])
  }

  @Test func `an application without a CV does not replace one with a CV, and is the one that is told`()
    async throws
  {
    await outbox.put(try entry(Self.withCV))
    applications.prepare { $0.pages[0] = .success(CareersSamples.page([])) }
    let first = try #require(try await apply.pending(id))
    #expect(first.hasCV && first.state == .unconfirmed)

    #expect(try await apply(to: id, note: nil, cv: nil) == .waiting(nil))

    #expect(try await outbox.entries().map(\.id.rawValue) == [1, 2])
    #expect(try await apply.pending(id) == PendingApplication(OutboxEntry.ID(rawValue: 2)))
    #expect(applying.count == 0)
  }

  @Test func `where another process may send, the first application that would be replaced is named`()
    async throws
  {
    let refusal = OutboxRefusal(.notFound, at: CareersSamples.fetchedAt)
    for number in 1...2 {
      await outbox.put(
        OutboxEntry(
          id: OutboxEntry.ID(rawValue: number),
          draft: try draft("{}"),
          createdAt: CareersSamples.fetchedAt,
          state: .refused(refusal),
          attempts: 1
        )
      )
    }
    let claim = try #require(try await outbox.claim(queue))
    defer { claim.release() }

    await #expect(throws: ApplyError.alreadyWaits(OutboxEntry.ID(rawValue: 1))) {
      try await apply(to: id, note: nil, cv: nil)
    }
  }

  private func useCase(storing store: ForgetfulStore) -> ApplyForJob {
    let sender = JobApplySender(
      applying: applying,
      applications: applications,
      files: uploads,
      upload: UploadDocument(repository: applications, files: uploads, uploader: uploads),
      applied: AppliedJobs(store: store, repository: FakeApplications())
    )
    let route = OutboxRoute(queue, senders: [JobApplySender.outboxKind: sender])
    return ApplyForJob(
      repository: FakeCareers(),
      sender: sender,
      files: uploads,
      outbox: outbox,
      drain: drain,
      account: { () async throws(ServiceError) in route }
    )
  }

  @Test func `an application that the service turns out to have is told although it is not remembered`()
    async throws
  {
    applying.fail(.unavailable)
    applications.prepare { $0.pages[0] = .success(CareersSamples.page([made])) }

    let result = try await useCase(storing: ForgetfulStore())(to: id, note: nil, cv: nil)

    let found = SentApplication(id: made.id, isNew: true)
    #expect(result == .sent(JobApplicationOutcome(application: found, cv: .none)))
  }

  @Test func `an application that another process has just sent is told as a new one`() async throws {
    let outbox = outbox
    let sent = SentApplication(id: made.id, isNew: false, note: "Mine", createdAt: CareersSamples.fetchedAt)
    let store = ForgetfulStore(
      sent: sent,
      whenAsked: { () throws(PersistenceError) in
        try await outbox.remove([OutboxEntry.ID(rawValue: 1)])
      }
    )

    let result = try await useCase(storing: store)(to: id, note: nil, cv: nil)

    let new = SentApplication(id: sent.id, isNew: true, note: "Mine", createdAt: CareersSamples.fetchedAt)
    #expect(result == .sent(JobApplicationOutcome(application: new, cv: .none)))
    #expect(applying.count == 0)
  }

  @Test func `an application that is cancelled before it is sent does not wait`() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await apply(to: id, note: nil, cv: nil)
    }

    await #expect(throws: ApplyError.service(.cancelled)) { try await task.value }

    #expect(try await outbox.entries().isEmpty)
    #expect(applying.count == 0)
  }

  @Test(
    arguments: [(true, .none, .changed), (false, .uploaded, .changed), (false, .alreadyThere, .unchanged)]
      as [(Bool, JobApplicationOutcome.CV, OutboxEffect)]
  )
  func `an application that is there already changes something only with its CV`(
    isNew: Bool,
    cv: JobApplicationOutcome.CV,
    effect: OutboxEffect
  ) {
    let application = SentApplication(id: CareersSamples.applicationID(1), isNew: isNew)
    #expect(JobApplicationOutcome(application: application, cv: cv).effect == effect)
  }

  @Test func `an entry that is no application has no CV`() throws {
    #expect(!JobApplySender.hasCV(try draft("7")))
  }

  @Test(arguments: [ServiceError.connectionLost, .timedOut, .cancelled])
  func `an application whose answer did not come names the entry that is sent again`(error: ServiceError)
    async throws
  {
    applying.fail(error)

    await #expect(throws: ApplyError.unconfirmed(OutboxEntry.ID(rawValue: 1), error)) {
      try await apply(to: id, note: nil, cv: nil)
    }

    #expect(try await outbox.entries().map(\.state) == [.sending(since: CareersSamples.fetchedAt)])
  }

  @Test(arguments: [ServiceError.unavailable, .malformed(.empty)])
  func `an application that was answered with a fault is unconfirmed where the list cannot be read`(
    error: ServiceError
  ) async throws {
    applying.fail(error)
    applications.prepare { $0.pages[0] = .failure(.offline) }

    await #expect(throws: ApplyError.unconfirmed(OutboxEntry.ID(rawValue: 1), error)) {
      try await apply(to: id, note: nil, cv: nil)
    }

    #expect(try await outbox.entries().map(\.attempts) == [1])
  }

  // MARK: - With a CV

  @Test func `a CV is its path and the check sum of its content`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))

    let cv = try await apply.cv(at: "cv.pdf")

    #expect(cv == JobApplicationCV(path: "cv.pdf", checksum: String(repeating: "0f", count: 32)))
    #expect(apply.problem(withCV: "cv.pdf") == nil)
    #expect(apply.problem(withCV: "none.pdf") == .missing)
    await #expect(throws: UploadFileError.missing) { try await apply.cv(at: "none.pdf") }
  }

  @Test(arguments: [ServiceError.offline, .sessionEnded], [true, false])
  func `an application whose CV cannot be uploaded for now waits with its own reason`(
    error: ServiceError,
    hasAddress: Bool
  ) async throws {
    let sent = try #require(Application.ID(rawValue: FakeApplying.application))
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    applications.prepare {
      $0.documents[sent] = .success(CareersSamples.fetched([]))
      $0.address = hasAddress ? .success(CareersSamples.presigned("key")) : .failure(error)
      $0.registered = .failure(error)
    }
    let cv = try await apply.cv(at: "cv.pdf")
    _ = try await apply(to: id, note: nil, cv: cv, isOffline: true)

    #expect(try await drain.drain(route).stop == .service(error))

    #expect(try await outbox.entries().map(\.state) == [.waiting])
    // The application is at the service.
    #expect(try await outbox.entries().map(\.pendingState) == [.unconfirmed])
    #expect(uploads.sent.count == (hasAddress ? 1 : 0))
  }

  // MARK: - What the service has

  @Test func `an application is looked for in all parts of the list`() async throws {
    applications.prepare {
      $0.pages[0] = .success(CareersSamples.page([CareersSamples.application(2)], next: 1))
      $0.pages[1] = .success(CareersSamples.page([made]))
    }

    #expect(try await sender.isDone(entry()) == true)
  }

  /// The total of the list in its second part, and whether that part repeats an entry.
  @Test(arguments: [(2, false), (3, true)])
  func `an application that may be in a list that moves is sent again, as the service makes no second one`(
    total: Int,
    isOverlapping: Bool
  ) async throws {
    let second = CareersSamples.application(isOverlapping ? 2 : 3)
    applications.prepare {
      $0.pages[0] = .success(CareersSamples.page([CareersSamples.application(2)], next: 1, total: 3))
      $0.pages[1] = .success(CareersSamples.page([second], total: total))
    }
    await outbox.put(try entry())

    let end = try await drain.drain(route)

    #expect(end.sent == 1 && end.stop == nil)
    #expect(applying.count == 1)
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `where a list that moves does not tell of an application that met a fault, it waits as sent`()
    async throws
  {
    applying.fail(.unavailable)
    applications.prepare {
      $0.pages[0] = .success(CareersSamples.page([CareersSamples.application(2)], next: 1, total: 3))
      $0.pages[1] = .success(CareersSamples.page([CareersSamples.application(2)], total: 3))
    }

    let result = try await apply(to: id, note: nil, cv: nil)

    #expect(result == .waiting(.service(.unavailable), wasSent: true))
    #expect(try await outbox.entries().map(\.pendingState) == [.unconfirmed])
  }

  @Test func `a list without the application says that it was not made`() async throws {
    applications.prepare { $0.pages[0] = .success(CareersSamples.page([CareersSamples.application(2)])) }

    #expect(try await sender.isDone(entry()) == false)
  }

  @Test(
    arguments: [true, false],
    [
      (.timedOut, .timedOut), (.offline, .offline),
      (
        .rateLimited(until: CareersSamples.fetchedAt),
        .rateLimited(until: CareersSamples.fetchedAt)
      ),
    ] as [(reason: StaleReason, error: ServiceError)]
  )
  func `a stored list, or stored documents, do not tell whether an application was made`(
    isList: Bool,
    cause: (reason: StaleReason, error: ServiceError)
  ) async throws {
    let list = EntryPage(entries: [made])
    applications.prepare {
      $0.pages[0] = .success(CareersSamples.fetched(list, isList ? cause.reason : nil))
      $0.documents[made.id] = .success(CareersSamples.fetched([], isList ? nil : cause.reason))
    }
    let entry = try entry(Self.withCV)

    await #expect(throws: cause.error) { try await sender.isDone(entry) }
  }

  // MARK: - Entries

  @Test(arguments: ["7", #"{"note":7}"#, "{\"note\":\"" + String(repeating: "w", count: 1001) + "\"}"])
  func `an entry that is no application is refused and not sent`(payload: String) async throws {
    _ = try await outbox.add(try draft(payload))

    #expect(try await drain.drain(route).refused == 1)

    let reasons = try await outbox.entries().map { $0.refusal?.reason }
    #expect(reasons == [.rejected(code: "invalid_note", message: nil)])
    #expect(applying.count == 0)
  }
}

/// A store of applications that acts when it is asked, and remembers nothing.
private struct ForgetfulStore: SentApplicationStore {
  var sent: SentApplication?
  var whenAsked: @Sendable () async throws(PersistenceError) -> Void = {}

  var ofCurrentAccount: any SentApplicationStore { self }

  func application(for job: Job.ID) async throws(PersistenceError) -> SentApplication? {
    try await whenAsked()
    return sent
  }

  func remember(_ application: SentApplication, for job: Job.ID) async throws(PersistenceError) {}
}
