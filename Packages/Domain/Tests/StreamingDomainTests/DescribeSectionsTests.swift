import DomainKernel
import StreamingDomain
import StreamingFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct DescribeSectionsTests {
  private let sections = StreamingSamples.catalog.sections
  private let repository = FakeStreamingRepository()

  @Test func `every section has its description, none, or the reason why it cannot be had`() async {
    let stale = fetched("About series.").stale(because: .unavailable)
    repository.prepare { [sections] answers in
      answers.descriptions[sections[0].address] = .success(stale)
      answers.descriptions[sections[1].address] = .failure(.timedOut)
      answers.descriptions[sections[2].address] = .success(fetched(nil))
    }

    var found: [ContentSection.ID: Result<Fetched<String?>, ServiceError>] = [:]
    for await (id, description) in DescribeSections(repository: repository)(sections, .networkFirst) {
      found[id] = description
    }

    #expect(
      found == [
        sections[0].id: .success(stale), sections[1].id: .failure(.timedOut),
        sections[2].id: .success(fetched(nil)),
      ]
    )
    #expect(Set(repository.requests) == Set(sections.map { .description($0.address, .networkFirst) }))
  }

  private func fetched(_ text: String?) -> Fetched<String?> {
    Fetched(text, provenance: StreamingSamples.provenance)
  }
}
