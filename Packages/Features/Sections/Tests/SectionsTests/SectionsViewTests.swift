import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import Sections
import SnapshotKit
import StreamingDomain
import StreamingFakes
import Testing

@Suite struct SectionsViewTests {
  @Test(arguments: Language.complete.flatMap(ScreenSample.written))
  func `every state looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test(arguments: ScreenSample.all, [20, 40, 80, 120])
  func `every layout keeps the rules, and no text is cut without a mark`(sample: ScreenSample, width: Int) {
    expectLayout(
      WrittenScreen.filled(sample.element(), width: width),
      width: width,
      content: LatinWords.texts(in: [Samples.catalog, Samples.descriptions])
    )
  }

  @Test(arguments: [90, 240])
  func `where there is room everything that is known is shown`(width: Int) throws {
    let sample = try #require(ScreenSample.all.first { $0.name == "loaded" })
    let catalog = Samples.catalog
    let text = WrittenScreen.filled(sample.element(), width: width)

    expectLayout(
      text,
      width: width,
      content: [catalog.title, catalog.description].compactMap(\.self) + catalog.sections.map(\.title),
      showsAll: true
    )
    for description in Samples.descriptions.values.compactMap(\.value) {
      #expect(LaidOutText(text, width: width).showing(of: description) != .absent)
    }
  }

  @Test(arguments: [(99, 1), (100, 2), (147, 2), (148, 3)])
  func `as many sections stand side by side as have forty-eight cells each`(width: Int, columns: Int) throws {
    let sample = try #require(ScreenSample.all.first { $0.name == "loaded" })
    let titles = Samples.catalog.sections.map(\.title)

    let lines = WrittenScreen.filled(sample.element(), width: width).split(separator: "\n")

    let first = try #require(lines.first { $0.contains(titles[0]) })
    #expect(titles.count { first.contains($0) } == columns)
  }

  @Test func `a state that nobody asked for looks like one that is loading`() {
    let idle = Samples.element(SectionsState(), Samples.context)

    #expect(idle == Samples.element(SectionsState(catalog: .loading), Samples.context))
  }

  @Test(arguments: [20, 40, 80, 120])
  func `no text of a service fills the screen`(width: Int) {
    let word = String(repeating: "endless ", count: 100_000)
    let section = ContentSection(
      id: ContentSection.ID(rawValue: word),
      title: word,
      address: PageAddress(rawValue: "https://example.com/x")
    )
    let catalog = StreamingCatalog(title: word, description: word, sections: [section])
    let state = SectionsState(
      catalog: .loaded(Samples.sourced(catalog)),
      descriptions: [section.id: Samples.fetched(word)]
    )

    let written = PlainWriter().render(
      Samples.element(state, Samples.context),
      in: RenderEnvironment(width: width)
    )

    #expect(written.split(separator: "\n").count <= 18)
  }

  @Test(arguments: [
    ("a plain name that no other has", "series", "series", "series"),
    ("an id where there is no name", nil, "1f-2e", "1f-2e"),
    ("an id where the name is another's", "sport", "1f-2e", "1f-2e"),
    ("an id where the name is another's in other letters", "SPORT", "1f-2e", "1f-2e"),
    ("an id where the name is another's id", "id-sport", "1f-2e", "1f-2e"),
    ("an id where the name would need quotes", "new this week", "1f-2e", "1f-2e"),
    ("an id where the name is a command", "$(reboot)", "1f-2e", "1f-2e"),
    ("an id where the name looks like an option", "--help", "1f-2e", "1f-2e"),
    ("a quoted id where even that needs it", nil, "/it's; reboot", #"'/it'\''s; reboot'"#),
  ])
  func `what to type is`(_ what: String, name: String?, id: String, selector: String) {
    let sport = StreamingSamples.section("sport", title: "Sport")
    let section = ContentSection(
      id: ContentSection.ID(rawValue: id),
      name: name,
      title: "Subject",
      address: PageAddress(rawValue: "https://example.com/subject")
    )
    let state = SectionsState(catalog: .loaded(Samples.sourced(Samples.catalog(of: [sport, section]))))

    let text = WrittenScreen.linear(Samples.element(state, Samples.context))

    #expect(text.contains("2 of 2: Subject\nopen with \(selector)\n"), "\(what)")
  }

  @Test(arguments: ScreenSample.all)
  func `every place that a page leads to can be linked`(sample: ScreenSample) {
    let page = sectionsPage(sample.state, Samples.context)
    let routes = page.actions.map(\.route) + page.groups.flatMap(\.items).compactMap(\.route)

    for route in routes { #expect(Route(link: route.link) == route) }
    #expect(routes.isEmpty == (sample.state.catalog.shown?.sections.isEmpty ?? true))
  }

  @Test func `that sections could not be read is told one line above that the list may be out of date`() {
    let catalog = StreamingCatalog(
      title: nil,
      description: nil,
      sections: Samples.catalog.sections,
      unreadableCount: 1
    )
    let state = SectionsState(catalog: .loaded(Samples.sourced(catalog, .stored, .offline)))

    let notice = WrittenScreen.plain(sectionsPage(state, Samples.context).notice, widths: [80])

    #expect(notice.contains("\n\n") && !notice.contains("\n\n\n"))
  }

  @Test func `choosing a section opens it`() {
    let state = SectionsState(catalog: .loaded(Samples.sourced()), descriptions: Samples.descriptions)
    let items = sectionsPage(state, Samples.context).groups.flatMap(\.items)

    #expect(items.map(\.id) == Samples.catalog.sections.map(\.id.rawValue))
    #expect(items.first?.route == Route("sections", "show", "series"))
  }

  @Test(
    arguments: [
      ("movies", "Sport", .sport, "►"), (nil, "FILMER", .videoOnDemand, "►"), (nil, "Series", .sport, "▤"),
      (nil, "Children", .videoOnDemand, "❋"), (nil, "Sports", .videoOnDemand, "◉"),
      (nil, "Kanaler", .videoOnDemand, "▦"), (nil, "X", .videoOnDemand, "▤"),
      (nil, "X", .transactional, "◈"), (nil, "X", .sport, "◉"), (nil, "X", .sportPerDay, "◉"),
      (nil, "X", .other("channel"), "▸"), (nil, "X", nil, "▸"),
    ] as [(String?, String, SectionKind?, String)]
  )
  func `a section has the picture of its name, else of its title, else of its kind`(
    name: String?,
    title: String,
    kind: SectionKind?,
    picture: String
  ) {
    let section = ContentSection(
      id: ContentSection.ID(rawValue: "1"),
      name: name,
      title: title,
      kind: kind,
      address: PageAddress(rawValue: "https://example.com/1")
    )
    let state = SectionsState(catalog: .loaded(Samples.sourced(Samples.catalog(of: [section]))))

    let row = sectionsPage(state, Samples.context).groups.first?.items.first?.row

    #expect(row?.icon?.unicode.string == picture)
  }

  @Test(arguments: [(true, 100, 2), (false, 99, 2), (false, 100, 3)])
  func `a long text has no more lines than a list has room for`(isOfCatalog: Bool, width: Int, count: Int) {
    let words = (1...100).map { "word\($0)" }.joined(separator: " ")
    let section = StreamingSamples.section("series", title: "Serier")
    let catalog = StreamingCatalog(
      title: "Nordic Stream",
      description: isOfCatalog ? words : nil,
      sections: [section]
    )
    let state = SectionsState(
      catalog: .loaded(Samples.sourced(catalog)),
      descriptions: isOfCatalog ? [:] : [section.id: Samples.fetched(words)]
    )

    let written = PlainWriter().render(Samples.element(state), in: RenderEnvironment(width: width))

    #expect(written.split(separator: "\n").count { $0.contains("word") } == count)
  }

  @Test func `the description of the list is no wider than can be read`() {
    let catalog = StreamingCatalog(
      title: nil,
      description: String(repeating: "m", count: 200),
      sections: [StreamingSamples.section("series", title: "Serier")]
    )
    let state = SectionsState(catalog: .loaded(Samples.sourced(catalog)))

    let written = PlainWriter().render(Samples.element(state), in: RenderEnvironment(width: 120))

    let lines = written.split(separator: "\n").filter { $0.contains("mmmm") }
    #expect(lines.map { CellWidth().cells(of: String($0)) }.max() == 88)
  }

  @Test func `where no word opens a section its row shows its title only`() {
    let context = ViewContext(
      now: StreamingSamples.fetchedAt,
      language: .english,
      phrasing: SilentPhrasing()
    )
    let state = SectionsState(catalog: .loaded(Samples.sourced()), descriptions: Samples.descriptions)

    #expect(!WrittenScreen.linear(Samples.element(state, context)).contains("open with"))
  }
}
