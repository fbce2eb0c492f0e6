import DesignKit

extension CatalogEntry {
  static let detailPage = CatalogEntry(
    "detail-page",
    summary: "A page about one item: name, facts, actions and parts.",
    usage: ".detailPage(DetailPage(title: title, facts: facts, sections: sections))",
    specimens: [
      Specimen("loaded", .detailPage(filmPage)),
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

  private static let filmPage = DetailPage(
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
    var page = filmPage
    page.note = .staleState(title: "from 2 hours ago", message: "The service cannot be reached.")
    return page
  }()

  static let splitView = CatalogEntry(
    "split-view",
    summary: "A list beside its selected item, if they fit.",
    usage: ".panes([Pane(\"Films\", list), Pane(\"Fjord\", detail)], focus: 0)",
    specimens: [
      Specimen("list", .panes([films, film], focus: 0)),
      Specimen("detail", .panes([films, film], focus: 1)),
      Specimen(
        "loading",
        .panes([films, Pane("Fjord", .placeholder(.loading("Loading"), like: [60, 80]))], focus: 1)
      ),
      Specimen("empty", .panes([films, Pane("Film", .emptyState(title: "No film chosen"))], focus: 1)),
      Specimen(
        "error",
        .panes([films, Pane("Fjord", .errorState(title: "Could not load Fjord"))], focus: 1)
      ),
    ]
  )

  static let threeColumns = CatalogEntry(
    "three-columns",
    summary: "Three levels of a hierarchy, with as many side by side as fit.",
    usage: ".panes([categories, meals, meal], focus: 1)",
    specimens: [
      Specimen("first", .panes([kinds, films, film], focus: 0)),
      Specimen("second", .panes([kinds, films, film], focus: 1)),
      Specimen("third", .panes([kinds, films, film], focus: 2)),
      Specimen("all-or-one", .panes([kinds, films, opened], focus: 2, folding: .allAtOnce)),
    ]
  )

  private static let kinds = Pane("Kinds", .list([.text("Drama"), .text("ドキュメンタリー")]))
  private static let films = Pane("Films", .list([.text("The Ice Pilot"), .text("Fjord"), .text("東京の灯")]))
  private static let film = Pane("Fjord", synopsis)
  private static let opened = Pane(
    "Fjord",
    alone: .stack([.breadcrumb(["Kinds", "Drama"], current: "Fjord"), .heading("Fjord", .page), synopsis]),
    synopsis
  )
  private static let synopsis = Element.stack([.text("\(Sample.synopsis)"), .text("\("2019", .muted)")])

  static let page = CatalogEntry(
    "page",
    summary: "A complete screen: heading, choices, cards and source.",
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
