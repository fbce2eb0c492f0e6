extension CatalogSection {
  static let foundationEntries: [CatalogEntry] = [
    .text, .links, .headings,
  ]
}
