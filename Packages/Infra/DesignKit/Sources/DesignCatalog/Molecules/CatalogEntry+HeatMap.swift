import DesignKit

extension CatalogEntry {
  static let heatMap = CatalogEntry(
    "heat-map",
    summary: "How much there was on each day of many weeks, with a legend.",
    usage: ".heatMap(HeatMap(weeks: weeks, weekdays: [\"Mon\"]))",
    specimens: [
      Specimen("year", .heatMap(HeatMap(weeks: weeks(52), weekdays: weekdays))),
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

  private static let weekdays: [SafeText] = ["Mon", "", "Wed", "", "Fri", "", ""]

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
}
