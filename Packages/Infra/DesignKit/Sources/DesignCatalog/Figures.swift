import DesignKit

extension CatalogEntry {
  static let statTile = CatalogEntry(
    "stat-tile",
    summary: "A figure with its label and trend.",
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

  static let heatMap = CatalogEntry(
    "heat-map",
    summary: "Values of each day over many weeks, with a legend.",
    usage: ".heatMap(HeatMap(weeks: weeks, weekdays: [\"Mon\"]))",
    specimens: [
      Specimen(
        "year",
        .heatMap(HeatMap(weeks: weeks(52), weekdays: weekdays, weekdayNames: weekdayNames))
      ),
      Specimen("quarter", .heatMap(HeatMap(weeks: weeks(13), weekdays: weekdays))),
      Specimen("no-weekdays", .heatMap(HeatMap(weeks: weeks(6)))),
      Specimen("cjk", .heatMap(HeatMap(weeks: weeks(8), weekdays: ["月", "", "水", "", "金"]))),
      Specimen(
        "nothing-done",
        .heatMap(HeatMap(weeks: [[nil, HeatMap.Day("2 March", month: "Mar", level: 0, count: 0)]]))
      ),
      Specimen("loading", .heatMap(.loading("Loading the year"))),
      Specimen("empty", .heatMap(.empty("Nothing cooked yet", hint: "Cook something and it appears here."))),
      Specimen("failed", .heatMap(.failed("Could not load the year", message: "No answer."))),
    ]
  )

  static let heatStrip = CatalogEntry(
    "heat-strip",
    summary: "Values over time on one line, such as the weeks of a year.",
    usage: ".heatStrip(HeatStrip(levels, description: \"busy in spring\"))",
    specimens: [
      Specimen("year", .heatStrip(HeatStrip((0..<52).map { $0 * $0 / 7 % 5 }, description: "52 weeks"))),
      Specimen("short", .heatStrip(HeatStrip([0, 1, 2, 3, 4]))),
    ]
  )

  private static let weekdays: [SafeText] = ["Mon", "", "Wed", "", "Fri", "", ""]

  private static let weekdayNames: [SafeText] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  private static let months: [SafeText] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A year that begins on a Wednesday, its months of thirty days, busy to a pattern.
  private static func weeks(_ count: Int) -> [[HeatMap.Day?]] {
    (0..<count).map { week in
      (0..<7).map { weekday in
        let day = week * 7 + weekday - 2
        return (0..<count * 7 - 4).contains(day) ? self.day(day) : nil
      }
    }
  }

  private static func day(_ day: Int) -> HeatMap.Day {
    let month = months[day / 30 % 12]
    let count = (day * day / 7 + day / 5) % 11 % 8
    return HeatMap.Day("\(day % 30 + 1) \(month)", month: month, level: (count + 1) / 2, count: count)
  }

  static let identicon = CatalogEntry(
    "identicon",
    summary: "The squares and the colour that a service gives an account.",
    usage: ".identicon(Identicon(rows: blocks, color: ContentColor(hex: \"#8058D7\")), .large)",
    specimens: [
      Specimen("small", .identicon(ring, description: "Picture of octocat")),
      Specimen("large", .identicon(ring, .large, description: "Large picture of octocat")),
      Specimen("empty", .identicon(Identicon(rows: [], color: nil), description: "No picture")),
      Specimen("language", .text(StyledText.swatch("Swift", ContentColor(hex: "#F05138")))),
      Specimen("language-without-colour", .text(StyledText.swatch("Unknown", ContentColor(hex: "none")))),
    ]
  )

  private static let ring = Identicon(
    rows: [".###.", "#.#.#", "##.##", "#...#", ".#.#."].map { $0.map { $0 == "#" } },
    color: ContentColor(hex: "#8058D7")
  )

  static let tile = CatalogEntry(
    "tile",
    summary: "A small card of a fixed size, of which many stand side by side.",
    usage:
      ".tile(Tile(\"Ada Larsson\", picture: identicon, details: [\"@ada\"], note: \"1,204\", strip: strip))",
    specimens: [
      Specimen("whole", .tile(ada)), Specimen("selected", .tile(ada, isSelected: true)),
      Specimen("title-only", .tile(Tile("octocat"))),
      Specimen(
        "long",
        .tile(Tile(Sample.longTitle, picture: ring, details: [StyledText(Sample.longTitle), "b", "c"]))
      ), Specimen("cjk", .tile(Tile("東京の灯", picture: ring, details: ["映画"], note: "1,284 件"))),
    ]
  )

  private static let ada = Tile(
    "Ada Larsson",
    picture: ring,
    details: [StyledText("@ada-larsson", .muted), StyledText.swatch("Swift", ContentColor(hex: "#F05138"))],
    note: "1,204 in a year, 8 days",
    strip: HeatStrip((0..<52).map { $0 * $0 / 7 % 5 })
  )

  static let document = CatalogEntry(
    "document-row",
    summary: "A document with the state of its upload and review.",
    usage: ".document(Document(\"Passport\", .uploading(percent: 45), details: [\"2.4 MB\"]))",
    specimens: [
      Specimen("missing", .document(Document("Passport", .missing))),
      Specimen("uploading", .document(Document("Passport", .uploading(percent: 45), details: ["2.4 MB"]))),
      Specimen("uploaded", .document(passport(.uploaded))),
      Specimen("verified", .document(passport(.verified))),
      Specimen("rejected", .document(passport(.rejected(reason: "The lower edge is cut off.")))),
      Specimen(
        "long",
        .document(Document(Sample.longTitle, .rejected(reason: Sample.synopsis), details: ["2.4 MB"]))
      ),
      Specimen("cjk", .document(Document("旅券の写し", icon: scan, .verified, details: ["3月12日"]))),
      Specimen(
        "list",
        .list([
          .document(passport(.verified)),
          .document(Document("Proof of address", .uploading(percent: 80), details: ["310 kB"])),
          .document(Document("Payslip", .missing)),
        ])
      ),
    ]
  )

  private static let scan = Icon("▣", ascii: "@", word: "Scan")

  private static func passport(_ state: DocumentState) -> Document {
    Document("Passport", icon: scan, state, details: ["2.4 MB", "12 March"])
  }

  static let breadcrumb = CatalogEntry(
    "breadcrumb",
    summary: "The path to the current page, shortened in the middle in narrow lines.",
    usage: ".breadcrumb([\"Films\", \"Drama\"], current: \"The Ice Pilot\")",
    specimens: [
      Specimen("way", .breadcrumb(["Films", "Drama", "Nordic"], current: "The Ice Pilot")),
      Specimen("start", .breadcrumb([], current: "Films")),
      Specimen(
        "deep",
        .breadcrumb((1...12).map { "Level \($0)" }, current: "The bottom")
      ),
      Specimen("long", .breadcrumb(["Series", "About titles"], current: Sample.longTitle)),
      Specimen("cjk", .breadcrumb(["映画", "日本映画", "犯罪"], current: "東京の灯")),
    ]
  )

  static let pager = CatalogEntry(
    "pager",
    summary:
      "The position in long content, with the keys to move.",
    usage: ".pager(Pager(page: 3, .total(12)), hints: [\"n next\"])",
    specimens: [
      Specimen("page", .pager(Pager(page: 3, .total(12)), hints: ["n next", "p previous", "q close"])),
      Specimen("last-page", .pager(Pager(page: 12, .total(12)), hints: ["p previous"])),
      Specimen("entries", .pager(Pager(entries: 21...40, .total(300)), hints: ["--page 3 for the next"])),
      Specimen("more-to-come", .pager(Pager(page: 3, .moreToCome))),
      Specimen("entries-to-come", .pager(Pager(entries: 21...40, .moreToCome))),
      Specimen("end", .pager(Pager(entries: 41...57, .end))),
    ]
  )
}
