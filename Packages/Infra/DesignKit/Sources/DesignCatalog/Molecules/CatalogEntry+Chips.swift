import DesignKit

extension CatalogEntry {
  static let chips = CatalogEntry(
    "chips",
    summary: "Short labels that flow over as many lines as they need: properties, or options of a choice.",
    usage: ".chips([.tag(\"Drama\"), .option(\"New\", isSelected: true)])",
    specimens: [
      Specimen(
        "tags",
        .chips(["Drama", "Crime", "Comedy", "Documentary", "Science fiction", "日本映画"].map(Chip.tag))
      ),
      Specimen(
        "options",
        .chips([
          .option("All", isSelected: true), .option("New", isSelected: false),
          .option("For children", isSelected: false), .option("Leaving soon", isSelected: false),
        ])
      ),
      Specimen("rest", .chips([.option("All", isSelected: true), .rest("and 3 more", count: 3)])),
    ]
  )
}
