import CareersDomain
import CareersFakes
import DomainKernel
import OutboxFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct ChangeSavedTests {
  private let jobs = FakeSaved([CareersSamples.savable, CareersSamples.withdrawn])
  private let posts = FakeSaved([CareersSamples.savablePost])
  private let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
  private let id = CareersSamples.savableID.rawValue

  private var change: ChangeSaved {
    let (jobs, posts) = (jobs, posts)
    return ChangeSaved(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt })
    ) { () async throws(ServiceError) in OutboxRoute(careersAccount: "a", jobs: jobs, posts: posts) }
  }

  @Test func `the outcome says whether the service had it already`() async throws {
    let save = SavedChange(true, id, .job)

    #expect(try await change(save) == .changed)
    #expect(try await change(save) == .unchanged)
    #expect(try await change(SavedChange(false, id, .job)) == .changed)
    #expect(try await outbox.entries().isEmpty)
  }

  @Test(arguments: [(ServiceError.offline, false), (.connectionLost, true), (.timedOut, true)])
  func `a change that was not confirmed waits, and is told by its kind and title`(
    error: ServiceError,
    wasSent: Bool
  ) async throws {
    jobs.fail(error)

    let outcome = try await change(SavedChange(true, id, .job), name: "Welder")

    #expect(outcome == .pending(.service(error), wasSent: wasSent))
    let pending = PendingSaved(
      change: SavedChange(true, id, .job),
      name: "Welder",
      state: wasSent ? .unconfirmed : .unsent
    )
    #expect(try await change.pending(.job) == [pending])
    #expect(try await change.pending(.post).isEmpty)
  }

  @Test func `a change that is taken back before it was sent does not wait`() async throws {
    _ = try await change(SavedChange(true, id, .job), isOffline: true)
    _ = try await change(SavedChange(false, id, .job), isOffline: true)

    #expect(try await outbox.entries().map(\.draft.kind) == ["job.unsave"])
  }

  @Test func `a change whose connection died is looked up before it is sent once more`() async throws {
    jobs.fail(.connectionLost)
    _ = try await change(SavedChange(true, id, .job))
    jobs.fail(nil)
    // The service had done it although its answer did not come.
    _ = try await jobs.set(true, CareersSamples.savableID)
    let sent = jobs.changes.count
    let later = DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt.addingTimeInterval(60) })

    let drain = try await later.drain(OutboxRoute(careersAccount: "a", jobs: jobs, posts: posts))

    #expect(drain.stop == nil)
    #expect(jobs.changes.count == sent)
    #expect(try await outbox.entries().isEmpty)
  }

  @Test(arguments: [true, false])
  func `a sender knows what the service has from its list`(isSaved: Bool) async throws {
    if isSaved { _ = try await posts.set(true, CareersSamples.savablePost.id) }
    let senders = OutboxRoute.savedSenders(jobs: jobs, posts: posts)
    let queue = OutboxQueue(area: "careers", account: "a")
    for (kind, isDone) in [("post.save", isSaved), ("post.unsave", !isSaved)] {
      let draft = try OutboxDraft(kind, of: CareersSamples.savablePost.id.rawValue, in: queue)
      let entry = OutboxEntry(
        id: OutboxEntry.ID(rawValue: 1),
        draft: draft,
        createdAt: CareersSamples.fetchedAt
      )

      #expect(try await senders[kind]?.isDone(entry) == isDone)
    }
  }

  @Test(arguments: [
    ("4f91d118-0b61-4667-89dc-f51fc0eb8fc3", "4F91D118-0B61-4667-89DC-F51FC0EB8FC3", true),
    ("job_tokyo_001", "JOB_TOKYO_001", false), ("job_tokyo_001", "job_tokyo_001", true),
  ])
  func `a UUID is found in any letter case, and a word as it is`(id: String, typed: String, isSame: Bool)
    async throws
  {
    let job = Job(id: Job.ID(rawValue: id), title: "T")
    let saved = FakeSaved([job], saved: [job.id])
    let senders = OutboxRoute.savedSenders(jobs: saved, posts: posts)
    let queue = OutboxQueue(area: "careers", account: "a")
    let draft = try OutboxDraft("job.unsave", of: typed, in: queue)
    let entry = OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: draft,
      createdAt: CareersSamples.fetchedAt
    )

    #expect(try await senders["job.unsave"]?.isDone(entry) == !isSame)
  }

  @Test func `what the service refuses does not wait`() async throws {
    await #expect(throws: SubmissionError.service(.notFound)) {
      try await change(SavedChange(true, "00000000-0000-4000-8000-000000000000", .job))
    }
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `what cannot be an id is not sent`() async throws {
    await #expect(throws: SubmissionError.service(.notFound)) {
      try await change(SavedChange(true, "a b", .job), isOffline: true)
    }
    #expect(jobs.changes.isEmpty)
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a change that was refused later is told as one`() async throws {
    let save = SavedChange(true, id, .job)
    _ = try await change(save, isOffline: true)
    try await outbox.refuse(
      OutboxEntry.ID(rawValue: 1),
      OutboxRefusal(.notFound, at: CareersSamples.fetchedAt)
    )

    #expect(try await change.pending(.job) == [PendingSaved(change: save, state: .refused)])
  }

  @Test func `nobody who is not signed in has changes that wait, or makes any`() async throws {
    _ = try await change(SavedChange(true, id, .job), isOffline: true)
    let guest = ChangeSaved(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt })
    ) { () async throws(ServiceError) in throw .signInNeeded }

    #expect(try await guest.pending(.job).isEmpty)
    await #expect(throws: SubmissionError.service(.signInNeeded)) {
      try await guest(SavedChange(false, id, .job), isOffline: true)
    }
  }

  @Test(arguments: [ServiceError.credentialsUnreadable(reason: "locked"), .sessionEnded, .cancelled])
  func `where the account cannot be read nobody says that nothing waits`(error: ServiceError) async throws {
    _ = try await change(SavedChange(true, id, .job), isOffline: true)
    let unknown = ChangeSaved(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt })
    ) { () async throws(ServiceError) in throw error }

    await #expect(throws: SubmissionError.service(error)) { try await unknown.pending(.job) }
  }

  @Test func `changes that cannot be read are an error`() async {
    await outbox.fail(.cannotBeRead(reason: "disk"))

    await #expect(throws: SubmissionError.persistence(.cannotBeRead(reason: "disk"))) {
      try await change.pending(.job)
    }
  }

  @Test(arguments: [
    ("4F91D118-0b61-4667-89dc-f51fc0eb8fc3", true), ("job_tokyo_001", true), ("x", true),
    (String(repeating: "x", count: 300), true), (String(repeating: "x", count: 301), false), ("", false),
    ("a b", false), ("..", false), ("a/b", false), ("a%20b", false), ("日本", false), ("a\0", false),
  ])
  func `an id is one plain part of an address`(id: String, isWellFormed: Bool) {
    #expect(Job.ID(rawValue: id).isWellFormed == isWellFormed)
    #expect(Post.ID(rawValue: id).isWellFormed == isWellFormed)
  }

  @Test(arguments: [
    ("4F91D118-0b61-4667-89DC-f51fc0eb8fc3", "4f91d118-0b61-4667-89dc-f51fc0eb8fc3"),
    ("Job_Tokyo_001", "Job_Tokyo_001"),
  ])
  func `a UUID is one id in any letter case, and a word as it is`(typed: String, id: String) {
    #expect(Job.ID(rawValue: typed).rawValue == id)
    #expect(Post.ID(rawValue: typed).rawValue == id)
  }
}
