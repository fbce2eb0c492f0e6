import ClockFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import SectionDetail
import StreamingDomain
import StreamingFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SectionRefreshTests {
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

  @Test(arguments: [
    (Result<Fetched<ProductList>, ServiceError>.success(Samples.sourced(list(1...3))), true),
    (.failure(.offline), false),
  ])
  func `of products that the service no longer has a cached copy is looked for`(
    copy: Result<Fetched<ProductList>, ServiceError>,
    isCached: Bool
  ) async {
    let stored = Request.products(SUT.lazy, .cacheOnly)
    let sut = SUT(holding: stored)
    await sut.viewModel.load(LoadRequest())
    sut.repository.prepare { $0.products[SUT.lazy] = .failure(.notFound) }
    async let refreshing: Void = sut.viewModel.load(LoadRequest(.networkFirst))

    await sut.gate.arrival(of: stored)
    sut.repository.prepare { $0.products[SUT.lazy] = copy }
    await sut.gate.open(stored)
    await refreshing

    #expect(sut.block("fresh") == .failed(.notFound, previous: Samples.sourced(list(1...3))))
    #expect(sut.viewModel.state.hasCachedCopies == isCached)
  }

  @Test(arguments: [(ServiceError.offline, FetchPolicy.networkFirst), (.notFound, .cacheOnly)])
  func `no cached copy is looked for of products that the service may have, or where none opened`(
    error: ServiceError,
    policy: FetchPolicy
  ) async {
    let sut = SUT()
    await sut.viewModel.load(LoadRequest())
    sut.repository.prepare { $0.products[SUT.lazy] = .failure(error) }

    await sut.viewModel.load(LoadRequest(policy))

    #expect(!sut.viewModel.state.hasCachedCopies)
    #expect(sut.repository.requests.count { $0 == .products(SUT.lazy, .cacheOnly) } < 2)
    #expect(policy == .cacheOnly || !sut.repository.requests.contains(.products(SUT.lazy, .cacheOnly)))
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

  @Test func `a block that is gone is no longer continued`() async {
    let slow = Request.products(SUT.second, .cacheFirst)
    let sut = SUT(SUT.oneBlock, limit: 6, holding: slow)
    await sut.viewModel.load(LoadRequest())
    async let continuing: Void = sut.viewModel.loadMore(LoadRequest())
    await sut.gate.arrival(of: slow)
    let other = Samples.block("popular-now", "Populärt nu", ProductSamples.dark)
    sut.repository.prepare {
      $0.pages[Samples.section.address] = .success(Samples.sourced(Samples.page([other])))
    }

    await sut.viewModel.load(LoadRequest(.networkFirst))
    await sut.gate.open(slow)
    await continuing

    #expect(sut.cancelled == [slow])
    #expect(sut.shown("popular-now")?.products == ProductSamples.dark)
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

    await waitUntil { !sut.cancelled.isEmpty }
    #expect(sut.shown("fresh") == list(1...3))
    #expect(sut.cancelled == [slow])
  }

  @Test func `blocks that wait for their turn are not asked for once they are superseded`() async {
    let blocks = (1...9).map { Samples.deferred("\($0)", nil) }
    let requests = (1...9).map { Request.products(Samples.address("\($0)", 1), .cacheFirst) }
    let page = Request.page(Samples.section.address, .networkFirst)
    let sut = SUT(holding: requests.prefix(8) + [page])
    sut.repository.prepare {
      $0.pages[Samples.section.address] = .success(Samples.sourced(Samples.page(blocks)))
    }
    async let earlier: Void = sut.viewModel.load(LoadRequest())
    for request in requests.prefix(8) { await sut.gate.arrival(of: request) }
    async let later: Void = sut.viewModel.load(LoadRequest(.networkFirst))
    await sut.gate.arrival(of: page)

    for request in requests { await sut.gate.open(request) }
    await earlier

    #expect(!sut.repository.requests.contains(requests[8]))
    await sut.gate.open(page)
    await later
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

    await waitUntil { !sut.cancelled.isEmpty }
    #expect(sut.cancelled == [slow])
    #expect(sut.viewModel.state.opened == .loaded(Samples.opened()))
  }
}
