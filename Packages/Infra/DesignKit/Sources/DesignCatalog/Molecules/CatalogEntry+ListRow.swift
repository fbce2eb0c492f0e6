import DesignKit

extension CatalogEntry {
  static let listRow = CatalogEntry(
    "list-row",
    summary: "An item of a list: icon and title, a short text, and quiet details.",
    usage: ".row(ListRow(title, icon: .pointer, subtitle: synopsis, trailing: count))",
    specimens: [
      Specimen("bare", .row(ListRow("Series"))),
      Specimen("full", .row(.section("Series", 42))),
      Specimen(
        "long-title",
        .row(
          ListRow(
            Sample.longTitle,
            icon: .pointer,
            trailing: "\(Badge("New", .info))"
          )
        )
      ),
      Specimen("loading", .rows(.loading("Loading sections"))),
      Specimen("empty", .rows(.empty("No sections yet", hint: "Come back later."))),
      Specimen("failed", .rows(.failed("Could not load the sections", hint: "Try again."))),
    ]
  )
}

extension ListRow {
  static func section(_ title: SafeText, _ count: Int) -> ListRow {
    ListRow(
      title,
      icon: Icon("◆", ascii: "#", word: "Section"),
      subtitle: Sample.synopsis,
      details: ["\("revalidated", .muted)", "\("just now", .muted)"],
      trailing: "\("\(count) titles", .muted)"
    )
  }
}
