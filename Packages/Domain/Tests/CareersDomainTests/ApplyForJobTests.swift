import CareersDomain
import CareersFakes
import DomainKernel
import OutboxFakes
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct ApplyForJobTests {
  private let repository = FakeCareers()
  private let applying = FakeApplying()
  private let uploads = FakeUploads()
  private let applications = FakeApplications()
  private let id = CareersSamples.savableID

  private let saved = FakeSaved<Job>([CareersSamples.savable])
  private let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
  private let store = FakeSentApplications()

  private var sender: JobApplySender {
    JobApplySender(
      applying: applying,
      applications: applications,
      files: uploads,
      upload: UploadDocument(repository: applications, files: uploads, uploader: uploads),
      applied: AppliedJobs(store: store, repository: applications)
    )
  }

  private var route: OutboxRoute {
    OutboxRoute(
      careersAccount: "a",
      jobs: saved,
      posts: FakeSaved<Post>([]),
      others: [JobApplySender.outboxKind: sender]
    )
  }

  private var drain: DrainOutbox { DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt }) }

  private var apply: ApplyForJob {
    let route = route
    return ApplyForJob(
      repository: repository,
      sender: sender,
      files: uploads,
      outbox: outbox,
      drain: drain,
      account: { () async throws(ServiceError) in route }
    )
  }

  private func note(_ text: String) throws -> ApplicationNote? { try ApplicationNote(text) }

  @Test(
    arguments: [
      (CareersSamples.savable, nil), (CareersSamples.withdrawn, ServiceError.notFound),
      (guest, .signInNeeded), (CareersSamples.bare, nil), (impossible, .notFound),
      (job(.scheduled), .notFound), (job(.other("PAUSED")), nil),
    ] as [(Job, ServiceError?)]
  )
  func `only a job that takes applications of this user is shown for applying`(
    job: Job,
    error: ServiceError?
  ) async {
    repository.prepare { $0.jobs[job.id] = .success(CareersSamples.fetched(JobDetail(job: job))) }

    var thrown: ServiceError?
    do throws(ServiceError) { _ = try await apply.job(job.id, .cacheFirst) } catch { thrown = error }

    #expect(thrown == error)
  }

  private static let impossible = Job(id: Job.ID(rawValue: "a b"), title: "T")

  private static func job(_ status: Publication.Status) -> Job {
    Job(id: CareersSamples.savableID, title: "T", publication: Publication(status: status))
  }

  private static let guest = Job(
    id: Job.ID(rawValue: "4f91d118-0b61-4667-89dc-f51fc0eb8fc9"),
    title: "T",
    viewer: CareersSamples.guest
  )

  @Test func `every kind of change can tell its outcome`() {
    #expect(route.senders.count == 5 && route.senders.values.allSatisfy { $0.canTellOutcome })
  }

  @Test func `an application without a CV asks for no upload`() async throws {
    let result = try await apply(to: CareersSamples.savableID, note: nil, cv: nil)

    guard case .sent(let outcome) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(outcome.cv == .none)
    // What is stored tells whether the user has applied before.
    #expect(applications.requests == [.list(ApplicationQuery(), PageRequest(), .cacheOnly)])
  }

  @Test func `a CV that is gone is a refusal before anything is sent`() async throws {
    await #expect(throws: ApplyError.service(.rejected(code: "cv_unreadable", message: nil))) {
      try await apply(
        to: CareersSamples.savableID,
        note: nil,
        cv: JobApplicationCV(path: "none.pdf", checksum: "")
      )
    }

    #expect(applying.count == 0)
    #expect(try await outbox.entries().isEmpty)
  }

  // MARK: - The queue

  @Test func `what waits is sent before an application`() async throws {
    let saved = saved
    let seen = SeenCounts()
    let applying = FakeApplying { seen.add(saved.changes.count) }
    let route = route
    _ = try await outbox.add(try OutboxDraft("job.save", of: id.rawValue, in: route.queue))
    let sender = JobApplySender(
      applying: applying,
      applications: applications,
      files: uploads,
      upload: UploadDocument(repository: applications, files: uploads, uploader: uploads),
      applied: AppliedJobs(store: store, repository: applications)
    )
    let apply = ApplyForJob(
      repository: repository,
      sender: sender,
      files: uploads,
      outbox: outbox,
      drain: drain,
      account: { () async throws(ServiceError) in route }
    )
    _ = try await apply(to: id, note: nil, cv: nil)

    #expect(seen.counts == [1])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `an application behind a change that cannot be sent waits`() async throws {
    _ = try await outbox.add(try OutboxDraft("job.save", of: id.rawValue, in: route.queue))
    saved.fail(.timedOut)

    #expect(try await apply(to: id, note: nil, cv: nil) == .waiting(.service(.timedOut)))

    #expect(applying.count == 0)
    #expect(try await apply.pending(id)?.state == .unsent)
  }

  @Test func `a stored application is sent with its note once there is a connection`() async throws {
    #expect(
      try await apply(to: id, note: note("I weld."), cv: nil, name: "Welder", isOffline: true)
        == .waiting(.service(.offline))
    )
    #expect(try await apply.pending(id)?.state == .unsent)

    #expect(try await drain.drain(route).sent == 1)

    #expect(try await apply.pending(id) == nil)
    #expect(await apply.sent(id)?.note == "I weld.")
  }

  @Test(arguments: [true, false])
  func `an application that waits is not replaced`(isOffline: Bool) async throws {
    _ = try await apply(to: id, note: note("First"), cv: nil, isOffline: true)

    await #expect(throws: ApplyError.alreadyWaits(OutboxEntry.ID(rawValue: 1))) {
      try await apply(to: id, note: note("Second"), cv: nil, isOffline: isOffline)
    }

    #expect(applying.count == 0)
    _ = try await drain.drain(route)
    #expect(await apply.sent(id)?.note == "First")
  }

  @Test func `one that was refused is replaced`() async throws {
    _ = try await apply(to: id, note: note("First"), cv: nil, isOffline: true)
    applying.fail(.notFound)
    _ = try await drain.drain(route)
    #expect(try await apply.pending(id)?.state == .refused)
    applying.fail(nil)

    guard case .sent(let outcome) = try await apply(to: id, note: note("Second"), cv: nil) else {
      Issue.record("It waits.")
      return
    }

    #expect(outcome.application.note == "Second")
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `an application that the service turns out to have is remembered`() async throws {
    _ = try await apply(to: id, note: note("First"), cv: nil, isOffline: true)
    let entry = try #require(try await outbox.entries().first)
    let made = Application(id: CareersSamples.applicationID(1), status: .submitted, jobID: id)
    applications.prepare { $0.pages[0] = .success(CareersSamples.page([made], total: 1)) }

    #expect(try await sender.isDone(entry) == true)

    #expect(try await store.application(for: id)?.id == made.id)
    #expect(applications.refreshes == 1)
  }

  @Test func `without a connection an application that the service has is told, and nothing waits`()
    async throws
  {
    _ = try await apply(to: id, note: note("First"), cv: nil)

    guard case .sent(let outcome) = try await apply(to: id, note: note("Second"), cv: nil, isOffline: true)
    else {
      Issue.record("It waits.")
      return
    }

    #expect(!outcome.application.isNew)
    #expect(outcome.application.note == "First")
    #expect(try await outbox.entries().isEmpty)
  }

  @Test(
    arguments: [
      (list(total: 0), true), (list([CareersSamples.application(2)], total: 1), true),
      (list(total: 0, after: 0), false), (list(total: 0, unreadable: 1), false),
      (list(total: 1), false), (list(total: nil), false), (list(total: 0, staleness: .changed), false),
      (list([CareersSamples.application(1)], total: 1), false),
      (
        list(
          [
            Application(
              id: CareersSamples.applicationID(2),
              status: .submitted,
              jobID: CareersSamples.savableID
            )
          ],
          total: 1
        ), false
      ),
    ] as [(Fetched<EntryPage<Application>>, Bool)]
  )
  func `without a connection an application waits where a whole newer list lacks the one that was sent`(
    list: Fetched<EntryPage<Application>>,
    isWaiting: Bool
  ) async throws {
    let sent = SentApplication(
      id: CareersSamples.applicationID(1),
      isNew: false,
      createdAt: CareersSamples.fetchedAt
    )
    try await store.remember(sent, for: id)
    applications.prepare { $0.pages[0] = .success(list) }

    let result = try await apply(to: id, note: nil, cv: nil, isOffline: true)

    let known = JobApplicationResult.sent(JobApplicationOutcome(application: sent, cv: .unknown))
    #expect(result == (isWaiting ? JobApplicationResult.waiting(.service(.offline)) : known))
  }

  private static func list(
    _ entries: [Application] = [],
    total: Int?,
    after seconds: Double = 1,
    unreadable: Int = 0,
    staleness: StaleReason = .notChecked
  ) -> Fetched<EntryPage<Application>> {
    Fetched(
      EntryPage(entries: entries, total: total, unreadableCount: unreadable),
      provenance: Provenance(
        kind: .stored,
        fetchedAt: CareersSamples.fetchedAt.addingTimeInterval(seconds),
        staleness: staleness
      )
    )
  }

  @Test func `an application that only the stored list has is known`() async throws {
    let application = Application(
      id: CareersSamples.applicationID(1),
      status: .submitted,
      jobID: id,
      note: "Mine",
      createdAt: CareersSamples.fetchedAt
    )
    applications.prepare { $0.pages[0] = .success(CareersSamples.page([application], total: 1)) }

    #expect(
      await apply.sent(id)
        == SentApplication(
          id: application.id,
          isNew: false,
          note: "Mine",
          createdAt: CareersSamples.fetchedAt
        )
    )
    #expect(await apply.sent(CareersSamples.withdrawn.id) == nil)
  }

  @Test func `a delivery tells that the service had an application before`() async throws {
    _ = try await applying.apply(to: id, note: nil)
    _ = try await apply(to: id, note: nil, cv: nil, isOffline: true)
    let unchanged = SeenCounts()

    _ = try await drain.drain(route) { result in
      if case .sent(_, .unchanged) = result { unchanged.add(1) }
    }

    #expect(unchanged.counts == [1])
  }

  @Test(
    arguments: [
      (["CV"], 0, JobApplicationOutcome.CV.alreadyThere), (["OTHER"], 0, .none), (nil, 0, .unknown),
      (["CV"], 1, .alreadyThere), (["OTHER"], 1, .unknown),
    ] as [([String]?, Int, JobApplicationOutcome.CV)]
  )
  func `of an application of an earlier time the documents tell whether it has a CV`(
    types: [String]?,
    unreadableCount: Int,
    cv: JobApplicationOutcome.CV
  ) async throws {
    let made = try #require(Application.ID(rawValue: FakeApplying.application))
    let documents = types.map { types in
      EntryList(types.map { CareersSamples.document(type: $0) }, unreadableCount: unreadableCount)
    }
    applications.prepare {
      if let documents { $0.documents[made] = .success(CareersSamples.fetched(documents)) }
    }
    _ = try await applying.apply(to: id, note: nil)

    guard case .sent(let outcome) = try await apply(to: id, note: nil, cv: nil) else {
      Issue.record("It waits.")
      return
    }

    #expect(outcome.cv == cv)
  }

  @Test func `a guest cannot store an application, nor one for what cannot be an id`() async throws {
    let guest = ApplyForJob(
      repository: repository,
      sender: sender,
      files: uploads,
      outbox: outbox,
      drain: drain,
      account: { () async throws(ServiceError) in throw .signInNeeded }
    )

    await #expect(throws: ApplyError.service(.signInNeeded)) {
      try await guest(to: id, note: nil, cv: nil, isOffline: true)
    }
    await #expect(throws: ApplyError.service(.notFound)) {
      try await apply(to: Job.ID(rawValue: "job 1"), note: nil, cv: nil, isOffline: true)
    }
    #expect(try await guest.pending(id) == nil)
    #expect(try await outbox.entries().isEmpty)
  }

  @Test(arguments: [ServiceError.credentialsUnreadable(reason: "locked"), .sessionEnded, .cancelled])
  func `where the account cannot be read nobody says that no application waits`(error: ServiceError)
    async throws
  {
    _ = try await apply(to: id, note: nil, cv: nil, isOffline: true)
    let unknown = ApplyForJob(
      repository: repository,
      sender: sender,
      files: uploads,
      outbox: outbox,
      drain: drain,
      account: { () async throws(ServiceError) in throw error }
    )

    await #expect(throws: SubmissionError.service(error)) { try await unknown.pending(id) }
    await outbox.fail(.cannotBeRead(reason: "disk"))
    await #expect(throws: SubmissionError.persistence(.cannotBeRead(reason: "disk"))) {
      try await apply.pending(id)
    }
  }

  // MARK: - Notes

  @Test(arguments: [
    (" \u{FEFF}a\n", "a"), (String(repeating: "w", count: 1000), String(repeating: "w", count: 1000)),
    (" \t", nil),
  ])
  func `a note is trimmed, and a blank one is none`(text: String, note: String?) throws {
    #expect(try ApplicationNote(text)?.text == note)
  }

  @Test func `a note with a NUL is refused`() {
    #expect(throws: ApplicationNote.Invalid.hasControlCharacter) { try ApplicationNote("a\0b") }
  }

  @Test(arguments: [(1001, 1001, "w"), (501, 1002, "😀")])
  func `a note is counted in UTF-16 units`(count: Int, units: Int, character: String) {
    #expect(throws: ApplicationNote.Invalid.tooLong(units: units)) {
      try ApplicationNote(String(repeating: character, count: count))
    }
  }
}

