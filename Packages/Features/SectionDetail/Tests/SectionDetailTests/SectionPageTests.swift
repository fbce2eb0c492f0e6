import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import SectionDetail
import StreamingDomain
import StreamingFakes
import Testing

/// What a page says of its section and titles, and which categories it offers.
@Suite struct SectionPageTests {
  @Test(arguments: [
    (SectionKind.videoOnDemand, "films and series"), (.transactional, "to rent or buy"), (.sport, "sport"),
    (.sportPerDay, "sport by day"), (.other("channel"), "channel"),
  ])
  func `a page says what kind of section it shows`(kind: SectionKind, words: String) {
    let section = StreamingSamples.section("series", title: "Serier", kind: kind)

    let shown = page(Samples.opened(section: section))

    let lines = WrittenScreen.linear(shown.element(in: Samples.context)).split(separator: "\n")
    #expect(lines.contains { $0 == words })
  }

  @Test func `a page says nothing of the kind of a section where that is unknown`() {
    let section = StreamingSamples.section("series", title: "Serier", kind: nil)

    let text = WrittenScreen.linear(page(Samples.opened(section: section)).element(in: Samples.context))

    #expect(!text.contains("films and series") && text.contains("block"))
  }

  @Test(arguments: [
    (ProductKind.movie, "film"), (.series, "series"), (.episode, "episode"), (.sport, "broadcast"),
    (.other("clip"), "clip"),
  ])
  func `a title in full says what kind it is`(kind: ProductKind, words: String) {
    let product = Product(id: Product.ID(rawValue: "one"), kind: kind, title: "One")
    let block = Samples.block("one", "Block", [product])

    let shown = page(Samples.opened(Samples.page([block], filters: [])), layout: .full(limit: 5))

    let lines = WrittenScreen.linear(shown.element(in: Samples.context)).split(separator: "\n")
    #expect(lines.contains { $0 == words })
  }

  @Test func `a category whose title another has, too, cannot be chosen`() {
    let filters = [Samples.drama, Samples.action, Samples.filter("Drama")]

    let shown = page(Samples.opened(Samples.page([Samples.dark], filters: filters)))

    #expect(shown.groups.last?.items.map(\.id) == ["category/Action"])
    #expect(
      shown.actions.first?.route
        == Route("sections", "show", "series", options: [.init("category", "Action")])
    )
  }

  @Test func `within a category its blocks are opened, and no other category is offered`() {
    let shown = page(
      Samples.opened(Samples.page([Samples.dark]), category: Samples.drama),
      SectionRequest(section: TextQuery("series"), category: TextQuery("drama"))
    )

    let route = Route(
      "sections",
      "show",
      "series",
      options: [.init("category", "Drama"), .init("block", "Nordiskt mörker")]
    )
    #expect(shown.groups.flatMap(\.items).map(\.route) == [route, route])
    #expect(shown.actions.map(\.route) == [route])
  }

  @Test func `several blocks in full are called by their section`() {
    let blocks = [Samples.dark, Samples.popular]

    #expect(page(Samples.opened(Samples.page(blocks)), layout: .full(limit: 5)).title == "Serier")
  }

  private func page(
    _ opened: Fetched<OpenedSection>,
    _ request: SectionRequest = .section("series"),
    layout: ProductLayout = .overview(limit: 5)
  ) -> Page {
    sectionPage(SectionState(request, opened: .loaded(opened), layout: layout), Samples.context)
  }
}
