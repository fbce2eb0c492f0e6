import ClockFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import Sections
import StreamingDomain
import StreamingFakes
import Testing

/// What becomes of descriptions when the list is loaded again.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SectionsRefreshTests {
  typealias Request = FakeStreamingRepository.Request

  private let series = Samples.catalog.sections[0]
  private let movies = Samples.catalog.sections[1]

  @Test func `a description that the service no longer has is no longer shown`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.load(LoadRequest())
    repository.prepare { $0.descriptions[series.address] = Samples.description(nil) }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.state.texts == [movies.id: "About movies."])
  }

  @Test func `a description that cannot be loaded again stays, and is counted`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.load(LoadRequest())
    repository.prepare { $0.descriptions[series.address] = .failure(.offline) }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.state.texts == [series.id: "About series.", movies.id: "About movies."])
    #expect(viewModel.state.failures == [series.id: .offline])
  }

  @Test func `a description of a section that is gone is not missed`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.descriptions[movies.address] = .failure(.offline) }
    await viewModel.load(LoadRequest())
    repository.prepare { $0.catalog = .success(Samples.sourced(Samples.catalog(of: [series]))) }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.notes(in: Samples.context).isEmpty)
  }

  @Test func `descriptions that came late are not missed once all have come`() async {
    let slow = Request.description(movies.address, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    let clock = ManualClock()
    async let loading: Void = viewModel.load(LoadRequest(extras: TimeLimit(.seconds(1), clock: clock)))
    await gate.arrival(of: slow)
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(1))
    await loading
    #expect(viewModel.state.isMissingDescriptions)

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(!viewModel.state.isMissingDescriptions)
    #expect(viewModel.notes(in: Samples.context).isEmpty)
    await gate.open(slow)
  }

  @Test func `a list that is loaded again with all of its descriptions is current`() async {
    let (viewModel, _, repository) = makeSUT()
    let stale = Samples.fetched("About series.").stale(because: .unavailable)
    repository.prepare { $0.descriptions[series.address] = .success(stale) }
    await viewModel.load(LoadRequest())
    #expect(viewModel.state.provenance == stale.provenance)
    repository.prepare { $0.descriptions[series.address] = Samples.description("About series.") }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.state.provenance == StreamingSamples.provenance)
  }

  @Test func `records have the descriptions that came, and none for other sections`() async throws {
    let (viewModel, _, _) = makeSUT()

    await viewModel.load(LoadRequest())

    let records = try #require(viewModel.records)
    let rows = Array(records.rows(FieldSelection(["name", "description"])))
    #expect(rows.prefix(3) == ["series\tAbout series.\n", "movies\tAbout movies.\n", "sport\t\n"])
  }
}
