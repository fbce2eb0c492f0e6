import DesignKit

extension CatalogEntry {
  static let list = CatalogEntry(
    "list",
    summary: "Equal elements below each other; a screen reader hears the position of each.",
    usage: ".list(rows.map { .row($0) }, spacing: 1)",
    specimens: [
      Specimen(
        "rows",
        .list(
          [.row(.section("Series", 42)), .row(.section("Films", 180)), .row(.section("スポーツ", 9))],
          spacing: 1
        )
      ),
      Specimen("empty", .stack([.list([]), .emptyState(title: "No sections yet")])),
    ]
  )
}
