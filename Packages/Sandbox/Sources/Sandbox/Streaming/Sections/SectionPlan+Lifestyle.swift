extension SectionPlan {
  /// Food, houses and gardens.
  static let lifestyle = SectionPlan(
    id: "0d52ef7a-3a93-11ee-8b1f-02a4c6e80d18",
    title: "Mat & hem",
    slug: "mat-och-hem",
    name: "lifestyle",
    type: "vod",
    sort: 8,
    linkSuffix: "{?dtg}",
    saysTemplated: true,
    pageTitle: "Mat & hem – från jordkällare till takterrass",
    description: "Program som luktar kardemumma och linolja. Perfekt medan degen jäser.",
    everythingTitle: "All mat och alla hem",
    flag: "svod",
    shelves: [
      ShelfPlan(
        "På bordet i kväll",
        slug: "pa-bordet-i-kvall",
        position: 0,
        genres: [.food, .home],
        kinds: [.series],
        count: 44,
        isLazy: false,
        featured: [
          Featured(
            title: "Sju sorters kaos",
            synopsis: "Seven kinds of biscuits, seven bakers, one oven from 1954. The nicest competition on "
              + "television, until the coffee arrives."
          )
        ]
      ),
      ShelfPlan(
        "Tävlingar i köket",
        slug: "tavlingar-i-koket",
        position: 1,
        genres: [.food],
        kinds: [.series],
        count: 42,
        isLazy: false
      ),
      ShelfPlan(
        "Renovera varsamt",
        slug: "renovera-varsamt",
        position: 2,
        genres: [.home],
        kinds: [.series],
        count: 43
      ),
      ShelfPlan(
        "Senaste avsnitten",
        slug: "senaste-avsnitten",
        position: 4,
        genres: [.home, .food],
        kinds: [.episode],
        count: 45
      ),
      ShelfPlan(
        "Smaker från kusten",
        slug: "smaker-fran-kusten",
        position: 5,
        genres: [.food],
        kinds: [.series],
        count: 41
      ),
      ShelfPlan(
        "Gröna fingrar",
        slug: "grona-fingrar",
        position: 6,
        genres: [.home],
        kinds: [.series, .episode],
        count: 40
      ),
    ]
  )
}
