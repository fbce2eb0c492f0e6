/// Everything that the streaming service offers, numbered but not written out.
///
/// Numbering walks over some sixty shelves only; words are touched when a page needs them.
struct Catalogue: Sendable {
  private static let english = Catalogue(SectionPlan.all(in: .unitedKingdom), country: .unitedKingdom)
  private static let swedish = Catalogue(SectionPlan.all(in: .sweden), country: .sweden)

  /// The catalogue of a country; the one that is not asked for is not read.
  static func of(_ country: StreamingCountry) -> Catalogue {
    switch country {
    case .unitedKingdom: english
    case .sweden: swedish
    }
  }

  /// The country that it is for.
  let country: StreamingCountry
  /// The sections, in the order of the root page.
  let sections: [CatalogueSection]

  /// Numbers the products of the sections, and within each genre their titles.
  init(_ plans: [SectionPlan], country: StreamingCountry) {
    self.country = country
    var nextOrdinal = 0
    var nextTitleNumbers: [Genre: Int] = [:]
    sections = plans.map { section in
      let shelves = section.shelves.map { shelf in
        let share = (shelf.count + shelf.genres.count - 1) / shelf.genres.count
        let placed = CatalogueShelf(
          plan: shelf,
          firstOrdinal: nextOrdinal,
          firstTitleNumbers: shelf.genres.map { nextTitleNumbers[$0, default: 0] },
          flag: section.flag,
          country: country
        )
        nextOrdinal += shelf.count
        for genre in shelf.genres { nextTitleNumbers[genre, default: 0] += share }
        return placed
      }
      return CatalogueSection(plan: section, shelves: shelves, country: country)
    }
  }

  /// The section with the last part of an address.
  func section(slug: some StringProtocol) -> CatalogueSection? {
    sections.first { $0.plan.slug == slug }
  }
}

/// A section with its shelves placed in the catalogue.
struct CatalogueSection: Sendable {
  /// How the section is described.
  let plan: SectionPlan
  /// The shelves, by position.
  let shelves: [CatalogueShelf]
  /// The country whose catalogue it belongs to.
  let country: StreamingCountry

  /// The address of its page.
  var address: StreamingAddress { country.root.child(plan.slug) }

  /// The shelf with a position, which need not be its index.
  func shelf(at position: Int) -> CatalogueShelf? {
    shelves.first { $0.plan.position == position }
  }

  /// Every category: all products, then the genres, then the shelves.
  var categories: [Category] {
    let genres = Genre.allCases.filter { genre in shelves.contains { $0.plan.genres.contains(genre) } }
    return [Category(title: plan.everythingTitle)] + genres.map { Category(genre: $0, in: country) }
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

/// A selection of a section's products, with an address of its own.
struct Category: Sendable {
  /// Which products belong to it.
  enum Content: Sendable {
    case everything
    case genre(Genre)
    case shelf(position: Int)
  }

  /// The displayed name.
  let title: String
  /// The last part of the address.
  let slug: String
  /// Which products belong to it.
  let content: Content

  /// The category of all products.
  init(title: String) {
    self.title = title
    slug = "samtliga"
    content = .everything
  }

  /// The category of a genre.
  init(genre: Genre, in country: StreamingCountry) {
    title = genre.title(in: country)
    slug = genre.rawValue
    content = .genre(genre)
  }

  /// The category of a shelf's products.
  init(shelf: ShelfPlan) {
    title = shelf.title
    slug = shelf.slug
    content = .shelf(position: shelf.position)
  }
}
