extension SectionPlan {
  /// What the channels have shown; its description was never translated.
  static let channels = SectionPlan(
    id: "1b7730c8-3a93-11ee-8b1f-02a4c6e80d19",
    title: "Kanaler",
    slug: "kanaler",
    name: "channels",
    type: "vod",
    sort: 9,
    linkSuffix: "{?dtg}",
    saysTemplated: true,
    pageTitle: "Kanaler – se om det som nyss har sänts",
    description: "metadata.start.channels.description",
    everythingTitle: "Alla kanaler",
    flag: "linear",
    shelves: [
      ShelfPlan(
        "Kanal Nord",
        slug: "kanal-nord",
        position: 0,
        genres: [.society, .history],
        kinds: [.episode],
        count: 42,
        isLazy: false
      ),
      ShelfPlan(
        "Kanal Syd",
        slug: "kanal-syd",
        position: 1,
        genres: [.comedy, .home],
        kinds: [.episode],
        count: 44,
        isLazy: false
      ),
      ShelfPlan(
        "Lilla kanalen",
        slug: "lilla-kanalen",
        position: 2,
        genres: [.kidsAnimals, .kidsAdventure],
        kinds: [.episode],
        count: 40
      ),
      ShelfPlan(
        "Sportkanalen",
        slug: "sportkanalen",
        position: 3,
        genres: [.football, .hockey, .motorsport],
        kinds: [.sport],
        count: 42
      ),
      ShelfPlan(
        "Kanal Kväll",
        slug: "kanal-kvall",
        position: 5,
        genres: [.crime, .thriller, .drama],
        kinds: [.episode],
        count: 45
      ),
      ShelfPlan(
        "Kanal Grönt",
        slug: "kanal-gront",
        position: 6,
        genres: [.nature, .food],
        kinds: [.episode],
        count: 41
      ),
    ]
  )
}
