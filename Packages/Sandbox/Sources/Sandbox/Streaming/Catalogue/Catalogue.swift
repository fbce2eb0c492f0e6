/// Everything that the streaming service offers, numbered but not written out.
///
/// Numbering walks over some sixty shelves only; words are touched when a page needs them.
struct Catalogue: Sendable {
  /// The sections, in the order of the root page.
  let sections: [CatalogueSection]

  /// Numbers the products of the sections, and within each genre their titles.
  init(_ plans: [SectionPlan]) {
    var nextOrdinal = 0
    var nextTitleNumbers: [Genre: Int] = [:]
    sections = plans.map { section in
      let shelves = section.shelves.map { shelf in
        let share = (shelf.count + shelf.genres.count - 1) / shelf.genres.count
        let placed = CatalogueShelf(
          plan: shelf,
          firstOrdinal: nextOrdinal,
          firstTitleNumbers: shelf.genres.map { nextTitleNumbers[$0, default: 0] },
          flag: section.flag
        )
        nextOrdinal += shelf.count
        for genre in shelf.genres { nextTitleNumbers[genre, default: 0] += share }
        return placed
      }
      return CatalogueSection(plan: section, shelves: shelves)
    }
  }

  /// The section with the last part of an address.
  func section(slug: some StringProtocol) -> CatalogueSection? {
    sections.first { $0.plan.slug == slug }
  }
}
