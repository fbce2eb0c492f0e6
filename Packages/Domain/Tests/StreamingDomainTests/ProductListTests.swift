import StreamingDomain
import StreamingFakes
import Testing

@Suite struct ProductListTests {
  @Test func `a product that is listed twice is kept once`() {
    let list = ProductList(products: StreamingSamples.products([1, 2, 1]))

    #expect(list.products == StreamingSamples.products([1, 2]))
  }

  @Test func `following products are added once, and the end moves on`() {
    let first = ProductList(
      products: StreamingSamples.products(1...3),
      total: 5,
      next: PageAddress(rawValue: "https://example.com/2")
    )

    let whole = first.appending(ProductList(products: StreamingSamples.products(3...5)))

    #expect(whole == ProductList(products: StreamingSamples.products(1...5), total: 5))
  }

  @Test func `the later total counts, since the block may have changed`() {
    let first = ProductList(products: StreamingSamples.products(1...3), total: 5)

    let whole = first.appending(ProductList(products: StreamingSamples.products(4...6), total: 6))

    #expect(whole.total == 6)
  }
}
