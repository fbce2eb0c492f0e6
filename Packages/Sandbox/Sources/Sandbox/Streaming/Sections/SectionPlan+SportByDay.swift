extension SectionPlan {
  /// Sport by weekday, under the same title as the sport section.
  static let sportByDay = SectionPlan(
    id: "sportPerDay",
    title: "Sport",
    slug: "sport-per-dag",
    name: "sportPerDay",
    type: "sportPerDay",
    sort: 5,
    linkSuffix: "{?dtg}",
    saysTemplated: false,
    pageTitle: "Veckans sport – dag för dag",
    description: "Hela tablån från måndagens gala till söndagens sista slutsignal.",
    everythingTitle: "Hela veckan",
    flag: "svod",
    shelves: weekdays.enumerated().map { position, weekday in
      ShelfPlan(
        weekday.title,
        slug: weekday.slug,
        position: position,
        genres: [.football, .hockey, .handball, .skiing, .motorsport, .tennis],
        kinds: [.sport],
        count: 42,
        isLazy: position > 1
      )
    }
  )

  private static let weekdays = [
    (title: "Måndag", slug: "mandag"), (title: "Tisdag", slug: "tisdag"), (title: "Onsdag", slug: "onsdag"),
    (title: "Torsdag", slug: "torsdag"), (title: "Fredag", slug: "fredag"), (title: "Lördag", slug: "lordag"),
    (title: "Söndag", slug: "sondag"),
  ]
}
