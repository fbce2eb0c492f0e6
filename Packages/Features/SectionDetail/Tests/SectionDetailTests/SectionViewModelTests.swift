import ClockFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import SectionDetail
import StreamingDomain
import StreamingFakes
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SectionViewModelTests {
  @Test func `a section is loading until its page is there`() async {
    let page = Request.page(Samples.section.address, .cacheFirst)
    let sut = SUT(holding: page)
    async let loading: Void = sut.viewModel.load(LoadRequest())

    await sut.gate.arrival(of: page)
    #expect(sut.viewModel.state.opened == .loading)
    #expect(!sut.viewModel.state.hasCachedCopies, "nothing was looked up")

    await sut.gate.open(page)
    await loading
    #expect(sut.viewModel.state.opened == .loaded(Samples.opened()))
  }

  @Test func `blocks begin with what came with the page`() async {
    let slow = Request.products(SUT.lazy, .cacheFirst)
    let sut = SUT(holding: slow)
    async let loading: Void = sut.viewModel.load(LoadRequest())

    await sut.gate.arrival(of: slow)
    #expect(sut.shown("dark")?.products == ProductSamples.dark)
    #expect(sut.block("fresh") == .loading)

    await sut.gate.open(slow)
    await loading
  }

  @Test(arguments: [
    (
      SectionRequest.section("eri"),
      OpenSectionError.section(.noMatch(suggestions: [Samples.section, Samples.other]))
    ),
    (.section("s"), .section(.ambiguous([Samples.section, Samples.other]))),
    (
      SectionRequest(section: TextQuery("series"), category: TextQuery("x")),
      .category(.noMatch(suggestions: []))
    ),
    (SectionRequest(section: TextQuery("series"), block: TextQuery("x")), .block(.noMatch(suggestions: []))),
  ])
  func `a request that means nothing says why`(request: SectionRequest, error: OpenSectionError) async {
    let sut = SUT(request)

    await sut.viewModel.load(LoadRequest())

    #expect(sut.viewModel.state.opened == .failed(OpenSectionFailure(error, request), previous: nil))
    #expect(sut.viewModel.failure(in: Samples.context) != nil)
    #expect(sut.viewModel.records == nil)
  }

  @Test func `a category is opened`() async {
    let sut = SUT(SectionRequest(section: TextQuery("series"), category: TextQuery("drama")))
    let drama = Samples.page([Samples.dark])
    sut.repository.prepare { $0.pages[Samples.drama.address] = .success(Samples.sourced(drama)) }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.viewModel.state.opened == .loaded(Samples.opened(drama, category: Samples.drama)))
  }

  @Test func `one block is opened`() async {
    let sut = SUT(SectionRequest(section: TextQuery("series"), block: TextQuery("nord")))

    await sut.viewModel.load(LoadRequest())

    #expect(sut.viewModel.state.opened.shown?.page.blocks == [Samples.dark])
    #expect(sut.viewModel.state.layout == .full(limit: 10))
  }

  @Test func `use cases are observed`() async {
    let events = Mutex<[FeatureEvent]>([])
    let repository = FakeStreamingRepository()
    repository.prepare { $0.catalog = .success(Samples.sourced(Samples.catalog)) }
    let open = OpenSection(repository: repository)
    let viewModel = SectionViewModel(.section("series"), open: open) { event in
      events.withLock { $0.append(event) }
    }

    await viewModel.load(LoadRequest())

    #expect(
      events.withLock(\.self) == [
        .useCase("OpenSection", .began), .useCase("OpenSection", .ended(.failed("not-found"))),
      ]
    )
  }
}

// MARK: - Blocks

extension SectionViewModelTests {
  @Test func `deferred blocks are loaded at the same time, each shown as it comes`() async {
    let slow = Request.products(SUT.lazy, .cacheFirst)
    let sut = SUT(holding: slow)
    async let loading: Void = sut.viewModel.load(LoadRequest())

    await sut.gate.arrival(of: slow)
    await waitUntil { sut.shown("old") != nil }
    #expect(sut.shown("old") == list(4...4))
    #expect(sut.block("fresh") == .loading)

    await sut.gate.open(slow)
    await loading
    #expect(sut.shown("fresh") == list(1...3))
  }

