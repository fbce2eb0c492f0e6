extension CatalogueShelf {
  /// The places of all its products, in order.
  var places: [ProductPlace] {
    (0..<plan.count).map { ProductPlace(shelf: self, index: $0) }
  }
}
