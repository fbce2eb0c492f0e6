import DesignCatalog
import DesignKit
import Testing

@Suite struct CatalogTests {
  @Test func `names are unique`() {
    let names = Catalog.entries.map(\.name)

    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Catalog.entries)
  func `a name can be typed and becomes a file name as it is`(entry: CatalogEntry) {
    let characters = (entry.specimens.map(\.state) + [entry.name]).joined()

    #expect(characters.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
  }

  @Test(arguments: Catalog.entries)
  func `every component has a state, and no state twice`(entry: CatalogEntry) {
    let states = entry.specimens.map(\.state)

    #expect(!states.isEmpty)
    #expect(Set(states).count == states.count)
  }

  @Test(arguments: Catalog.entries)
  func `every component says what it is for and how it is made`(entry: CatalogEntry) {
    #expect(entry.summary.string.hasSuffix("."))
    #expect(!entry.usage.isEmpty)
  }

  @Test func `a component is found by its name in any case`() {
    #expect(Catalog.entry(named: "Table")?.name == "table")
    #expect(Catalog.entry(named: "tabel") == nil)
  }
}
