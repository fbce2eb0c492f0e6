extension CatalogSection {
  static let atomEntries: [CatalogEntry] = [
    .badge, .rule,
  ]
}
