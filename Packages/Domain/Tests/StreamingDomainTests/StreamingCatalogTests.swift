import StreamingDomain
import StreamingFakes
import Testing

@Suite struct StreamingCatalogTests {
  @Test func `sections come in the order of their index, equal ones as given, those without one last`() {
    let sections = [
      StreamingSamples.section("unsorted", title: "Kanaler"),
      StreamingSamples.section("series", title: "Serier", sortIndex: 1),
      StreamingSamples.section("movies", title: "Filmer", sortIndex: 2),
      StreamingSamples.section("sport", title: "Sport", sortIndex: 1),
    ]

    let catalog = StreamingCatalog(title: nil, description: nil, sections: sections)

    #expect(catalog.sections.map(\.name) == ["series", "sport", "movies", "unsorted"])
    #expect(catalog.unreadableCount == 0)
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]])
  func `the order of the index does not depend on the order in which sections are sent`(order: [Int]) {
    let sections = [
      StreamingSamples.section("first", title: "A", sortIndex: 0),
      StreamingSamples.section("second", title: "B", sortIndex: 1),
      StreamingSamples.section("third", title: "C", sortIndex: 7),
      StreamingSamples.section("last", title: "D"),
    ]

    let catalog = StreamingCatalog(title: nil, description: nil, sections: order.map { sections[$0] })

    #expect(catalog.sections.map(\.name) == ["first", "second", "third", "last"])
  }
}
