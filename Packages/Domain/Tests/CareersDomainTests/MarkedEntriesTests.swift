import CareersDomain
import CareersFakes
import DomainKernel
import OutboxFakes
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct MarkedEntriesTests {
  private let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })

  private var marks: SavedMarks {
    let route = OutboxRoute(careersAccount: "a", jobs: FakeSaved<Job>([]), posts: FakeSaved<Post>([]))
    let change = ChangeSaved(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { CareersSamples.fetchedAt })
    ) { () async throws(ServiceError) in route }
    return SavedMarks(
      change: change,
      confirmed: ConfirmedChanges(store: FakeConfirmedChanges(), now: { CareersSamples.fetchedAt })
    )
  }

  @Test(arguments: [(0, nil, true), (1, nil, false), (0, .offline, false)] as [(Int, StaleReason?, Bool)])
  func `a narrowed list is remembered when the service gives its beginning`(
    offset: Int,
    staleness: StaleReason?,
    isRemembered: Bool
  ) async throws {
    let (service, recent) = (FakeCareers(), RecentInMemory())
    let query = JobQuery(text: "welder")
    service.prepare {
      $0.jobPages[offset] = .success(
        CareersSamples.fetched(EntryPage(entries: CareersSamples.jobs(1...1)), staleness)
      )
    }

    let repository = MarkedJobs(service, marks: marks, recent: recent)
    _ = try await repository.jobs(query, PageRequest(offset: offset), .cacheFirst)

    #expect(await recent.queries() == (isRemembered ? [query] : []))
  }

  @Test func `marks leave the number of the entries that could not be read as it is`() async throws {
    let service = FakeCareers()
    service.prepare {
      $0.jobPages[0] = .success(
        CareersSamples.fetched(EntryPage(entries: CareersSamples.jobs(1...1), unreadableCount: 2))
      )
    }

    let list = try await MarkedJobs(service, marks: marks).jobs(JobQuery(), PageRequest(), .cacheFirst)

    #expect(list.unreadableCount == 2)
  }

  @Test func `a thousand jobs that were shown are found without another look`() async throws {
    let service = FakeCareers()
    service.prepare {
      $0.jobPages[0] = .success(CareersSamples.page(CareersSamples.jobs(1...999)))
      $0.jobPages[999] = .success(CareersSamples.page(CareersSamples.jobs(1000...1000)))
      $0.jobPages[1000] = .success(CareersSamples.page(CareersSamples.jobs(1001...1001)))
    }
    let repository = MarkedJobs(service, marks: marks)
    let first = CareersSamples.jobs(1...1)
    var looks: [Int] = []

    for offset in [0, 999, 1000] {
      _ = try await repository.jobs(JobQuery(), PageRequest(offset: offset), .cacheFirst)
      let asked = service.requests.count
      #expect(await repository.stored(first.map(\.id)) == first)
      looks.append(service.requests.count - asked)
    }

    #expect(looks == [0, 0, 2])
  }

  @Test func `an entry of which only the id is known was saved`() {
    let id = CareersSamples.savableID
    let unknown = SavedItem<Job>.unknown(id, isWaiting: true)
    let known = SavedItem.entry(CareersSamples.savable)

    #expect(unknown.id == id && unknown.isSaved == true && unknown.isWaiting && unknown.entry == nil)
    #expect(known.id == id && known.isSaved == false && !known.isWaiting)
    #expect(known.entry == CareersSamples.savable)
    #expect(!SavedItem.entry(CareersSamples.bare).isWaiting)
  }

  @Test func `a save that was refused is not shown as one that waits`() async throws {
    let job = CareersSamples.savable
    await outbox.put(
      OutboxEntry(
        id: OutboxEntry.ID(rawValue: 1),
        draft: try OutboxDraft(
          "job.save",
          of: job.id.rawValue,
          in: OutboxQueue(area: "careers", account: "a")
        ),
        createdAt: CareersSamples.fetchedAt,
        state: .refused(OutboxRefusal(.notFound, at: CareersSamples.fetchedAt)),
        attempts: 1
      )
    )

    #expect(await marks.applied(to: CareersSamples.page([job])).entries == [job])
  }
}

/// Remembers queries in memory.
private final class RecentInMemory: RecentQueries {
  private let stored = Mutex<[JobQuery]>([])

  func queries() async -> [JobQuery] { stored.withLock(\.self) }

  func remember(_ query: JobQuery) async { stored.withLock { $0.append(query) } }
}
