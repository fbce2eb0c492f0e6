import DesignKit

extension CatalogEntry {
  static let splitView = CatalogEntry(
    "split-view",
    summary: "A list and what is chosen in it, side by side where there is room.",
    usage: ".panes([Pane(\"Films\", list), Pane(\"Fjord\", detail)], focus: 0)",
    specimens: [
      Specimen("list", .panes([films, film], focus: 0)),
      Specimen("detail", .panes([films, film], focus: 1)),
      Specimen(
        "loading",
        .panes([films, Pane("Fjord", .placeholder(.loading("Loading"), like: [60, 80]))], focus: 1)
      ),
      Specimen("empty", .panes([films, Pane("Film", .emptyState(title: "No film chosen"))], focus: 1)),
      Specimen(
        "error",
        .panes([films, Pane("Fjord", .errorState(title: "Could not load Fjord"))], focus: 1)
      ),
    ]
  )

  static let threeColumns = CatalogEntry(
    "three-columns",
    summary: "Three steps from the general to the particular, as many side by side as there is room for.",
    usage: ".panes([categories, meals, meal], focus: 1)",
    specimens: [
      Specimen("first", .panes([kinds, films, film], focus: 0)),
      Specimen("second", .panes([kinds, films, film], focus: 1)),
      Specimen("third", .panes([kinds, films, film], focus: 2)),
      Specimen("all-or-one", .panes([kinds, films, opened], focus: 2, folding: .allAtOnce)),
    ]
  )

  private static let kinds = Pane("Kinds", .list([.text("Drama"), .text("ドキュメンタリー")]))
  private static let films = Pane("Films", .list([.text("The Ice Pilot"), .text("Fjord"), .text("東京の灯")]))
  private static let film = Pane("Fjord", synopsis)
  private static let opened = Pane(
    "Fjord",
    alone: .stack([.breadcrumb(["Kinds", "Drama"], current: "Fjord"), .heading("Fjord", .page), synopsis]),
    synopsis
  )
  private static let synopsis = Element.stack([.text("\(Sample.synopsis)"), .text("\("2019", .muted)")])
}
