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
  }
}
