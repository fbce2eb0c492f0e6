/// The page of one product: a block that holds it, in the singular.
struct ProductPageDocument {
  /// The catalogue of the service.
  let catalogue: Catalogue
  /// The section.
  let section: CatalogueSection
  /// The product.
  let product: Product

  /// The page as it goes over the wire.
  var json: JSONValue {
    let address = section.address.child(product.publicPath.text)
    let document = ProductDocument(product: product, section: section).json
    let block: JSONValue = .object([
      "type": "product",
      "position": 0,
      "styles": .array(["product"]),
      "_embedded": .object(["viaplay:product": document]),
      "_links": .object(["self": .object(["href": .string(address.text("?partial=true&block=0{&dtg}"))])]),
    ])
    return PageDocument(
      type: "product",
      sectionID: section.plan.id,
      title: product.title,
      address: address.text(),
      links: NavigationLinks(catalogue: catalogue, currentSlug: section.plan.slug).members,
      blocks: [block]
    ).json
  }
}

/// A product in a list or on its page.
struct ProductDocument {
  /// The product.
  let product: Product
  /// The section that it is shown in.
  let section: CatalogueSection

  private var address: StreamingAddress {
    section.address.child(product.publicPath.text)
  }

  /// The product as it goes over the wire.
  var json: JSONValue {
    .object([
      "type": .string(product.kind.rawValue),
      "publicPath": .string(product.publicPath.text),
      "content": ProductContent(product: product).json,
      "system": system,
      "_links": links,
      "notice": product.needsSignIn ? notice : nil,
    ])
  }

  private var system: JSONValue {
    .object([
      "guid": .string(product.guid),
      "flags": .array([.string(product.flag)]),
      "isKids": .bool(product.genre.isForKids),
      "availability": product.availableSince.map { .object(["start": .string($0)]) },
    ])
  }

  private var links: JSONValue {
    let genre: JSONValue = .object([
      "title": .string(product.genre.title(in: section.country)),
      "href": .string(
        section.address.child(product.genre.rawValue).text("{?dtg}")
      ),
    ])
    return .object([
      "self": .object([
        "title": .string(product.title), "href": .string(address.text("?partial=true&block=1{&dtg}")),
      ]),
      "viaplay:page": .object(["title": .string(product.title), "href": .string(address.text("{?dtg}"))]),
      "viaplay:genres": product.blemish == .nullGenres ? .null : .array([genre]),
    ])
  }

  private var notice: JSONValue {
    .object(["message": "Sign in to watch this title", "code": 1002])
  }
}
