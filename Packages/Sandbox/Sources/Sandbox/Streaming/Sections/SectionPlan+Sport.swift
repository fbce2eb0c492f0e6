extension SectionPlan {
  /// Sport by discipline.
  static let sport = SectionPlan(
    id: "a2d95e18-3a92-11ee-8b1f-02a4c6e80d13",
    title: "Sport",
    slug: "sport",
    name: "sport",
    type: "sport",
    sort: 1,
    linkSuffix: "{?dtg}",
    saysTemplated: true,
    pageTitle: "Sport – direkt från plan, spår och is",
    description:
      "Derbyn, stafetter och matcher som avgörs på övertid. Följ ligorna direkt eller i efterhand.",
    everythingTitle: "All sport",
    flag: "svod",
    shelves: [
      ShelfPlan(
        "Höjdpunkter",
        slug: "hojdpunkter",
        position: 0,
        genres: [.football, .hockey, .skiing, .handball],
        kinds: [.sport],
        count: 48,
        isLazy: false,
        featured: [
          Featured(
            title: "Cupfinalen: Sjötorp FF – Stenkulla",
            synopsis: "Ninety minutes between two villages and a cup that neither has ever lifted. Studio "
              + "from the harbour, extra time if needed."
          )
        ]
      ),
      ShelfPlan(
        "Kustligan",
        slug: "kustligan",
        position: 1,
        genres: [.football],
        kinds: [.sport],
        count: 46,
        isLazy: false
      ),
      ShelfPlan(
        "Isligan",
        slug: "isligan",
        position: 2,
        genres: [.hockey],
        kinds: [.sport],
        count: 45
      ),
      ShelfPlan(
        "Vintercupen",
        slug: "vintercupen",
        position: 4,
        genres: [.skiing],
        kinds: [.sport],
        count: 42
      ),
      ShelfPlan(
        "Full gas",
        slug: "full-gas",
        position: 5,
        genres: [.motorsport],
        kinds: [.sport],
        count: 41
      ),
      ShelfPlan(
        "Handbollskväll",
        slug: "handbollskvall",
        position: 6,
        genres: [.handball],
        kinds: [.sport],
        count: 40
      ),
      ShelfPlan(
        "Set och match",
        slug: "set-och-match",
        position: 7,
        genres: [.tennis],
        kinds: [.sport],
        count: 43
      ),
    ]
  )
}