  @Test func `at most eight blocks are loaded at once`() async {
    let blocks = (1...9).map { Samples.deferred("\($0)", nil) }
    let requests = (1...9).map { Request.products(Samples.address("\($0)", 1), .cacheFirst) }
    let sut = SUT(holding: requests)
    sut.repository.prepare {
      $0.pages[Samples.section.address] = .success(Samples.sourced(Samples.page(blocks)))
    }
    async let loading: Void = sut.viewModel.load(LoadRequest())

    for request in requests.prefix(8) { await sut.gate.arrival(of: request) }
    for _ in 1...100 { await Task.yield() }
    #expect(!sut.repository.requests.contains(requests[8]))

    await sut.gate.open(requests[3])
    await sut.gate.arrival(of: requests[8])
    for request in requests { await sut.gate.open(request) }
    await loading
  }

  @Test func `a block that fails leaves the others alone`() async {
    let sut = SUT()
    sut.repository.prepare { $0.products[SUT.lazy] = .failure(.unavailable) }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.block("fresh") == .failed(.unavailable, previous: nil))
    #expect(sut.shown("old") == list(4...4))
    #expect(sut.shown("dark") == ProductList(products: ProductSamples.dark))
    #expect(sut.viewModel.failure(in: Samples.context) == nil)
  }

  @Test(arguments: [(6, 6, SUT.second), (7, 8, SUT.third), (8, 8, SUT.third), (9, 9, nil), (1000, 9, nil)])
  func `a block is loaded until there are enough products, or no more`(
    limit: Int,
    count: Int,
    next: PageAddress?
  ) async {
    let sut = SUT(limit: limit)

    await sut.viewModel.load(LoadRequest(.networkFirst))

    #expect(sut.shown("popular")?.products.count == count)
    #expect(sut.shown("popular")?.next == next)
    #expect(sut.repository.requests.contains(.products(SUT.second, .networkFirst)) == (limit > 6))
  }

  @Test(arguments: [(9, nil), (10, .malformed(.moving))] as [(Int, ServiceError?)])
  func `a block whose parts overlap has failed where titles are asked for that are missing`(
    limit: Int,
    error: ServiceError?
  ) async {
    let sut = SUT(limit: limit)

    await sut.viewModel.load(LoadRequest())

    #expect(sut.shown("popular")?.products.count == 9)
    #expect(sut.block("popular")?.error == error)
  }

  @Test func `what is there stays while more is loaded`() async {
    let slow = Request.products(SUT.second, .cacheFirst)
    let sut = SUT(limit: 7, holding: slow)
    async let loading: Void = sut.viewModel.load(LoadRequest())

    await sut.gate.arrival(of: slow)
    #expect(sut.block("popular") == .loadingMore(Samples.sourced(SUT.popular)))

    await sut.gate.open(slow)
    await loading
  }

  @Test func `what is there stays when more cannot be loaded`() async {
    let sut = SUT(limit: 7)
    sut.repository.prepare { $0.products[SUT.second] = .failure(.timedOut) }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.block("popular") == .partial(Samples.sourced(SUT.popular), .timedOut))
  }

  @Test func `a service that sends the same page for ever is asked once`() async {
    let sut = SUT(limit: 1000)
    let same = ProductList(products: SUT.popular.products, next: SUT.second)
    sut.repository.prepare { $0.products[SUT.second] = .success(Samples.sourced(same)) }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.repository.requests.count { $0 == .products(SUT.second, .cacheFirst) } == 1)
    #expect(sut.block("popular") == .partial(Samples.sourced(SUT.popular), .malformed(.endless)))
  }

  @Test(
    arguments: [
      // An empty part is the end where as many products came as the block has.
      (ProductList(products: [], total: 7), .malformed(.endless)),
      (ProductList(products: [], total: 6), nil),
      (ProductList(products: [], total: 48, next: SUT.third), .malformed(.endless)),
      // A part without a next link ends a list of unknown length, even if it repeats what is there.
      (list(1...1), nil),
      (ProductList(products: StreamingSamples.products(1...1), total: 7), .malformed(.endless)),
      (ProductList(products: StreamingSamples.products(1...1), total: 6), nil),
      (ProductList(products: StreamingSamples.products(1...1), total: 7, unreadableCount: 1), nil),
      (list(1...1, next: SUT.third), .malformed(.endless)),
      (ProductList(products: StreamingSamples.products(1...1), fault: .foreignAddress), .malformed(.endless)),
    ] as [(ProductList, ServiceError?)]
  )
  func `a part that adds nothing is the end only where the service says so`(
    part: ProductList,
    error: ServiceError?
  ) async {
    let sut = SUT(limit: 1000)
    let known = ProductList(products: StreamingSamples.products(1...6), next: SUT.second)
    let block = ContentBlock(id: Samples.popular.id, title: nil, content: .products(known))
    sut.repository.prepare { answers in
      answers.pages[Samples.section.address] = .success(Samples.sourced(Samples.page([block])))
      answers.products[SUT.second] = .success(Samples.sourced(part))
    }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.block("popular")?.error == error)
    #expect(sut.shown("popular")?.products == known.products)
    #expect(sut.shown("popular")?.isContinued == (error != nil))
  }

  @Test func `an empty part of unknown length is the end`() async {
    let sut = SUT(limit: 1000)
    let known = ProductList(products: StreamingSamples.products(1...6), next: SUT.second)
    let block = ContentBlock(id: Samples.popular.id, title: nil, content: .products(known))
    sut.repository.prepare { answers in
      answers.pages[Samples.section.address] = .success(Samples.sourced(Samples.page([block])))
      answers.products[SUT.second] = .success(Samples.sourced(ProductList(products: [])))
    }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.block("popular") == .loaded(Samples.sourced(ProductList(products: known.products))))
  }

  @Test func `a block that has titles, of which none came, has failed`() async {
    let sut = SUT()
    let hollow = ProductList(products: [], total: 48)
    let block = ContentBlock(id: Samples.dark.id, title: nil, content: .products(hollow))
    sut.repository.prepare { answers in
      answers.pages[Samples.section.address] = .success(
        Samples.sourced(Samples.page([block, Samples.fresh]))
      )
      answers.products[SUT.lazy] = .success(Samples.sourced(hollow))
    }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.block("dark") == .failed(.malformed(.nothingUsable), previous: nil))
    #expect(sut.block("fresh") == .failed(.malformed(.nothingUsable), previous: nil))
  }

  @Test(arguments: [
    (StreamingSamples.provenance, SUT.stale(.offline, later: 60), SUT.stale(.offline, later: 60)),
    (StreamingSamples.provenance, SUT.stale(.offline, later: -60), SUT.stale(.offline, later: -60)),
    (
      StreamingSamples.provenance, Provenance(kind: .stored, fetchedAt: .distantPast),
      StreamingSamples.provenance
    ),
    (SUT.stale(.timedOut, later: 0), StreamingSamples.provenance, SUT.stale(.timedOut, later: 0)),
    (SUT.stale(.timedOut, later: 0), SUT.stale(.offline, later: 60), SUT.stale(.timedOut, later: 0)),
    (SUT.stale(.timedOut, later: 0), SUT.stale(.offline, later: -60), SUT.stale(.offline, later: -60)),
  ])
  func `a page is as stale as its stalest part`(
    page: Provenance,
    products: Provenance,
    expected: Provenance
  ) async {
    let sut = SUT()
    sut.repository.prepare { answers in
      answers.pages[Samples.section.address] = .success(Fetched(Samples.page, provenance: page))
      answers.products[SUT.lazy] = .success(Fetched(list(1...3), provenance: products))
    }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.viewModel.state.provenance == expected)
  }

  @Test func `the titles of each block are a use case, called by the title of the block`() async {
    let events = Mutex<[FeatureEvent]>([])
    let repository = FakeStreamingRepository()
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced(Samples.catalog))
      answers.pages[Samples.section.address] = .success(
        Samples.sourced(Samples.page([Samples.fresh, Samples.deferred("x", nil)]))
      )
      answers.products[SUT.lazy] = .success(Samples.sourced(list(1...3)))
    }
    let viewModel = SectionViewModel(.section("series"), open: OpenSection(repository: repository)) { event in
      events.withLock { $0.append(event) }
    }

    await viewModel.load(LoadRequest())

    let all = events.withLock(\.self)
    #expect(all.contains(.useCase("OpenSection.products 'Nytt i veckan'", .ended(.fetched(.network)))))
    #expect(all.contains(.useCase("OpenSection.products", .ended(.failed("not-found")))))
  }

  @Test func `a page is as stale as the products that were added`() async {
    let sut = SUT(limit: 7)
    let added = Fetched(list(11...12), provenance: SUT.stale(.offline, later: -60))
    sut.repository.prepare { $0.products[SUT.second] = .success(added) }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.viewModel.state.provenance == added.provenance)
  }
}
