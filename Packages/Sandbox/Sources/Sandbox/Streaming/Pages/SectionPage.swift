/// The page of a section: its category filters, and its shelves as blocks.
struct SectionPage {
  /// The catalogue of the service.
  let catalogue: Catalogue
  /// The section.
  let section: CatalogueSection
  /// How many products a block shows.
  let pageSize: PageSize

  private var address: StreamingAddress { section.address }

  /// The page as it goes over the wire.
  var json: JSONValue {
    let filters = JSONMember(name: "viaplay:categoryFilters", value: .array(section.categories.map(filter)))
    return PageDocument(
      type: "section",
      sectionID: section.plan.id,
      title: section.plan.pageTitle,
      description: section.plan.description,
      address: address.text(),
      links: NavigationLinks(catalogue: catalogue, currentSlug: section.plan.slug).members + [filters],
      blocks: section.shelves.map { shelf in
        let firstPage = shelf.plan.isLazy ? nil : ProductPage(firstOf: shelf.places, size: pageSize)
        return ShelfBlock(section: section, shelf: shelf, size: pageSize, page: firstPage).json
      }
    ).json
  }

  private func filter(_ category: Category) -> JSONValue {
    .object([
      "title": .string(category.title),
      "href": .string(address.child(category.slug).text("{?dtg}")),
      "group": group(category.content),
      "templated": true,
    ])
  }

  private func group(_ content: Category.Content) -> JSONValue? {
    switch content {
    case .everything: nil
    case .genre:
      .object(["position": 1, "title": .string(section.country.choose(en: "Categories", sv: "Kategorier"))])
    case .shelf:
      .object(["position": 2, "title": .string(section.country.choose(en: "Lists", sv: "Listor"))])
    }
  }
}

/// The partial answer for one block of a section: the page envelope with that block alone.
///
/// No public capture shows this envelope; it is the one of the section page, so that a client finds the block
/// where it found it before.
struct BlockPage {
  /// The section.
  let section: CatalogueSection
  /// The shelf that the block shows.
  let shelf: CatalogueShelf
  /// The products to show.
  let page: ProductPage

  /// The page as it goes over the wire.
  var json: JSONValue {
    PageDocument(
      type: "section",
      sectionID: section.plan.id,
      title: section.plan.pageTitle,
      address: section.address.text("?block=\(shelf.plan.position)&partial=1"),
      blocks: [ShelfBlock(section: section, shelf: shelf, size: page.size, page: page).json]
    ).json
  }
}

/// The page of a category: one block with its products.
struct CategoryPage {
  /// The catalogue of the service.
  let catalogue: Catalogue
  /// The section.
  let section: CatalogueSection
  /// The category.
  let category: Category
  /// The products to show.
  let page: ProductPage

  /// The page as it goes over the wire.
  var json: JSONValue {
    let address = section.address.child(category.slug)
    let block = ListBlock(
      title: category.title,
      section: section,
      address: address,
      position: 0,
      size: page.size,
      page: page
    )
    return PageDocument(
      type: "category",
      sectionID: section.plan.id,
      title: "\(category.title) – \(section.plan.title)",
      description: section.plan.description,
      address: address.text(),
      links: NavigationLinks(catalogue: catalogue, currentSlug: section.plan.slug).members,
      blocks: [block.json]
    ).json
  }
}
