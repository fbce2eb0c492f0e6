/// A block that lists products, with or without a page of them.
struct ListBlock {
  /// The heading.
  let title: String
  /// The section of the products.
  let section: CatalogueSection
  /// The address of the page that the block is part of.
  let address: StreamingAddress
  /// The number of the block on that page.
  let position: Int
  /// How many products a full page has.
  let size: PageSize
  /// The products to show; a lazy block has neither products nor counts.
  let page: ProductPage?
  /// Where all products of the block can be seen.
  var seeAll: StreamingAddress?

  /// The block as it goes over the wire.
  var json: JSONValue {
    .object([
      "ablocator": .string(locator),
      "position": .integer(position),
      "type": "list",
      "styles": .array(["landscape", "list"]),
      "title": .string(title),
      "totalProductCount": page.map { .integer($0.total) },
      "currentPage": page.map { .integer($0.number) },
      "pageCount": page.map { .integer($0.pageCount) },
      "productsPerPage": .integer(size.products),
      "_embedded": page.map { .object(["viaplay:products": products(on: $0)]) },
      "_links": links,
    ])
  }

  private func products(on page: ProductPage) -> JSONValue {
    .array(page.places.map { ProductDocument(product: $0.product, section: section).json })
  }

  private var links: JSONValue {
    var following: Int?
    var last: Int?
    if let page, page.pageCount > 1 {
      following = page.number < page.pageCount ? page.number + 1 : nil
      last = page.pageCount
    }
    return .object([
      "self": link(toPage: page?.number ?? 1),
      "next": following.map(link(toPage:)),
      "first": last == nil ? nil : link(toPage: 1),
      "last": last.map(link(toPage:)),
      "viaplay:seeAll": seeAll.map {
        .object([
          "title": .string(section.country.choose(en: "Show more", sv: "Visa fler")),
          "href": .string($0.text("{?dtg}")),
        ])
      },
    ])
  }

  private func link(toPage number: Int) -> JSONValue {
    let wish = size == .standard ? "" : "&productsPerPage=\(size.products)"
    let query = "?block=\(position)&partial=1&pageNumber=\(number)\(wish){&dtg}"
    return .object(["href": .string(address.text(query)), "templated": true])
  }

  /// A stable identity in the form of a UUID.
  private var locator: String {
    let name = "\(address.path) \(position)"
    let digits = Hexadecimal(FNV1a.hash(name)).digits + Hexadecimal(FNV1a.hash(name + " 2")).digits
    var rest = Substring(digits)
    let groups = [8, 4, 4, 4, 12].map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }
    return groups.joined(separator: "-")
  }
}

/// A shelf of a section as a block of the section's page.
struct ShelfBlock {
  /// The section.
  let section: CatalogueSection
  /// The shelf.
  let shelf: CatalogueShelf
  /// How many products a full page has.
  let size: PageSize
  /// The products to show; none in a lazy block.
  let page: ProductPage?

  /// The block as it goes over the wire.
  var json: JSONValue {
    let address = section.address
    return ListBlock(
      title: shelf.plan.title,
      section: section,
      address: address,
      position: shelf.plan.position,
      size: size,
      page: page,
      seeAll: address.child(shelf.plan.slug)
    ).json
  }
}
