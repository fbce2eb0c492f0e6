import DesignKit

extension CatalogEntry {
  static let searchField = CatalogEntry(
    "search-field",
    summary: "A line to type into what is searched for, and how the search goes.",
    usage: ".searchField(query, prompt: \"Search titles\", state: .found(\"12 titles\"))",
    specimens: [
      Specimen("idle", .searchField("", prompt: prompt)),
      Specimen("idle-query", .searchField("Search titles", prompt: prompt)),
      Specimen("typing-nothing", .searchField("", prompt: prompt, state: .typing)),
      Specimen("typing", .searchField("ice pil", prompt: prompt, state: .typing)),
      Specimen("searching", .searchField("ice pilot", prompt: prompt, state: .searching("Searching"))),
      Specimen("found", .searchField("ice pilot", prompt: prompt, state: .found("12 titles"))),
      Specimen(
        "nothing-found",
        .searchField(
          "ice pirate",
          prompt: prompt,
          state: .nothingFound("Nothing found for “ice pirate”", hint: "Try fewer words.")
        )
      ),
      Specimen(
        "failed",
        .searchField(
          "ice pilot",
          prompt: prompt,
          state: .failed("The search is not answering", hint: "Try again later.")
        )
      ),
      Specimen("long-idle", .searchField(Sample.longTitle, prompt: prompt)),
      Specimen("long", .searchField(Sample.longTitle, prompt: prompt, state: .found("12 titles"))),
      Specimen("cjk", .searchField("氷の水先案内人と最後の船", prompt: "作品を検索", state: .found("3 件"))),
      Specimen("empty", .searchField("", prompt: "")),
    ]
  )

  private static let prompt: SafeText = "Search titles"
}
