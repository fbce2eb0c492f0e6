import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowseEntriesTests {
  private let repository = FakeCareers()
  private var browse: BrowseJobs { BrowseJobs(repository: repository) }
  private let query = JobQuery(text: "weld", sponsorsVisa: true)

  @Test(arguments: [(1, 1), (50, 1), (51, 2), (60, 2), (61, 2)])
  func `as many parts are read as the count needs`(count: Int, parts: Int) async throws {
    prepare([0: (1...50, 50), 50: (51...60, nil)])

    let list = try await browse(query, count: count, .networkFirst)

    #expect(list.entries == CareersSamples.jobs(1...(parts == 1 ? 50 : 60)))
    #expect(list.next == (parts == 1 ? PageRequest(offset: 50) : nil))
    #expect(
      repository.requests
        == [0, 50].prefix(parts).map { .jobs(query, PageRequest(offset: $0), .networkFirst) }
    )
  }

  @Test func `a job that comes again in the part that follows is not repeated`() async throws {
    prepare([0: (1...50, 50), 50: (50...52, nil)])

    #expect(try await browse(query, count: 52, .cacheFirst).entries == CareersSamples.jobs(1...52))
  }

  @Test func `parts that bring nothing new are passed over`() async throws {
    prepare([0: (1...2, 2), 2: (1...2, 4), 4: (2...2, 5), 5: (3...3, nil)])

    let list = try await browse(query, count: 3, .cacheFirst)

    #expect(list.value == EntryPage(entries: CareersSamples.jobs(1...3), consistency: .overlapping))
  }

  @Test func `a list that only repeats itself is unreadable`() async throws {
    prepare([0: (1...2, 2), 2: (1...2, 4), 4: (1...2, 6), 6: (1...2, 8)])

    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      try await browse(query, count: 3, .cacheFirst)
    }
    #expect(repository.requests.count == 4)
  }

  @Test func `a list that repeats itself at its end has ended`() async throws {
    prepare([0: (1...2, 2), 2: (1...2, 4), 4: (1...2, 6), 6: (1...2, nil)])

    #expect(try await browse(query, count: 3, .cacheFirst).next == nil)
  }

  @Test func `the list is as stale as its stalest part`() async throws {
    prepare([0: (1...50, 50)])
    let stale = CareersSamples.fetched(EntryPage(entries: CareersSamples.jobs(51...51)), .offline)
    repository.prepare { $0.jobPages[50] = .success(stale) }

    #expect(try await browse(query, count: 51, .cacheFirst).provenance == stale.provenance)
  }

  @Test func `the newer total counts, and an older one where there is none`() {
    let first = EntryPage(entries: CareersSamples.jobs(1...1), total: 9)

    #expect(first.appending(EntryPage(entries: [], total: 8)).total == 8)
    #expect(first.appending(EntryPage(entries: [])).total == 9)
  }

  @Test func `what could not be read is counted in all parts together`() {
    let first = EntryPage(entries: CareersSamples.jobs(1...1), unreadableCount: 2)

    #expect(first.appending(EntryPage(entries: [], unreadableCount: 3)).unreadableCount == 5)
    #expect(first.appending(EntryPage(entries: [])).unreadableCount == 2)
  }

  @Test func `a list that ends is not read on`() async throws {
    let list = CareersSamples.page(CareersSamples.jobs(1...3))

    #expect(try await browse.continuing(list, of: query, .cacheFirst) == list)
    #expect(repository.requests.isEmpty)
  }

  @Test func `a part that fails fails the list`() async throws {
    prepare([0: (1...50, 50)])
    repository.prepare { $0.jobPages[50] = .failure(.timedOut) }

    await #expect(throws: ServiceError.timedOut) { try await browse(query, count: 51, .cacheFirst) }
  }

  private func prepare(_ pages: [Int: (numbers: ClosedRange<Int>, next: Int?)]) {
    repository.prepare { answers in
      for (offset, page) in pages {
        answers.jobPages[offset] = .success(
          CareersSamples.page(CareersSamples.jobs(page.numbers), next: page.next)
        )
      }
    }
  }
}
