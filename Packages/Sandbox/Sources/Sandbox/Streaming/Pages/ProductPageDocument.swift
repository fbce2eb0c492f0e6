/// The page of one product: a block that holds it, in the singular.
struct ProductPageDocument {
  /// What is offered.
  let catalogue: Catalogue
  /// The section.
  let section: CatalogueSection
  /// The product.
  let product: Product

  /// The page as it goes over the wire.
  var json: JSONValue {
    let address = StreamingAddress.root.child(section.plan.slug).child(product.publicPath.text)
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
