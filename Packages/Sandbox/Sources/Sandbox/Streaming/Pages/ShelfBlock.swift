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
    let address = StreamingAddress.root.child(section.plan.slug)
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
