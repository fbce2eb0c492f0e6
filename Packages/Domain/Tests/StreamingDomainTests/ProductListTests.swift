import DomainKernel
import StreamingDomain
import StreamingFakes
import Testing

@Suite struct ProductListTests {
  @Test(arguments: [(3, 3), (4, 4), (2, nil), (0, nil), (nil, nil)] as [(Int?, Int?)])
  func `a number of all that is smaller than what came is none`(total: Int?, plausible: Int?) {
    let list = ProductList(products: StreamingSamples.products(1...3), total: total)

    #expect(list.plausibleTotal == plausible)
  }

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

  @Test func `what could not be read is counted in all parts together`() {
    let first = ProductList(products: StreamingSamples.products(1...3), unreadableCount: 2)
    let last = ProductList(products: StreamingSamples.products(4...4), unreadableCount: 1)

    #expect(first.appending(last).unreadableCount == 3)
    #expect(first.appending(ProductList(products: [])).unreadableCount == 2)
  }

  @Test(
    arguments: [(6, 6, nil), (5, 6, nil), (8, 6, .moving), (6, 8, .moving), (nil, 6, nil)]
      as [(Int?, Int?, MalformedReason?)]
  )
  func `a list whose parts differ in the total has not ended before it has the larger number`(
    before: Int?,
    after: Int?,
    fault: MalformedReason?
  ) {
    let first = ProductList(products: StreamingSamples.products(1...3), total: before)

    let whole = first.appending(ProductList(products: StreamingSamples.products(4...6), total: after))

    #expect(whole.fault == fault)
    #expect(whole.isContinued == (fault != nil))
    #expect(whole.total == max(before ?? 0, after ?? 0))
  }

  @Test(arguments: [(5, .moving), (6, nil)] as [(Int, MalformedReason?)])
  func `a list whose first parts differ in the total has not ended with a later one either`(
    count: Int,
    fault: MalformedReason?
  ) {
    let first = ProductList(products: StreamingSamples.products(1...2), total: 5)
    let second = ProductList(
      products: StreamingSamples.products(3...4),
      total: 6,
      next: PageAddress(rawValue: "https://example.com/2")
    )
    let last = ProductList(products: StreamingSamples.products(5...count), total: 6)

    #expect(first.appending(second).fault == nil)
    #expect(first.appending(second).appending(last).fault == fault)
    #expect(first.appending(second.appending(last)).fault == fault)
  }

  @Test(arguments: [(4, 0, .moving), (4, 1, nil), (5, 0, nil)] as [(Int, Int, MalformedReason?)])
  func `a list whose parts overlap has not ended as long as products are missing`(
    last: Int,
    unreadableCount: Int,
    fault: MalformedReason?
  ) {
    let first = ProductList(products: StreamingSamples.products(1...3), total: 5)
    let following = ProductList(
      products: StreamingSamples.products(2...last),
      total: 5,
      unreadableCount: unreadableCount
    )

    #expect(first.appending(following).fault == fault)
  }

  @Test func `a list that continues has no fault, although products are missing`() {
    let first = ProductList(products: StreamingSamples.products(1...3), total: 9)
    let next = PageAddress(rawValue: "https://example.com/2")

    let longer = first.appending(ProductList(products: StreamingSamples.products(3...5), next: next))

    #expect(longer.fault == nil)
    #expect(longer.next == next)
  }

  @Test func `the fault of what follows is the one of the list`() {
    let first = ProductList(products: StreamingSamples.products(1...3), total: 9)
    let last = ProductList(products: StreamingSamples.products(4...6), fault: .foreignAddress)

    #expect(first.appending(last).fault == .foreignAddress)
  }

  @Test(arguments: [(2, 0, false), (3, 0, true), (3, 1, false), (nil, 0, false)] as [(Int?, Int, Bool)])
  func `a list is short where fewer products came than the block has`(
    total: Int?,
    unreadableCount: Int,
    isShort: Bool
  ) {
    let list = ProductList(
      products: StreamingSamples.products(1...2),
      total: total,
      unreadableCount: unreadableCount
    )

    #expect(list.isShort == isShort)
  }

  @Test(arguments: [(1, false), (2, false), (3, true), (nil, true)] as [(Int?, Bool)])
  func `a link of no use matters only where products may be missing`(total: Int?, isContinued: Bool) {
    let list = ProductList(products: StreamingSamples.products(1...2), total: total, fault: .endless)

    #expect(list.isContinued == isContinued)
    #expect(list.fault == (isContinued ? .endless : nil))
  }

  @Test func `a list with an address of the next products has no fault`() {
    let next = PageAddress(rawValue: "https://example.com/2")

    #expect(ProductList(products: [], next: next, fault: .endless).fault == nil)
  }

  @Test func `a list that is whole with what follows has no fault`() {
    let first = ProductList(products: StreamingSamples.products(1...2), total: 4)
    let last = ProductList(products: StreamingSamples.products(3...4), total: 4, fault: .endless)

    #expect(last.fault == .endless)
    #expect(first.appending(last) == ProductList(products: StreamingSamples.products(1...4), total: 4))
  }

  @Test(arguments: [(0, 1, true), (0, 0, false), (0, nil, false), (1, 2, false)] as [(Int, Int?, Bool)])
  func `a list lacks products where the block has some, and none came`(
    count: Int,
    total: Int?,
    lacksProducts: Bool
  ) {
    let list = ProductList(products: StreamingSamples.products(0..<count), total: total)

    #expect(list.lacksProducts == lacksProducts)
  }
}
