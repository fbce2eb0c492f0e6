import DesignKit

extension CatalogEntry {
  static let pill = CatalogEntry(
    "pill",
    summary: "A filled badge, for the one status on a screen that should stand out.",
    usage: ".pill(Badge(\"Ready\", .success))",
    specimens: Status.allCases.map { Specimen($0.rawValue, .pill(Badge("Ready", $0))) } + [
      Specimen("inline", .text("Episode 4 \(StyledText(pill: Badge("New", .info))) 52 minutes")),
      Specimen("long", .pill(Badge(Sample.longTitle, .warning))),
      Specimen("wide", .pill(Badge("已过期", .stale))),
    ]
  )
}
