import DesignKit

extension CatalogEntry {
  static let table = CatalogEntry(
    "table",
    summary: "Rows under titled columns, which shrink, wrap or hide in narrow widths.",
    usage: ".table([TableColumn(\"Year\", alignment: .trailing, priority: 8)], rows: cells)",
    specimens: [
      Specimen("rows", .table(filmColumns, rows: films)),
      Specimen("selected", .table(filmColumns, rows: films, options: TableOptions(selectedRow: 1))),
      Specimen(
        "captioned",
        .table(filmColumns, rows: films, options: TableOptions(caption: "\("3 of 57 titles", .muted)"))
      ),
      Specimen("divided", .table(filmColumns, rows: films, options: TableOptions(dividesRows: true))),
      Specimen("repeated-titles", .table(filmColumns, rows: films, options: TableOptions(headerInterval: 2))),
      Specimen("decimals", decimalTable),
      Specimen("loading", .table(filmColumns, placeholder: .loading("Loading films"))),
      Specimen(
        "empty",
        .table(filmColumns, placeholder: .empty("No films yet", hint: "Save one and it appears here."))
      ),
      Specimen(
        "error",
        .table(filmColumns, placeholder: .failed("Could not load the films", hint: "Try again later."))
      ),
      Specimen("no-rows", .table(filmColumns, rows: [])),
      Specimen("untitled", .table([TableColumn(""), TableColumn("")], rows: [["a", "b"], ["c"]])),
    ]
  )

  static let filmTable = Element.table(filmColumns, rows: films)

  private static let decimalTable = Element.table(
    [
      TableColumn("What", minimum: 6, priority: 2), TableColumn("Grams", alignment: .decimal, priority: 1),
      TableColumn("Kronor", alignment: .decimal),
    ],
    rows: [
      ["Flour", "12.5", "1 234,50"], ["Yeast", "3.75", "3,75"], ["小麦", "100", "12"],
      ["Salt", "unknown", "–"],
    ]
  )

  private static let filmColumns: [TableColumn] = [
    TableColumn("Title", minimum: 14, priority: 9),
    TableColumn("Year", alignment: .trailing, priority: 8),
    TableColumn("Rating", alignment: .trailing, priority: 7),
    TableColumn("Age", alignment: .trailing, priority: 4),
    TableColumn("Genres", minimum: 10, priority: 3),
    TableColumn("Synopsis", minimum: 20, priority: 1, overflow: .wrap),
  ]

  private static let films: [[StyledText]] = [
    ["\("The Ice Pilot", .title)", "2021", "7.8", "11", "Drama, Thriller", "\(Sample.synopsis)"],
    ["\("Fjord", .title)", "2019", "", "7", "Documentary", "Four seasons on one shore."],
    ["\("東京の灯", .title)", "2023", "8.1", "15", "犯罪, Drama", "夜の街を歩く人々の物語。"],
  ]
}
