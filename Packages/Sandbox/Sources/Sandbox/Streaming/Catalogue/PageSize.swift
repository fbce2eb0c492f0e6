/// How many products a page of a block has.
struct PageSize: Hashable, Sendable {
  /// The size that nobody has to ask for.
  static let standard = PageSize(products: 10)

  /// The number of products, 1…50.
  let products: Int

  private init(products: Int) {
    self.products = products
  }

  /// Reads the size that a query asks for; what is out of range or no number counts as not asked.
  init(_ query: QueryItems) {
    let wish = query.number("productsPerPage") ?? 0
    self = (1...50).contains(wish) ? PageSize(products: wish) : .standard
  }
}
