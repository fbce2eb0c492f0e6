extension Lexicon {
  /// Documentaries about animals and landscapes.
  static let nature = Lexicon(
    titles: [
      TitlePattern(
        [
          "A Year", "The Long Winter", "Dawn", "The Night", "Four Seasons", "The Thaw", "First Light",
          "The Great Journey", "The Secret Life", "The Silence", "The Return", "The Last Summer",
        ],
        " ",
        [
          "of Sarek", "of Lake Hornborga", "of the Outer Isles", "of the Old Forest", "of the River",
          "of the Far North", "of the Salt Marsh", "of the High Fells", "of the Bog", "of Öland",
          "of the Fjord", "of the Blue Hills",
        ]
      ),
      TitlePattern(
        [
          "Wild", "Secret", "Hidden", "Living", "Ancient", "Drifting", "Frozen", "Untamed", "Whispering",
          "Vanishing", "Waking", "Endless",
        ],
        " ",
        [
          "Bogs", "Archipelago", "Rivers", "Tundra", "Shores", "Meadows", "Cliffs", "Taiga", "Fjords",
          "Reefs",
          "Valleys", "Moors",
        ]
      ),
      TitlePattern(
        [
          "Djupt i", "Tyst i", "Möte i", "Ett år i", "Spår i", "Natten i", "Livet i", "Sommar i",
          "Tillbaka till", "Vilse i", "Rop i", "Hem till",
        ],
        " ",
        [
          "urskogen", "myrlandet", "fjällvärlden", "vasshavet", "skärgården", "bäckravinen", "ödemarken",
          "kustbandet", "granskogen", "älvdalen", "sandlandet", "deltat",
        ]
      ),
    ],
    leads: [
      "A pair of sea eagles", "The lynxes of {place}", "An old she-bear and her cubs",
      "Three generations of otters",
      "The arctic foxes of the high fells", "Two young wolverines", "Two brown bears",
      "Half a million starlings", "The last wild reindeer of the south", "A family of beavers",
      "The cranes of {place}",
    ],
    events: [
      "survive the hardest spring in forty years",
      "return to a valley that was emptied a century ago",
      "cross a frozen strait before the sun comes back",
      "build a home where the motorway used to run",
      "raise their young within sight of the city lights",
      "follow the salmon from the open sea to a nameless brook",
      "spend four seasons beneath the oldest spruce in Europe",
      "share one small lake with every predator of the north",
      "learn to live in a forest that burnt last summer",
      "reveal what happens in {place} when nobody is looking",
      "meet their only neighbours, two hundred kilometres away",
      "travel further than anyone had thought possible",
    ],
    turns: [
      "Filmed over six years, often at minus thirty.",
      "The smallest creature in the bog decides who gets to eat.",
      "Winter is not an enemy here, only a landlord.",
      "New cameras show a night that is as busy as any street.",
      "One late frost is enough to change the whole year.",
      "Not all of them will make it to autumn.",
      "A portrait of patience, feathers and mud.",
      "What was believed to be silence is conversation.",
      "The tide gives everything back, in its own time.",
      "Science arrives late and with wet boots.",
      "You will never walk past an anthill in the same way.",
      "The landscape itself has the leading part.",
      "With sound recorded under the ice for the first time.",
    ]
  )
}
