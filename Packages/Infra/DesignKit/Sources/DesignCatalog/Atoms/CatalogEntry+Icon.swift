import DesignKit

extension CatalogEntry {
  static let icon = CatalogEntry(
    "icon",
    summary: "A small picture and the words it belongs to.",
    usage: ".icon(.star, .warning, beside: \"7.8\")",
    specimens: [
      Specimen("meaning", .icon(.star, .warning, beside: "7.8")),
      Specimen("decoration", .icon(.pointer, beside: "Open the list")),
      Specimen("two-ascii-characters", .icon(.arrow, .muted, beside: "Next step")),
      Specimen("long", .icon(.bullet, .muted, beside: StyledText(Sample.synopsis))),
      Specimen("wide", .icon(.filledDot, beside: "已选择")),
    ]
  )
}
