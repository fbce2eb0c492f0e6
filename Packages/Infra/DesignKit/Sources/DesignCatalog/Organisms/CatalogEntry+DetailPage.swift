import DesignKit

extension CatalogEntry {
  static let detailPage = CatalogEntry(
    "detail-page",
    summary: "Everything that is known of one thing: name, facts, what to do, and parts.",
    usage: ".detailPage(DetailPage(title: title, facts: facts, sections: sections))",
    specimens: [
      Specimen("loaded", .detailPage(film)),
      Specimen("stale", .detailPage(stale)),
      Specimen("bare", .detailPage(DetailPage(title: "東京の灯"))),
      Specimen("loading", .detailPage(title: "The Ice Pilot", placeholder: .loading("Loading the film"))),
      Specimen(
        "empty",
        .detailPage(title: "The Ice Pilot", placeholder: .empty("Nothing is known of this film"))
      ),
      Specimen(
        "error",
        .detailPage(
          title: "The Ice Pilot",
          placeholder: .failed("Could not load the film", hint: "Try again with r.")
        )
      ),
    ]
  )

  private static let film = DetailPage(
    title: "The Ice Pilot",
    subtitle: "\("A film by Aino Falk", .muted)",
    facts: [
      KeyValue("Year", "2021"), KeyValue("Rating", "\(Icon.star, .warning) 7.8"),
      KeyValue("Genres", "Drama, Thriller"),
    ],
    actions: ["\("s", .accent, .bold) Save", "\("o", .accent, .bold) Open in browser"],
    sections: [
      ListSection("Synopsis", .expanded([.text("\(Sample.synopsis)")])),
      ListSection("Cast", count: "14 people", .collapsed),
    ]
  )

  private static let stale: DetailPage = {
    var page = film
    page.note = .staleState(title: "from 2 hours ago", message: "The service cannot be reached.")
    return page
  }()
}
