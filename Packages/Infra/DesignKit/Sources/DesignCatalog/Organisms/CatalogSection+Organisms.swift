extension CatalogSection {
  static let organismEntries: [CatalogEntry] = [
    .card, .cardGrid, .fan, .table, .list, .timeline, .wizardSteps, .tabBar, .page,
  ]
}
