extension Lexicon {
  /// Love stories.
  static let romance = Lexicon(
    titles: [
      TitlePattern(
        [
          "Love", "A Kiss", "Midsummer", "Honeymoon", "Second Chances", "Rain", "Breakfast", "Dancing",
          "Sundays",
          "A Proposal", "Postcards", "Snowed In",
        ],
        " ",
        [
          "in Visby", "at Platform Nine", "with Strangers", "on Saltö", "by Appointment", "for Two",
          "at the Lighthouse", "without Sugar", "in Smögen", "after Forty", "on the Night Train",
          "in Ålesund",
        ]
      ),
      TitlePattern(
        [
          "Förälskad i", "Sommaren med", "Brev till", "En dans med", "Nästan gift med", "Frukost med",
          "Hemligheten om", "Resan till", "Kär i", "Ett år med", "Drömmen om", "Bröllop hos",
        ],
        " ",
        [
          "Astrid", "en främling", "Köpenhamn", "granngården", "Julian", "Elsa och Sam", "Österlen",
          "grannen",
          "kapten Blom", "fru Åkerlund", "doktor Sjö", "Bohuslän",
        ]
      ),
      TitlePattern(
        [
          "Nearly", "Probably", "Accidentally", "Hopelessly", "Secretly", "Finally", "Still", "Madly",
          "Quietly",
          "Suddenly", "Eventually", "Officially",
        ],
        " ",
        [
          "Yours", "in Love", "Married", "Together", "Ever After", "Engaged", "Us", "Forever", "Smitten",
          "in Bloom", "Single", "at Home",
        ]
      ),
    ],
    leads: [
      "A lighthouse painter", "Wedding photographer {name}", "A pastry chef with a broken arm",
      "The shyest bookseller in {place}", "A touring cellist", "Veterinarian {name}",
      "A divorced meteorologist", "A harbour master's daughter", "Tango teacher {name}",
      "A florist who is allergic to lilies", "The last telegraphist in {place}",
    ],
    events: [
      "rents out the spare room to the worst possible guest",
      "keeps finding the same stranger's glove",
      "agrees to play the part of someone's fiancée at a crayfish party",
      "misses the last boat and meets the one other person on the quay",
      "begins to answer love letters addressed to the former tenant",
      "is hired to cater the wedding of an old flame",
      "wins a dance competition with a partner who cannot dance",
      "inherits half an orchard, the other half belonging to a rival",
      "gets snowed in at {place} with an ex and one blanket",
      "falls for a voice on the shipping forecast",
      "has one week to learn Danish for a first date",
      "takes a road trip with a best man who has lost the rings",
    ],
    turns: [
      "Neither of them is looking for anything, which is how it starts.",
      "The weather has other plans.",
      "Everyone can see it, except the two it concerns.",
      "It takes a goat, a storm and a very bad song.",
      "Some people are worth missing the train for.",
      "An honest answer would spoil everything, or save it.",
      "By August there is no pretending left.",
      "A mother approves, and that is the first warning.",
      "The wrong address turns out to be right.",
      "Sweet, a little salty, and never in a hurry.",
      "Then the telephone rings in the middle of yes.",
      "They have nothing in common apart from the future.",
      "All that remains is to say it out loud.",
    ]
  )
}
