extension CatalogSection {
  static let organismEntries: [CatalogEntry] = [
    .card, .table, .list, .page,
    .timeline,
  ]
}
