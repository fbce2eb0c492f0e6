extension Lexicon {
  /// Thrillers about power, money and secrets.
  static let thriller = Lexicon(
    titles: [
      TitlePattern(
        [
          "The Baltic", "The Helsinki", "The Ångström", "The Narvik", "The Courier", "The Vantaa",
          "The Öresund",
          "The Kestrel", "The Malmö", "The Reykjavík", "The Meridian", "The Gdańsk",
        ],
        " ",
        [
          "Protocol", "Exchange", "Signal", "Account", "Deadline", "Cipher", "Corridor", "Transfer",
          "Defection",
          "Clause", "Leak", "Circuit",
        ]
      ),
      TitlePattern(
        [
          "Dead", "Open", "Blind", "Double", "Zero", "Broken", "Static", "Final", "Inside", "Hostile",
          "Fault",
          "Trip",
        ],
        " ",
        [
          "Line", "Channel", "Reckoning", "Current", "Cover", "Hour", "Wire", "Exit", "Witness", "Margin",
          "Switch", "Passage",
        ]
      ),
      TitlePattern(
        [
          "Ingen", "Sista", "Nästa", "Fel", "Andra", "Varje", "Samma", "Tredje", "Dolda", "Falsk", "Stulen",
          "Okänd",
        ],
        " ",
        [
          "avsändare", "station", "signal", "vändning", "mottagare", "identitet", "utväg", "kontakt", "minut",
          "kod", "gräns", "frekvens",
        ]
      ),
    ],
    leads: [
      "An air-traffic controller", "Interpreter {name}", "A disgraced bank auditor",
      "The youngest minister in the government", "Submarine engineer {name}", "A ransom negotiator",
      "A mathematician on a ferry to {place}", "Investigative reporter {name}",
      "A courier who never opens the parcel", "The night guard of a data centre in {place}",
      "A retired signals officer",
    ],
    events: [
      "overhears the one sentence that was never meant to be translated",
      "has until midnight to return something that was never stolen",
      "finds a second set of books and a colleague's obituary, dated tomorrow",
      "is handed a suitcase, a name and no way back",
      "sees a plane vanish from the screen, and is told that it never took off",
      "agrees to one harmless favour for an old friend",
      "picks up a distress call from a ship that sank in 1974",
      "learns that the whole city is being listened to from a flat in {place}",
      "is offered a new identity that already belongs to somebody",
      "has six hours aboard a sleeper train to find the buyer",
      "recognises the voice of the kidnapper",
      "uncovers a pipeline deal that three people have died for",
    ],
    turns: [
      "Trust is a luxury, and the power goes out at nine.",
      "The safest place is the one they are already searching.",
      "Every call is being recorded, even the ones not yet made.",
      "Nobody is who their papers say.",
      "The price doubles with each hour of silence.",
      "There is a traitor in a team of two.",
      "To tell the truth would start a war.",
      "The border closes at dawn.",
      "It was never about the money.",
      "The only proof is about to be demolished.",
      "Someone has planned for every choice but this one.",
      "Running is easy; the trouble is where to.",
      "And the clock in the evidence room runs four minutes fast.",
    ]
  )
}
