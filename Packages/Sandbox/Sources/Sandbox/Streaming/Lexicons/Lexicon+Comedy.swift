extension Lexicon {
  /// Comedy of everyday life.
  static let comedy = Lexicon(
    titles: [
      TitlePattern(
        [
          "Allmänt", "Tillfälligt", "Fullständigt", "Nästan", "Mycket", "Ganska", "Helt", "Ovanligt",
          "Alltid",
          "Aldrig", "Officiellt", "Hyggligt",
        ],
        " ",
        [
          "förvirrade", "avstängt", "okej", "upptagna", "normalt", "vuxna", "bokat", "försenade", "gifta",
          "lediga", "överens", "ombytta",
        ]
      ),
      TitlePattern(
        [
          "The Caravan", "My Landlord", "The Tenants' Board", "Uncle Göran", "The Laundry Room",
          "Team Building",
          "The Parish Bingo", "A Sourdough", "The Substitute", "The In-Laws", "Our Neighbour",
          "The Minigolf Club",
        ],
        " ",
        [
          "Always Wins", "Strikes Back", "Is Moving In", "Goes to Town", "Knows Best", "on Ice", "Says No",
          "and Other Disasters", "Never Sleeps", "Against the World", "for Beginners", "Has Left the Chat",
        ]
      ),
      TitlePattern(
        [
          "Two", "Almost", "Eleven", "Some", "Too Many", "No More", "Seven", "Other People's", "Nearly",
          "Strictly",
          "Mostly", "Free",
        ],
        " ",
        [
          "Weddings", "Cousins", "Saunas", "Meatballs", "Heirs", "Hammocks", "Vikings", "Divorces", "Tenors",
          "Moose", "Parking Fines", "Grandmothers",
        ]
      ),
    ],
    leads: [
      "A parking attendant with artistic ambitions", "The housing board of Lingonvägen 14",
      "{name}, wedding planner and three times divorced,", "A washed-up variety magician",
      "The world's most cautious driving instructor", "The proudest hot-dog vendor in {place}",
      "A tax inspector on parental leave", "The village brass band of {place}",
      "A former child star named {name}", "An accountant with a secret karaoke career",
      "A widower who shares a summer house with two ex-wives",
    ],
    events: [
      "will do anything to win the county's finest lawn",
      "must hide a stolen moose until Monday",
      "by mistake gets elected to the municipal council",
      "must host forty German relatives in a two-room flat",
      "signs up for a marathon to impress a dentist",
      "attempts to save the local swimming hall with a musical",
      "goes to war over the booking list of the laundry room",
      "wins a cruise that nobody in the family wants to miss",
      "is mistaken for royalty during a visit to {place}",
      "starts a rumour that becomes a festival",
      "adopts a retired police dog with strong opinions",
      "is locked in a furniture store over Christmas",
    ],
    turns: [
      "It goes well for about eleven minutes.",
      "The minutes of the meeting run to four hundred pages.",
      "Honesty would help, so nobody tries it.",
      "Enter a mother-in-law with a power drill.",
      "The only sober witness is a parrot.",
      "Dignity is lost, found and lost again.",
      "What could be fixed with a phone call takes a whole summer.",
      "There is cake, there are lawyers, and there is a sauna.",
      "Every lie needs a bigger boat.",
      "By the end, the whole street is in on it.",
      "Fortunately, nobody reads the small print.",
      "A comedy about stubborn people and very thin walls.",
      "And then the king really does turn up.",
    ]
  )
}
