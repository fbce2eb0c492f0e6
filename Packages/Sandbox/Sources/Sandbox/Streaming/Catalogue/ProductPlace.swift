/// Where a product stands: enough to make it.
struct ProductPlace: Sendable {
  /// The shelf.
  let shelf: CatalogueShelf
  /// The place on the shelf, from 0.
  let index: Int

  /// Makes the product.
  var product: Product { shelf.product(at: index) }
}
