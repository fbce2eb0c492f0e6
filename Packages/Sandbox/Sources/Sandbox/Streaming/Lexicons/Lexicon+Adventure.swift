extension Lexicon {
  /// Adventure and action.
  static let adventure = Lexicon(
    titles: [
      TitlePattern(
        [
          "The Raiders", "The Crown", "The Map", "The Wolves", "The Captain", "The Riddle", "The Bridge",
          "The Lost Fleet", "The Compass", "The Smugglers", "The Outlaws", "The Gate",
        ],
        " of ",
        [
          "Birka", "the White Sea", "Kebnekaise", "Saint Elmo", "the Salt Road", "Hälsingland",
          "the Iron Coast",
          "Svalbard", "the Blue Fjord", "Old Kalmar", "the Amber Isles", "Vardø",
        ]
      ),
      TitlePattern(
        [
          "Beyond", "Escape from", "Race to", "Storm over", "Return to", "Ambush at", "Journey to",
          "Siege of",
          "Secrets of", "Treasure of", "Flight from", "Duel at",
        ],
        " ",
        [
          "Skull Reef", "the Tenth Parallel", "Raven Pass", "Black Glacier", "Fort Sofia", "Thunder Bay",
          "Wolf Lake", "the Amber Road", "Cape Sorrow", "the Sunken City", "Ghost Canyon",
          "the Northern Gate",
        ]
      ),
      TitlePattern(
        [
          "Havets", "Fjällets", "Skogens", "Stormens", "Isens", "Kungens", "Vargens", "Drakens", "Nordens",
          "Eldens", "Öknens", "Gruvans",
        ],
        " ",
        [
          "hemlighet", "söner", "väktare", "arvtagare", "skatt", "förbannelse", "döttrar", "lag", "hjärta",
          "rop", "nyckel", "ryttare",
        ]
      ),
    ],
    leads: [
      "A disgraced navigator", "Mountain guide {name}", "A band of runaway apprentices",
      "The king's worst swordsman", "Treasure diver {name}", "A smuggler with a conscience",
      "Bush pilot {name}", "A librarian from {place}", "An exiled princess",
      "A tightrope walker from a circus family", "A mapmaker who has never left {place}",
    ],
    events: [
      "sets out to find an island that moves with the ice",
      "must carry a crown across four hundred kilometres of winter",
      "steals the wrong ship on the right night",
      "wins half a treasure map in a game of cards",
      "is caught between two armies and one narrow bridge",
      "goes after a gold train that never arrived in {place}",
      "makes a bargain with the pirate who sank the fleet",
      "leads a rescue up a mountain that no one has climbed twice",
      "breaks out of a prison built on the back of a glacier",
      "has three days to cross a desert of black sand",
      "wakes a guardian that was meant to sleep for another century",
      "takes up the quest that ruined the family name",
    ],
    turns: [
      "Behind them rides a hunter who has never lost a trail.",
      "The real treasure is guarded by bookkeepers.",
      "Friends are made at swordpoint.",
      "It would be a fine plan, if it were not for the whale.",
      "Each clue is older than the one before.",
      "Somebody in the company is being paid twice.",
      "There is honour among thieves, and it is exhausting.",
      "The avalanche is the least of it.",
      "Only a liar could find the way back.",
      "Swift, salty and full of narrow escapes.",
      "Nothing on the map is where it should be, least of all the sea.",
      "In the end, courage is a matter of shoes.",
      "A kingdom waits, but so does the tide.",
    ]
  )
}
