extension Lexicon {
  /// Drama about families, work and the past.
  static let drama = Lexicon(
    titles: [
      TitlePattern(
        [
          "The House", "A Letter", "The Sisters", "Everything", "The Year", "Four Winters", "The Garden",
          "A Room", "The Long Table", "What Remains", "The Piano", "The Keys",
        ],
        " ",
        [
          "We Left Behind", "Between Us", "from the Coast", "After Ingrid", "Nobody Sold", "Before the Snow",
          "on Birch Street", "Without Father", "You Promised", "at the End of the Line", "Across the Sound",
          "That Was Ours",
        ]
      ),
      TitlePattern(
        [
          "Kring", "Efter", "Före", "Under", "Bortom", "Längs", "Nära", "Över", "Utanför", "Mot", "Bakom",
          "Vid",
        ],
        " ",
        [
          "skörden", "åskan", "sjön", "bron", "fyren", "midnatt", "barndomen", "gränsen", "våren",
          "tystnaden",
          "älven", "ljuset",
        ]
      ),
      TitlePattern(
        [
          "Quiet", "Ordinary", "Distant", "Tender", "Unsent", "Late", "Honest", "Small", "Borrowed",
          "Restless",
          "Fragile", "Gentle",
        ],
        " ",
        [
          "Mercies", "Letters", "Kitchens", "Departures", "Weather", "Daughters", "Promises", "Arrivals",
          "Winters", "Neighbours", "Harvest", "Islands",
        ]
      ),
    ],
    leads: [
      "Three sisters", "A ferry captain and an estranged son", "Two families in {place}",
      "The Lindqvists, boat builders for five generations,", "A choir of shipyard widows",
      "A piano teacher and a teenage pupil", "The staff of a closing sanatorium",
      "{name} and a brother not seen in twenty years", "The last two farmers in {place}",
      "A newly elected bishop and an old friend", "Four cousins",
    ],
    events: [
      "gather to sell the house where nobody wants to sleep",
      "find a drawer of letters that were written but never posted",
      "share one summer, one car and one secret",
      "try to keep a small theatre alive through a hard winter",
      "return to {place} for a funeral and stay for the harvest",
      "learn that the family business was never theirs",
      "cross the country to scatter ashes in the wrong lake",
      "open a restaurant in a railway station without trains",
      "wait out a storm on an island with nothing left to hide behind",
      "take in a boy who says he is a relative",
      "rehearse a wedding that one of them means to stop",
      "rebuild a wooden church that one of them burnt down",
    ],
    turns: [
      "Old debts are paid, though seldom by those who made them.",
      "Love turns out to be a practical matter.",
      "Someone has to speak first, and it takes six months.",
      "What was meant as a farewell becomes a beginning.",
      "The inheritance is smaller than feared and heavier than hoped.",
      "Nothing happens for a week, and then everything does.",
      "Forgiveness arrives, but not from where it was expected.",
      "A warm and exact portrait of people who mean well.",
      "The truth has been in the guest book the whole time.",
      "Between the dishes and the silence, a family takes shape.",
      "It ends with a toast that no one has prepared.",
      "One spring thaw is enough to change who sits at the table.",
      "Some doors open only from the outside.",
    ]
  )
}
