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
      address: StreamingAddress.root.child(section.plan.slug).text("?block=\(shelf.plan.position)&partial=1"),
      blocks: [ShelfBlock(section: section, shelf: shelf, size: page.size, page: page).json]
    ).json
  }
}
