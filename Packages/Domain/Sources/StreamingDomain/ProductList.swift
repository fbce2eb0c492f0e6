/// Some of a block's products, and where the next ones are.
public struct ProductList: Hashable, Sendable {
  /// The products, in the order of the service; each id occurs once.
  public let products: [Product]
  /// How many products the whole block has, where the service says.
  public let total: Int?
  /// Where the next products are; `nil` at the end.
  public let next: PageAddress?

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - products: The products; of several with one id the first is kept.
  ///   - total: How many the whole block has.
  ///   - next: Where the next ones are.
  public init(products: [Product], total: Int? = nil, next: PageAddress? = nil) {
    var seen = Set<Product.ID>()
    self.products = products.filter { seen.insert($0.id).inserted }
    self.total = total
    self.next = next
  }

  /// Adds the products that follow.
  ///
  /// - Parameter following: What the address ``next`` led to.
  /// - Returns: Both lists as one, each product once, with the end of the later one.
  public func appending(_ following: ProductList) -> ProductList {
    ProductList(
      products: products + following.products,
      total: following.total ?? total,
      next: following.next
    )
  }
}
