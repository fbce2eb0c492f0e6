/// A shelf with its place in the catalogue, from which each of its products follows.
///
/// Products are made one by one from their place alone; no list of them is kept.
struct CatalogueShelf: Sendable {
  /// The plan of the shelf.
  let plan: ShelfPlan
  /// The number of its first product in the whole catalogue.
  let firstOrdinal: Int
  /// The number of its first title within each of its genres.
  let firstTitleNumbers: [Int]
  /// The offer of the products in the section.
  let flag: String
  /// The country whose language the products are described in.
  let country: StreamingCountry

  /// The genre of the product at a place.
  func genre(at index: Int) -> Genre {
    plan.genres[index % plan.genres.count]
  }

  /// The title of the product at a place; cheaper than the whole product.
  func title(at index: Int) -> String {
    index < plan.featured.count
      ? plan.featured[index].title : genre(at: index).lexicon(in: country).title(titleNumber(at: index))
  }

  /// The product at a place below the count of the plan.
  func product(at index: Int) -> Product {
    ProductFactory(
      ordinal: firstOrdinal + index,
      titleNumber: titleNumber(at: index),
      title: title(at: index),
      featured: index < plan.featured.count ? plan.featured[index] : nil,
      genre: genre(at: index),
      kind: plan.kinds[index % plan.kinds.count],
      flag: flag,
      servedCountry: country
    ).product()
  }

  private func titleNumber(at index: Int) -> Int {
    firstTitleNumbers[index % plan.genres.count] + index / plan.genres.count
  }
}

extension CatalogueShelf {
  /// The places of all its products, in order.
  var places: [ProductPlace] {
    (0..<plan.count).map { ProductPlace(shelf: self, index: $0) }
  }
}

/// The position of a product in the catalogue, from which it can be made.
struct ProductPlace: Sendable {
  /// The shelf.
  let shelf: CatalogueShelf
  /// The place on the shelf, from 0.
  let index: Int

  /// Makes the product.
  var product: Product { shelf.product(at: index) }
}
