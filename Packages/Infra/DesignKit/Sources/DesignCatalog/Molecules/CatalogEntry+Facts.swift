import DesignKit

extension CatalogEntry {
  static let facts = CatalogEntry(
    "facts",
    summary: "Short facts in a row that flow over lines.",
    usage: ".facts([year, \"\\(Icon.star, .warning) 7.8\"])",
    specimens: [
      Specimen("row", .facts(["revalidated", "just now", "sandbox", "\(Icon.star, .warning) \("7.8")"])),
      Specimen("statuses", .facts(Status.allCases.map { StyledText(Badge("Ready", $0)) })),
    ]
  )

  static let keyValues = CatalogEntry(
    "key-values",
    summary: "Facts below each other, each with what it is about.",
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
}
