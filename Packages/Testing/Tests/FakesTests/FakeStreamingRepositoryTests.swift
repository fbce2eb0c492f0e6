import DomainKernel
import StreamingDomain
import StreamingFakes
import Testing

@Suite struct FakeStreamingRepositoryTests {
  private let address = PageAddress(rawValue: "https://example.com/series")
  private let page = SectionPage(title: "Serier", description: nil, filters: [], blocks: [])
  private let products = ProductList(products: StreamingSamples.products(1...2))

  private func fetched<Value>(_ value: Value) -> Fetched<Value> {
    Fetched(value, provenance: StreamingSamples.provenance)
  }

  @Test func `what was not prepared is not found, and requests are remembered in order`() async {
    let repository = FakeStreamingRepository()
    let address = address

    await expectEach(
      of: [
        { _ = try await $0.catalog(.networkFirst) }, { _ = try await $0.page(at: address, .cacheOnly) },
        { _ = try await $0.storedPage(at: address, because: .offline) },
        { _ = try await $0.description(at: address, .cacheFirst) },
        { _ = try await $0.products(at: address, .networkFirst) },
      ],
      of: repository,
      toThrow: ServiceError.notFound
    )

    let requests: [FakeStreamingRepository.Request] = [
      .catalog(.networkFirst), .page(address, .cacheOnly), .storedPage(address, .offline),
      .description(address, .cacheFirst), .products(address, .networkFirst),
    ]
    #expect(repository.requests == requests)
  }

  @Test func `prepared answers are given, each to its own request`() async throws {
    var answers = FakeStreamingRepository.Answers()
    answers.catalog = .success(fetched(StreamingSamples.catalog))
    answers.pages[address] = .success(fetched(page))
    let repository = FakeStreamingRepository(answers)
    repository.prepare { answers in
      answers.descriptions[address] = .success(fetched("Series of the north."))
      answers.products[address] = .success(fetched(products))
      answers.storedPages[address] = .success(fetched(page).stale(because: .replaced))
    }

    #expect(try await repository.catalog(.cacheFirst) == fetched(StreamingSamples.catalog))
    #expect(try await repository.page(at: address, .cacheFirst) == fetched(page))
    let stored = try await repository.storedPage(at: address, because: .offline)
    #expect(stored.provenance.staleness == .replaced)
    #expect(try await repository.description(at: address, .cacheFirst).value == "Series of the north.")
    #expect(try await repository.products(at: address, .cacheFirst) == fetched(products))
  }

  @Test func `the call-back runs between the request and the answer, which it may prepare`() async throws {
    let slot = Slot<FakeStreamingRepository>()
    let repository = FakeStreamingRepository { [answer = fetched(StreamingSamples.catalog)] request in
      #expect(slot.value?.requests == [request])
      slot.value?.prepare { $0.catalog = .success(answer) }
    }
    slot.fill(repository)

    #expect(try await repository.catalog(.cacheFirst).value == StreamingSamples.catalog)
  }
}
