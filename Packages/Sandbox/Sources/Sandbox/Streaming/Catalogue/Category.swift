/// A selection of a section's products, with an address of its own.
struct Category: Sendable {
  /// Which products belong to it.
  enum Content: Sendable {
    case everything
    case genre(Genre)
    case shelf(position: Int)
  }

  /// The name that people see.
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
  init(genre: Genre) {
    title = genre.title
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
