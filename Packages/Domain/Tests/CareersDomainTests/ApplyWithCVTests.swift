import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import OutboxFakes
import Synchronization
import Testing

/// Applications with a CV whose process ends before the service has both.
@Suite(.timeLimit(.minutes(5))) struct ApplyWithCVTests {
  private let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
  private let applying = FakeApplying()
  private let uploads = FakeUploads()
  private let applications = FakeApplications()
  private let known = FakeSentApplications()
  private let id = CareersSamples.savableID
  /// The first application that a test stores.
  private static let entry = OutboxEntry.ID(rawValue: 1)
  private static let application = Application(
    id: CareersSamples.applicationID(1),
    status: .submitted,
    jobID: CareersSamples.savableID
  )

  private var upload: UploadDocument {
    UploadDocument(repository: applications, files: uploads, uploader: uploads)
  }

  private var route: OutboxRoute { route(applying) }

  private func sender(_ applying: any JobApplying) -> JobApplySender {
    JobApplySender(
      applying: applying,
      applications: applications,
      files: uploads,
      upload: upload,
      applied: AppliedJobs(store: known, repository: FakeApplications())
    )
  }

  private func route(_ applying: any JobApplying) -> OutboxRoute {
    OutboxRoute(
      careersAccount: "a",
      jobs: FakeSaved<Job>([]),
      posts: FakeSaved<Post>([]),
      others: [JobApplySender.outboxKind: sender(applying)]
    )
  }

  private func apply(
    _ applying: any JobApplying,
    cv path: String = "cv.pdf",
    at now: Date = CareersSamples.fetchedAt
  ) async throws(ApplyError) -> JobApplicationResult {
    let route = route(applying)
    let apply = ApplyForJob(
      repository: FakeCareers(),
      sender: sender(applying),
      files: uploads,
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { now }),
      account: { () async throws(ServiceError) in route }
    )
    let checksum = (try? await uploads.file(at: path))?.checksum ?? String(repeating: "0f", count: 32)
    return try await apply(
      to: id,
      note: nil,
      cv: JobApplicationCV(path: path, checksum: checksum),
      name: "Welder"
    )
  }

  /// The service takes files, and has these documents and this application.
  private func prepare(
    documents: EntryList<ApplicationDocument> = [],
    hasApplication: Bool = true
  ) throws {
    let made = try #require(Application.ID(rawValue: FakeApplying.application))
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    applications.prepare {
      let found = hasApplication ? [Self.application] : []
      $0.pages[0] = .success(CareersSamples.page(found, total: found.count))
      $0.documents[Self.application.id] = .success(CareersSamples.fetched(documents))
      $0.documents[made] = .success(CareersSamples.fetched(documents))
      $0.address = .success(CareersSamples.presigned("key"))
      $0.registered = .success(CareersSamples.document())
    }
  }

  /// The outbox of a process that ends while it applies.
  private func leftByDeath() async throws -> FakeOutbox {
    let witness = OutboxWitness(outbox: outbox)
    _ = try? await apply(witness)
    let left = FakeOutbox(now: { CareersSamples.fetchedAt })
    for entry in witness.entries.withLock(\.self) { await left.put(entry) }
    return left
  }

  private func resume(_ left: FakeOutbox) async throws -> OutboxDrain {
    let later = DrainOutbox(outbox: left, now: { CareersSamples.fetchedAt.addingTimeInterval(60) })
    return try await later.drain(route)
  }

  @Test func `an application with a CV stands in the outbox while it is sent, and not afterwards`()
    async throws
  {
    try prepare()
    let witness = OutboxWitness(outbox: outbox)

    await #expect(throws: ApplyError.service(.offline)) { try await apply(witness) }

    let seen = witness.entries.withLock(\.self)
    #expect(seen.map(\.state) == [.sending(since: CareersSamples.fetchedAt)])
    #expect(seen.map(\.draft.name) == ["Welder"])
    #expect(seen.map { JobApplySender.hasCV($0.draft) } == [true])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `one whose CV was uploaded leaves nothing in the outbox`() async throws {
    try prepare()

    guard case .sent(let outcome) = try await apply(applying) else {
      Issue.record("It waits.")
      return
    }

    #expect(outcome.cv == .uploaded)
    #expect(uploads.sent.count == 1)
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `after an unknown outcome another CV replaces the first, which is not uploaded`() async throws {
    try prepare()
    let other = Data("%PDF-1.4 other".utf8)
    uploads.prepare("other.pdf", .success(try UploadFile(name: "other.pdf", content: other) { _ in "other" }))
    applying.fail(.connectionLost)
    await #expect(throws: ApplyError.unconfirmed(Self.entry, .connectionLost)) { try await apply(applying) }
    applying.fail(nil)

    guard case .sent(let outcome) = try await apply(applying, cv: "other.pdf") else {
      Issue.record("It waits.")
      return
    }

    #expect(outcome.cv == .uploaded)
    #expect(uploads.sent.map(\.file.name) == ["other.pdf"])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `nothing replaces an application that another process is sending`() async throws {
    try prepare()
    applying.fail(.connectionLost)
    await #expect(throws: ApplyError.unconfirmed(Self.entry, .connectionLost)) { try await apply(applying) }
    let claim = try #require(try await outbox.claim(route.queue))
    defer { claim.release() }

    await #expect(throws: ApplyError.alreadyWaits(Self.entry)) {
      try await apply(applying)
    }

    #expect(try await outbox.entries().count == 1)
  }

  @Test func `nothing is sent when it cannot be stored`() async throws {
    try prepare()
    await outbox.fail(.cannotBeSaved(reason: "full"))

    await #expect(throws: ApplyError.persistence(.cannotBeSaved(reason: "full"))) {
      try await apply(applying)
    }

    #expect(applying.count == 0)
  }

  @Test func `nothing is sent, and nothing waits, when it cannot be noted that it is about to be sent`()
    async throws
  {
    try prepare()
    await outbox.failBeginning(.cannotBeSaved(reason: "full"))

    await #expect(throws: ApplyError.persistence(.cannotBeSaved(reason: "full"))) {
      try await apply(applying)
    }

    #expect(applying.count == 0)
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `an application that cannot be removed after the outbox failed is not reported as removed`()
    async throws
  {
    try prepare()
    let (outbox, full) = (outbox, PersistenceError.cannotBeSaved(reason: "full"))
    let applying = FakeApplying { await outbox.fail(full) }
    applying.fail(.offline)

    await #expect(throws: ApplyError.leftInOutbox(Self.entry, full)) {
      try await apply(applying)
    }

    await outbox.fail(nil)
    #expect(try await outbox.entries().count == 1)
  }

  @Test func `an application is told to be in the outbox where that fails after an unknown outcome`()
    async throws
  {
    try prepare()
    let (outbox, full) = (outbox, PersistenceError.cannotBeRead(reason: "damaged"))
    let applying = FakeApplying { await outbox.fail(full) }
    applying.fail(.connectionLost)

    await #expect(throws: ApplyError.leftInOutbox(Self.entry, full)) {
      try await apply(applying)
    }

    await outbox.fail(nil)
    applying.fail(nil)
    #expect(try await resume(outbox).sent == 1)
  }

  @Test func `an application is left in the outbox where only a note about it failed`() async throws {
    try prepare(hasApplication: false)
    let (outbox, full) = (outbox, PersistenceError.cannotBeSaved(reason: "full"))
    await outbox.failPostponing(full)
    applying.fail(.unavailable)

    #expect(try await apply(applying) == .waiting(.store(full), wasSent: true))

    #expect(try await outbox.entries().map(\.pendingState) == [.unconfirmed])
  }

  @Test(arguments: [ServiceError.connectionLost, .timedOut, .cancelled])
  func `after an unknown outcome the next delivery uploads the CV`(error: ServiceError) async throws {
    try prepare()
    applying.fail(error)

    await #expect(throws: ApplyError.unconfirmed(Self.entry, error)) { try await apply(applying) }

    #expect(try await outbox.entries().map(\.state) == [.sending(since: CareersSamples.fetchedAt)])
    applying.fail(nil)
    #expect(try await resume(outbox).sent == 1)
    #expect(uploads.sent.map(\.file.name) == ["cv.pdf"])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test(arguments: [ServiceError.unavailable, .malformed(.empty)])
  func `after an error of the service that did nothing the application waits`(error: ServiceError)
    async throws
  {
    try prepare()
    applying.fail(error)

    #expect(try await apply(applying) == .waiting(.service(error), wasSent: true))

    applying.fail(nil)
    #expect(try await resume(outbox).sent == 1)
    #expect(uploads.sent.map(\.file.name) == ["cv.pdf"])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test(arguments: [
    ServiceError.offline, .signInNeeded, .sessionEnded, .notFound, .rejected(code: nil, message: nil),
    .malformed(.transfer(.certificateUntrusted)),
  ])
  func `after an error that says that nothing was done nothing waits`(error: ServiceError) async throws {
    try prepare()
    applying.fail(error)

    await #expect(throws: ApplyError.service(error)) { try await apply(applying) }

    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `after a death before the application was made both are sent`() async throws {
    try prepare(hasApplication: false)
    let left = try await leftByDeath()

    #expect(try await resume(left).sent == 1)

    #expect(applying.count == 1)
    #expect(uploads.sent.map(\.file.name) == ["cv.pdf"])
    #expect(try await left.entries().isEmpty)
  }

  @Test func `after a death before the upload the CV is uploaded`() async throws {
    try prepare()
    _ = try await applying.apply(to: id, note: nil)
    let left = try await leftByDeath()

    #expect(try await resume(left).sent == 1)

    #expect(applying.count == 1)
    #expect(uploads.sent.map(\.file.name) == ["cv.pdf"])
    #expect(try await left.entries().isEmpty)
  }

  @Test func `after a death behind the upload nothing is sent again`() async throws {
    try prepare(documents: [CareersSamples.document()])
    let left = try await leftByDeath()

    #expect(try await resume(left).sent == 1)

    #expect(applying.count == 0)
    #expect(uploads.sent.isEmpty)
    #expect(try await left.entries().isEmpty)
    #expect(try await known.application(for: id)?.id == Self.application.id)
  }

  @Test func `of a CV that may be in a document that cannot be read the service tells whether it has it`()
    async throws
  {
    try prepare(documents: EntryList([], unreadableCount: 1))
    applications.prepare {
      $0.registered = .failure(.rejected(code: "duplicate_application_document", message: nil))
    }
    let left = try await leftByDeath()

    #expect(try await resume(left).sent == 1)

    #expect(applying.count == 0)
    #expect(try await left.entries().isEmpty)
  }

  @Test(arguments: [true, false])
  func `a CV that is gone or was changed is a refusal, and nothing is sent`(isGone: Bool) async throws {
    try prepare()
    let left = try await leftByDeath()
    let other = try UploadFile(name: "cv.pdf", content: Data("%PDF-1.4\n".utf8)) { _ in "other" }
    uploads.prepare("cv.pdf", isGone ? .failure(.missing) : .success(other))

    #expect(try await resume(left).refused == 1)

    let problem = isGone ? JobApplySender.CVProblem.unreadable : .changed
    let reasons = try await left.entries().map { $0.refusal?.reason }
    #expect(reasons == [.rejected(code: problem.rawValue, message: nil)])
    #expect(applying.count == 0)
    #expect(uploads.sent.isEmpty)
  }

  @Test func `a CV that the place for files refuses is a refusal of its own`() async throws {
    try prepare()
    let left = try await leftByDeath()
    uploads.fail(.refused(status: 403))

    #expect(try await resume(left).refused == 1)

    let reasons = try await left.entries().map { $0.refusal?.reason }
    #expect(reasons == [.rejected(code: "cv_not_uploaded", message: nil)])
  }
}

/// Remembers the outbox as it is while an application is sent, and fails.
private final class OutboxWitness: JobApplying {
  let entries = Mutex<[OutboxEntry]>([])
  private let outbox: FakeOutbox

  init(outbox: FakeOutbox) {
    self.outbox = outbox
  }

  func apply(to job: Job.ID, note: ApplicationNote?) async throws(ServiceError) -> SentApplication {
    do throws(PersistenceError) {
      let found = try await outbox.entries()
      entries.withLock { $0 = found }
    } catch {
      throw .notFound
    }
    throw .offline
  }
}
