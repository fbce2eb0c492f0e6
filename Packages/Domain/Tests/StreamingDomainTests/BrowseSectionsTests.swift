import DomainKernel
import StreamingDomain
import StreamingFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct BrowseSectionsTests {
  private let sections = StreamingSamples.catalog.sections

  @Test func `listing asks for the front page and nothing else`() async throws {
    let (browse, repository) = makeSUT()

    let catalog = try await browse.sections(.networkFirst)

    #expect(catalog.value == StreamingSamples.catalog)
    #expect(repository.requests == [.catalog(.networkFirst)])
  }

  @Test func `descriptions that cannot be had are left out`() async {
    let (browse, repository) = makeSUT()
    repository.prepare { answers in
      answers.descriptions[sections[0].address] = .success(sourced("About series."))
      answers.descriptions[sections[1].address] = .failure(.timedOut)
      answers.descriptions[sections[2].address] = .success(sourced(nil))
    }

    var found: [ContentSection.ID: String] = [:]
    for await (id, text) in browse.descriptions(of: sections, .cacheFirst) { found[id] = text }

    #expect(found == [sections[0].id: "About series."])
  }

  private func makeSUT() -> (BrowseSections, FakeStreamingRepository) {
    var answers = FakeStreamingRepository.Answers()
    answers.catalog = .success(Fetched(StreamingSamples.catalog, provenance: StreamingSamples.provenance))
    let repository = FakeStreamingRepository(answers)
    return (BrowseSections(repository: repository), repository)
  }

  private func sourced(_ text: String?) -> Fetched<String?> {
    Fetched(text, provenance: StreamingSamples.provenance)
  }
}
