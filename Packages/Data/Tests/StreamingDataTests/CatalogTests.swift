import DomainKernel
import StreamingDomain
import Testing

@Suite(.timeLimit(.minutes(5))) struct CatalogTests {
  @Test func `the front page gives title, description and sections`() async throws {
    let links = Payload.sections([
      Payload.section("a", title: "Serier"), Payload.section("b", title: "Filmer", sort: "2"),
    ])

    let catalog = try await catalog(
      Payload.page(title: "\"Stream\"", description: "\"All of it.\"", links: links)
    )

    #expect(catalog.title == "Stream")
    #expect(catalog.description == "All of it.")
    #expect(
      catalog.sections == [
        ContentSection(
          id: ContentSection.ID(rawValue: "a"),
          name: "name-a",
          title: "Serier",
          kind: .videoOnDemand,
          sortIndex: 1,
          address: PageAddress(rawValue: "https://content.viaplay.com/ios-se/a")
        ),
        ContentSection(
          id: ContentSection.ID(rawValue: "b"),
          name: "name-b",
          title: "Filmer",
          kind: .videoOnDemand,
          sortIndex: 2,
          address: PageAddress(rawValue: "https://content.viaplay.com/ios-se/b")
        ),
      ]
    )
  }

  @Test func `equal titles and equal places keep their order, a missing place comes last`() async throws {
    let links = Payload.sections([
      Payload.section("x", title: "Sport", sort: "null"), Payload.section("a", title: "Sport"),
      Payload.section("b", title: "Barn", sort: "2"), Payload.section("c", title: "Sport", sort: "\"1\""),
    ])

    #expect(
      try await catalog(Payload.page(links: links)).sections.map(\.id.rawValue) == ["a", "c", "b", "x"]
    )
  }

  @Test func `a section that is listed twice is kept once`() async throws {
    let links = Payload.sections([Payload.section("a", title: "One"), Payload.section("a", title: "Two")])

    let catalog = try await catalog(Payload.page(links: links))

    #expect(catalog.sections.map(\.title) == ["One"])
    #expect(catalog.unreadableCount == 0)
  }

  @Test(arguments: [
    (
      ["viaplay:sections", "viaplay:primaryNavigation", "viaplay:secondaryNavigation"],
      "from viaplay:sections"
    ),
    (["viaplay:primaryNavigation", "viaplay:secondaryNavigation"], "from viaplay:primaryNavigation"),
    (["viaplay:secondaryNavigation"], "from viaplay:secondaryNavigation"),
  ])
  func `the first navigation that is present is used`(relations: [String], title: String) async throws {
    let links = relations.map { Payload.sections([Payload.section("a", title: "from \($0)")], relation: $0) }

    let catalog = try await catalog(Payload.page(links: links.joined(separator: ",")))

    #expect(catalog.sections.map(\.title) == [title])
  }

  @Test func `an empty navigation does not hide the next one`() async throws {
    let links = [
      Payload.sections([]),
      Payload.sections([Payload.section("a", title: "Found")], relation: "viaplay:primaryNavigation"),
    ]

    #expect(
      try await catalog(Payload.page(links: links.joined(separator: ","))).sections.map(\.title) == ["Found"]
    )
  }

  @Test func `links that cannot be read are counted where the next navigation is used`() async throws {
    let links = [
      Payload.sections(["7", "{}"]),
      Payload.sections([Payload.section("a", title: "A"), "7"], relation: "viaplay:primaryNavigation"),
      Payload.sections(["7"], relation: "viaplay:secondaryNavigation"),
    ]

    let catalog = try await catalog(Payload.page(links: links.joined(separator: ",")))

    #expect(catalog.sections.map(\.title) == ["A"])
    #expect(catalog.unreadableCount == 3, "those of the last navigation are not needed")
  }

  @Test(arguments: ["viaplay:sections", "viaplay:primaryNavigation", "viaplay:secondaryNavigation"])
  func `a page with an empty navigation has no sections`(relation: String) async throws {
    let links = Payload.sections([], relation: relation)

    #expect(try await catalog(Payload.page(links: links)).sections.isEmpty)
  }

  @Test(arguments: ["", #""viaplay:sections":null"#, #""viaplay:login":{"title":"Login","href":"/login"}"#])
  func `a page without any navigation is no front page`(links: String) async throws {
    await #expect(throws: ServiceError.malformed(.unexpectedShape(.missing(name: "sections", place: "")))) {
      try await catalog(Payload.page(links: links))
    }
  }

  @Test func `a front page may do without blocks`() async throws {
    let links = Payload.sections([Payload.section("a", title: "Serier")])

    #expect(try await catalog(#"{"type":"page","_links":{\#(links)}}"#).sections.count == 1)
  }

  @Test func `a link with a title only is a section named by its address`() async throws {
    let links = Payload.sections([#"{"title":"Sports","href":"/ios-se/sports"}"#])

    let section = try #require(try await catalog(Payload.page(links: links)).sections.first)

    #expect(section.id.rawValue == "/ios-se/sports")
    #expect(section.title == "Sports")
    #expect(section.name == nil)
  }

  @Test func `a section has its own id and title before its name, which stands for both`() async throws {
    let links = Payload.sections([
      #"{"name":"sports","href":"/ios-se/sports"}"#,
      #"{"id":"a","name":"films","title":"Filmer","href":"/ios-se/film"}"#,
    ])

    let sections = try await catalog(Payload.page(links: links)).sections

    #expect(sections.map(\.id.rawValue) == ["sports", "a"])
    #expect(sections.map(\.title) == ["sports", "Filmer"])
  }

  @Test(arguments: [
    #"{"title":"T","_links":{"viaplay:sections":[]}}"#,
    #"{"type":"page","title":"T","_links":{"viaplay:sections":[]}}"#,
  ])
  func `a page is told by its type or by its links`(page: String) async throws {
    #expect(try await catalog(page).title == "T")
  }

  @Test func `a title that is a key is none`() async throws {
    let links = Payload.sections([])

    #expect(try await catalog(Payload.page(title: "\"page.title\"", links: links)).title == nil)
  }

  @Test func `the front page stands in when the service does not find it`() async throws {
    let peer = try StreamingPeer([StreamingPeer.root: Payload.page(links: Payload.sections([]))])
    _ = try await peer.repository.catalog(.cacheFirst)
    peer.serve([:])

    #expect(try await peer.repository.catalog(.networkFirst).provenance.staleness == .missing)
  }

  @Test(arguments: [
    "7", "null", "[]", "\"text\"", #"{"title":"no link"}"#, #"{"title":"T","href":7}"#,
    #"{"title":"T","href":""}"#,
    #"{"title":"T","href":"https://evil.example.com/x"}"#, #"{"title":"","href":"/ios-se/x"}"#,
    #"{"title":"section.title.key","href":"/ios-se/x"}"#,
  ])
  func `a link that cannot be used is dropped and counted, the others stay`(link: String) async throws {
    let links = Payload.sections([link, Payload.section("a", title: "Serier")])

    let catalog = try await catalog(Payload.page(links: links))

    #expect(catalog.sections.map(\.title) == ["Serier"])
    #expect(catalog.unreadableCount == 1)
  }

  @Test(arguments: [
    (#"{"title":"T","href":"https://evil.example.com/x"}"#, MalformedReason.foreignAddress),
    (#"{"title":"T","href":"http://127.0.0.1:8321/ios-se/x"}"#, .foreignAddress),
    (#"{"title":"T","href":""}"#, .nothingUsable), (#"{"href":"/ios-se/x"}"#, .nothingUsable),
  ])
  func `sections of which none can be used are an answer that cannot be read`(
    link: String,
    reason: MalformedReason
  ) async throws {
    let links = Payload.sections([link])

    await #expect(throws: ServiceError.malformed(reason)) {
      try await catalog(Payload.page(links: links))
    }
  }

  @Test(
    arguments: [
      ("\"vod\"", .videoOnDemand), ("\"tvod\"", .transactional), ("\"sport\"", .sport),
      ("\"sportPerDay\"", .sportPerDay), ("\"radio\"", .other("radio")), ("null", nil), ("\"\"", nil),
    ] as [(String, SectionKind?)]
  )
  func `the kind of a section is an open set, and unknown where it is not told`(
    type: String,
    kind: SectionKind?
  ) async throws {
    let links = Payload.sections(["{\"id\":\"a\",\"title\":\"T\",\"href\":\"/ios-se/a\",\"type\":\(type)}"])

    #expect(try await catalog(Payload.page(links: links)).sections.first?.kind == kind)
  }

  @Test(arguments: ["null", "\"\"", "\"  \"", "\"metadata.start.description2\""])
  func `a description that says nothing is none`(description: String) async throws {
    let page = Payload.page(description: description, links: Payload.sections([]))
    let description = try await catalog(page).description

    #expect(description == nil)
  }

  private func catalog(_ page: String) async throws -> StreamingCatalog {
    let peer = try StreamingPeer([StreamingPeer.root: page])
    return try await peer.repository.catalog(.cacheFirst).value
  }
}
