extension Lexicon {
  /// Science fiction, near and far.
  static let scienceFiction = Lexicon(
    titles: [
      TitlePattern(
        [
          "Station", "Colony", "Signal", "Orbit", "Project", "Archive", "Vessel", "Outpost", "Protocol",
          "Echo",
          "Harbour", "Beacon",
        ],
        " ",
        [
          "Aurora", "Nine", "Ymer", "Perihelion", "Saga", "Polaris", "Freja", "Thule", "Zenith", "Lumen",
          "Halcyon", "Borealis",
        ]
      ),
      TitlePattern(
        [
          "The Last", "A Second", "The Silent", "The Borrowed", "A Distant", "The Frozen", "The Unwritten",
          "A Paper", "The Inverted", "The Patient", "A Copper", "The Weightless",
        ],
        " ",
        [
          "Sun", "Ocean", "Century", "Orbit", "Machine", "Moon", "Forest", "Gravity", "Memory", "Horizon",
          "Winter", "Traveller",
        ]
      ),
      TitlePattern(
        [
          "Stjärn", "Måne", "Ljus", "Atom", "Rymd", "Sol", "Neon", "Glas", "Silver", "Köld", "Damm", "Klock",
        ],
        "",
        [
          "resan", "staden", "kartan", "arvet", "folket", "tornet", "sömnen", "fararna", "kolonin",
          "trädgården",
          "vakten", "porten",
        ]
      ),
    ],
    leads: [
      "The crew of a salvage ship", "Cartographer {name}", "The only child born on Mars",
      "A maintenance robot with a curious fault", "Terraforming engineer {name}",
      "A colony of three hundred beekeepers", "The archivist of a drowned city", "Botanist {name}",
      "An astronomer in {place}", "A pilot who has been asleep for ninety years",
      "The twelfth clone of a famous composer",
    ],
    events: [
      "wakes to find that the sun has moved",
      "receives a reply to a message that is still on its way",
      "discovers a door in the ice with a Swedish name on it",
      "has to choose which of two identical worlds to save",
      "is ordered to switch off the only voice left on board",
      "finds a garden growing where no air should be",
      "loses one hour each day, always the same one",
      "answers an advertisement for a journey without return",
      "must teach an alien visitor what a promise is",
      "learns that the evacuation of {place} took place a week from now",
      "traces a lullaby to the far side of the moon",
      "keeps a lighthouse at the edge of a dying star",
    ],
    turns: [
      "Whatever is out there has excellent manners.",
      "Home is eleven light years away and getting closer.",
      "The ship remembers things that the crew does not.",
      "Oxygen is short, and so is patience.",
      "There is no such thing as an empty planet.",
      "Time is not the problem; there is simply too much of it.",
      "The first contact is also an apology.",
      "A hopeful story about very large distances.",
      "Somebody has to go out and turn the key by hand.",
      "The stars are right, but the map is wrong.",
      "No one asked what the machines were dreaming of.",
      "On the third day the snow begins to fall upwards.",
      "To come back, somebody must decide to stay.",
    ]
  )
}
