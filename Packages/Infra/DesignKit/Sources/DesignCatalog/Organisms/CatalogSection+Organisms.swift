extension CatalogSection {
  static let organismEntries: [CatalogEntry] = [
    .card, .cardGrid, .fan, .table, .list, .sectionList, .timeline, .wizardSteps, .tabBar, .toast, .dialog,
    .detailPage, .splitView, .threeColumns, .page,
  ]
}
