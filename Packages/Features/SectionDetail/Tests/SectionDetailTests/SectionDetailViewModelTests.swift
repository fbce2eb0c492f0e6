import DomainKernel
import FeatureFakes
import Foundation
import SectionDetail
import StreamingDomain
import StreamingFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct SectionDetailViewModelTests {
  typealias Request = FakeStreamingRepository.Request

  private let lazy = Samples.address("fresh", 1)
  private let older = Samples.address("old", 1)
  private let second = Samples.address("popular", 2)
  private let third = Samples.address("popular", 3)

  @Test func `a section is loading until its page is there`() async {
    let page = Request.page(Samples.section.address, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: page)
    async let opening: Void = viewModel.send(.open(.section("series"), .cacheFirst))

    await gate.arrival(of: page)
    #expect(viewModel.state == .loading)

    await gate.open(page)
    await opening
    #expect(viewModel.opened == Samples.opened())
  }

  @Test func `blocks begin with what came with the page`() async {
    let (viewModel, _, _) = makeSUT()

    await viewModel.send(.open(.section("series"), .cacheFirst))

    #expect(viewModel.block("dark") == .loaded(ProductList(products: ProductSamples.dark)))
    #expect(viewModel.block("fresh") == .loading)
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
    let (viewModel, _, _) = makeSUT()

    await viewModel.send(.open(request, .cacheFirst))

    #expect(viewModel.state == .failed(error, request))
  }

  @Test func `a category is opened`() async {
    let (viewModel, _, repository) = makeSUT()
    let drama = Samples.page([Samples.dark])
    repository.prepare { $0.pages[Samples.drama.address] = .success(Samples.sourced(drama)) }

    let request = SectionRequest(section: TextQuery("series"), category: TextQuery("drama"))
    await viewModel.send(.open(request, .cacheFirst))

    #expect(viewModel.opened == Samples.opened(drama, category: Samples.drama))
  }

  @Test func `one block is opened`() async {
    let (viewModel, _, _) = makeSUT()

    let request = SectionRequest(section: TextQuery("series"), block: TextQuery("nord"))
    await viewModel.send(.open(request, .cacheFirst))

    #expect(viewModel.opened?.page.blocks == [Samples.dark])
  }

  @Test func `deferred blocks are loaded at the same time, each shown as it comes`() async {
    let slow = Request.products(lazy, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    await viewModel.send(.open(.section("series"), .cacheFirst))
    async let loading: Void = viewModel.send(.loadDeferred(.cacheFirst))

    while viewModel.block("old") == .loading { await Task.yield() }
    #expect(viewModel.block("old") == .loaded(list(4...4)))
    #expect(viewModel.block("fresh") == .loading)

    await gate.open(slow)
    await loading
    #expect(viewModel.block("fresh") == .loaded(list(1...3)))
  }

  @Test func `a block that fails leaves the others alone`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.products[lazy] = .failure(.unavailable) }
    await viewModel.send(.open(.section("series"), .cacheFirst))

    await viewModel.send(.loadDeferred(.cacheFirst))

    #expect(viewModel.block("fresh") == .failed(.unavailable))
    #expect(viewModel.block("old") == .loaded(list(4...4)))
    #expect(viewModel.block("dark") == .loaded(ProductList(products: ProductSamples.dark)))
  }

  @Test func `more products are loaded until there are enough`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.open(.section("series"), .cacheFirst))

    await viewModel.send(.loadMore(Samples.popular.id, upTo: 7, .networkFirst))

    #expect(viewModel.block("popular")?.shown?.products.count == 8)
    #expect(viewModel.block("popular")?.shown?.next == third)
    #expect(repository.requests.last == .products(second, .networkFirst))
  }

  @Test func `more products are loaded until there are no more`() async {
    let (viewModel, _, _) = makeSUT()
    await viewModel.send(.open(.section("series"), .cacheFirst))

    await viewModel.send(.loadMore(Samples.popular.id, upTo: 1000, .cacheFirst))

    #expect(viewModel.block("popular")?.shown?.products.count == 9)
    #expect(viewModel.block("popular")?.shown?.next == nil)
  }

  @Test func `nothing is loaded where there are enough`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.open(.section("series"), .cacheFirst))
    let before = repository.requests

    await viewModel.send(.loadMore(Samples.popular.id, upTo: 6, .cacheFirst))

    #expect(repository.requests == before)
  }

  @Test func `what is there stays while more is loaded`() async {
    let slow = Request.products(second, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    await viewModel.send(.open(.section("series"), .cacheFirst))
    async let loading: Void = viewModel.send(.loadMore(Samples.popular.id, upTo: 7, .cacheFirst))

    await gate.arrival(of: slow)
    #expect(viewModel.block("popular") == .loadingMore(popular))

    await gate.open(slow)
    await loading
  }

  @Test func `what is there stays when more cannot be had`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.products[second] = .failure(.timedOut) }
    await viewModel.send(.open(.section("series"), .cacheFirst))

    await viewModel.send(.loadMore(Samples.popular.id, upTo: 7, .cacheFirst))

    #expect(viewModel.block("popular") == .missingMore(popular, .timedOut))
  }

  @Test func `a service that sends the same page for ever is asked once`() async {
    let (viewModel, _, repository) = makeSUT()
    let same = ProductList(products: popular.products, next: second)
    repository.prepare { $0.products[second] = .success(Samples.sourced(same)) }
    await viewModel.send(.open(.section("series"), .cacheFirst))

    await viewModel.send(.loadMore(Samples.popular.id, upTo: 1000, .cacheFirst))

    #expect(repository.requests.count { $0 == .products(second, .cacheFirst) } == 1)
    #expect(viewModel.block("popular")?.shown?.products == popular.products)
  }

  @Test func `of two sections opened one after the other the later one is shown`() async {
    let slow = Request.page(Samples.section.address, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    async let earlier: Void = viewModel.send(.open(.section("series"), .cacheFirst))
    await gate.arrival(of: slow)

    await viewModel.send(.open(.section("sport"), .cacheFirst))
    await gate.open(slow)
    await earlier

    #expect(viewModel.opened?.section == Samples.other)
  }

  @Test(arguments: [
    SectionDetailIntent.loadDeferred(.cacheFirst), .loadMore(Samples.popular.id, upTo: 7, .cacheFirst),
  ])
  func `products for a section that was left are dropped`(intent: SectionDetailIntent) async {
    let slow = [Request.products(lazy, .cacheFirst), .products(second, .cacheFirst)]
    let (viewModel, gate, _) = makeSUT(holding: slow[0], slow[1])
    await viewModel.send(.open(.section("series"), .cacheFirst))
    async let loading: Void = viewModel.send(intent)
    await gate.arrival(of: intent == .loadDeferred(.cacheFirst) ? slow[0] : slow[1])

    await viewModel.send(.open(.section("series"), .networkFirst))
    for request in slow { await gate.open(request) }
    await loading

    #expect(viewModel.block("fresh") == .loading)
    #expect(viewModel.block("popular") == .loaded(popular))
  }

  @Test(arguments: [
    (StreamingSamples.provenance, stale(.offline, later: 60), stale(.offline, later: 60)),
    (StreamingSamples.provenance, stale(.offline, later: -60), stale(.offline, later: -60)),
    (
      StreamingSamples.provenance, Provenance(kind: .stored, fetchedAt: .distantPast),
      StreamingSamples.provenance
    ),
    (stale(.timedOut, later: 0), StreamingSamples.provenance, stale(.timedOut, later: 0)),
    (stale(.timedOut, later: 0), stale(.offline, later: 60), stale(.timedOut, later: 0)),
    (stale(.timedOut, later: 0), stale(.offline, later: -60), stale(.offline, later: -60)),
  ])
  func `a page is as stale as its stalest part`(
    page: Provenance,
    products: Provenance,
    expected: Provenance
  ) async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { answers in
      answers.pages[Samples.section.address] = .success(Fetched(Samples.page, provenance: page))
      answers.products[lazy] = .success(Fetched(list(1...3), provenance: products))
    }
    await viewModel.send(.open(.section("series"), .cacheFirst))

    await viewModel.send(.loadDeferred(.cacheFirst))

    #expect(viewModel.opened?.provenance == expected)
  }

  @Test func `a page is as stale as the products that were added`() async {
    let (viewModel, _, repository) = makeSUT()
    let added = Fetched(list(11...12), provenance: Self.stale(.offline, later: -60))
    repository.prepare { $0.products[second] = .success(added) }
    await viewModel.send(.open(.section("series"), .cacheFirst))

    await viewModel.send(.loadMore(Samples.popular.id, upTo: 7, .cacheFirst))

    #expect(viewModel.opened?.provenance == added.provenance)
  }

  @Test func `nothing is loaded for a section that is not open`() async {
    let (viewModel, _, repository) = makeSUT()

    await viewModel.send(.loadDeferred(.cacheFirst))
    await viewModel.send(.loadMore(Samples.popular.id, upTo: 10, .cacheFirst))

    #expect(viewModel.state == .idle)
    #expect(repository.requests.isEmpty)
  }

  private nonisolated static func stale(_ reason: StaleReason, later seconds: Double) -> Provenance {
    Provenance(
      kind: .stored,
      fetchedAt: StreamingSamples.fetchedAt.addingTimeInterval(seconds),
      staleness: reason
    )
  }

  private let popular = ProductList(
    products: ProductSamples.popular,
    total: 48,
    next: Samples.address("popular", 2)
  )

  private func list(_ numbers: ClosedRange<Int>, next: PageAddress? = nil) -> ProductList {
    ProductList(products: StreamingSamples.products(numbers), next: next)
  }

  private func makeSUT(
    holding held: Request...
  ) -> (SectionDetailViewModel, AnswerGate<Request>, FakeStreamingRepository) {
    let gate = AnswerGate(holding: Set(held))
    let repository = FakeStreamingRepository { await gate.pass($0) }
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced(Samples.catalog))
      answers.pages[Samples.section.address] = .success(Samples.sourced(Samples.page))
      answers.pages[Samples.other.address] = .success(Samples.sourced(Samples.page([])))
      answers.products[lazy] = .success(Samples.sourced(list(1...3)))
      answers.products[older] = .success(Samples.sourced(list(4...4)))
      answers.products[second] = .success(Samples.sourced(list(11...12, next: third)))
      answers.products[third] = .success(Samples.sourced(list(12...13)))
    }
    return (SectionDetailViewModel(open: OpenSection(repository: repository)), gate, repository)
  }
}

extension SectionDetailViewModel {
  fileprivate var opened: Fetched<OpenedSection>? {
    if case .opened(let opened, _) = state { opened } else { nil }
  }

  fileprivate func block(_ id: String) -> BlockState? {
    if case .opened(_, let blocks) = state { blocks[ContentBlock.ID(rawValue: id)] } else { nil }
  }
}
