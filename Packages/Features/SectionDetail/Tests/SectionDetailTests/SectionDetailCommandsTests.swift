import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SectionDetail
import SnapshotKit
import StreamingDomain
import StreamingFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SectionDetailCommandsTests {
  private let repository = FakeStreamingRepository()

  init() {
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced(Samples.catalog))
      answers.pages[Samples.section.address] = .success(Samples.sourced(Samples.page))
      answers.pages[Samples.drama.address] = .success(Samples.sourced(Samples.page([Samples.dark])))
      answers.products[Samples.address("fresh", 1)] = .success(list(1...2))
      answers.products[Samples.address("old", 1)] = .success(list(3...8, next: Samples.address("old", 2)))
      answers.products[Samples.address("old", 2)] = .success(list(9...12))
      answers.products[Samples.address("popular", 2)] = .success(list(13...54))
    }
  }

  @Test func `a section is shown with five titles of each block`() async throws {
    let run = await run("series")

    #expect(run.exitCode == .done)
    expectSnapshot(try written(run), named: "overview")
  }

  @Test func `one title of each block can be asked for`() async {
    let run = await run("series", "--limit", "1")

    #expect(run.exitCode == .done)
    #expect(run.errorOutput == "")
  }

  @Test(arguments: [
    (["--limit", "2"], [2, 2, 2, 2]), (["--limit", "7"], [7, 2, 2, 7]),
    (["--all"], [48, 2, 2, 10]),
  ])
  func `the number of titles of a block can be chosen`(options: [String], counts: [Int]) async throws {
    let run = await run(["series"] + options)

    let lines = try written(run).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("1 of ") }.map { Int($0.prefix { $0 != ":" }.dropFirst(5)) } == counts
    )
  }

  @Test func `a block is shown in full`() async throws {
    let run = await run("series", "--block", "dark")

    let state = SectionState(
      SectionRequest(section: TextQuery("series"), block: TextQuery("dark")),
      opened: .loaded(Samples.opened(Samples.page([Samples.dark]))),
      blocks: [Samples.dark.id: .loaded(Samples.sourced(ProductList(products: ProductSamples.dark)))],
      layout: .full(limit: 10)
    )
    #expect(run.page == sectionPage(state, Samples.context))
  }

  @Test func `a section is narrowed to a category`() async throws {
    let run = await run("series", "--category", "dra")

    #expect(try written(run).hasPrefix("Heading 1: Serier / Drama\n"))
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options choose the fetch policy of everything`(options: [String], policy: FetchPolicy) async {
    _ = await run(["series", "--limit", "7"] + options)

    #expect(
      Set(repository.requests) == [
        .catalog(policy), .page(Samples.section.address, policy),
        .products(Samples.address("fresh", 1), policy), .products(Samples.address("old", 1), policy),
        .products(Samples.address("old", 2), policy), .products(Samples.address("popular", 2), policy),
      ]
    )
  }

  @Test(arguments: [
    (
      ["xyz"], ExitCode.notFound,
      "Error: There is no section 'xyz'.\nList the sections with 'tessera sections'."
    ),
    (["eri"], .notFound, "Error: There is no section 'eri'. Did you mean 'Serier' or 'Series of matches'?"),
    (
      ["s"], .usage,
      "Error: 's' matches more than one section.\nChoose one of: 'series' (Serier), 'sport' (Series of matches)."
    ),
    (
      ["series", "--category", "x"], .notFound,
      "Error: There is no category 'x'.\nRun without --category to list the categories."
    ),
    (
      ["series", "--block", "guld"], .notFound,
      "Error: There is no block 'guld'. Did you mean 'Gammalt guld'?"
    ),
    (
      ["sport"], .notFound,
      "Error: The service does not have this item.\nList the sections with 'tessera sections'."
    ),
  ])
  func `what cannot be opened ends the command`(
    arguments: [String],
    exitCode: ExitCode,
    errorOutput: String
  ) async {
    let run = await run(arguments)

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput == errorOutput)
  }

  @Test(arguments: [
    (ServiceError.offline, ExitCode.noConnection), (.rateLimited(until: nil), .rateLimited),
    (.malformed(.notJSON), .failed), (.cancelled, .interrupted),
  ])
  func `a service that fails ends the command`(error: ServiceError, exitCode: ExitCode) async {
    repository.prepare { $0.pages[Samples.section.address] = .failure(error) }

    let run = await run("series")

    #expect(run.exitCode == exitCode)
  }

  @Test func `a block that fails does not end the command`() async throws {
    repository.prepare { $0.products[Samples.address("fresh", 1)] = .failure(.unavailable) }

    let run = await run("series")

    #expect(run.exitCode == .done)
    #expect(try written(run).contains("1 of 4 blocks could not be loaded completely"))
  }

  @Test func `the document keeps its promise`() async throws {
    let run = await run("series", "--json")

    #expect(run.exitCode == .done)
    expectSnapshot(try #require(run.document).text, named: "document")
  }

  @Test func `a document holds only the fields that were asked for`() async throws {
    let run = await run("series", "--category", "drama", "--json", "--fields", "category,title")

    #expect(
      try #require(run.document).text == """
        {
          "data": {
            "category": "Drama",
            "title": "Serier"
          },
          "source": {
            "kind": "network",
            "fetchedAt": "2026-03-01T12:00:00Z",
            "ageSeconds": 180,
            "stale": false,
            "reason": null
          }
        }
        """
    )
  }

  @Test func `blocks that nobody asked for are not loaded`() async {
    _ = await run("series", "--json", "--fields", "title")

    #expect(
      repository.requests == [.catalog(.cacheFirst), .page(Samples.section.address, .cacheFirst)]
    )
  }

  @Test func `a limited document says that there is more`() async throws {
    let run = await run("series", "--block", "popular", "--limit", "2", "--json")

    let text = try #require(run.document).text
    #expect(text.contains(#""count": 2,"#))
    #expect(text.contains(#""total": 48,"#))
    #expect(text.contains(#""next": "2","#))
  }

  @Test func `a document with as many titles as came says where the list continues`() async throws {
    let run = await run("series", "--block", "popular", "--limit", "6", "--json")

    let text = try #require(run.document).text
    #expect(text.contains(#""count": 6,"#))
    #expect(text.contains(#""next": "6","#))
  }

  @Test(arguments: [("1", #""next": "1","#), ("2", #""next": null,"#)])
  func `a document says that a block ends only where it does`(limit: String, next: String) async throws {
    let run = await run("series", "--block", "fresh", "--limit", limit, "--json")

    #expect(try #require(run.document).text.contains(next))
  }

  @Test func `a document says that a block that failed continues at its beginning`() async throws {
    repository.prepare { $0.products[Samples.address("fresh", 1)] = .failure(.unavailable) }

    let run = await run("series", "--block", "fresh", "--json")

    #expect(try #require(run.document).text.contains(#""count": null,"#))
    #expect(try #require(run.document).text.contains(#""next": "0","#))
  }

  @Test(arguments: [
    (["--all"], ServiceError.offline, ExitCode.noConnection, "no connection"),
    (["--all", "--json"], .unavailable, .failed, "service error"),
    (["--block", "popular", "--limit", "7"], .rateLimited(until: nil), .rateLimited, "too many requests"),
    (
      ["--block", "popular", "--all", "--json"], .malformed(.notJSON), .failed,
      "unreadable response (the body is not JSON)"
    ),
    (
      ["--block", "popular", "--all"], .malformed(.transfer(.certificateExpired)), .failed,
      "the certificate of the server has expired"
    ),
  ])
  func `a block that was asked for, or all of which was, ends the command with its error`(
    options: [String],
    error: ServiceError,
    exitCode: ExitCode,
    words: String
  ) async {
    repository.prepare { $0.products[Samples.address("popular", 2)] = .failure(error) }

    let run = await run(["series"] + options)

    let total = options.contains("--block") ? "1 block" : "4 blocks"
    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.hasPrefix("Error: 1 of \(total) could not be loaded completely: \(words).\n"))
    #expect(run.notes.isEmpty, "the error says it")
  }

  @Test func `of several blocks that failed the first one says why`() async {
    repository.prepare {
      $0.products[Samples.address("fresh", 1)] = .failure(.offline)
      $0.products[Samples.address("old", 1)] = .failure(.unavailable)
    }

    let run = await run("series", "--all")

    let error = "Error: 2 of 4 blocks could not be loaded completely: no connection.\n"
    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.hasPrefix(error))
  }

  @Test func `the command that has just failed is not suggested`() async throws {
    repository.prepare { $0.products[Samples.address("popular", 2)] = .failure(.unavailable) }

    let run = await run("series", "--block", "popular", "--all")

    #expect(try #require(run.page).actions.isEmpty)
  }

  @Test(
    arguments: [
      (["--limit", "999"], 1, "999 of 1,200"), (["--limit", "1000"], 0, "first 1,000 of 1,200"),
      (["--all"], 0, "first 1,000 of 1,200"),
    ] as [([String], Int, String)]
  )
  func `all titles are not offered where as many are shown as can be asked for, which is told`(
    options: [String],
    count: Int,
    words: String
  ) async throws {
    let next = Samples.address("popular", 2)
    let products = StreamingSamples.products(1...1000)
    let list = ProductList(products: products, total: 1200, next: next)
    let block = ContentBlock(id: Samples.popular.id, title: "Populärt", content: .products(list))
    repository.prepare {
      $0.pages[Samples.section.address] = .success(Samples.sourced(Samples.page([block])))
    }

    let run = await run(["series", "--block", "popular"] + options)

    #expect(run.exitCode == .done)
    #expect(try #require(run.page).actions.count == count)
    #expect(try written(run).contains(words))
    #expect(try !written(run).contains("first 999"))
  }

  @Test func `a link to more titles that cannot be followed is told when they are asked for`() async throws {
    let list = ProductList(products: ProductSamples.popular, total: 48, fault: .foreignAddress)
    let block = ContentBlock(id: Samples.popular.id, title: "Populärt", content: .products(list))
    repository.prepare {
      $0.pages[Samples.section.address] = .success(Samples.sourced(Samples.page([block])))
    }

    let some = await run("series", "--block", "popular", "--limit", "6", "--json")
    let all = await run("series", "--block", "popular", "--all", "--json")

    #expect(some.exitCode == .done)
    #expect(try #require(some.document).text.contains(#""next": "6","#))
    #expect(all.exitCode == .failed)
    #expect(all.errorOutput.contains("it links to an address outside the service"))
    #expect(try #require(all.document).text.contains(#""error": "malformed","#))
    #expect(try #require(all.document).text.contains(#""next": "6","#))
  }

  @Test(arguments: [
    (1, "1 more block of this section is not shown"), (100, "100 more blocks of this section are not shown"),
  ])
  func `blocks beyond those that are taken from a page are told`(count: Int, words: String) async throws {
    repository.prepare { answers in
      let page = SectionPage(
        title: nil,
        description: nil,
        filters: [],
        blocks: [Samples.dark],
        omittedBlockCount: count
      )
      answers.pages[Samples.section.address] = .success(Samples.sourced(page))
    }

    let page = await run("series")
    let document = await run("series", "--json")
    let other = await run("series", "--json", "--fields", "title")
    let text = try #require(other.document).text

    #expect(try written(page).contains(words))
    #expect(try #require(page.page).groups.contains { $0.items.isEmpty })
    #expect(document.notes == ["Warning: \(words)."])
    #expect(try #require(document.document).compactText.contains(#""warnings":["blocks-omitted"]"#))
    #expect(other.notes.isEmpty)
    #expect(!text.contains("warnings"))
    #expect([page.exitCode, document.exitCode] == [.done, .done])
  }

  @Test func `blocks and categories that could not be read are told, and the section is not called empty`()
    async throws
  {
    repository.prepare { answers in
      let page = SectionPage(
        title: nil,
        description: nil,
        filters: [],
        blocks: [],
        unreadableFilterCount: 1,
        unreadableBlockCount: 2
      )
      answers.pages[Samples.section.address] = .success(Samples.sourced(page))
    }
    let (categories, blocks) = (
      "1 category could not be read and is left out", "2 blocks could not be read and are left out"
    )

    let page = await run("series")
    let document = await run("series", "--json")
    let some = await run("series", "--json", "--fields", "blocks")
    let other = await run("series", "--json", "--fields", "title")

    let text = try written(page)
    #expect(text.contains(categories) && text.contains(blocks))
    #expect(!text.contains("This section is empty."))
    #expect(document.notes == ["Warning: \(categories).", "Warning: \(blocks)."])
    #expect(
      try #require(document.document).compactText
        .contains(#""warnings":["categories-unreadable","blocks-unreadable"]"#)
    )
    #expect(some.notes == ["Warning: \(blocks)."])
    #expect(other.notes.isEmpty)
    #expect([page.exitCode, document.exitCode, some.exitCode] == [.done, .done, .done])
  }

  @Test func `categories that could not be read are told where categories are shown`() async throws {
    repository.prepare { answers in
      let page = SectionPage(
        title: nil,
        description: nil,
        filters: [],
        blocks: [Samples.dark],
        unreadableFilterCount: 2
      )
      answers.pages[Samples.section.address] = .success(Samples.sourced(page))
    }
    let words = "2 categories could not be read and are left out"

    let overview = await run("series")
    let full = await run("series", "--block", "dark")
    let document = await run("series", "--block", "dark", "--json")

    #expect(try written(overview).contains(words))
    #expect(try !written(full).contains(words))
    #expect(document.notes == ["Warning: \(words)."])
  }

  @Test func `titles that could not be read are counted with those of what follows`() async throws {
    let next = Samples.address("popular", 2)
    let total = ProductSamples.popular.count + 3
    let first = ProductList(products: ProductSamples.popular, total: total, next: next, unreadableCount: 2)
    let last = ProductList(products: StreamingSamples.products(1...1), total: total, unreadableCount: 1)
    let block = ContentBlock(id: Samples.popular.id, title: "Populärt", content: .products(first))
    repository.prepare {
      $0.pages[Samples.section.address] = .success(Samples.sourced(Samples.page([block])))
      $0.products[next] = .success(Samples.sourced(last))
    }

    let page = await run("series", "--block", "popular", "--all")
    let document = await run("series", "--block", "popular", "--json", "--limit", "6")
    let whole = await run("series", "--block", "popular", "--all", "--json")
    let other = await run("series", "--json", "--fields", "title")

    #expect(try written(page).contains("3 titles could not be read and are left out"))
    #expect(document.notes == ["Warning: 2 titles could not be read and are left out."])
    #expect(whole.notes == ["Warning: 3 titles could not be read and are left out."])
    let text = try #require(whole.document).compactText
    #expect(text.contains(#""unreadable":3,"#))
    #expect(text.contains(#""warnings":["titles-unreadable"]"#))
    #expect(other.notes.isEmpty)
    #expect([page.exitCode, document.exitCode, whole.exitCode] == [.done, .done, .done])
  }

  @Test func `a document has the kind of each title`() async throws {
    let kinds: [ProductKind] = [.movie, .series, .episode, .sport, .other("clip")]
    let products = zip(1..., kinds).map { number, kind in
      Product(id: Product.ID(rawValue: "p\(number)"), kind: kind, title: "Title")
    }
    repository.prepare { answers in
      answers.products[Samples.address("fresh", 1)] = .success(
        Samples.sourced(ProductList(products: products))
      )
    }

    let text = try #require(await run("series", "--block", "fresh", "--json").document).text

    for code in ["movie", "series", "episode", "sport", "clip"] {
      #expect(text.contains("\"kind\": \"\(code)\""))
    }
  }

  @Test func `a document names what could not be loaded`() async throws {
    repository.prepare { $0.products[Samples.address("fresh", 1)] = .failure(.unavailable) }

    let run = await run("series", "--json")

    #expect(run.exitCode == .done)
    #expect(try #require(run.document).text.contains(#""error": "unavailable","#))
    #expect(run.notes == ["Warning: 1 of 4 blocks could not be loaded completely."])
  }

  @Test(arguments: [
    [], ["series", "--limit", "0"], ["series", "--limit", "1001"], ["series", "--all", "--limit", "5"],
    ["series", "--json", "--fields", "colour"],
  ])
  func `wrong usage is refused before anything is asked`(arguments: [String]) async {
    let run = await run(arguments)

    #expect(run.exitCode == .usage)
    #expect(repository.requests.isEmpty)
  }

  @Test func `help says what the command is for`() async {
    let run = await run("--help")

    #expect(run.exitCode == .done)
    expectSnapshot(run.output + "\n", named: "help")
  }

  @Test func `a row tells which section is shown, without its long texts`() async {
    repository.prepare { answers in
      let page = SectionPage(title: "Tab\tand\nbreak", description: "Long.", filters: [], blocks: [])
      answers.pages[Samples.section.address] = .success(Samples.sourced(page))
    }

    let run = await run("series")

    #expect(run.rows == ["id-series\tseries\tSerier\t\tTab and break\n"])
  }

  @Test func `a page says nothing besides itself`() async {
    repository.prepare { $0.products[Samples.address("fresh", 1)] = .failure(.unavailable) }

    #expect(await run("series").notes.isEmpty)
  }

  private func run(_ arguments: String...) async -> ScreenRun { await run(arguments) }

  private func run(_ arguments: [String]) async -> ScreenRun {
    let feature = SectionDetailFeature(language: .english, open: OpenSection(repository: repository))
    return await ScreenRun(SectionsNoun(feature), ["sections", "show"] + arguments, Samples.context)
  }

  private func written(_ run: ScreenRun) throws -> String {
    WrittenScreen.linear(try #require(run.page).element(in: Samples.context))
  }

  private func list(_ numbers: ClosedRange<Int>, next: PageAddress? = nil) -> Fetched<ProductList> {
    Samples.sourced(ProductList(products: StreamingSamples.products(numbers), next: next))
  }
}
