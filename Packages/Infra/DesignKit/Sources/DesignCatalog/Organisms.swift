import DesignKit

extension CatalogSection {
  static let organismEntries: [CatalogEntry] = [
    .card, .tile, .cardGrid, .fan, .table, .list, .sectionList, .timeline, .wizardSteps, .tabBar, .toast,
    .dialog,
    .detailPage, .splitView, .threeColumns, .page,
  ]
}

extension CatalogEntry {
  static let list = CatalogEntry(
    "list",
    summary: "Items in a column; a screen reader hears the position of each.",
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

  static let sectionList = CatalogEntry(
    "section-list",
    summary: "Sections that are open, closed, loading, empty or failed.",
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

  static let tabBar = CatalogEntry(
    "tab-bar",
    summary: "The names of several views, with the current one marked.",
    usage: ".tabBar([Tab(\"Films\", count: \"42\"), Tab(\"Series\")], selection: 0)",
    specimens: [
      Specimen("first", .tabBar(tabs, selection: 0)),
      Specimen("middle", .tabBar(tabs, selection: 3)),
      Specimen("last", .tabBar(tabs, selection: 6)),
      Specimen("two", .tabBar([Tab("Overview"), Tab("Activity")], selection: 1)),
      Specimen(
        "counts-of-none",
        .tabBar([Tab("Open", count: "0"), Tab("Closed", count: "12")], selection: 0)
      ),
      Specimen("long", .tabBar([Tab("Short"), Tab(Sample.longTitle), Tab("End")], selection: 1)),
    ]
  )

  private static let tabs = [
    Tab("Series", count: "42"), Tab("Films", count: "180"), Tab("スポーツ", count: "9"),
    Tab("Children", count: "64"), Tab("Documentaries"), Tab("Channels", count: "7"),
    Tab("Leaving soon", count: "1,204"),
  ]
}