/// Remembers numbers in the order in which they came.
private final class SeenCounts: Sendable {
  private let state = Mutex<[Int]>([])

  var counts: [Int] { state.withLock(\.self) }

  func add(_ count: Int) { state.withLock { $0.append(count) } }
}

@Suite struct SharedPostTests {
  @Test(arguments: [
    ("one two three", 13, "one two three"), ("one two three", 12, "one two…"),
    ("one two three", 7, "one two…"),
    ("one two three", 6, "one…"), ("one\n two", 9, "one two"), ("abcdefgh", 3, "abc…"), ("👩‍👩‍👧👩‍👩‍👧 b", 2, "👩‍👩‍👧👩‍👩‍👧…"),
    (" \n", 9, nil),
  ])
  func `a teaser has whole words and no more characters than wanted`(
    text: String,
    length: Int,
    teaser: String?
  ) {
    let post = Post(id: Post.ID(rawValue: "p"), title: "T", excerpt: text)

    #expect(post.teaser(of: length) == teaser)
  }

  @Test(arguments: [(0, 1), (1, 1), (269, 1), (270, 2), (450, 3)])
  func `reading takes a minute for 180 words, and at least one`(words: Int, minutes: Int) {
    let text = Array(repeating: "word", count: words).joined(separator: " ")

    #expect(Post(id: Post.ID(rawValue: "p"), title: "T", excerpt: text).readingMinutes == minutes)
    #expect(Post(id: Post.ID(rawValue: "p"), title: "T").readingMinutes == nil)
  }
}
