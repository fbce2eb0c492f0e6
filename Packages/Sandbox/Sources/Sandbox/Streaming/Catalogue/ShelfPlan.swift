/// What a shelf of a section shows; on the wire it is a block.
struct ShelfPlan: Sendable {
  /// The heading.
  let title: String
  /// The last part of the address of all its products.
  let slug: String
  /// Its number in the section; numbers may have gaps.
  let position: Int
  /// The genres, which its products take in turn.
  let genres: [Genre]
  /// The kinds, which its products take in turn.
  let kinds: [ProductKind]
  /// How many products it has.
  let count: Int
  /// Whether the section page leaves its products out.
  let isLazy: Bool
  /// The products at its front.
  let featured: [Featured]

  /// Plans a shelf of one or more genres.
  init(
    _ title: String,
    slug: String,
    position: Int,
    genres: [Genre],
    kinds: [ProductKind],
    count: Int,
    isLazy: Bool = true,
    featured: [Featured] = []
  ) {
    self.title = title
    self.slug = slug
    self.position = position
    self.genres = genres
    self.kinds = kinds
    self.count = count
    self.isLazy = isLazy
    self.featured = featured
  }
}
