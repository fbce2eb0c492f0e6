extension CatalogSection {
  static let atomEntries: [CatalogEntry] = [
    .badge, .rule,
    .pill, .icon, .progress, .spinner, .keyHints, .avatar,
  ]
}
