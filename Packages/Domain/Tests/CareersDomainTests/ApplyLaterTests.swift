import CareersDomain
import CareersFakes
import DomainKernel
import OutboxFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct ApplyLaterTests {
  private let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
  private let applying = FakeApplying()
  private let applications = FakeApplications()
  private let uploads = FakeUploads()
  private let id = CareersSamples.savableID

  private var sender: JobApplySender {
    JobApplySender(
      applying: applying,
      applications: applications,
      files: uploads,
      upload: UploadDocument(repository: applications, files: uploads, uploader: uploads)
    )
  }

  private var route: OutboxRoute {
    OutboxRoute(
      careersAccount: "a",
      jobs: FakeSaved<Job>([]),
      posts: FakeSaved<Post>([]),
      others: [JobApplySender.outboxKind: sender]
    )
  }

  private var later: ApplyLater {
    let route = route
    return ApplyLater(outbox: outbox) { () async throws(ServiceError) in route }
  }

  @Test func `a stored application is sent with its note once there is a connection`() async throws {
    try await later(to: id, note: try ApplicationNote("I weld."), name: "Welder")
    #expect(try await later.pending(id) == PendingApplication())

    let drain = try await DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }).drain(route)

    #expect(drain.sent == 1)
    #expect(try await later.pending(id) == nil)
    #expect(try await applying.apply(to: id, note: nil).note == "I weld.")
  }

  @Test func `an application for the same job replaces the one that was never sent`() async throws {
    try await later(to: id, note: try ApplicationNote("First"), name: "Welder")
    try await later(to: id, note: try ApplicationNote("Second"), name: "Welder")

    #expect(try await outbox.entries().count == 1)
    _ = try await DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }).drain(route)
    #expect(try await applying.apply(to: id, note: nil).note == "Second")
  }

  @Test func `an application without a note is sent without one`() async throws {
    try await later(to: id, note: nil, name: "Welder")

    _ = try await DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }).drain(route)

    let sent = try await applying.apply(to: id, note: nil)
    #expect(!sent.isNew)
    #expect(sent.note == nil)
  }

  @Test func `a job that is closed in the meantime leaves a refusal`() async throws {
    try await later(to: id, note: nil, name: "Welder")
    applying.fail(.notFound)

    _ = try await DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }).drain(route)

    #expect(try await later.pending(id) == PendingApplication(isRefused: true))
  }

  @Test(arguments: [(CareersSamples.savableID, true), (CareersSamples.withdrawn.id, false)])
  func `a sender knows from the list of applications whether there is one for the job`(
    job: Job.ID,
    isDone: Bool
  ) async throws {
    let application = Application(
      id: CareersSamples.applicationID(1),
      status: .submitted,
      jobID: CareersSamples.savableID
    )
    applications.prepare { $0.pages[0] = .success(CareersSamples.page([application], total: 1)) }
    try await later(to: job, note: nil, name: "Welder")
    let entry = try #require(await outbox.entries().first)

    #expect(try await sender.isDone(entry) == isDone)
  }

  @Test func `a guest cannot store an application, nor one for what cannot be an id`() async throws {
    let guest = ApplyLater(outbox: outbox) { () async throws(ServiceError) in throw .signInNeeded }

    await #expect(throws: SubmissionError.service(.signInNeeded)) {
      try await guest(to: id, note: nil, name: nil)
    }
    await #expect(throws: SubmissionError.service(.notFound)) {
      try await later(to: Job.ID(rawValue: "job 1"), note: nil, name: nil)
    }
    #expect(try await guest.pending(id) == nil)
    #expect(try await outbox.entries().isEmpty)
  }
}
