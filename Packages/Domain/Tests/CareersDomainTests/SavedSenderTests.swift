import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite struct SavedSenderTests {
  private let queue = OutboxQueue(area: "careers", account: "a")

  private func isDone(_ kind: String, _ job: Job, in parts: [Int: Fetched<EntryPage<Job>>]) async throws
    -> Bool?
  {
    let senders = OutboxRoute.savedSenders(jobs: PagedSaved(parts: parts), posts: FakeSaved<Post>([]))
    let draft = try OutboxDraft(kind, of: job.id.rawValue, in: queue)
    let entry = OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: draft,
      createdAt: CareersSamples.fetchedAt
    )
    return try await senders[kind]?.isDone(entry)
  }

  @Test(arguments: [("job.save", true), ("job.unsave", false)])
  func `an entry is looked for in all parts of the list`(kind: String, isDone expected: Bool) async throws {
    let parts = [
      0: CareersSamples.page([CareersSamples.savable], next: 1),
      1: CareersSamples.page([CareersSamples.withdrawn]),
    ]

    #expect(try await isDone(kind, CareersSamples.withdrawn, in: parts) == expected)
    #expect(try await isDone(kind, CareersSamples.welder, in: parts) == !expected)
  }

  @Test(arguments: ["job.save", "job.unsave"])
  func `a change is sent again where a list that changed between its parts may have the entry`(kind: String)
    async throws
  {
    let parts = [
      0: CareersSamples.page([CareersSamples.savable], next: 1, total: 3),
      1: CareersSamples.page([CareersSamples.withdrawn], total: 2),
    ]

    #expect(try await isDone(kind, CareersSamples.welder, in: parts) == false)
    #expect(try await isDone(kind, CareersSamples.withdrawn, in: parts) == (kind == "job.save"))
  }

  @Test(arguments: ["job.save", "job.unsave"])
  func `a change is sent again where an entry that could not be read may be the one`(kind: String)
    async throws
  {
    let list = EntryPage(entries: [CareersSamples.savable], total: 2, unreadableCount: 1)

    #expect(try await isDone(kind, CareersSamples.welder, in: [0: CareersSamples.fetched(list)]) == false)
  }

  @Test(
    arguments: ["job.save", "job.unsave"],
    [
      (.timedOut, .timedOut), (.offline, .offline), (.unavailable, .unavailable),
      (
        .rateLimited(until: CareersSamples.fetchedAt),
        .rateLimited(until: CareersSamples.fetchedAt)
      ),
    ] as [(reason: StaleReason, error: ServiceError)]
  )
  func `a stored list does not tell whether a change was made, and the error says why`(
    kind: String,
    cause: (reason: StaleReason, error: ServiceError)
  ) async {
    let stored = CareersSamples.fetched(EntryPage(entries: [CareersSamples.savable]), cause.reason)

    await #expect(throws: cause.error) {
      try await isDone(kind, CareersSamples.savable, in: [0: stored])
    }
  }

  @Test(
    arguments: [
      ("job.save", SavedChange(true, "a", .job)), ("job.unsave", SavedChange(false, "a", .job)),
      ("post.save", SavedChange(true, "a", .post)), ("post.unsave", SavedChange(false, "a", .post)),
      ("job.apply", nil), ("job", nil),
    ] as [(String, SavedChange?)]
  )
  func `a change is read from the kind of its entry`(kind: String, change: SavedChange?) throws {
    #expect(SavedChange(try OutboxDraft(kind, of: "a", in: queue)) == change)
  }
}

/// A list of saved jobs in parts.
private struct PagedSaved: SavedEntries {
  let parts: [Int: Fetched<EntryPage<Job>>]

  func saved(_ page: PageRequest, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryPage<Job>>
  {
    guard let part = parts[page.offset] else { throw .notFound }
    return part
  }

  func set(_ isSaved: Bool, _ id: Job.ID) async throws(ServiceError) -> Bool { throw .offline }
}
