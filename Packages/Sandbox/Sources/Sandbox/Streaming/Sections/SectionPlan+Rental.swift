extension SectionPlan {
  /// Films to rent or buy one by one.
  static let rental = SectionPlan(
    id: "e6187c52-3a92-11ee-8b1f-02a4c6e80d16",
    title: "Hyr & köp",
    slug: "hyr-och-kop",
    name: "rental",
    type: "tvod",
    sort: 6,
    linkSuffix: "{?dtg,productsPerPage}",
    saysTemplated: false,
    pageTitle: "Hyr & köp – nytt från biograferna",
    description:
      "Filmerna alla pratar om, hemma hos dig i 48 timmar. Ingen bindningstid, inga reservationer.",
    everythingTitle: "Alla hyrfilmer",
    flag: "tvod",
    shelves: [
      ShelfPlan(
        "Direkt från biografen",
        slug: "direkt-fran-biografen",
        position: 0,
        genres: [.adventure, .romance, .thriller],
        kinds: [.movie],
        count: 45,
        isLazy: false,
        featured: [
          Featured(
            title: "Fjärde väggen",
            synopsis:
              "A film crew vanishes halfway through a horror film about a film crew. The editor is left "
              + "with the footage, a deadline and a knock on the door."
          )
        ]
      ),
      ShelfPlan(
        "Mest hyrda i veckan",
        slug: "mest-hyrda",
        position: 1,
        genres: [.comedy, .crime],
        kinds: [.movie],
        count: 44,
        isLazy: false
      ),
      ShelfPlan(
        "Sista chansen",
        slug: "sista-chansen",
        position: 2,
        genres: [.drama, .scienceFiction],
        kinds: [.movie],
        count: 42
      ),
      ShelfPlan(
        "Action och puls",
        slug: "action-och-puls",
        position: 3,
        genres: [.adventure, .thriller],
        kinds: [.movie],
        count: 43
      ),
      ShelfPlan(
        "Under fyrtio kronor",
        slug: "under-fyrtio-kronor",
        position: 5,
        genres: [.romance, .comedy],
        kinds: [.movie],
        count: 41
      ),
      ShelfPlan(
        "Familjens val",
        slug: "familjens-val",
        position: 6,
        genres: [.kidsAdventure, .adventure],
        kinds: [.movie],
        count: 40
      ),
    ]
  )
}
