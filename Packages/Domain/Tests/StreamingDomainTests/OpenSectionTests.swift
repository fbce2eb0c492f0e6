import DomainKernel
import StreamingDomain
import StreamingFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct OpenSectionTests {
  private let lazy = PageAddress(rawValue: "https://example.com/series?block=1")
  private let broken = PageAddress(rawValue: "https://example.com/series?block=2")

  @Test func `a section is opened by the beginning of its title`() async throws {
    let (open, repository) = makeSUT()

    let opened = try await open(SectionRequest(section: TextQuery("seri")), .cacheFirst)

    #expect(opened.value == OpenedSection(section: series, page: page))
    #expect(repository.requests == [.catalog(.cacheFirst), .page(series.address, .cacheFirst)])
  }

  @Test func `a category is opened at its own address`() async throws {
    let (open, repository) = makeSUT()
    let drama = SectionPage(title: "Drama", description: nil, filters: [], blocks: [])
    repository.prepare { $0.pages[category.address] = .success(fetched(drama)) }

    let request = SectionRequest(section: TextQuery("series"), category: TextQuery("dra"))
    let opened = try await open(request, .networkFirst)

    #expect(opened.value == OpenedSection(section: series, category: category, page: drama))
  }

  @Test func `a category is asked for with the policy of the request`() async throws {
    let (open, repository) = makeSUT()
    repository.prepare { $0.pages[category.address] = .success(fetched(page)) }

    let request = SectionRequest(section: TextQuery("series"), category: TextQuery("dra"))
    _ = try await open(request, .networkFirst)

    #expect(
      repository.requests == [
        .catalog(.networkFirst), .page(series.address, .networkFirst), .page(category.address, .networkFirst),
      ]
    )
  }

  @Test func `a block is meant by its id before the title of another`() async throws {
    let (open, repository) = makeSUT()
    let blocks = [("a", "b"), ("b", "c")].map { id, title in
      ContentBlock(id: ContentBlock.ID(rawValue: id), title: title, content: .deferred(lazy))
    }
    let page = SectionPage(title: nil, description: nil, filters: [], blocks: blocks)
    repository.prepare { $0.pages[series.address] = .success(fetched(page)) }

    let request = SectionRequest(section: TextQuery("series"), block: TextQuery("b"))

    #expect(try await open(request, .cacheFirst).page.blocks.map(\.id.rawValue) == ["b"])
  }

  @Test func `one block can be asked for`() async throws {
    let (open, _) = makeSUT()

    let request = SectionRequest(section: TextQuery("series"), block: TextQuery("laz"))
    let opened = try await open(request, .cacheFirst)

    #expect(opened.page.blocks.map(\.title) == ["Lazy"])
  }

  @Test func `a section that is narrowed to a block keeps what is not a block`() {
    let whole = SectionPage(
      title: "Series",
      description: "From the north.",
      filters: [category],
      blocks: page.blocks
    )

    #expect(whole.unreadableFilterCount == 0)
    #expect(
      whole.narrowed(to: page.blocks[1])
        == SectionPage(
          title: "Series",
          description: "From the north.",
          filters: [category],
          blocks: [page.blocks[1]]
        )
    )
  }

  @Test func `a section that is narrowed to a block lacks no other block, and categories as before`() {
    let whole = SectionPage(
      title: nil,
      description: nil,
      filters: [category],
      blocks: page.blocks,
      omittedBlockCount: 1,
      unreadableFilterCount: 2,
      unreadableBlockCount: 3
    )

    let narrowed = whole.narrowed(to: page.blocks[1])

    #expect([narrowed.omittedBlockCount, narrowed.unreadableBlockCount] == [0, 0])
    #expect(narrowed.unreadableFilterCount == 2)
  }

  @Test func `a block of a category is looked for in the page of the category`() async throws {
    let (open, repository) = makeSUT()
    let block = ContentBlock(id: ContentBlock.ID(rawValue: "d1"), title: "New", content: .deferred(lazy))
    let drama = SectionPage(title: "Drama", description: nil, filters: [], blocks: [block])
    repository.prepare { $0.pages[category.address] = .success(fetched(drama)) }

    let request = SectionRequest(
      section: TextQuery("series"),
      category: TextQuery("dra"),
      block: TextQuery("new")
    )

    #expect(
      try await open(request, .cacheFirst).value
        == OpenedSection(section: series, category: category, page: drama)
    )
  }

  @Test(arguments: [("word", "name"), ("id-id", "id"), ("title", "title")])
  func `an id wins over a name, and a name over a title`(text: String, name: String) async throws {
    let (open, repository) = makeSUT()
    let sections = [
      StreamingSamples.section("title", title: "word"), section("id-x", name: "word", title: "id-id", "name"),
      section("id-id", name: "other", title: "Other", "id"),
    ]
    repository.prepare { [page] answers in
      answers.catalog = .success(
        fetched(StreamingCatalog(title: nil, description: nil, sections: sections))
      )
      for section in sections { answers.pages[section.address] = .success(fetched(page)) }
    }

    let opened = try await open(SectionRequest(section: TextQuery(text)), .cacheFirst)

    #expect(opened.section.address == PageAddress(rawValue: "https://example.com/\(name)"))
  }

  private func section(_ id: String, name: String, title: String, _ place: String) -> ContentSection {
    ContentSection(
      id: ContentSection.ID(rawValue: id),
      name: name,
      title: title,
      address: PageAddress(rawValue: "https://example.com/\(place)")
    )
  }

  @Test func `a list that cannot be had is a failure of the service`() async {
    let (open, repository) = makeSUT()
    repository.prepare { $0.catalog = .failure(.offline) }

    await #expect(throws: OpenSectionError.service(.offline)) {
      try await open(SectionRequest(section: TextQuery("series")), .cacheFirst)
    }
  }

  @Test(arguments: [
    (SectionRequest(section: TextQuery("xyz")), OpenSectionError.section(.noMatch(suggestions: []))),
    (
      SectionRequest(section: TextQuery("series"), category: TextQuery("xyz")),
      OpenSectionError.category(.noMatch(suggestions: []))
    ),
    (
      SectionRequest(section: TextQuery("series"), block: TextQuery("xyz")),
      OpenSectionError.block(.noMatch(suggestions: []))
    ),
  ])
  func `a text that means nothing says which text`(request: SectionRequest, error: OpenSectionError) async {
    let (open, _) = makeSUT()

    await #expect(throws: error) { try await open(request, .cacheFirst) }
  }

  @Test(arguments: [
    (
      SectionRequest(section: TextQuery("xyz")),
      OpenSectionError.section(.noMatch(suggestions: []), unreadableCount: 1)
    ),
    (
      SectionRequest(section: TextQuery("series"), category: TextQuery("xyz")),
      .category(.noMatch(suggestions: []), unreadableCount: 2)
    ),
    (
      SectionRequest(section: TextQuery("series"), block: TextQuery("xyz")),
      .block(.noMatch(suggestions: []), unreadableCount: 3, omittedCount: 4)
    ),
  ])
  func `a text that means nothing may mean what could not be read or is not taken from the page`(
    request: SectionRequest,
    error: OpenSectionError
  ) async {
    let (open, repository) = makeSUT()
    let catalog = StreamingCatalog(title: nil, description: nil, sections: [series], unreadableCount: 1)
    let page = SectionPage(
      title: nil,
      description: nil,
      filters: [],
      blocks: [],
      omittedBlockCount: 4,
      unreadableFilterCount: 2,
      unreadableBlockCount: 3
    )
    repository.prepare { answers in
      answers.catalog = .success(fetched(catalog))
      answers.pages[series.address] = .success(fetched(page))
    }

    await #expect(throws: error) { try await open(request, .cacheFirst) }
  }

  @Test(arguments: [
    (
      SectionRequest(section: TextQuery("xyz")),
      OpenSectionError.section(.noMatch(suggestions: []), list: Self.old)
    ),
    (
      SectionRequest(section: TextQuery("series"), category: TextQuery("xyz")),
      .category(.noMatch(suggestions: []), list: Self.old)
    ),
    (
      SectionRequest(section: TextQuery("series"), block: TextQuery("xyz")),
      .block(.noMatch(suggestions: []), list: Self.old)
    ),
  ])
  func `a text that means nothing may mean what a list that the service did not confirm lacks`(
    request: SectionRequest,
    error: OpenSectionError
  ) async {
    let (open, repository) = makeSUT()
    repository.prepare { [page] answers in
      answers.catalog = .success(Fetched(StreamingSamples.catalog, provenance: Self.old))
      answers.pages[series.address] = .success(Fetched(page, provenance: Self.old))
    }

    await #expect(throws: error) { try await open(request, .cacheFirst) }
  }

  @Test func `a list that may be shown while it is revalidated is believed to lack a section`() async {
    let (open, repository) = makeSUT()
    let provenance = StreamingSamples.provenance.stale(because: .beingChecked)
    repository.prepare { $0.catalog = .success(Fetched(StreamingSamples.catalog, provenance: provenance)) }

    await #expect(throws: OpenSectionError.section(.noMatch(suggestions: []))) {
      try await open(SectionRequest(section: TextQuery("xyz")), .cacheFirst)
    }
  }

  private static let old = StreamingSamples.provenance.stale(because: .offline)

  @Test func `a block of a category may be one of the category's that could not be read`() async {
    let (open, repository) = makeSUT()
    let drama = SectionPage(
      title: nil,
      description: nil,
      filters: [],
      blocks: [],
      unreadableBlockCount: 1
    )
    repository.prepare { $0.pages[category.address] = .success(fetched(drama)) }
    let request = SectionRequest(
      section: TextQuery("series"),
      category: TextQuery("dra"),
      block: TextQuery("xyz")
    )

    await #expect(throws: OpenSectionError.block(.noMatch(suggestions: []), unreadableCount: 1)) {
      try await open(request, .cacheFirst)
    }
  }

  @Test func `the products of a block are loaded from its address, or say why they cannot be had`() async {
    let (open, repository) = makeSUT()
    let products = Fetched(
      ProductList(products: StreamingSamples.products(1...2)),
      provenance: StreamingSamples.provenance
    )
    repository.prepare { answers in
      answers.products[lazy] = .success(products)
      answers.products[broken] = .failure(.unavailable)
    }

    #expect(await open.products(at: lazy, .networkFirst) == .success(products))
    #expect(await open.products(at: broken, .cacheFirst) == .failure(.unavailable))
    #expect(repository.requests == [.products(lazy, .networkFirst), .products(broken, .cacheFirst)])
  }

  private var page: SectionPage {
    SectionPage(
      title: nil,
      description: nil,
      filters: [category],
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

  private let series = StreamingSamples.catalog.sections[0]
  private let category = CategoryFilter(
    title: "Drama",
    address: PageAddress(rawValue: "https://example.com/series/drama")
  )

  private func fetched<Value>(_ value: Value) -> Fetched<Value> {
    Fetched(value, provenance: StreamingSamples.provenance)
  }

  private func makeSUT() -> (OpenSection, FakeStreamingRepository) {
    var answers = FakeStreamingRepository.Answers()
    answers.catalog = .success(Fetched(StreamingSamples.catalog, provenance: StreamingSamples.provenance))
    answers.pages[series.address] = .success(fetched(page))
    let repository = FakeStreamingRepository(answers)
    return (OpenSection(repository: repository), repository)
  }
}

/// Sections that were opened before, where the list does not lead to their pages.
@Suite(.timeLimit(.minutes(5))) struct OpenEarlierSectionTests {
  private let repository = FakeStreamingRepository()
  private let gone = StreamingSamples.section("kids", title: "Barn")
  private let series = StreamingSamples.catalog.sections[0]
  private let page = SectionPage(title: "Barn", description: nil, filters: [], blocks: [])

  @Test func `a section that was opened is remembered where its page may be kept`() async throws {
    let opened = FakeOpenedSections()
    let sport = StreamingSamples.catalog.sections[2]
    let unkept = Provenance(kind: .network, fetchedAt: StreamingSamples.fetchedAt, mayBeKept: false)
    list(StreamingSamples.provenance)
    repository.prepare { answers in
      answers.pages[series.address] = .success(Fetched(page, provenance: StreamingSamples.provenance))
      answers.pages[sport.address] = .success(Fetched(page, provenance: unkept))
    }

    _ = try await open("series", .cacheFirst, opened)
    _ = try await open("sport", .cacheFirst, opened)

    #expect(await opened.all() == [series])
  }

  @Test(arguments: [
    (FetchPolicy.cacheOnly, ServiceError.offline, StaleReason.notChecked),
    (.cacheFirst, .unconfirmedCopy(.timedOut), .timedOut), (.networkFirst, .unavailable, .unavailable),
  ])
  func `where the list cannot be had, a section that was opened opens from its stored page`(
    policy: FetchPolicy,
    error: ServiceError,
    reason: StaleReason
  ) async throws {
    repository.prepare { $0.catalog = .failure(error) }
    store(gone.address)

    let opened = try await open("bar", policy, FakeOpenedSections([series, gone]))

    #expect(opened.value == OpenedSection(section: gone, page: page))
    #expect(repository.requests == [.catalog(policy), .storedPage(gone.address, reason)])
  }

  @Test(
    arguments: [
      (.cacheOnly, nil, .notChecked), (.cacheOnly, .notChecked, .notChecked),
      (.cacheFirst, .offline, .offline),
    ] as [(FetchPolicy, StaleReason?, StaleReason)]
  )
  func `a section that left the list opens where the service is not asked`(
    policy: FetchPolicy,
    staleness: StaleReason?,
    reason: StaleReason
  ) async throws {
    list(StreamingSamples.provenance.stale(because: staleness))
    store(gone.address)

    #expect(try await open("kids", policy, FakeOpenedSections([gone])).section == gone)
    #expect(repository.requests == [.catalog(policy), .storedPage(gone.address, reason)])
  }

  @Test func `a service that no longer lists a section is believed`() async {
    list(StreamingSamples.provenance)
    store(gone.address)

    await #expect(throws: OpenSectionError.section(.noMatch(suggestions: []))) {
      try await open("kids", .cacheFirst, FakeOpenedSections([gone]))
    }
    #expect(repository.requests == [.catalog(.cacheFirst)])
  }

  @Test(arguments: [(FetchPolicy.cacheOnly, StaleReason.notChecked), (.networkFirst, .connectionLost)])
  func `a section that has another address by now opens from the page at the earlier one`(
    policy: FetchPolicy,
    reason: StaleReason
  ) async throws {
    let earlier = moved("before")
    list(StreamingSamples.provenance)
    repository.prepare { $0.pages[series.address] = .failure(.connectionLost) }
    store(earlier.address)

    let opened = try await open("series", policy, FakeOpenedSections([gone, earlier]))

    #expect(opened.value == OpenedSection(section: series, page: page))
    #expect(repository.requests.last == .storedPage(earlier.address, reason))
  }

  @Test func `a page that the service does not have is not taken from an earlier address`() async {
    let earlier = moved("before")
    list(StreamingSamples.provenance)
    store(earlier.address)

    await #expect(throws: OpenSectionError.service(.notFound)) {
      try await open("series", .cacheFirst, FakeOpenedSections([earlier]))
    }
    #expect(repository.requests == [.catalog(.cacheFirst), .page(series.address, .cacheFirst)])
  }

  @Test func `the page at the present address is looked for once`() async {
    list(StreamingSamples.provenance)
    repository.prepare { $0.pages[series.address] = .failure(.offline) }

    await #expect(throws: OpenSectionError.service(.offline)) {
      try await open("series", .cacheOnly, FakeOpenedSections([series]))
    }
    #expect(repository.requests == [.catalog(.cacheOnly), .page(series.address, .cacheOnly)])
  }

  @Test func `where no page is stored either, the failure is the one of the list`() async {
    repository.prepare { $0.catalog = .failure(.timedOut) }

    for text in ["kids", "xyz"] {
      await #expect(throws: OpenSectionError.service(.timedOut)) {
        try await open(text, .cacheFirst, FakeOpenedSections([gone]))
      }
    }
  }

  @Test func `a text that several sections that were opened begin with is ambiguous`() async {
    repository.prepare { $0.catalog = .failure(.offline) }
    let sections = [moved("one"), StreamingSamples.section("serials", title: "Följetonger")]

    await #expect(throws: OpenSectionError.section(.ambiguous(sections))) {
      try await open("seri", .cacheOnly, FakeOpenedSections(sections))
    }
  }

  @Test func `a search for a stored page that was cancelled is reported as cancelled`() async {
    repository.prepare { answers in
      answers.catalog = .failure(.offline)
      answers.storedPages[gone.address] = .failure(.cancelled)
    }

    await #expect(throws: OpenSectionError.service(.cancelled)) {
      try await open("kids", .cacheFirst, FakeOpenedSections([gone]))
    }
  }

  private func open(
    _ text: String,
    _ policy: FetchPolicy,
    _ opened: FakeOpenedSections
  ) async throws -> Fetched<OpenedSection> {
    try await OpenSection(repository: repository, opened: opened)(
      SectionRequest(section: TextQuery(text)),
      policy
    )
  }

  private func list(_ provenance: Provenance) {
    repository.prepare { $0.catalog = .success(Fetched(StreamingSamples.catalog, provenance: provenance)) }
  }

  private func store(_ address: PageAddress) {
    let stored = Fetched(page, provenance: StreamingSamples.provenance)
    repository.prepare { $0.storedPages[address] = .success(stored) }
  }

  private func moved(_ place: String) -> ContentSection {
    ContentSection(
      id: series.id,
      name: series.name,
      title: series.title,
      address: PageAddress(rawValue: "https://example.com/\(place)")
    )
  }
}
