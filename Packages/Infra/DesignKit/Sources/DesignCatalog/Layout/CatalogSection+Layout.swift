extension CatalogSection {
  static let layoutEntries: [CatalogEntry] = [
    .stack, .columns, .grid, .padding, .alignment, .adaptive, .overlay, .pane,
  ]
}
