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

@Suite struct SectionDetailViewTests {
  @Test(arguments: Language.complete.flatMap(ScreenSample.written))
  func `every state looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test(arguments: ScreenSample.all, [20, 40, 80, 120, 160])
  func `every layout keeps the rules, and no text is cut without a mark`(sample: ScreenSample, width: Int) {
    expectLayout(
      WrittenScreen.filled(sample.element(), width: width),
      width: width,
      content: LatinWords.texts(in: [Samples.catalog, Samples.page, StreamingSamples.fullProduct])
    )
  }

  @Test func `where there is room everything that is known of a section is shown`() {
    let state = state(.loaded(Samples.opened()), ScreenSample.loaded)
    let blocks = [Samples.popular, Samples.dark, Samples.fresh, Samples.old].compactMap(\.title)
    let description = Samples.page.description.map { [$0] } ?? []

    expectLayout(
      WrittenScreen.filled(Samples.element(state), width: 240),
      width: 240,
      content: [Samples.section.title] + description + blocks + Samples.page.filters.map(\.title),
      showsAll: true
    )
  }

  @Test func `where there is room everything that is known of a title is shown`() {
    let product = StreamingSamples.fullProduct
    let page = Samples.page([Samples.block("one", "One title", [product])], filters: [])
    let texts = [product.title, product.synopsis, product.country, product.parentalRating].compactMap(\.self)
    let links = [product.audienceRating?.link, product.images.first?.link].compactMap { $0?.description }

    expectLayout(
      WrittenScreen.filled(
        Samples.element(state(.loaded(Samples.opened(page)), [:], .full(limit: 10))),
        width: 240
      ),
      width: 240,
      content: texts + links + product.actors + product.directors + product.genres
        + ["2021", "8.7", "127,105", "3 seasons"],
      showsAll: true
    )
  }

  @Test func `an age rating of one letter has a column as well`() {
    let text = line { $0.parentalRating = "U" }

    #expect(text.contains("One" + String(repeating: " ", count: 101) + "U"), "\(text)")
  }

  @Test func `a year of more than four digits is shown in full`() {
    #expect(line { $0.year = 12_345 }.contains(" 12345"))
  }

  @Test func `titles have twenty columns more than their genres, and both get the same of the rest`() {
    let text = line { $0.genres = ["Drama"] }

    #expect(text.contains("One" + String(repeating: " ", count: 61) + "Drama"), "\(text)")
  }

  @Test func `genres have ten columns where a table has the least room`() throws {
    var product = Product(id: Product.ID(rawValue: "one"), kind: .series, title: "One")
    product.year = 2021
    product.audienceRating = AudienceRating(tenths: 87)
    product.parentalRating = "15"
    product.genres = ["Drama"]
    let page = Samples.page([Samples.block("one", "Block", [product])], filters: [])

    let written = PlainWriter().render(
      Samples.element(state(.loaded(Samples.opened(page)))),
      in: RenderEnvironment(width: 60)
    )

    let line = try #require(written.split(separator: "\n").first { $0.contains("Drama") })
    let genre = try #require(line.firstRange(of: "Drama"))
    #expect(CellWidth().cells(of: String(line[..<genre.lowerBound])) == 50)
  }

  @Test(arguments: [(21, false), (22, true)])
  func `the number of titles stands beside the title of its block where that has twelve columns`(
    width: Int,
    isBeside: Bool
  ) throws {
    let page = Samples.page([Samples.dark], filters: [])

    let written = PlainWriter().render(
      Samples.element(state(.loaded(Samples.opened(page)))),
      in: RenderEnvironment(width: width)
    )

    let line = try #require(written.split(separator: "\n").first { $0.contains("Nordiskt") })
    #expect(line.contains("2 titles") == isBeside)
  }

  /// A page with one title, 105 columns wide.
  private func line(_ change: (inout Product) -> Void) -> String {
    var product = Product(id: Product.ID(rawValue: "one"), kind: .series, title: "One")
    change(&product)
    let page = Samples.page([Samples.block("one", "Block", [product])], filters: [])
    return WrittenScreen.filled(Samples.element(state(.loaded(Samples.opened(page)))), width: 105)
  }

  @Test func `of several pictures the first is linked`() {
    var product = StreamingSamples.fullProduct
    product.images += [
      WebLink("https://images.example.com/second.jpg").map { ProductImage(role: "still", link: $0) }
    ].compactMap(\.self)
    let page = Samples.page([Samples.block("one", "One title", [product])], filters: [])

    let text = WrittenScreen.filled(
      Samples.element(state(.loaded(Samples.opened(page)), [:], .full(limit: 10))),
      width: 120
    )

    #expect(text.contains("https://images.example.com/box.jpg"))
    #expect(!text.contains("second.jpg"))
  }

  @Test(arguments: [12, 13, 40])
  func `every category can be seen`(count: Int) {
    let page = Samples.page([Samples.dark], filters: (1...count).map { Samples.filter("Genre \($0)") })

    let text = WrittenScreen.filled(Samples.element(state(.loaded(Samples.opened(page)))), width: 200)

    for number in 1...count { #expect(text.contains("Genre \(number)")) }
  }

  @Test func `a page with one block that is out of date says so`() {
    let stale = Fetched(
      ProductList(products: ProductSamples.dark),
      provenance: Provenance(kind: .stored, fetchedAt: StreamingSamples.fetchedAt, staleness: .offline)
    )
    let opened = Samples.opened(Samples.page([Samples.fresh]))

    let fresh = sectionPage(
      state(.loaded(opened), [Samples.fresh.id: .loaded(Samples.sourced(stale.value))]),
      Samples.context
    )
    let old = sectionPage(state(.loaded(opened), [Samples.fresh.id: .loaded(stale)]), Samples.context)

    #expect(fresh.notice == .empty)
    #expect(old.notice == SourceFacts.notice(stale.provenance, Samples.context))
  }

  @Test(arguments: [(6, false), (5, true)])
  func `every title is offered only where some are not shown`(limit: Int, isOffered: Bool) {
    let list = ProductList(products: StreamingSamples.products(1...6))
    let state = state(
      .loaded(Samples.opened(Samples.page([Samples.dark], filters: []))),
      [Samples.dark.id: .loaded(Samples.sourced(list))],
      .full(limit: limit)
    )

    #expect(sectionPage(state, Samples.context).actions.isEmpty != isOffered)
  }

  @Test(arguments: [(59, false, false), (60, true, false), (109, true, false), (110, true, true)])
  func `titles stand in columns from 60 columns on, with what they are about from 110 on`(
    width: Int,
    isInColumns: Bool,
    hasSynopsis: Bool
  ) {
    let page = Samples.page([Samples.block("one", "One title", [StreamingSamples.fullProduct])], filters: [])

    let text = WrittenScreen.filled(Samples.element(state(.loaded(Samples.opened(page)))), width: width)

    #expect(text.contains("• Norrsken") != isInColumns)
    #expect(text.contains("A night ferry vanishes") == hasSynopsis)
  }

  @Test(arguments: ["description", "synopsis"])
  func `no text of a page is wider than can be read`(text: String) {
    let long = String(repeating: "m", count: 200)
    var product = StreamingSamples.fullProduct
    if text == "synopsis" { product.synopsis = long }
    let page = Samples.page(
      [Samples.block("one", "One title", [product])],
      description: text == "description" ? long : nil,
      filters: []
    )

    let written = PlainWriter().render(
      Samples.element(state(.loaded(Samples.opened(page)), [:], .full(limit: 5))),
      in: RenderEnvironment(width: 120)
    )

    let lines = written.split(separator: "\n").filter { $0.contains("mmmm") }
    #expect(lines.map { CellWidth().cells(of: String($0)) }.max() == 88)
  }

  @Test(arguments: [("description", 4), ("synopsis", 12), ("actors", 3), ("notice", 2)])
  func `a long text has no more lines than a page has room for`(text: String, count: Int) {
    let words = (1...100).map { "word\($0)" }.joined(separator: " ")
    var product = StreamingSamples.fullProduct
    product.synopsis = text == "synopsis" ? words : nil
    product.actors = text == "actors" ? [words] : []
    product.notice = text == "notice" ? words : nil
    let page = Samples.page(
      [Samples.block("one", "One title", [product])],
      description: text == "description" ? words : nil,
      filters: []
    )

    let written = WrittenScreen.filled(
      Samples.element(state(.loaded(Samples.opened(page)), [:], .full(limit: 5))),
      width: 40
    )

    #expect(written.split(separator: "\n").count { $0.contains("word") } == count)
  }

  @Test func `a page of a category is called by it`() {
    let opened = Samples.opened(category: Samples.drama)

    #expect(sectionPage(state(.loaded(opened)), Samples.context).title == "Drama")
  }

  @Test func `a block that failed has failed although it came with titles`() {
    let state = state(.loaded(Samples.opened()), [Samples.dark.id: .failed(.offline, previous: nil)])

    #expect(state.block(Samples.dark) == .failed(.offline, previous: nil))
    #expect(state.block(Samples.popular).shown?.products == ProductSamples.popular)
  }

  @Test func `a block whose titles did not come is not empty before they are asked for`() {
    let list = ProductList(products: [], total: 48)
    let block = ContentBlock(id: Samples.dark.id, title: nil, content: .products(list))

    #expect(state(.loaded(Samples.opened(Samples.page([block])))).block(block) == .idle)
  }

  @Test func `a page that nobody asked for looks like one that is loading`() {
    let (idle, loading) = (state(.idle), state(.loading))

    #expect(Samples.element(idle) == Samples.element(loading))
  }

  @Test(arguments: [
    (ProductList(products: StreamingSamples.products(1...1)), "1 title"),
    (ProductList(products: StreamingSamples.products(1...2)), "2 titles"),
    (ProductList(products: StreamingSamples.products(1...2), total: 2), "2 titles"),
    (ProductList(products: StreamingSamples.products(1...2), total: 1), "2 titles"),
    (ProductList(products: StreamingSamples.products(1...3), total: 3), "2 of 3"),
    (ProductList(products: StreamingSamples.products(1...3)), "first 2 titles"),
    (
      ProductList(products: StreamingSamples.products(1...2), next: Samples.address("dark", 2)),
      "first 2 titles"
    ),
  ])
  func `a block says how many of its titles are shown`(list: ProductList, count: String) {
    let page = Samples.page([Samples.dark], filters: [])
    let state = state(
      .loaded(Samples.opened(page)),
      [Samples.dark.id: .loaded(Samples.sourced(list))],
      .overview(limit: 2)
    )

    let text = WrittenScreen.linear(Samples.element(state))

    #expect(text.contains("Heading 2: Nordiskt mörker\n\(count)\n"))
  }

  @Test func `each block is a group of rows that open it in full`() {
    let page = sectionPage(state(.loaded(Samples.opened()), ScreenSample.loaded), Samples.context)

    #expect(page.groups.dropLast().map(\.items.count) == [5, 0, 2, 2])
    #expect(
      page.groups[2].items.map(\.id) == ["dark/mine", "dark/long"],
      "a product may be in several blocks"
    )
    #expect(
      page.groups[2].items[0].route
        == Route("sections", "show", "series", options: [.init("block", "Nordiskt mörker")])
    )
    #expect(page.groups[1].note == .text(StyledText("No titles available.", .muted)))
  }

  @Test func `what is missing stands above the rows, so that the footer begins with the source`() {
    let opened = Samples.opened(Samples.page([Samples.dark], filters: []))
    let failed: [ContentBlock.ID: BlockState] = [Samples.dark.id: .failed(.offline, previous: nil)]

    let page = sectionPage(state(.loaded(opened), failed), Samples.context)

    #expect(page.groups.count == 2)
    #expect(page.groups[0].items.isEmpty && page.groups[0].heading != .empty)
    let whole = sectionPage(state(.loaded(opened)), Samples.context)
    #expect(page.footer == whole.footer)
  }

  @Test func `the last group has the categories, each of which opens`() throws {
    let page = sectionPage(state(.loaded(Samples.opened()), ScreenSample.loaded), Samples.context)

    let categories = try #require(page.groups.last)
    #expect(categories.heading == .heading("Categories"))
    #expect(categories.items.count == 3)
    #expect(categories.items[0].route == page.actions[0].route)
  }

  @Test func `a block in full is called by its own title`() throws {
    let block = try #require(ScreenSample.all.first { $0.name == "block" })

    #expect(sectionPage(block.state, Samples.context).title != "Serier")
    #expect(sectionPage(state(.loaded(Samples.opened())), Samples.context).title == "Serier")
  }

  @Test func `the rows of a block in full open nothing`() throws {
    let sample = try #require(ScreenSample.all.first { $0.name == "block" })

    let page = sectionPage(sample.state, Samples.context)

    #expect(page.groups.map(\.items.count) == [6])
    #expect(page.groups[0].items.allSatisfy { $0.route == nil })
  }

  @Test func `blocks with one title are opened by id`() {
    let blocks = [Samples.block("a", "Same", []), Samples.block("b", "Same", ProductSamples.dark)]
    let page = sectionPage(state(.loaded(Samples.opened(Samples.page(blocks)))), Samples.context)

    #expect(page.groups[1].items[0].route?.options == [.init("block", "b")])
  }

  @Test(arguments: [
    ("series", "series"), ("SERIES", "series"), (" ser ", "series"), ("id-series", "id-series"),
    ("Serier", "Serier"),
  ])
  func `a section is opened again by its name only where that was typed`(typed: String, selector: String) {
    let state = SectionState(
      .section(typed),
      opened: .loaded(Samples.opened()),
      layout: .overview(limit: 5)
    )

    let page = sectionPage(state, Samples.context)

    #expect(
      page.actions.map(\.route.words) == [["sections", "show", selector], ["sections", "show", selector]]
    )
  }

  @Test func `a block in full is opened again by its id where that was typed`() {
    let state = SectionState(
      SectionRequest(section: TextQuery("series"), block: TextQuery("popular")),
      opened: .loaded(Samples.opened(Samples.page([Samples.popular]))),
      layout: .full(limit: 2)
    )

    let page = sectionPage(state, Samples.context)

    #expect(
      page.actions.map(\.route)
        == [Route("sections", "show", "series", options: [.init("block", "popular"), .init("all")])]
    )
  }

  @Test(arguments: ScreenSample.all)
  func `every place that a page leads to can be linked`(sample: ScreenSample) {
    let page = sectionPage(sample.state, Samples.context)
    let routes = page.actions.map(\.route) + page.groups.flatMap(\.items).compactMap(\.route)

    for route in routes { #expect(Route(link: route.link) == route) }
  }

  @Test(arguments: [ServiceError.notFound, .rejected(code: nil, message: nil), .unavailable])
  func `a page with blocks that failed says to try again`(error: ServiceError) {
    let state = state(.loaded(Samples.opened()), [Samples.fresh.id: .failed(error, previous: nil)])

    let text = WrittenScreen.linear(Samples.element(state))

    #expect(text.contains("1 of 4 blocks could not be loaded completely\nWhat to do: Try again later"))
  }

  @Test(arguments: [
    (ServiceError.notFound, "What to do: Use --offline to open the cached copy."),
    (.rejected(code: nil, message: nil), "What to do: Try again later"),
  ])
  func `products that the service no longer has open from a cached copy`(error: ServiceError, words: String) {
    var state = state(.loaded(Samples.opened()), [Samples.fresh.id: .failed(error, previous: nil)])
    state.hasCachedCopies = true

    let text = WrittenScreen.linear(Samples.element(state))

    #expect(text.contains("1 of 4 blocks could not be loaded completely\n\(words)"))
  }

  private func state(
    _ opened: LoadState<OpenedSection, OpenSectionFailure>,
    _ blocks: [ContentBlock.ID: BlockState] = [:],
    _ layout: ProductLayout = .overview(limit: 5)
  ) -> SectionState {
    SectionState(.section("series"), opened: opened, blocks: blocks, layout: layout)
  }
}
