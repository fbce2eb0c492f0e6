import DomainKernel
import StreamingDomain
import StreamingFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct OpenSectionTests {
  private let lazy = PageAddress(rawValue: "https://example.com/series?block=1")
  private let broken = PageAddress(rawValue: "https://example.com/series?block=2")

  @Test func `a section is found in the list of sections`() async throws {
    let (open, _) = makeSUT()

    let section = try await open.section(SectionQuery("film"), .storedFirst)

    #expect(section.name == "movies")
  }

  @Test func `a list that cannot be had is a failure of the service`() async {
    let (open, repository) = makeSUT()
    repository.prepare { $0.catalog = .failure(.offline) }

    await #expect(throws: OpenSectionError.service(.offline)) {
      try await open.section(SectionQuery("film"), .storedFirst)
    }
  }

  @Test func `a text that means no section is a failure of the query`() async {
    let (open, _) = makeSUT()

    await #expect(throws: OpenSectionError.query(.noMatch(suggestions: []))) {
      try await open.section(SectionQuery("xyz"), .storedFirst)
    }
  }

  @Test func `only deferred blocks are loaded, and one that fails does not touch the others`() async {
    let (open, repository) = makeSUT()
    let products = Sourced(
      ProductList(products: StreamingSamples.products(1...2)),
      provenance: StreamingSamples.provenance
    )
    repository.prepare { answers in
      answers.products[lazy] = .success(products)
      answers.products[broken] = .failure(.unavailable)
    }

    var outcomes: Set<BlockOutcome> = []
    for await outcome in open.deferredBlocks(of: page, .refresh) { outcomes.insert(outcome) }

    #expect(
      outcomes == [
        BlockOutcome(id: ContentBlock.ID(rawValue: "lazy"), result: .success(products)),
        BlockOutcome(id: ContentBlock.ID(rawValue: "broken"), result: .failure(.unavailable)),
      ]
    )
    #expect(Set(repository.requests) == [.products(lazy, .refresh), .products(broken, .refresh)])
  }

  private var page: SectionPage {
    SectionPage(
      title: nil,
      description: nil,
      filters: [],
      blocks: [
        ContentBlock(
          id: ContentBlock.ID(rawValue: "sent"),
          title: "Sent",
          content: .products(ProductList(products: []))
        ),
        ContentBlock(id: ContentBlock.ID(rawValue: "lazy"), title: "Lazy", content: .deferred(lazy)),
        ContentBlock(id: ContentBlock.ID(rawValue: "broken"), title: "Broken", content: .deferred(broken)),
      ]
    )
  }

  private func makeSUT() -> (OpenSection, FakeStreamingRepository) {
    var answers = FakeStreamingRepository.Answers()
    answers.catalog = .success(Sourced(StreamingSamples.catalog, provenance: StreamingSamples.provenance))
    let repository = FakeStreamingRepository(answers)
    return (OpenSection(repository: repository), repository)
  }
}
