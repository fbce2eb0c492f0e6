extension SectionPlan {
  /// Series of every kind.
  static let series = SectionPlan(
    id: "5c1e7d40-3a92-11ee-8b1f-02a4c6e80d11",
    title: "Serier",
    slug: "serier",
    name: "series",
    type: "vod",
    sort: 1,
    linkSuffix: "{?dtg,productsPerPage}",
    saysTemplated: true,
    pageTitle: "Serier – hela säsonger, nya avsnitt varje vecka",
    description: "Nordisk spänning, stora familjedramer och serier som får dig att missa bussen. "
      + "Börja var du vill, sluta när det ljusnar.",
    everythingTitle: "Alla serier",
    flag: "svod",
    shelves: [
      ShelfPlan(
        "Populärt just nu",
        slug: "populara-serier",
        position: 0,
        genres: [.crime, .drama, .comedy],
        kinds: [.series],
        count: 48,
        isLazy: false,
        featured: [
          Featured(
            title: "Tidvatten",
            synopsis: "Twice a day the causeway to Tärnö disappears. So does Maria Åkerfeldt, on the one "
              + "evening when nobody could have left the island."
          ),
          Featured(
            title: "The Understudies",
            synopsis: "When the star breaks a leg on opening night, five people who know every line and have "
              + "never once been on stage get eleven minutes to decide who goes on."
          ),
          Featured(
            title: "Grannsamverkan",
            synopsis: "A stolen hedge trimmer, a group chat and far too much free time: Lingonvägen starts "
              + "its own crime unit."
          ),
          Featured(
            title: "Under Älvdalen",
            synopsis: "A mine that closed in 1978 begins to answer the telephone. Geologist Freja Strömgård "
              + "is the only one who remembers the number."
          ),
        ]
      ),
      ShelfPlan(
        "Nordiskt mörker",
        slug: "nordiskt-morker",
        position: 1,
        genres: [.crime],
        kinds: [.series],
        count: 44,
        isLazy: false
      ),
      ShelfPlan(
        "Nytt i veckan",
        slug: "nya-serier",
        position: 2,
        genres: [.drama, .thriller, .scienceFiction],
        kinds: [.series],
        count: 45
      ),
      ShelfPlan(
        "Skratta högt",
        slug: "skratta-hogt",
        position: 4,
        genres: [.comedy],
        kinds: [.series],
        count: 42
      ),
      ShelfPlan(
        "Rymd och framtid",
        slug: "rymd-och-framtid",
        position: 5,
        genres: [.scienceFiction],
        kinds: [.series],
        count: 41
      ),
      ShelfPlan(
        "Kärlek och andra problem",
        slug: "karlek-och-andra-problem",
        position: 6,
        genres: [.romance, .drama],
        kinds: [.series],
        count: 44
      ),
      ShelfPlan(
        "Hela säsongen i helgen",
        slug: "hela-sasongen",
        position: 8,
        genres: [.thriller, .crime],
        kinds: [.series],
        count: 46
      ),
    ]
  )
}
