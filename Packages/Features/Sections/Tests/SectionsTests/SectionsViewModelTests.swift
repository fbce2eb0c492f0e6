import ClockFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Sections
import StreamingDomain
import StreamingFakes
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SectionsViewModelTests {
  typealias Request = FakeStreamingRepository.Request

  private let series = Samples.catalog.sections[0]
  private let movies = Samples.catalog.sections[1]

  @Test func `the list is loading until it is there`() async {
    let (viewModel, gate, _) = makeSUT(holding: .catalog(.cacheFirst))
    async let loading: Void = viewModel.load(LoadRequest())

    await gate.arrival(of: .catalog(.cacheFirst))
    #expect(viewModel.state.catalog == .loading)

    await gate.open(.catalog(.cacheFirst))
    await loading
    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
  }

  @Test func `the list and its descriptions stay while it is loaded again`() async {
    let (viewModel, gate, _) = makeSUT(holding: .catalog(.networkFirst))
    await viewModel.load(LoadRequest())
    async let loading: Void = viewModel.load(LoadRequest(.networkFirst))

    await gate.arrival(of: .catalog(.networkFirst))
    #expect(viewModel.state.catalog == .refreshing(Samples.sourced()))
    #expect(viewModel.state.texts[series.id] == "About series.")

    await gate.open(.catalog(.networkFirst))
    await loading
    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
  }

  @Test func `a failure before anything was there is all there is`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.catalog = .failure(.offline) }

    await viewModel.load(LoadRequest())

    #expect(viewModel.state.catalog == .failed(.offline, previous: nil))
    #expect(viewModel.failure(in: Samples.context)?.status == .noConnection)
    #expect(viewModel.records == nil)
  }

  @Test func `a failure keeps what was there and ends no command`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.load(LoadRequest())
    repository.prepare { $0.catalog = .failure(.unavailable) }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.state.catalog == .failed(.unavailable, previous: Samples.sourced()))
    #expect(viewModel.failure(in: Samples.context) == nil)
    #expect(viewModel.records?.count == 7)
  }

  @Test func `rows on a pipe have no descriptions, so none are loaded`() async {
    let (viewModel, _, repository) = makeSUT()

    await viewModel.load(LoadRequest(fields: .columns))

    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
    #expect(viewModel.state.texts.isEmpty)
    #expect(repository.requests == [.catalog(.cacheFirst)])
  }

  @Test func `being cancelled is no failure`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.load(LoadRequest())
    repository.prepare { $0.catalog = .failure(.cancelled) }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
  }

  @Test func `trying again clears the error at once`() async {
    let (viewModel, gate, repository) = makeSUT(holding: .catalog(.networkFirst))
    repository.prepare { $0.catalog = .failure(.timedOut) }
    await viewModel.load(LoadRequest())
    async let loading: Void = viewModel.load(LoadRequest(.networkFirst))

    await gate.arrival(of: .catalog(.networkFirst))
    #expect(viewModel.state.catalog == .loading)

    await gate.open(.catalog(.networkFirst))
    await loading
  }

  @Test func `of two loads that overlap the later one wins`() async {
    let (viewModel, gate, repository) = makeSUT(holding: .catalog(.cacheFirst))
    async let earlier: Void = viewModel.load(LoadRequest())
    await gate.arrival(of: .catalog(.cacheFirst))

    await viewModel.load(LoadRequest(.networkFirst))
    repository.prepare { $0.catalog = .failure(.offline) }
    await gate.open(.catalog(.cacheFirst))
    await earlier

    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
  }

  @Test func `a description is there before the slower ones`() async {
    let slow = Request.description(movies.address, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    async let loading: Void = viewModel.load(LoadRequest())

    await gate.arrival(of: slow)
    await waitUntil { !viewModel.state.texts.isEmpty }
    #expect(viewModel.state.texts == [series.id: "About series."])

    await gate.open(slow)
    await loading
    #expect(viewModel.state.texts == [series.id: "About series.", movies.id: "About movies."])
  }

  @Test func `a section without a description is no failure`() async {
    let (viewModel, _, _) = makeSUT()

    await viewModel.load(LoadRequest())

    #expect(viewModel.state.failures.isEmpty)
    #expect(viewModel.notes(in: Samples.context).isEmpty)
  }

  @Test(arguments: [
    ([ServiceError.offline], "Note: 1 description could not be loaded: no connection."),
    ([.offline, .offline], "Note: 2 descriptions could not be loaded: no connection."),
    (
      [.timedOut, .offline],
      "Note: 2 descriptions could not be loaded: no response in time, no connection."
    ),
  ])
  func `descriptions that could not be loaded are counted, with the reasons`(
    errors: [ServiceError],
    note: String
  ) async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { answers in
      for (section, error) in zip([series, movies], errors) {
        answers.descriptions[section.address] = .failure(error)
      }
    }

    await viewModel.load(LoadRequest())

    #expect(viewModel.state.catalog == .loaded(Samples.sourced()))
    #expect(viewModel.notes(in: Samples.context) == [note])
  }

  @Test func `in offline mode a description that is not cached is not told to need a connection`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.descriptions[series.address] = .failure(.offline) }
    let context = ViewContext(
      now: Samples.context.now,
      language: Samples.context.language,
      phrasing: CommandPhrasing(offline: .option)
    )

    await viewModel.load(LoadRequest())

    #expect(
      viewModel.notes(in: context) == [
        "Note: 1 description could not be loaded: offline mode is on, and no copy is cached."
      ]
    )
  }

  @Test func `a description that is cancelled is no failure`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.descriptions[series.address] = .failure(.cancelled) }

    await viewModel.load(LoadRequest())

    #expect(viewModel.notes(in: Samples.context).isEmpty)
  }

  @Test func `a description that loads later is no longer missed`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.descriptions[series.address] = .failure(.offline) }
    await viewModel.load(LoadRequest())
    repository.prepare { $0.descriptions[series.address] = Samples.description("Back again.") }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.notes(in: Samples.context).isEmpty)
    #expect(viewModel.state.texts[series.id] == "Back again.")
  }

  @Test func `what takes longer than the limit is left out, and that is said`() async {
    let slow = Request.description(movies.address, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    let clock = ManualClock()
    async let loading: Void = viewModel.load(LoadRequest(extras: TimeLimit(.seconds(1), clock: clock)))
    await gate.arrival(of: slow)
    await waitUntil { !viewModel.state.texts.isEmpty }

    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(1))
    await loading

    #expect(viewModel.state.texts == [series.id: "About series."])
    #expect(
      viewModel.notes(in: Samples.context)
        == ["Note: Some descriptions did not load in time. Open the list again to see them."]
    )
    await gate.open(slow)
  }

  @Test(arguments: [
    (Samples.stale(nil, later: -60), StreamingSamples.provenance),
    (Samples.stale(.offline, later: 60), Samples.stale(.offline, later: 60)),
    (Samples.stale(.missing, later: -60), Samples.stale(.missing, later: -60)),
  ])
  func `a list is as stale as its stalest description`(
    description: Provenance,
    expected: Provenance
  ) async {
    let (viewModel, _, repository) = makeSUT()
    for text in ["About series.", nil] {
      repository.prepare { $0.descriptions[series.address] = .success(Samples.fetched(text, description)) }

      await viewModel.load(LoadRequest())

      #expect(viewModel.state.provenance == expected)
    }
  }

  @Test(arguments: [(60, .timedOut), (-60, .offline)] as [(Double, StaleReason)])
  func `a list that is stale has the source of the oldest of its stale parts`(
    seconds: Double,
    reason: StaleReason
  ) async {
    let (viewModel, _, repository) = makeSUT()
    let description = Samples.fetched("About series.", Samples.stale(.offline, later: seconds))
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced(Samples.catalog, .stored, .timedOut))
      answers.descriptions[series.address] = .success(description)
    }

    await viewModel.load(LoadRequest())

    #expect(viewModel.state.provenance?.staleness == reason)
  }

  @Test func `a stale description of a section that is gone makes no list stale`() async {
    let (viewModel, _, repository) = makeSUT()
    let stale = Samples.fetched("About movies.").stale(because: .unavailable)
    repository.prepare { $0.descriptions[movies.address] = .success(stale) }
    await viewModel.load(LoadRequest())
    repository.prepare { $0.catalog = .success(Samples.sourced(Samples.catalog(of: [series]))) }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.state.provenance == StreamingSamples.provenance)
  }

  @Test func `descriptions for a load that was superseded are dropped`() async {
    let slow = Request.description(movies.address, .cacheFirst)
    let (viewModel, gate, repository) = makeSUT(holding: slow)
    async let earlier: Void = viewModel.load(LoadRequest())
    await gate.arrival(of: slow)

    repository.prepare { $0.descriptions[movies.address] = Samples.description("Later.") }
    await viewModel.load(LoadRequest(.networkFirst))
    repository.prepare { $0.descriptions[movies.address] = Samples.description("Earlier.") }
    await gate.open(slow)
    await earlier

    #expect(viewModel.state.texts[movies.id] == "Later.")
    #expect(!viewModel.state.isMissingDescriptions)
  }

  @Test func `a load that is cancelled describes nothing more`() async {
    let slow = Request.description(movies.address, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: slow)
    let loading = Task { await viewModel.load(LoadRequest()) }
    await gate.arrival(of: slow)
    await waitUntil { !viewModel.state.texts.isEmpty }

    loading.cancel()
    await gate.open(slow)
    await loading.value

    #expect(viewModel.state.texts == [series.id: "About series."])
    #expect(!viewModel.state.isMissingDescriptions)
  }

  @Test func `nothing is described before there is a list`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.catalog = .failure(.offline) }

    await viewModel.load(LoadRequest())

    #expect(repository.requests == [.catalog(.cacheFirst)])
  }

  @Test func `use cases are observed`() async {
    let events = Mutex<[FeatureEvent]>([])
    let repository = FakeStreamingRepository()
    repository.prepare { $0.catalog = .failure(.offline) }
    let viewModel = SectionsViewModel(repository: repository) { event in events.withLock { $0.append(event) }
    }

    await viewModel.load(LoadRequest())

    #expect(
      events.withLock(\.self) == [
        .useCase("BrowseSections", .began), .useCase("BrowseSections", .ended(.failed("offline"))),
      ]
    )
  }

  @Test(arguments: [(false, FeatureEvent.Outcome.done), (true, .failed("offline"))])
  func `the descriptions are one use case, which fails with the first that does`(
    isOffline: Bool,
    end: FeatureEvent.Outcome
  ) async {
    let events = Mutex<[FeatureEvent]>([])
    let (_, _, repository) = makeSUT()
    if isOffline { repository.prepare { $0.descriptions[movies.address] = .failure(.offline) } }
    let viewModel = SectionsViewModel(repository: repository) { event in events.withLock { $0.append(event) }
    }

    await viewModel.load(LoadRequest())

    #expect(
      events.withLock(\.self).suffix(2) == [
        .useCase("DescribeSections", .began), .useCase("DescribeSections", .ended(end)),
      ]
    )
  }

  @Test func `the sections are a list`() {
    #expect(makeSUT().0.isList)
  }
}
