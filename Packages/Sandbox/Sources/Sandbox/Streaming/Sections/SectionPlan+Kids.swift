extension SectionPlan {
  /// Programmes for children.
  static let kids = SectionPlan(
    id: "c9b4410e-3a92-11ee-8b1f-02a4c6e80d14",
    title: "Barn",
    slug: "barn",
    name: "kids",
    type: "vod",
    sort: 4,
    linkSuffix: "%7B?dtg%7D",
    saysTemplated: false,
    pageTitle: "Barn – roligt, snällt och lagom spännande",
    description: "Sagor, sång och modiga små hjältar. Utvalt för barn, uthärdligt för vuxna.",
    everythingTitle: "Allt för barn",
    flag: "svod",
    shelves: [
      ShelfPlan(
        "Nytt för de små",
        slug: "nytt-for-de-sma",
        position: 0,
        genres: [.kidsAdventure, .kidsAnimals],
        kinds: [.series, .series, .movie],
        count: 46,
        isLazy: false,
        featured: [
          Featured(
            title: "Molnfabriken",
            synopsis:
              "Someone has to make the clouds! Apprentice Bo mixes up the recipes, and suddenly it is "
              + "raining raspberries over Björkhult."
          ),
          Featured(
            title: "Grodan som inte kunde hoppa",
            synopsis:
              "Everyone in the pond can jump except Vide. But who else can sing so that the moon comes "
              + "closer?"
          ),
        ]
      ),
      ShelfPlan(
        "Äventyr i pyjamas",
        slug: "aventyr-i-pyjamas",
        position: 1,
        genres: [.kidsAdventure],
        kinds: [.series],
        count: 44,
        isLazy: false
      ),
      ShelfPlan(
        "Svansar och tassar",
        slug: "svansar-och-tassar",
        position: 2,
        genres: [.kidsAnimals],
        kinds: [.series],
        count: 43
      ),
      ShelfPlan(
        "Filmmys för hela familjen",
        slug: "filmmys",
        position: 3,
        genres: [.kidsAdventure, .kidsAnimals],
        kinds: [.movie],
        count: 42
      ),
      ShelfPlan(
        "Nya avsnitt",
        slug: "nya-avsnitt",
        position: 5,
        genres: [.kidsAdventure],
        kinds: [.episode],
        count: 41
      ),
      ShelfPlan(
        "God natt",
        slug: "god-natt",
        position: 6,
        genres: [.kidsAnimals],
        kinds: [.episode],
        count: 40
      ),
    ]
  )
}
