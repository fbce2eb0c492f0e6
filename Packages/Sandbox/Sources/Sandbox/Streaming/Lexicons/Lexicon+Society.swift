extension Lexicon {
  /// Documentaries about how people live now.
  static let society = Lexicon(
    titles: [
      TitlePattern(
        [
          "The Invoice", "The Algorithm", "The Silence", "The Promise", "The Deal", "The Report",
          "The Signature", "The Waiting Room", "The Loophole", "The Inheritance", "The Complaint", "The Vote",
        ],
        " ",
        [
          "Next Door", "on Trial", "in Question", "at the Border", "from Within", "under Pressure",
          "Nobody Read", "We Trusted", "for Sale", "After Midnight", "in Room Nine", "and the Minister",
        ]
      ),
      TitlePattern(
        [
          "Generation", "Operation", "Fallet", "Projekt", "Uppdrag", "Kvarteret", "Linje", "Rum", "Bolaget",
          "Avdelning", "Byn", "Klass",
        ],
        " ",
        [
          "Norrsken", "Betong", "Nittioåtta", "Framtid", "Vattenfri", "Nio", "Sydväst", "Utan namn",
          "Glasbruket", "Hemlig", "Åtta", "Horisont",
        ]
      ),
      TitlePattern(
        [
          "Inside", "Living with", "The Price of", "The End of", "In Praise of", "The Cost of", "Generation",
          "Learning from", "The Business of", "Growing Up with", "The Truth about", "Addicted to",
        ],
        " ",
        [
          "Silence", "Speed", "Cash", "Loneliness", "Plastic", "Winning", "Sleep", "Noise", "Luxury", "Debt",
          "Beauty", "Gravel",
        ]
      ),
    ],
    leads: [
      "Reporter {name}", "A night nurse in {place}", "A school class in {place}", "Former diplomat {name}",
      "A group of pensioners from {place}", "Data journalist {name}", "A family of five",
      "A baker whose town lost its bank", "A climate scientist", "An elderly fishing crew",
      "A teacher in her last term",
    ],
    events: [
      "spends a year in the country's busiest emergency room",
      "goes undercover in the market for second-hand phones",
      "asks where all the money from the wind farms went",
      "tries to live for twelve months without buying anything new",
      "follows one plastic bottle from {place} to the sea",
      "finds out who is behind ten thousand identical reviews",
      "moves back to a village with eleven inhabitants",
      "opens the books of a football club on the brink",
      "takes on a company that has no address",
      "tells what happened after the cameras left",
      "searches for the seller of a house that does not exist",
      "meets the children who look after their parents",
    ],
    turns: [
      "The bill arrives, and nobody wants to sign for it.",
      "A film about courage of the everyday kind.",
      "Everyone knew; that is what makes it interesting.",
      "The spokesperson will get back to us.",
      "Small changes, large consequences.",
      "It begins with a parking ticket and ends in court.",
      "There are no villains here, only invoices.",
      "Half of the town wants the story told.",
      "Months of waiting, and then one telephone call.",
      "With rare access and very few answers.",
      "Hope turns out to be a question of timetables.",
      "Three years in the making, and the matter is not closed.",
      "What they find has since been debated in parliament.",
    ]
  )
}
