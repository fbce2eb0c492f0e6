import Design
import DesignCatalog
import DesignKit
import FeatureFakes
import LocalizationKit
import SnapshotKit
import Testing

@Suite struct DesignViewTests {
  private static let page = DesignPage(
    section: .atoms,
    entries: [
      CatalogEntry(
        "lamp",
        summary: "Says whether a light is on.",
        usage: ".lamp(.on)",
        specimens: [
          Specimen("on", .badge(Badge("on", .success))), Specimen("off", .badge(Badge("off", .info))),
        ]
      ),
      CatalogEntry(
        "switch",
        summary: "Turns a light on.",
        usage: ".switch(lamp)",
        specimens: [Specimen("ready", .text("Press it"))]
      ),
    ]
  )

  @Test(arguments: WrittenScreen.everyForm(of: designView(page, in: .english), named: "page"))
  func `a page looks as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test(arguments: Catalog.entries)
  func `the purpose of every component is in Chinese too`(entry: CatalogEntry) {
    let bare = CatalogEntry(entry.name, summary: entry.summary, usage: "", specimens: [])
    let page = DesignPage(section: .atoms, entries: [bare])

    let text = WrittenScreen.linear(designView(page, in: .simplifiedChinese), in: .simplifiedChinese)

    #expect(!text.contains(entry.summary.string))
    #expect(LatinWords.left(in: text, besides: entry.name) == [])
  }
}
