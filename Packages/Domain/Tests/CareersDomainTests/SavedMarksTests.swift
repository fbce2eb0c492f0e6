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

@Suite(.timeLimit(.minutes(5))) struct SavedMarksTests {
  private static let id = CareersSamples.savableID
  private static let fetchedAt = CareersSamples.fetchedAt

  private let service = FakeCareers()
  private let saved = FakeSaved([CareersSamples.savable, CareersSamples.withdrawn])
  private let outbox = FakeOutbox(now: { SavedMarksTests.fetchedAt })
  private let store = FakeConfirmedChanges()

  private func change(isSignedIn: Bool = true, at date: Date = fetchedAt) -> ChangeSaved {
    let (saved, store) = (saved, store)
    return ChangeSaved(outbox: outbox, drain: DrainOutbox(outbox: outbox, now: { Self.fetchedAt })) {
      () async throws(ServiceError) in
      guard isSignedIn else { throw .signInNeeded }
      return OutboxRoute(
        careersAccount: "a",
        jobs: saved,
        posts: FakeSaved<Post>([]),
        confirmed: ConfirmedChanges(store: store, now: { date })
      )
    }
  }

  private func marks(isSignedIn: Bool = true, at now: Date = fetchedAt) -> SavedMarks {
    SavedMarks(
      change: change(isSignedIn: isSignedIn),
      confirmed: ConfirmedChanges(store: store, now: { now })
    )
  }

  private func stored(_ entries: [Job], next: Int? = nil, total: Int? = nil) -> Fetched<EntryPage<Job>> {
    CareersSamples.fetched(CareersSamples.page(entries, next: next, total: total).value, .notChecked)
  }

  private func list(_ find: [Job] = []) -> BrowseSaved<Job> {
    BrowseSaved(saved: saved, marks: marks()) { ids in find.filter { ids.contains($0.id) } }
  }

  // MARK: - Lists

  @Test(arguments: [FetchPolicy.networkFirst, .cacheFirst, .cacheOnly])
  func `a guest is told to sign in, and nobody is asked for the list`(policy: FetchPolicy) async {
    let list = BrowseSaved(saved: saved, marks: marks(isSignedIn: false)) { (_: [Job.ID]) in [Job]() }

    await #expect(throws: ServiceError.signInNeeded) { try await list(SavedQuery(), count: 10, policy) }
    #expect(saved.reads == 0)
  }

  @Test func `who is signed in with an account that cannot be read is no guest`() async throws {
    let change = ChangeSaved(outbox: outbox, drain: DrainOutbox(outbox: outbox, now: { Self.fetchedAt })) {
      () async throws(ServiceError) -> OutboxRoute in
      throw .credentialsUnreadable(reason: "locked")
    }
    let confirmed = ConfirmedChanges(store: store, now: { Self.fetchedAt })
    let marks = SavedMarks(change: change, confirmed: confirmed)
    let list = BrowseSaved(saved: saved, marks: marks) { (_: [Job.ID]) in [Job]() }

    _ = try await list(SavedQuery(), count: 10, .networkFirst)

    #expect(saved.reads > 0)
  }

  @Test func `a list of an earlier run shows what was saved after it was fetched`() async throws {
    let later = Self.fetchedAt.addingTimeInterval(1)
    _ = try await change(at: later)(SavedChange(true, Self.id.rawValue, .job), name: nil)

    let list = await marks(at: later).applied(to: stored([CareersSamples.savable, CareersSamples.withdrawn]))

    #expect(list.entries.map { $0.viewer?.isSaved } == [true, true])
    #expect(list.entries.map { $0.viewer?.isWaiting } == [false, false])
    #expect(list.entries.first?.viewer?.applying == .possible)
  }

  @Test(arguments: [(-0.001, false), (0, true), (0.001, true)])
  func `a change counts from the moment on at which the list was fetched`(seconds: Double, isShown: Bool)
    async throws
  {
    let date = Self.fetchedAt.addingTimeInterval(seconds)
    let store = FakeConfirmedChanges([ConfirmedChange(SavedChange(true, Self.id.rawValue, .job), at: date)])
    let marks = SavedMarks(change: change(), confirmed: ConfirmedChanges(store: store, now: { date }))

    let list = await marks.applied(to: stored([CareersSamples.savable]))

    #expect(list.entries.first?.viewer?.isSaved == isShown)
  }

  @Test func `a list from the future was fetched before a clock was set back, and the change counts`() async {
    let before = Self.fetchedAt.addingTimeInterval(-86_400)
    let store = FakeConfirmedChanges([ConfirmedChange(SavedChange(true, Self.id.rawValue, .job), at: before)])
    let marks = SavedMarks(change: change(), confirmed: ConfirmedChanges(store: store, now: { before }))

    let list = await marks.applied(to: stored([CareersSamples.savable]))

    #expect(list.entries.first?.viewer?.isSaved == true)
  }

  @Test(
    arguments: [
      (5, 0, true), (6, 0, false), (86_400, 0, false), (86_400, 86_400, true), (86_400, 86_401, false),
    ] as [(Double, Double, Bool)]
  )
  func `a change from the future, before a clock was set back, counts only for a list of that clock`(
    changed: Double,
    fetched: Double,
    isShown: Bool
  ) async {
    let change = ConfirmedChange(
      SavedChange(true, Self.id.rawValue, .job),
      at: Self.fetchedAt.addingTimeInterval(changed)
    )
    let list = Fetched(
      EntryPage(entries: [CareersSamples.savable]),
      provenance: Provenance(
        kind: .stored,
        fetchedAt: Self.fetchedAt.addingTimeInterval(fetched),
        staleness: .notChecked
      )
    )
    let confirmed = ConfirmedChanges(store: FakeConfirmedChanges([change]), now: { Self.fetchedAt })
    let marks = SavedMarks(change: self.change(), confirmed: confirmed)

    let shown = await marks.applied(to: list)

    #expect(shown.entries.first?.viewer?.isSaved == isShown)
  }

  @Test func `what the service says now counts more than what it confirmed before`() async throws {
    _ = try await change()(SavedChange(true, Self.id.rawValue, .job), name: nil)

    let list = await marks().applied(to: CareersSamples.page([CareersSamples.savable]))

    #expect(list.entries == [CareersSamples.savable])
  }

  @Test func `a change that waits counts more than the service, and says that it waits`() async throws {
    _ = try await change()(
      SavedChange(true, Self.id.rawValue.uppercased(), .job),
      name: nil,
      isOffline: true
    )

    let list = await marks().applied(to: CareersSamples.page([CareersSamples.savable]))

    #expect(list.entries.first?.viewer?.isSaved == true)
    #expect(list.entries.first?.viewer?.isWaiting == true)
  }

  @Test func `a change of an entry whose id is another word in capitals does not count`() async throws {
    let job = Job(id: Job.ID(rawValue: "job_a"), title: "T")
    _ = try await change()(SavedChange(true, "JOB_A", .job), name: nil, isOffline: true)

    #expect(await marks().applied(to: stored([job])).entries == [job])
  }

  @Test func `a guest sees what the service says`() async {
    let store = FakeConfirmedChanges([
      ConfirmedChange(SavedChange(true, Self.id.rawValue, .job), at: Self.fetchedAt)
    ])
    let marks = SavedMarks(
      change: change(isSignedIn: false),
      confirmed: ConfirmedChanges(store: store, now: { Self.fetchedAt })
    )

    #expect(await marks.applied(to: stored([CareersSamples.savable])).entries == [CareersSamples.savable])
  }

  @Test func `of several changes of an entry the last one counts, and one of a post is not one of a job`()
    async throws
  {
    let change = change()
    _ = try await change(SavedChange(true, Self.id.rawValue, .job), name: nil)
    _ = try await change(SavedChange(false, Self.id.rawValue, .job), name: nil)
    try await store.update {
      $0 + [ConfirmedChange(SavedChange(true, Self.id.rawValue, .post), at: Self.fetchedAt)]
    }

    let list = await marks().applied(to: stored([CareersSamples.savable]))

    #expect(list.entries.first?.viewer?.isSaved == false)
    #expect(try await store.changes().count == 2)
  }

  @Test func `as many changes are remembered as the limit says, the newest ones`() async throws {
    let ids = (0...200).map { number in
      "4f91d118-0b61-4667-89dc-" + String(100_000_000_000 + number)
    }
    let saved = FakeSaved(ids.map { Job(id: Job.ID(rawValue: $0), title: "T") })
    let store = store
    let change = ChangeSaved(outbox: outbox, drain: DrainOutbox(outbox: outbox, now: { Self.fetchedAt })) {
      () async throws(ServiceError) in
      OutboxRoute(
        careersAccount: "a",
        jobs: saved,
        posts: FakeSaved<Post>([]),
        confirmed: ConfirmedChanges(store: store, now: { Self.fetchedAt })
      )
    }

    for id in ids { _ = try await change(SavedChange(true, id, .job), name: nil) }

    #expect(try await store.changes().map(\.change.id) == Array(ids.dropFirst()))
  }

  @Test func `a change is made although it cannot be remembered`() async throws {
    store.fail(.cannotBeSaved(reason: "disk full"))

    #expect(try await change()(SavedChange(true, Self.id.rawValue, .job), name: nil) == .changed)
    #expect(await marks().applied(to: stored([CareersSamples.savable])).entries == [CareersSamples.savable])
  }

  @Test func `a change that an earlier process sent is remembered when it is found out`() async throws {
    _ = try await saved.set(true, Self.id)
    let senders = OutboxRoute.savedSenders(
      jobs: saved,
      posts: FakeSaved<Post>([]),
      confirmed: ConfirmedChanges(store: store, now: { Self.fetchedAt })
    )
    let queue = OutboxQueue(area: "careers", account: "a")
    for (kind, id) in [
      ("job.save", Self.id), ("job.unsave", Self.id), ("job.save", CareersSamples.withdrawn.id),
    ] {
      let draft = try OutboxDraft(kind, of: id.rawValue, in: queue, name: nil)
      let entry = OutboxEntry(id: OutboxEntry.ID(rawValue: 1), draft: draft, createdAt: Self.fetchedAt)
      _ = try await senders[kind]?.isDone(entry)
    }

    #expect(try await store.changes().map(\.change) == [SavedChange(true, Self.id.rawValue, .job)])
  }

  // MARK: - A job

  @Test func `a job that is stored shows the change, and loses nothing`() async throws {
    let detail = JobDetail(
      job: CareersSamples.savable,
      description: "d",
      requirements: EntryList(["r"], unreadableCount: 1),
      coordinates: CareersSamples.welderDetail.coordinates
    )
    service.prepare { $0.jobs[Self.id] = .success(CareersSamples.fetched(detail, .offline)) }
    _ = try await change()(SavedChange(true, Self.id.rawValue, .job), name: nil)

    let shown = try await MarkedJobs(service, marks: marks()).job(Self.id, .cacheOnly)

    #expect(shown.job.viewer?.isSaved == true)
    #expect(shown.description == "d" && shown.coordinates != nil)
    #expect(shown.requirements == EntryList(["r"], unreadableCount: 1))
  }

  // MARK: - The saved list

  @Test func `a save that waits comes first, as the entry that is stored`() async throws {
    _ = try await saved.set(true, CareersSamples.withdrawn.id)
    _ = try await change()(SavedChange(true, Self.id.rawValue, .job), name: nil, isOffline: true)

    let list = try await list([CareersSamples.savable])(SavedQuery(), count: 1, .cacheFirst)

    #expect(list.entries.map(\.id) == [Self.id, CareersSamples.withdrawn.id])
    #expect(list.entries.map(\.isWaiting) == [true, false])
    #expect(list.entries.map(\.isSaved) == [true, true])
    #expect(list.entries.first?.entry?.title == CareersSamples.savable.title)
    #expect(list.total == 2)
  }

  @Test func `a save of which nothing is stored is listed by its id`() async throws {
    _ = try await change()(SavedChange(true, Self.id.rawValue, .job), name: nil, isOffline: true)

    let list = try await list()(SavedQuery(), count: 1, .cacheFirst)

    #expect(list.entries == [.unknown(Self.id, isWaiting: true)])
  }

  @Test func `a removal that waits stays in the list and says so`() async throws {
    _ = try await saved.set(true, Self.id)
    _ = try await change()(SavedChange(false, Self.id.rawValue, .job), name: nil, isOffline: true)

    let list = try await list()(SavedQuery(), count: 1, .cacheFirst)

    #expect(list.entries.map(\.isSaved) == [false])
    #expect(list.entries.map(\.isWaiting) == [true])
    #expect(list.total == 1)
  }

  @Test func `of several changes of an entry that wait the last one counts`() async throws {
    let queue = OutboxQueue(area: "careers", account: "a")
    for (number, kind) in [(1, "job.save"), (2, "job.unsave")] {
      await outbox.put(
        OutboxEntry(
          id: OutboxEntry.ID(rawValue: number),
          draft: try OutboxDraft(kind, of: Self.id.rawValue, in: queue),
          createdAt: Self.fetchedAt,
          attempts: 1
        )
      )
    }
    _ = try await saved.set(true, Self.id)

    let list = try await list()(SavedQuery(), count: 1, .cacheFirst)

    #expect(list.entries.map(\.isSaved) == [false])
  }

  @Test(arguments: [
    (FetchPolicy.cacheFirst, StaleReason.offline), (.networkFirst, .offline), (.cacheOnly, .notChecked),
  ])
  func `without a connection and a stored list, saves that wait are the beginning of it`(
    policy: FetchPolicy,
    reason: StaleReason
  ) async throws {
    _ = try await change()(SavedChange(true, Self.id.rawValue, .job), name: nil, isOffline: true)
    saved.fail(.offline)
    let browse = list([CareersSamples.savable])

    let list = try await browse(SavedQuery(), count: 20, policy)

    #expect(list.entries.map(\.id) == [Self.id])
    #expect(list.entries.map(\.isWaiting) == [true])
    #expect(list.provenance == .neverFetched(because: reason))
    await #expect(throws: ServiceError.offline) {
      try await browse.continuing(list, of: SavedQuery(), policy)
    }
    saved.fail(nil)
    _ = try await saved.set(true, CareersSamples.withdrawn.id)
    let whole = try await browse.continuing(list, of: SavedQuery(), .cacheFirst)
    #expect(whole.entries.map(\.id) == [Self.id, CareersSamples.withdrawn.id])
    #expect(whole.next == nil)
  }

  @Test func `saves that wait say that the session was not renewed, which is no error of the list`()
    async throws
  {
    _ = try await change()(SavedChange(true, Self.id.rawValue, .job), name: nil, isOffline: true)
    saved.fail(.sessionNotRenewed)

    let list = try await list([CareersSamples.savable])(SavedQuery(), count: 20, .cacheFirst)

    #expect(list.provenance == .neverFetched(because: .sessionNotRenewed))
  }

  @Test(arguments: [ServiceError.signInNeeded, .sessionEnded, .cancelled])
  func `an error that the user has to act on is not hidden by saves that wait`(error: ServiceError)
    async throws
  {
    _ = try await change()(SavedChange(true, Self.id.rawValue, .job), name: nil, isOffline: true)
    saved.fail(error)

    await #expect(throws: error) { try await list()(SavedQuery(), count: 20, .cacheOnly) }
  }

  @Test func `a stored list shows saves and removals that the service has by now`() async throws {
    let part = stored([CareersSamples.withdrawn], total: 1)
    let browse = BrowseSaved(saved: StoredSaved(part: part), marks: marks()) { _ in [CareersSamples.savable] }
    let change = change()
    _ = try await change(SavedChange(true, Self.id.rawValue, .job), name: nil)
    _ = try await saved.set(true, CareersSamples.withdrawn.id)
    _ = try await change(SavedChange(false, CareersSamples.withdrawn.id.rawValue, .job), name: nil)

    let list = try await browse(SavedQuery(), count: 1, .cacheOnly)

    #expect(list.entries.map(\.id) == [Self.id])
    #expect(list.entries.map(\.isWaiting) == [false])
    #expect(list.total == 1)
  }

  @Test func `an entry that is saved once more is listed once, and the whole list is counted`() async throws {
    let jobs = (1...3).map { Job(id: Job.ID(rawValue: Self.uuid($0)), title: "Job \($0)") }
    let parts = [0: stored(Array(jobs.prefix(2)), next: 2, total: 3), 2: stored([jobs[2]], total: 3)]
    let browse = BrowseSaved(saved: StoredSaved(parts: parts), marks: marks()) { ids in
      jobs.filter { ids.contains($0.id) }
    }
    _ = try await change()(SavedChange(true, Self.uuid(3), .job), name: nil, isOffline: true)

    let list = try await browse(SavedQuery(), count: 5, .cacheOnly)

    #expect(list.entries.map(\.id) == [jobs[2].id, jobs[0].id, jobs[1].id])
    #expect(list.total == 3)
  }

  @Test(arguments: [(1, true, 3), (1, false, 2), (3, true, nil), (3, false, nil)])
  func `a part of a list counts changes of its own entries, and has no total where others are changed`(
    number: Int,
    isSaved: Bool,
    total: Int?
  ) async throws {
    let jobs = (1...2).map { Job(id: Job.ID(rawValue: Self.uuid($0)), title: "Job \($0)") }
    let part = stored(jobs, next: 2, total: 3)
    try await store.update { _ in
      [ConfirmedChange(SavedChange(isSaved, Self.uuid(number), .job), at: Self.fetchedAt)]
    }
    let browse = BrowseSaved(saved: StoredSaved(part: part), marks: marks()) { _ in [] }

    #expect(try await browse(SavedQuery(), count: 1, .cacheOnly).total == total)
  }

  @Test(arguments: [(false, 3), (true, nil)] as [(Bool, Int?)])
  func `a removal that waits does not change the total, and a save that waits may`(
    isSaved: Bool,
    total: Int?
  ) async throws {
    let jobs = (1...2).map { Job(id: Job.ID(rawValue: Self.uuid($0)), title: "Job \($0)") }
    let part = stored(jobs, next: 2, total: 3)
    let browse = BrowseSaved(saved: StoredSaved(part: part), marks: marks()) { _ in [] }
    _ = try await change()(SavedChange(isSaved, Self.uuid(3), .job), name: nil, isOffline: true)

    #expect(try await browse(SavedQuery(), count: 1, .cacheOnly).total == total)
  }

  private static func uuid(_ number: Int) -> String { "4f91d118-0b61-4667-89dc-f51fc0eb8fe\(number)" }

  // MARK: - Finding what is stored

  @Test func `a job is found where it was shown, on its page, and in the stored list`() async throws {
    let jobs = (1...3).map { Job(id: Job.ID(rawValue: Self.uuid($0)), title: "Job \($0)") }
    service.prepare {
      $0.jobPages[0] = .success(CareersSamples.page([jobs[0]], next: 1))
      $0.jobPages[1] = .success(CareersSamples.page([jobs[2]]))
      $0.jobs[jobs[1].id] = .success(CareersSamples.fetched(JobDetail(job: jobs[1])))
    }
    let repository = MarkedJobs(service, marks: marks())
    _ = try await repository.jobs(JobQuery(text: "x"), PageRequest(), .cacheFirst)
    let asked = service.requests.count

    let found = await repository.stored(jobs.map(\.id) + [Self.id])

    #expect(Set(found) == Set(jobs))
    #expect(
      service.requests.dropFirst(asked).allSatisfy { request in
        switch request {
        case .jobs(_, _, let policy), .job(_, let policy), .posts(_, _, let policy): policy == .cacheOnly
        }
      }
    )
  }

  @Test func `a narrowed list is looked through in a later run too`() async throws {
    service.prepare { $0.jobPages[0] = .success(CareersSamples.page([CareersSamples.welder])) }
    let recent = RecentInMemory()
    let query = JobQuery(text: "welder")
    let first = MarkedJobs(service, marks: marks(), recent: recent)
    _ = try await first.jobs(query, PageRequest(), .networkFirst)
    _ = try await first.jobs(JobQuery(), PageRequest(), .networkFirst)
    #expect(await recent.queries() == [query])

    _ = await MarkedJobs(service, marks: marks(), recent: recent).stored([Job.ID(rawValue: "elsewhere")])

    #expect(service.requests.last == .jobs(query, PageRequest(), .cacheOnly))
  }

  @Test func `a post is found in the stored feed`() async {
    service.prepare { $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts)) }

    let found = await MarkedPosts(service, marks: marks()).stored([CareersSamples.festivalPost.id])

    #expect(found == [CareersSamples.festivalPost])
  }

  @Test func `a post that was opened is found after it has left the feed`() async {
    service.prepare { $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts(1...2))) }
    let opened = CareersSamples.fetched(CareersSamples.festivalPost)
    let posts = MarkedPosts(service, marks: marks(), opened: FakeOpenedPosts([opened]))

    let found = await posts.stored([CareersSamples.festivalPost.id])

    #expect(found == [CareersSamples.festivalPost])
  }
}

/// A stored list of saved jobs.
private struct StoredSaved: SavedEntries {
  let parts: [Int: Fetched<EntryPage<Job>>]

  init(parts: [Int: Fetched<EntryPage<Job>>]) { self.parts = parts }

  init(part: Fetched<EntryPage<Job>>) { parts = [0: part] }

  func saved(_ page: PageRequest, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryPage<Job>>
  {
    guard let part = parts[page.offset] else { throw .offline }
    return part
  }

  func set(_ isSaved: Bool, _ id: Job.ID) async throws(ServiceError) -> Bool { throw .offline }
}

/// Remembers queries in memory.
private final class RecentInMemory: RecentQueries {
  private let stored = Mutex<[JobQuery]>([])

  func queries() async -> [JobQuery] { stored.withLock(\.self) }

  func remember(_ query: JobQuery) async { stored.withLock { $0.insert(query, at: 0) } }
}
