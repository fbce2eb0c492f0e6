/// One page of a list of products.
struct ProductPage: Sendable {
  /// The places of the products on this page.
  let places: ArraySlice<ProductPlace>
  /// The number of the page, from 1.
  let number: Int
  /// How many products a full page has.
  let size: PageSize
  /// How many products the list has.
  let total: Int

  /// How many pages the list has, at least one.
  var pageCount: Int { max(1, (total + size.products - 1) / size.products) }

  /// The first page of a list.
  init(firstOf places: [ProductPlace], size: PageSize) {
    self.places = places.prefix(size.products)
    self.size = size
    number = 1
    total = places.count
  }

  /// The page that a query asks for; `nil` when it lies outside the list.
  init?(of places: [ProductPlace], query: QueryItems) {
    let size = PageSize(query)
    let number = query.contains("pageNumber") ? query.number("pageNumber") ?? 0 : 1
    guard number >= 1, number <= max(1, (places.count + size.products - 1) / size.products) else {
      return nil
    }
    self.places = places.dropFirst((number - 1) * size.products).prefix(size.products)
    self.number = number
    self.size = size
    total = places.count
  }
}

/// How many products a page of a block has.
struct PageSize: Hashable, Sendable {
  /// The size where the query gives none.
  static let standard = PageSize(products: 10)

  /// The number of products, 1…50.
  let products: Int

  private init(products: Int) {
    self.products = products
  }

  /// Reads the size that a query asks for; a value that is out of range or no number counts as absent.
  init(_ query: QueryItems) {
    let wish = query.number("productsPerPage") ?? 0
    self = (1...50).contains(wish) ? PageSize(products: wish) : .standard
  }
}
