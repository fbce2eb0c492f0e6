extension SectionPlan {
  /// Films that are part of the subscription.
  static let movies = SectionPlan(
    id: "7f03b2a6-3a92-11ee-8b1f-02a4c6e80d12",
    title: "Filmer",
    slug: "film",
    name: "movie",
    type: "vod",
    sort: 2,
    linkSuffix: "{?dtg,productsPerPage}",
    saysTemplated: true,
    pageTitle: "Film – klassiker, premiärer och det däremellan",
    description: "Från svartvita skärgårdsminnen till rymdskepp i full fart. Släck lampan, vi har popcornen.",
    everythingTitle: "Alla filmer",
    flag: "svod",
    shelves: [
      ShelfPlan(
        "Veckans film",
        slug: "veckans-film",
        position: 0,
        genres: [.drama, .thriller, .adventure],
        kinds: [.movie],
        count: 48,
        isLazy: false,
        featured: [
          Featured(
            title: "The Map of Small Hours",
            synopsis:
              "An insomniac bus driver starts to draw the city as it looks at four in the morning, and "
              + "finds a street that is not there by day."
          ),
          Featured(
            title: "Motvind",
            synopsis: "The gold is aboard, the crew is asleep and the only one who can sail is the prisoner. "
              + "Eighty-eight breathless minutes on the Baltic."
          ),
          Featured(
            title: "The Entirely True and Mostly Unabridged History of the Lighthouse Keeper's Youngest "
              + "Daughter, Who Rowed Across the Gulf of Bothnia with Three Goats, a Harmonium and Her "
              + "Grandmother's Recipe for Saffron Buns",
            synopsis: "It is exactly what the title says, except that there were four goats."
          ),
        ]
      ),
      ShelfPlan(
        "Spänning",
        slug: "spanning",
        position: 1,
        genres: [.thriller],
        kinds: [.movie],
        count: 43,
        isLazy: false
      ),
      ShelfPlan(
        "Fredagskomedi",
        slug: "fredagskomedi",
        position: 3,
        genres: [.comedy],
        kinds: [.movie],
        count: 44
      ),
      ShelfPlan(
        "Två på en soffa",
        slug: "tva-pa-en-soffa",
        position: 4,
        genres: [.romance],
        kinds: [.movie],
        count: 42
      ),
      ShelfPlan(
        "Bortom stjärnorna",
        slug: "bortom-stjarnorna",
        position: 5,
        genres: [.scienceFiction],
        kinds: [.movie],
        count: 41
      ),
      ShelfPlan(
        "Stora äventyr",
        slug: "stora-aventyr",
        position: 6,
        genres: [.adventure],
        kinds: [.movie],
        count: 45
      ),
      ShelfPlan(
        "Film från Norden",
        slug: "film-fran-norden",
        position: 7,
        genres: [.drama, .crime],
        kinds: [.movie],
        count: 44
      ),
    ]
  )
}
