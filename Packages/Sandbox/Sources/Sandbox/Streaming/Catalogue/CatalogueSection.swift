/// A section with its shelves placed in the catalogue.
struct CatalogueSection: Sendable {
  /// How the section is described.
  let plan: SectionPlan
  /// The shelves, by position.
  let shelves: [CatalogueShelf]

  /// The shelf with a position, which need not be its index.
  func shelf(at position: Int) -> CatalogueShelf? {
    shelves.first { $0.plan.position == position }
  }

  /// Every category: all products, then the genres, then the shelves.
  var categories: [Category] {
    let genres = Genre.allCases.filter { genre in shelves.contains { $0.plan.genres.contains(genre) } }
    return [Category(title: plan.everythingTitle)] + genres.map(Category.init(genre:))
      + shelves.map { Category(shelf: $0.plan) }
  }

  /// The category with the last part of an address.
  func category(slug: some StringProtocol) -> Category? {
    categories.first { $0.slug == slug }
  }

  /// The places of a category's products, in order.
  func places(in category: Category) -> [ProductPlace] {
    shelves.flatMap { shelf -> [ProductPlace] in
      switch category.content {
      case .everything:
        shelf.places
      case .genre(let genre):
        shelf.places.filter { shelf.genre(at: $0.index) == genre }
      case .shelf(let position):
        shelf.plan.position == position ? shelf.places : []
      }
    }
  }

  /// The product with the last part of an address, found by its title without making the others.
  func product(publicPath: some StringProtocol) -> ProductPlace? {
    for shelf in shelves {
      for place in shelf.places where PublicPath(title: shelf.title(at: place.index)).text == publicPath {
        return place
      }
    }
    return nil
  }
}
