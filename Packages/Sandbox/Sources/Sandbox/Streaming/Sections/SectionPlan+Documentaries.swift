extension SectionPlan {
  /// Documentaries; the service says nothing about their place in the list.
  static let documentaries = SectionPlan(
    id: "f8ac9b34-3a92-11ee-8b1f-02a4c6e80d17",
    title: "Dokumentärer",
    slug: "dokumentarer",
    name: "documentary",
    type: "vod",
    sort: nil,
    linkSuffix: "{?dtg,productsPerPage}",
    saysTemplated: true,
    pageTitle: "Dokumentärer – verkligheten, berättad med tålamod",
    description: "Lodjur i motljus, skepp på havets botten och människor som till slut säger som det är.",
    everythingTitle: "Alla dokumentärer",
    flag: "svod",
    shelves: [
      ShelfPlan(
        "Redaktionens val",
        slug: "redaktionens-val",
        position: 0,
        genres: [.nature, .history, .society],
        kinds: [.movie, .series],
        count: 48,
        isLazy: false,
        featured: [
          Featured(
            title: "The Weather Keepers",
            synopsis: "Every morning since 1859 somebody in Åmynning has written down the wind. A film about "
              + "eleven observers, one notebook and the slow arrival of a different climate."
          ),
          Featured(
            title: "Arkiv 7",
            synopsis: "Forty metres of shelves that were never meant to be opened. Three historians get two "
              + "weeks and no photocopier."
          ),
        ]
      ),
      ShelfPlan(
        "Vilda Norden",
        slug: "vilda-norden",
        position: 1,
        genres: [.nature],
        kinds: [.series, .movie],
        count: 45,
        isLazy: false
      ),
      ShelfPlan(
        "Det var då",
        slug: "det-var-da",
        position: 3,
        genres: [.history],
        kinds: [.movie, .series],
        count: 44
      ),
      ShelfPlan(
        "Granskningar",
        slug: "granskningar",
        position: 4,
        genres: [.society],
        kinds: [.movie],
        count: 43
      ),
      ShelfPlan(
        "Korta dokumentärer",
        slug: "korta-dokumentarer",
        position: 5,
        genres: [.society, .nature],
        kinds: [.episode],
        count: 42
      ),
      ShelfPlan(
        "Prisbelönat",
        slug: "prisbelonat",
        position: 6,
        genres: [.history, .society],
        kinds: [.movie],
        count: 40
      ),
    ]
  )
}
