import Testing

@testable import Sandbox

@Suite(.timeLimit(.minutes(5))) struct ProductPageTests {
  private func places(_ count: Int) throws -> [ProductPlace] {
    let section = try #require(Catalogue.of(.sweden).section(slug: "serier"))
    let places = section.shelves[0].places.prefix(count)
    try #require(places.count == count)
    return Array(places)
  }

  @Test(
    arguments: [
      (20, "", "1 0..<10 2"), (20, "pageNumber=2", "2 10..<20 2"), (20, "pageNumber=3", nil),
      (21, "pageNumber=3", "3 20..<21 3"), (21, "pageNumber=4", nil), (20, "pageNumber=0", nil),
      (20, "pageNumber=-1", nil), (20, "pageNumber", nil), (20, "pageNumber=x", nil),
      (2, "pageNumber=2&productsPerPage=1", "2 1..<2 2"), (2, "pageNumber=3&productsPerPage=1", nil),
      (2, "productsPerPage=2", "1 0..<2 1"), (0, "", "1 0..<0 1"), (0, "pageNumber=2", nil),
    ] as [(Int, String, String?)]
  )
  func `a page is there where its number is`(count: Int, query: String, expected: String?) throws {
    let page = ProductPage(of: try places(count), query: QueryItems(form: query))

    let found = page.map { "\($0.number) \($0.places.startIndex)..<\($0.places.endIndex) \($0.pageCount)" }
    #expect(found == expected)
    let total = page?.total ?? count
    #expect(total == count)
  }

  @Test(arguments: [(0, 0, 1), (9, 9, 1), (10, 10, 1), (11, 10, 2)])
  func `the first page has as many products as fit`(count: Int, onPage: Int, pages: Int) throws {
    let page = ProductPage(firstOf: try places(count), size: .standard)

    #expect(page.number == 1)
    #expect(page.places.count == onPage)
    #expect(page.pageCount == pages)
    #expect(page.total == count)
  }

  @Test(arguments: [("", 10), ("1", 1), ("50", 50), ("51", 10), ("0", 10), ("-1", 10), ("x", 10)])
  func `a size that is not from one to fifty counts as ten`(text: String, products: Int) {
    let size = PageSize(QueryItems(form: "productsPerPage=\(text)"))

    #expect(size.products == products)
    #expect((size == .standard) == (products == 10))
  }
}
