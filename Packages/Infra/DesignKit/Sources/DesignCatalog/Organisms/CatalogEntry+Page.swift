import DesignKit

extension CatalogEntry {
  static let page = CatalogEntry(
    "page",
    summary: "A whole screen: heading, choice, cards in several states, and where it came from.",
    usage: ".stack([heading, chips, cards, facts], spacing: 1)",
    specimens: [
      Specimen(
        "section",
        .stack(
          [
            .heading("Series", .page),
            .text("\(Sample.synopsis, .muted)", maximumLines: 2),
            .chips([.option("All", isSelected: true), .option("Crime", isSelected: false)]),
            .card(
              title: "New this week",
              detail: "\("3 titles", .muted)",
              footer: "\("showing 3 of 57", .muted)",
              filmTable
            ),
            .card(title: "For you", .loading("Loading titles")),
            .card(
              title: "Leaving soon",
              .errorState(title: "Could not load this block", hint: "Try again with --refresh.")
            ),
            .facts(["\("revalidated", .muted)", "\("just now", .muted)", "\("sandbox", .muted)"]),
          ],
          spacing: 1
        )
      )
    ]
  )
}
