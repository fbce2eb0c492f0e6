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

@MainActor @Suite(.timeLimit(.minutes(1))) struct SectionViewModelTests {
  @Test func `a section is loading until its page is there`() async {
    let page = Request.page(Samples.section.address, .cacheFirst)
    let sut = SUT(holding: page)
    async let loading: Void = sut.viewModel.load(LoadRequest())

    await sut.gate.arrival(of: page)
    #expect(sut.viewModel.state.opened == .loading)

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
    while sut.shown("old") == nil { await Task.yield() }
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
    #expect(sut.shown("popular")?.products == SUT.popular.products)
    #expect(sut.shown("popular")?.next == nil)
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

  @Test func `a page is as stale as the products that were added`() async {
    let sut = SUT(limit: 7)
    let added = Fetched(list(11...12), provenance: SUT.stale(.offline, later: -60))
    sut.repository.prepare { $0.products[SUT.second] = .success(added) }

    await sut.viewModel.load(LoadRequest())

    #expect(sut.viewModel.state.provenance == added.provenance)
  }
}

// MARK: - Once more

extension SectionViewModelTests {
  @Test func `the page and its products stay while they are refreshed`() async {
    let page = Request.page(Samples.section.address, .networkFirst)
    let slow = Request.products(SUT.lazy, .networkFirst)
    let sut = SUT(holding: page, slow)
    await sut.viewModel.load(LoadRequest())
    async let refreshing: Void = sut.viewModel.load(LoadRequest(.networkFirst))

    await sut.gate.arrival(of: page)
    #expect(sut.viewModel.state.opened == .refreshing(Samples.opened()))
    #expect(sut.shown("fresh") == list(1...3))

    await sut.gate.open(page)
    await sut.gate.arrival(of: slow)
    #expect(sut.block("fresh") == .refreshing(Samples.sourced(list(1...3))))

    sut.repository.prepare { $0.products[SUT.lazy] = .success(Samples.sourced(list(5...6))) }
    await sut.gate.open(slow)
    await refreshing
    #expect(sut.block("fresh") == .loaded(Samples.sourced(list(5...6))))
  }

  @Test func `the page and its products stay when they cannot be refreshed`() async {
    let sut = SUT()
    await sut.viewModel.load(LoadRequest())
    sut.repository.prepare { $0.pages[Samples.section.address] = .failure(.offline) }

    await sut.viewModel.load(LoadRequest(.networkFirst))

    let failure = OpenSectionFailure(.service(.offline), .section("series"))
    #expect(sut.viewModel.state.opened == .failed(failure, previous: Samples.opened()))
    #expect(sut.shown("fresh") == list(1...3))
    #expect(sut.viewModel.failure(in: Samples.context) == nil)
    #expect(!sut.repository.requests.contains(.products(SUT.lazy, .networkFirst)))
  }

  @Test func `products that cannot be refreshed stay, with the reason`() async {
    let sut = SUT()
    await sut.viewModel.load(LoadRequest())
    sut.repository.prepare { $0.products[SUT.lazy] = .failure(.offline) }

    await sut.viewModel.load(LoadRequest(.networkFirst))

    #expect(sut.block("fresh") == .failed(.offline, previous: Samples.sourced(list(1...3))))
  }

  @Test func `a list does not shrink while it is refreshed`() async {
    let slow = Request.products(SUT.third, .networkFirst)
    let sut = SUT(limit: 9, holding: slow)
    await sut.viewModel.load(LoadRequest())
    async let refreshing: Void = sut.viewModel.load(LoadRequest(.networkFirst))

    await sut.gate.arrival(of: slow)
    #expect(sut.shown("popular")?.products.count == 9)

    await sut.gate.open(slow)
    await refreshing
    #expect(sut.shown("popular")?.products.count == 9)
  }

  @Test func `products that came with the page are those of the latest page`() async {
    let sut = SUT()
    await sut.viewModel.load(LoadRequest())
    let block = Samples.block("dark", "Nordiskt mörker", StreamingSamples.products(1...1))
    sut.repository.prepare {
      $0.pages[Samples.section.address] = .success(Samples.sourced(Samples.page([block])))
    }

    await sut.viewModel.load(LoadRequest(.networkFirst))

    #expect(sut.shown("dark") == list(1...1))
    #expect(sut.viewModel.state.blocks.count == 1, "blocks that are gone are forgotten")
  }

  @Test func `of two loads that overlap the later one is shown, and the earlier one is cancelled`() async {
    let slow = Request.page(Samples.section.address, .cacheFirst)
    let sut = SUT(holding: slow)
    async let earlier: Void = sut.viewModel.load(LoadRequest())
    await sut.gate.arrival(of: slow)

    await sut.viewModel.load(LoadRequest(.networkFirst))
    sut.repository.prepare { $0.pages[Samples.section.address] = .failure(.unavailable) }
    await sut.gate.open(slow)
    await earlier

    #expect(sut.viewModel.state.opened == .loaded(Samples.opened()))
    #expect(sut.cancelled == [slow])
  }

  @Test func `products of a load that was superseded are dropped, and no longer loaded`() async {
    let slow = Request.products(SUT.lazy, .cacheFirst)
    let sut = SUT(holding: slow)
    async let earlier: Void = sut.viewModel.load(LoadRequest())
    await sut.gate.arrival(of: slow)

    await sut.viewModel.load(LoadRequest(.networkFirst))
    sut.repository.prepare { $0.products[SUT.lazy] = .success(Samples.sourced(list(7...9))) }
    await sut.gate.open(slow)
    await earlier

    while sut.cancelled.isEmpty { await Task.yield() }
    #expect(sut.shown("fresh") == list(1...3))
    #expect(sut.cancelled == [slow])
  }

  @Test func `a block that had not come is loaded although the page could not be refreshed`() async {
    let slow = Request.products(SUT.lazy, .cacheFirst)
    let sut = SUT(holding: slow)
    async let earlier: Void = sut.viewModel.load(LoadRequest())
    await sut.gate.arrival(of: slow)
    sut.repository.prepare { $0.pages[Samples.section.address] = .failure(.offline) }

    await sut.viewModel.load(LoadRequest(.networkFirst))

    #expect(sut.shown("fresh") == list(1...3))
    await sut.gate.open(slow)
    await earlier
  }

  @Test func `a load that is cancelled cancels its blocks`() async {
    let slow = Request.products(SUT.lazy, .cacheFirst)
    let sut = SUT(holding: slow)
    let loading = Task { await sut.viewModel.load(LoadRequest()) }
    await sut.gate.arrival(of: slow)

    loading.cancel()
    await loading.value
    await sut.gate.open(slow)

    // The other block may have been under way as well.
    while !sut.cancelled.contains(slow) { await Task.yield() }
    #expect(sut.viewModel.state.opened == .loaded(Samples.opened()))
  }
}

// MARK: - More of one block

extension SectionViewModelTests {
  @Test func `one block is continued until its end`() async {
    let sut = SUT(SUT.oneBlock, limit: 4)
    await sut.viewModel.load(LoadRequest())
    var counts: [Int] = []

    while sut.viewModel.hasMore {
      await sut.viewModel.loadMore(LoadRequest())
      counts.append(min(sut.shown("popular")?.products.count ?? 0, sut.viewModel.state.layout.limit))
    }

    #expect(counts == [8, 9])
    #expect(sut.repository.requests.count { $0 == .products(SUT.third, .cacheFirst) } == 1)
  }

  @Test func `products that are there already are shown without asking`() async {
    let sut = SUT(SUT.oneBlock, limit: 3)
    await sut.viewModel.load(LoadRequest())
    let before = sut.repository.requests

    await sut.viewModel.loadMore(LoadRequest())

    #expect(sut.viewModel.state.layout == .full(limit: 6))
    #expect(sut.repository.requests == before)
  }

  @Test func `more is tried again after a failure`() async {
    let sut = SUT(SUT.oneBlock, limit: 6)
    await sut.viewModel.load(LoadRequest())
    sut.repository.prepare { $0.products[SUT.second] = .failure(.timedOut) }
    await sut.viewModel.loadMore(LoadRequest())
    #expect(sut.block("popular") == .partial(Samples.sourced(SUT.popular), .timedOut))
    sut.repository.prepare { $0.products[SUT.second] = .success(Samples.sourced(list(11...12))) }

    await sut.viewModel.loadMore(LoadRequest())

    #expect(sut.shown("popular")?.products.count == 8)
    #expect(sut.viewModel.state.layout == .full(limit: 12))
  }

  @Test func `a page of several blocks is not continued`() async {
    let sut = SUT()
    await sut.viewModel.load(LoadRequest())
    let before = sut.repository.requests

    await sut.viewModel.loadMore(LoadRequest())

    #expect(!sut.viewModel.hasMore)
    #expect(sut.repository.requests == before)
  }

  @Test func `nothing is continued before there is a page`() async {
    let sut = SUT(SUT.oneBlock)

    await sut.viewModel.loadMore(LoadRequest())

    #expect(!sut.viewModel.hasMore)
    #expect(sut.repository.requests.isEmpty)
  }
}

private typealias Request = FakeStreamingRepository.Request

private func list(_ numbers: ClosedRange<Int>, next: PageAddress? = nil) -> ProductList {
  ProductList(products: StreamingSamples.products(numbers), next: next)
}

/// A view model over prepared answers, some of which are held back.
@MainActor
private struct SUT {
  nonisolated static let lazy = Samples.address("fresh", 1)
  nonisolated static let older = Samples.address("old", 1)
  nonisolated static let second = Samples.address("popular", 2)
  nonisolated static let third = Samples.address("popular", 3)
  nonisolated static let popular = ProductList(products: ProductSamples.popular, total: 48, next: second)
  nonisolated static let oneBlock = SectionRequest(section: TextQuery("series"), block: TextQuery("popular"))

  let viewModel: SectionViewModel
  let gate: AnswerGate<Request>
  let repository: FakeStreamingRepository
  private let log: CancellationLog

  init(_ request: SectionRequest = .section("series"), limit: Int? = nil, holding held: Request...) {
    self.init(request, limit: limit, holding: held)
  }

  init(_ request: SectionRequest = .section("series"), limit: Int? = nil, holding held: [Request]) {
    let gate = AnswerGate(holding: Set(held))
    let log = CancellationLog()
    repository = FakeStreamingRepository {
      await gate.pass($0)
      if Task.isCancelled { log.note($0) }
    }
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced(Samples.catalog))
      answers.pages[Samples.section.address] = .success(Samples.sourced(Samples.page))
      answers.products[Self.lazy] = .success(Samples.sourced(list(1...3)))
      answers.products[Self.older] = .success(Samples.sourced(list(4...4)))
      answers.products[Self.second] = .success(Samples.sourced(list(11...12, next: Self.third)))
      answers.products[Self.third] = .success(Samples.sourced(list(12...13)))
    }
    viewModel = SectionViewModel(request, limit: limit, open: OpenSection(repository: repository))
    (self.gate, self.log) = (gate, log)
  }

  /// The requests that were cancelled before they were answered.
  var cancelled: [Request] { log.requests.withLock(\.self) }

  func block(_ id: String) -> BlockState? {
    let blocks = viewModel.state.opened.shown?.page.blocks ?? []
    return blocks.first { $0.id.rawValue == id }.map(viewModel.state.block)
  }

  func shown(_ id: String) -> ProductList? { block(id)?.shown?.value }

  nonisolated static func stale(_ reason: StaleReason, later seconds: Double) -> Provenance {
    Provenance(
      kind: .stored,
      fetchedAt: StreamingSamples.fetchedAt.addingTimeInterval(seconds),
      staleness: reason
    )
  }
}

private final class CancellationLog: Sendable {
  let requests = Mutex<[Request]>([])

  func note(_ request: Request) { requests.withLock { $0.append(request) } }
}
