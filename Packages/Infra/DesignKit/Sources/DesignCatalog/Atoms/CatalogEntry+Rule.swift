import DesignKit

extension CatalogEntry {
  static let rule = CatalogEntry(
    "rule",
    summary: "A line across, with words in it if a part begins there.",
    usage: ".rule(\"earlier\")",
    specimens: [Specimen("bare", .rule()), Specimen("titled", .rule("earlier"))]
  )
}
