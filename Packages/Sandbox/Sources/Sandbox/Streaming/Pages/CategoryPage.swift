/// The page of a category: one block with its products.
struct CategoryPage {
  /// What is offered.
  let catalogue: Catalogue
  /// The section.
  let section: CatalogueSection
  /// The category.
  let category: Category
  /// The products to show.
  let page: ProductPage

  /// The page as it goes over the wire.
  var json: JSONValue {
    let address = StreamingAddress.root.child(section.plan.slug).child(category.slug)
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
