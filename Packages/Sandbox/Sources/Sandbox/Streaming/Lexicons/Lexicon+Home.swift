extension Lexicon {
  /// Programmes about houses and gardens.
  static let home = Lexicon(
    titles: [
      TitlePattern(
        [
          "Drömmen om", "Huset på", "Vi renoverar", "Flytten till", "Rädda", "Torpet vid", "Bygglov för",
          "Kärlek till",
          "Nytt liv på", "Sommar på", "Auktion på", "Trädgården vid",
        ],
        " ",
        [
          "Sjövik", "prästgården", "Backgatan", "landsbygden", "fyren", "herrgården", "gamla skolan",
          "kanalen", "ladan", "stationshuset", "ödegården", "sjukstugan",
        ]
      ),
      TitlePattern(
        [
          "Tiny", "Grand", "Forgotten", "Crooked", "Perfect", "Impossible", "Second-Hand", "Floating",
          "Off-Grid",
          "Timber", "Inherited", "Rescued",
        ],
        " ",
        [
          "Houses", "Gardens", "Cottages", "Kitchens", "Greenhouses", "Cabins", "Rooms", "Barns", "Attics",
          "Saunas", "Manors", "Balconies",
        ]
      ),
      TitlePattern(
        [
          "Buy It,", "Plan It,", "Paint It,", "Sell It,", "Grow It,", "Move It,", "Save It,", "Strip It,",
          "Dig It,",
          "Tile It,", "Hang It,", "Insulate It,",
        ],
        " ",
        [
          "Love It", "Regret It", "Fix It", "Flip It", "Keep It", "Share It", "Finish It", "Measure Twice",
          "Try Again", "Call a Friend", "Live in It", "Leave It",
        ]
      ),
    ],
    leads: [
      "Carpenter {name}", "A young couple from {place}", "Garden designer {name}", "A carpenter's apprentice",
      "A retired opera singer", "Antiques dealer {name}", "The new owner of a railway station",
      "A family with six cats", "Builder and perfectionist {name}", "A stubborn housing co-operative",
      "A self-taught builder with one toolbox",
    ],
    events: [
      "takes on a manor that has had no roof since 1962",
      "has eight weeks and a budget for two",
      "turns a rocky slope outside {place} into a kitchen garden",
      "buys a house unseen and finds somebody living in the barn",
      "restores a tiled stove, one tile at a time",
      "wants a greenhouse large enough to dance in",
      "moves a whole log cabin across a lake",
      "finds forty years of newspapers in the walls",
      "builds a sauna that the council has not approved",
      "rescues old windows from being thrown away",
      "gives a grey balcony the summer it deserves",
      "divides an estate, beginning with the teaspoons",
    ],
    turns: [
      "The damp was there first.",
      "It will be ready by Christmas; nobody says which one.",
      "Colour is a matter of courage.",
      "An old wallpaper settles the argument.",
      "The floor is level, but the marriage tilts a little.",
      "With advice that holds up in any weather.",
      "There is treasure in the attic, and also squirrels.",
      "The budget lasts until the second episode.",
      "Patience, linseed oil and a borrowed excavator.",
      "The before-and-after is worth the dust.",
      "All it needs is everything.",
      "The roses pay no attention to the plan.",
      "And for the first time in decades, there is light in the windows.",
    ]
  )
}
