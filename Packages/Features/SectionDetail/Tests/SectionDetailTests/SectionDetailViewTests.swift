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
  @Test(arguments: Language.allCases.flatMap(ScreenSample.written))
  func `every state looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test func `a page that nobody asked for looks like one that is loading`() {
    let idle = sectionDetailView(.idle, .overview(limit: 5), Samples.context)

    #expect(idle == sectionDetailView(.loading, .overview(limit: 5), Samples.context))
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
    let state = SectionDetailState.opened(Samples.opened(page), blocks: [Samples.dark.id: .loaded(list)])

    let text = WrittenScreen.linear(sectionDetailView(state, .overview(limit: 2), Samples.context))

    #expect(text.contains("Heading 2: Nordiskt mörker\n\(count)\n"))
  }
}
