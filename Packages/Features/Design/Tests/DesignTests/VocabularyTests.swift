import DesignCatalog
import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@Suite struct VocabularyTests {
  @Test(arguments: Catalog.entries)
  func `the English words of writers and components are their own`(entry: CatalogEntry) {
    let english = RenderEnvironment(width: 60, vocabulary: Vocabulary(.english))
    for specimen in entry.specimens {
      for form in [OutputForm.plain, .linear, .markdown] {
        let own = form.render(specimen.element, in: RenderEnvironment(width: 60))
        #expect(form.render(specimen.element, in: english) == own)
      }
    }
  }

  @Test(arguments: Catalog.entries, [20, 40, 80])
  func `every line is as wide as asked for in Chinese too`(entry: CatalogEntry, width: Int) {
    let chinese = RenderEnvironment(width: width, vocabulary: Vocabulary(.simplifiedChinese))
    for specimen in entry.specimens {
      let widths = TerminalWriter().render(specimen.element, in: chinese)
        .split(separator: "\n").map { CellWidth().cells(of: String($0)) }
      #expect(Set(widths).isSubset(of: [width]))
    }
  }
}
