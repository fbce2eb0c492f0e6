extension CatalogSection {
  static let moleculeEntries: [CatalogEntry] = [
    .facts, .chips, .keyValues, .listRow, .callout, .emptyState,
    .statTile, .breadcrumb, .pager, .heatMap, .document, .searchField, .formField, .codeField,
  ]
}
