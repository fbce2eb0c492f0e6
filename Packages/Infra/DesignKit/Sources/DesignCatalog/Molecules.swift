import DesignKit

extension CatalogSection {
  static let moleculeEntries: [CatalogEntry] = [
    .facts, .chips, .keyValues, .listRow, .callout, .emptyState,
    .statTile, .breadcrumb, .pager, .heatMap, .heatStrip, .identicon, .document, .searchField, .formField,
    .codeField,
  ]
}

extension CatalogEntry {
  static let facts = CatalogEntry(
    "facts",
    summary: "Short facts in a row that wraps.",
    usage: ".facts([year, \"\\(Icon.star, .warning) 7.8\"])",
    specimens: [
      Specimen("row", .facts(["revalidated", "just now", "sandbox", "\(Icon.star, .warning) \("7.8")"])),
      Specimen("statuses", .facts(Status.allCases.map { StyledText(Badge("Ready", $0)) })),
    ]
  )

  static let keyValues = CatalogEntry(
    "key-values",
    summary: "Labelled values in a column.",
    usage: ".keyValues([KeyValue(\"Year\", \"2021\")])",
    specimens: [
      Specimen(
        "facts",
        .keyValues([
          KeyValue("Year", "2021"), KeyValue("Rating", "\(Icon.star, .warning) \("7.8")"),
          KeyValue("Directed by", "Aino Falk, Per Ström"), KeyValue("Synopsis", "\(Sample.synopsis)"),
        ])
      ),
      Specimen("japanese", .keyValues([KeyValue("公開年", "2021"), KeyValue("監督", "山本 美緒")])),
      Specimen("loading", .keyValues(["Year", "Directed by"], .loading("Loading the film"))),
      Specimen("empty", .keyValues(["Year"], .empty("Nothing is known of this film"))),
      Specimen("failed", .keyValues(["Year"], .failed("Could not load the film", hint: "Try again later."))),
    ]
  )

  static let chips = CatalogEntry(
    "chips",
    summary: "Short labels that wrap: properties, or options of a choice.",
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

  static let listRow = CatalogEntry(
    "list-row",
    summary: "An item of a list with an icon, a title, a text and details.",
    usage: ".row(ListRow(title, icon: .pointer, subtitle: synopsis, trailing: count))",
    specimens: [
      Specimen("bare", .row(ListRow("Series"))),
      Specimen("full", .row(.section("Series", 42))),
      Specimen(
        "long-title",
        .row(
          ListRow(
            Sample.longTitle,
            icon: .pointer,
            trailing: "\(Badge("New", .info))"
          )
        )
      ),
      Specimen("loading", .rows(.loading("Loading sections"))),
      Specimen("empty", .rows(.empty("No sections yet", hint: "Come back later."))),
      Specimen("failed", .rows(.failed("Could not load the sections", hint: "Try again."))),
    ]
  )

  static let callout = CatalogEntry(
    "callout",
    summary: "A message with the sign and the word of its status.",
    usage: ".callout(.offline, title: title, message: reason, hint: remedy)",
    specimens: Status.allCases.map { status in
      Specimen(
        status.rawValue,
        .callout(
          status,
          title: "A few words on it",
          message: "A sentence that explains what happened here.",
          hint: "Try again with --refresh."
        )
      )
    } + [Specimen("bare", .callout(.error, title: "It failed"))]
  )

  static let emptyState = CatalogEntry(
    "empty-state",
    summary: "The content of an empty, loading or failed screen.",
    usage: ".placeholder(.empty(\"Nothing saved yet\", hint: how))",
    specimens: [
      Specimen("empty", .emptyState(title: "Nothing saved yet", hint: "Save a title and it appears here.")),
      Specimen("loading", .placeholder(.loading("Loading sections"), like: [70, 90, 45])),
      Specimen(
        "error",
        .placeholder(
          .failed("Could not load Drama", message: "The service returned 503.", hint: "Try again later.")
        )
      ),
      Specimen("stale", .staleState(title: "from 2 hours ago", message: "The service cannot be reached.")),
    ]
  )
}

extension ListRow {
  static func section(_ title: SafeText, _ count: Int) -> ListRow {
    ListRow(
      title,
      icon: Icon("◆", ascii: "#", word: "Section"),
      subtitle: Sample.synopsis,
      details: ["\("revalidated", .muted)", "\("just now", .muted)"],
      trailing: "\("\(count) titles", .muted)"
    )
  }
}
