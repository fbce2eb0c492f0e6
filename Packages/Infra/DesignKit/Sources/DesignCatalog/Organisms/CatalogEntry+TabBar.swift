import DesignKit

extension CatalogEntry {
  static let tabBar = CatalogEntry(
    "tab-bar",
    summary: "The names of several views, of which one is shown; angles say that there are more.",
    usage: ".tabBar([Tab(\"Films\", count: 42), Tab(\"Series\")], selection: 0)",
    specimens: [
      Specimen("first", .tabBar(tabs, selection: 0)),
      Specimen("middle", .tabBar(tabs, selection: 3)),
      Specimen("last", .tabBar(tabs, selection: 6)),
      Specimen("two", .tabBar([Tab("Overview"), Tab("Activity")], selection: 1)),
      Specimen("counts-of-none", .tabBar([Tab("Open", count: 0), Tab("Closed", count: 12)], selection: 0)),
      Specimen("long", .tabBar([Tab("Short"), Tab(Sample.longTitle), Tab("End")], selection: 1)),
    ]
  )

  private static let tabs = [
    Tab("Series", count: 42), Tab("Films", count: 180), Tab("スポーツ", count: 9), Tab("Children", count: 64),
    Tab("Documentaries"), Tab("Channels", count: 7), Tab("Leaving soon", count: 1204),
  ]
}
