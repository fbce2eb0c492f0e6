import DesignKit

extension CatalogEntry {
  static let sectionList = CatalogEntry(
    "section-list",
    summary: "Sections below each other, each open, closed, on its way, empty or failed by itself.",
    usage: ".sectionList([ListSection(\"Series\", count: \"42 titles\", .expanded(rows))])",
    specimens: [
      Specimen("open", .sectionList([crime, ListSection("ドラマ", .expanded([.text("東京の灯")]))])),
      Specimen("closed", .sectionList([crime, ListSection("Drama", count: "8 titles", .collapsed)])),
      Specimen(
        "all-closed",
        .sectionList([ListSection("Drama", .collapsed), ListSection("Crime", .collapsed)])
      ),
      Specimen("mixed", .sectionList([crime, arriving, none, broken])),
      Specimen(
        "long",
        .sectionList([ListSection(Sample.longTitle, count: "1 title", .expanded([.text("Fjord")]))])
      ),
      Specimen("loading", .sectionList(placeholder: .loading("Loading sections"))),
      Specimen("empty", .sectionList(placeholder: .empty("No sections yet", hint: "Come back later."))),
      Specimen(
        "error",
        .sectionList(placeholder: .failed("Could not load the sections", hint: "Try again."))
      ),
    ]
  )

  private static let crime = ListSection(
    "Crime",
    count: "2 titles",
    .expanded([.row(ListRow("The Ice Pilot", trailing: "2021")), .row(ListRow("Fjord", trailing: "2019"))])
  )
  private static let arriving = ListSection("Drama", .placeholder(.loading("Loading titles")))
  private static let none = ListSection("Comedy", .placeholder(.empty("Nothing here yet")))
  private static let broken = ListSection(
    "Sport",
    .placeholder(.failed("Could not load Sport", hint: "Try again with r."))
  )
}
