/// The plan of a section: title, listing and shelves.
struct SectionPlan: Sendable {
  /// The sections in the order of the root page.
  static func all(in country: StreamingCountry) -> [SectionPlan] {
    ContentRecord.all(in: SectionContent.text, preferring: country.keywordSuffix).grouped(by: "section")
      .map { SectionPlan($0.head, shelves: $0.rest.grouped(by: "shelf").map(ShelfPlan.init)) }
  }

  /// The identity of the section, as the service writes it.
  let id: String
  /// The title in the list of sections; titles repeat.
  let title: String
  /// The last part of its address.
  let slug: String
  /// A name for programs.
  let name: String
  /// The service's open set of types, such as `vod`.
  let type: String
  /// The place in the list; places repeat and may be missing.
  let sort: Int?
  /// The template part at the end of its link, as the service happens to write it.
  let linkSuffix: String
  /// Whether its link says that it is templated; many templated links do not.
  let saysTemplated: Bool
  /// The title of its page.
  let pageTitle: String
  /// The description of its page.
  let description: String
  /// The name of the category that holds everything.
  let everythingTitle: String
  /// The offer of its products, such as `svod`.
  let flag: String
  /// The shelves, by position.
  let shelves: [ShelfPlan]

  private init(_ record: ContentRecord, shelves: [ShelfPlan]) {
    id = record.text("id")
    title = record.text("title")
    slug = record.name
    name = record.text("name")
    type = record.text("type")
    sort = record.optionalNumber("sort")
    linkSuffix = record.optionalText("link") ?? ""
    saysTemplated = record.contains("templated")
    pageTitle = record.text("page")
    description = record.text("description")
    everythingTitle = record.text("everything")
    flag = record.text("flag")
    self.shelves = shelves
  }
}

/// The plan of a shelf of a section, which is a block on the wire.
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

  /// Reads a shelf and the products at its front.
  fileprivate init(_ record: ContentRecord, featured: [ContentRecord]) {
    title = record.text("title")
    slug = record.name
    position = record.number("position")
    genres = record.list("genres").map { record.required(Genre(rawValue: $0), "genres") }
    kinds = record.list("kinds").map { record.required(ProductKind(rawValue: $0), "kinds") }
    count = record.number("count")
    isLazy = !record.contains("eager")
    self.featured = featured.map {
      Featured(title: $0.optionalText("title") ?? $0.name, synopsis: $0.text("synopsis"))
    }
  }
}

/// A product whose title and synopsis are written out, for the front of a shelf.
struct Featured: Sendable {
  /// The title.
  let title: String
  /// The synopsis, in one or two sentences.
  let synopsis: String
}
