import DomainKernel
import FeatureFakes
import FeatureKit
import Sections
import StreamingDomain
import StreamingFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct SectionsViewModelTests {
  typealias Request = FakeStreamingRepository.Request

  private let series = Samples.catalog.sections[0]
  private let movies = Samples.catalog.sections[1]

  @Test func `the list is loading until it is there`() async {
    let (viewModel, gate, _) = makeSUT(holding: .catalog(.cacheFirst))
    async let loading: Void = viewModel.send(.load(.cacheFirst))

    await gate.arrival(of: .catalog(.cacheFirst))
    #expect(viewModel.state.catalog == .loading)

    await gate.open(.catalog(.cacheFirst))
    await loading
    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
  }

  @Test func `the list stays while it is loaded again`() async {
    let (viewModel, gate, _) = makeSUT(holding: .catalog(.networkFirst))
    await viewModel.send(.load(.cacheFirst))
    async let loading: Void = viewModel.send(.load(.networkFirst))

    await gate.arrival(of: .catalog(.networkFirst))
    #expect(viewModel.state.catalog == .refreshing(Samples.sourced()))

    await gate.open(.catalog(.networkFirst))
    await loading
    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
  }

  @Test func `a failure before anything was there shows only itself`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.catalog = .failure(.offline) }

    await viewModel.send(.load(.cacheFirst))

    #expect(viewModel.state.catalog == .failed(.offline, previous: nil))
  }

  @Test func `a failure keeps what was there`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.load(.cacheFirst))
    repository.prepare { $0.catalog = .failure(.unavailable) }

    await viewModel.send(.load(.networkFirst))

    #expect(viewModel.state.catalog == .failed(.unavailable, previous: Samples.sourced()))
  }

  @Test func `being cancelled is no failure`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.load(.cacheFirst))
    repository.prepare { $0.catalog = .failure(.cancelled) }

    await viewModel.send(.load(.networkFirst))

    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
  }

  @Test func `trying again clears the error at once`() async {
    let (viewModel, gate, repository) = makeSUT(holding: .catalog(.networkFirst))
    repository.prepare { $0.catalog = .failure(.timedOut) }
    await viewModel.send(.load(.cacheFirst))
    async let loading: Void = viewModel.send(.load(.networkFirst))

    await gate.arrival(of: .catalog(.networkFirst))
    #expect(viewModel.state.catalog == .loading)

    await gate.open(.catalog(.networkFirst))
    await loading
  }

  @Test func `of two loads that overlap the later one wins`() async {
    let (viewModel, gate, repository) = makeSUT(holding: .catalog(.cacheFirst))
    async let earlier: Void = viewModel.send(.load(.cacheFirst))
    await gate.arrival(of: .catalog(.cacheFirst))

    await viewModel.send(.load(.networkFirst))
    repository.prepare { $0.catalog = .failure(.offline) }
    await gate.open(.catalog(.cacheFirst))
    await earlier

    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
  }

  @Test func `loading the list asks for no description`() async {
    let (viewModel, _, repository) = makeSUT()

    await viewModel.send(.load(.cacheFirst))

    #expect(repository.requests == [.catalog(.cacheFirst)])
  }

  @Test func `a description is there before the slower ones`() async {
    let slow = Request.description(movies.address, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    await viewModel.send(.load(.cacheFirst))
    async let describing: Void = viewModel.send(.describe(.cacheFirst))

    while viewModel.state.descriptions.isEmpty { await Task.yield() }
    #expect(viewModel.state.descriptions == [series.id: "About series."])

    await gate.open(slow)
    await describing
    #expect(viewModel.state.descriptions == [series.id: "About series.", movies.id: "About movies."])
  }

  @Test func `descriptions that cannot be had leave the list as it is`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.descriptions = [:] }
    await viewModel.send(.load(.cacheFirst))

    await viewModel.send(.describe(.cacheFirst))

    #expect(viewModel.state == SectionsState(catalog: .loaded(Samples.sourced())))
  }

  @Test func `descriptions for a load that was abandoned are dropped`() async {
    let slow = Request.description(movies.address, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    await viewModel.send(.load(.cacheFirst))
    async let describing: Void = viewModel.send(.describe(.cacheFirst))
    await gate.arrival(of: slow)

    await viewModel.send(.load(.networkFirst))
    await gate.open(slow)
    await describing

    #expect(viewModel.state.descriptions[movies.id] == nil)
  }

  @Test func `descriptions are kept while the list is loaded again`() async {
    let (viewModel, _, _) = makeSUT()
    await viewModel.send(.load(.cacheFirst))
    await viewModel.send(.describe(.cacheFirst))

    await viewModel.send(.load(.networkFirst))

    #expect(viewModel.state.descriptions[series.id] == "About series.")
  }

  @Test func `nothing is described before there is a list`() async {
    let (viewModel, _, repository) = makeSUT()

    await viewModel.send(.describe(.cacheFirst))

    #expect(repository.requests.isEmpty)
  }

  private func makeSUT(
    holding held: Request...
  ) -> (SectionsViewModel, AnswerGate<Request>, FakeStreamingRepository) {
    let gate = AnswerGate(holding: Set(held))
    let repository = FakeStreamingRepository { await gate.pass($0) }
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced())
      answers.descriptions = [
        series.address: .success(Fetched("About series.", provenance: StreamingSamples.provenance)),
        movies.address: .success(Fetched("About movies.", provenance: StreamingSamples.provenance)),
      ]
    }
    return (SectionsViewModel(browse: BrowseSections(repository: repository)), gate, repository)
  }
}
