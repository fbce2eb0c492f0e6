import DesignKit
import FeatureFakes
import FeatureKit
import SectionDetail
import StreamingDomain
import StreamingFakes
import Testing

@Suite struct LongTextTests {
  private static let word = String(repeating: "endless ", count: 100_000)

  @Test(arguments: [(ProductLayout.overview(limit: 5), 24), (.full(limit: 5), 42)], [40, 80, 120])
  func `no text of a service fills the screen`(bound: (layout: ProductLayout, lines: Int), width: Int) {
    let element = Samples.element(state(bound.layout))

    let written = PlainWriter().render(element, in: RenderEnvironment(width: width))

    #expect(written.split(separator: "\n").count <= bound.lines)
  }

  @Test func `every category of a section is shown and heard`() {
    let page = Samples.page([], filters: (1...15).map { Samples.filter("Kategori \($0)") })
    let state = SectionState(
      .section("series"),
      opened: .loaded(Samples.opened(page)),
      layout: .overview(limit: 5)
    )

    let heard = WrittenScreen.linear(Samples.element(state))

    #expect(heard.contains("Option 1 of 15: Kategori 1\n"))
    #expect(heard.contains("Option 12 of 15: Kategori 12\nOption 13 of 15: Kategori 13\n"))
  }

  private func state(_ layout: ProductLayout) -> SectionState {
    let page = Samples.page(
      [Samples.block("dark", Self.word, [])],
      description: Self.word,
      filters: [Samples.filter(Self.word)]
    )
    let section = StreamingSamples.section("series", title: Self.word)
    return SectionState(
      .section("series"),
      opened: .loaded(Samples.opened(page, section: section)),
      blocks: [Samples.dark.id: .loaded(Samples.sourced(ProductList(products: [product])))],
      layout: layout
    )
  }

  private var product: Product {
    var product = Product(id: Product.ID(rawValue: "x"), kind: .other(Self.word), title: Self.word)
    product.synopsis = Self.word
    product.country = Self.word
    product.actors = Array(repeating: Self.word, count: 3)
    product.directors = [Self.word]
    product.genres = [Self.word]
    product.parentalRating = Self.word
    product.notice = Self.word
    return product
  }
}
