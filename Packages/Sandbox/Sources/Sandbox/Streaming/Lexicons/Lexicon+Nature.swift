extension Lexicon {
  /// Documentaries about animals and landscapes.
  static let nature = Lexicon(
    titles: [
      TitlePattern(
        [
          "The Lynx", "The Otters", "The Cranes", "Salmon", "The Owls", "Reindeer", "The Wolverine", "Eagles",
          "The Eels", "Beavers", "The Bees", "Seals",
        ],
        " ",
        [
          "of Sarek", "in Winter", "Come Home", "of Lake Hornborga", "After Dark", "on the Move",
          "of the Outer Isles", "at the River's Edge", "Year by Year", "in the City", "Under the Ice",
          "of the Old Forest",
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
          "Bland", "Med", "Möte med", "Ett år med", "På jakt efter", "Natten hos", "Livet hos", "Spåren av",
          "Sommar hos", "Tillbaka till", "Tyst bland", "Nära",
        ],
        " ",
        [
          "havsörnar", "lodjur", "järvar", "tranor", "uttrar", "fladdermöss", "bävrar", "älgar", "tumlare",
          "humlor", "korpar", "fjällrävar",
        ]
      ),
    ],
    leads: [
      "A pair of sea eagles", "The lynxes of {place}", "An old she-bear and her cubs",
      "Three generations of otters",
      "The arctic foxes of the high fells", "Two young wolverines", "A herd of musk oxen",
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
