import DesignKit

extension CatalogEntry {
  static let statTile = CatalogEntry(
    "stat-tile",
    summary: "A figure with what it counts, and where it is going.",
    usage: ".statTiles([.statTile(StatTile(\"1,284\", \"Downloads\", trend: Trend(.up, \"12%\")))])",
    specimens: [
      Specimen("up", .statTile(downloads)),
      Specimen("down", .statTile(StatTile("3.1 s", "Start", trend: Trend(.down, "0.4 s since May")))),
      Specimen("flat", .statTile(StatTile("48", "Crashes", trend: Trend(.flat)))),
      Specimen("no-trend", .statTile(StatTile("7", "Guests"))),
      Specimen("long", .statTile(StatTile("1,234,567,890 kr", Sample.longTitle, trend: Trend(.up, "12%")))),
      Specimen("cjk", .statTile(StatTile("1,284 件", "ダウンロード数", trend: Trend(.up, "先週より 12%")))),
      Specimen("loading", .statTile("Downloads", .loading("Counting"))),
      Specimen("empty", .statTile("Downloads", .empty("Nothing counted yet"))),
      Specimen("failed", .statTile("Downloads", .failed("Could not count", message: "No answer."))),
      Specimen(
        "grid",
        .statTiles([
          .statTile(downloads), .statTile(StatTile("48", "Crashes", trend: Trend(.flat))),
          .statTile(StatTile("7", "Guests")), .statTile("Ratings", .empty("None yet")),
        ])
      ),
    ]
  )

  private static let downloads = StatTile("1,284", "Downloads", trend: Trend(.up, "12% since May"))
}
