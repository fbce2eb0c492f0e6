import DomainKernel
import FeatureFakes
import FeatureKit
import SectionDetail
import StreamingDomain
import StreamingFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SectionContinuationTests {
  @Test func `one block is continued until its end`() async {
    let sut = SUT(SUT.oneBlock, limit: 4)
    let block = Samples.block("popular", "Populärt just nu", ProductSamples.popular, total: 9)
    sut.repository.prepare {
      $0.pages[Samples.section.address] = .success(Samples.sourced(Samples.page([block])))
    }
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

  @Test func `without a number ten products are shown, and ten more each time`() async {
    let sut = SUT(SUT.oneBlock)
    sut.repository.prepare { $0.products[SUT.second] = .success(Samples.sourced(list(11...40))) }
    await sut.viewModel.load(LoadRequest())
    #expect(sut.viewModel.state.layout == .full(limit: 10))

    await sut.viewModel.loadMore(LoadRequest())

    #expect(sut.viewModel.state.layout == .full(limit: 20))
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

  @Test(arguments: [(1, true), (2, false), (3, false)])
  func `a block of two titles goes further only where fewer are shown`(limit: Int, hasMore: Bool) async {
    let request = SectionRequest(section: TextQuery("series"), block: TextQuery("nord"))
    let sut = SUT(request, limit: limit)

    await sut.viewModel.load(LoadRequest())

    #expect(sut.viewModel.hasMore == hasMore)
  }

  @Test func `a page of several blocks is not continued`() async {
    let sut = SUT()
    await sut.viewModel.load(LoadRequest())
    let before = sut.repository.requests

    await sut.viewModel.loadMore(LoadRequest())

    #expect(!sut.viewModel.hasMore)
    #expect(sut.repository.requests == before)
  }

  @Test func `a document asks for no more of a block whose first page is empty`() async {
    let sut = SUT()
    let next = Samples.address("fresh", 2)
    sut.repository.prepare {
      $0.products[SUT.lazy] = .success(Samples.sourced(ProductList(products: [], next: next)))
    }

    await sut.viewModel.load(LoadRequest(fields: FieldSelection()))

    #expect(sut.repository.requests.contains(.products(SUT.lazy, .cacheFirst)))
    #expect(!sut.repository.requests.contains(.products(next, .cacheFirst)))
  }

  @Test func `nothing is continued before there is a page`() async {
    let sut = SUT(SUT.oneBlock)

    await sut.viewModel.loadMore(LoadRequest())

    #expect(!sut.viewModel.hasMore)
    #expect(sut.repository.requests.isEmpty)
  }
}
