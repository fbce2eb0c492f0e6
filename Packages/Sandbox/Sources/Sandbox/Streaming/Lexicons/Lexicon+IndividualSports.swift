extension Lexicon {
  /// Skiing competitions.
  static let skiing = Lexicon(
    titles: [
      TitlePattern(
        [
          "10 km fristil", "Sprint klassisk", "Stafett 4 × 7,5 km", "Slalom, åk 1", "Storslalom, åk 2",
          "Störtlopp",
          "Skicross, final", "Masstart 50 km", "Parallellslalom", "Backhoppning, stora backen",
          "Skidskytte, jakt",
          "Lagsprint",
        ],
        " – ",
        [
          "Fjällbo", "Lillåsen", "Storklinten", "Vemdalsvik", "Hovfjället Öst", "Ruksjön", "Trysilhöjden",
          "Kitilä", "Val Serena", "Oberwald", "Pokljuka Nord", "Bydalsåsen",
        ]
      )
    ],
    leads: [
      "The World Tour", "A classic of the Nordic calendar", "The second race in two days",
      "The national championship", "An icy course in the shade", "The season finale",
      "A floodlit evening", "The most demanding course of the tour",
      "A long day in {place}", "The comeback of {name}", "A tight overall standing",
    ],
    events: [
      "sends the favourites out in deep new snow",
      "comes after a week of storms",
      "is likely to be decided by hundredths",
      "gives young {name} a first start in the red group",
      "has been moved up an hour because of the wind",
      "offers a first look at the new national team",
      "begins on man-made snow and ends on none",
      "separates the first three by eleven seconds",
      "returns to {place} after nine years",
      "rewards those who dared with the wax",
      "puts the overall lead on the line",
      "brings an unusually large field to the start",
    ],
    turns: [
      "Follow every result as it comes in.",
      "One mistake and the globe is gone.",
      "The waxing team has been up since three.",
      "Temperature at the start: minus fourteen.",
      "The conditions suit the bold.",
      "Expert comments from the coach's corner.",
      "Norway is strong, but not alone.",
      "Visibility is poor in the upper section.",
      "The relay team is announced straight afterwards.",
      "Prize ceremony and interviews follow.",
      "The crowd has been here since breakfast.",
      "No one has defended the title here.",
      "A good day for a late start number.",
    ]
  )

  /// Motor races.
  static let motorsport = Lexicon(
    titles: [
      TitlePattern(
        [
          "Race 1", "Race 2", "Kval", "Rally, etapp 1", "Rally, etapp 3", "Enduro, sexton timmar",
          "Speedway, semifinal",
          "Isracing", "Rallycross, final", "Folkrace", "Formel Nord", "Superbike",
        ],
        " – ",
        [
          "Anderslätt", "Kinnebanan", "Gelleråsvik", "Karlskulla", "Mantorpheden", "Knutsdal", "Monte Alba",
          "Ringen vid Sjön", "Höljesmon", "Strängbanan", "Circuito do Norte", "Spa-Lindau",
        ]
      )
    ],
    leads: [
      "The season opener", "A narrow, twisting course", "The last event before the break",
      "An early start in {place}", "The championship decider", "The evening session",
      "A wet surface in {place}", "The debut season of {name}", "The home event of the leader",
      "A rebuilt first corner", "The return to {place}",
    ],
    events: [
      "rewards whoever brakes last",
      "puts three drivers within two points of the title",
      "starts with a penalty for the favourite",
      "gives the electric class a place of its own",
      "is all about saving the tyres",
      "brings back veteran {name} at forty-six",
      "asks for nerve, rhythm and clean exits",
      "has not been won by a favourite since 2014",
      "opens under low, grey cloud",
      "sees a private team challenge the factories",
      "ends with five bonus points at stake",
      "puts a brand-new engine to the test",
    ],
    turns: [
      "Pit-lane reports throughout.",
      "Fuel will be short for those who attack early.",
      "Rain is expected around half distance.",
      "On-board cameras in six of the cars.",
      "The stewards have been busy all weekend.",
      "The inside line is dirty and tempting.",
      "A puncture cost the lead here last year.",
      "Two team mates, one apex, no agreement.",
      "The podium is interviewed live.",
      "Grip comes late on this surface.",
      "Strategy says wait, courage says now.",
      "The lap record looks vulnerable.",
      "Spectators have camped along the course since last night.",
    ]
  )

  /// Tennis matches.
  static let tennis = Lexicon(
    titles: [
      TitlePattern(
        [
          "E. Wahlgren", "J. Ferreira", "M. Kowalczyk", "L. Österberg", "N. Petrović", "S. Brännström",
          "T. Haukka",
          "C. Dubois", "R. Okafor", "A. Søgaard", "I. Marušić", "P. Lindhé",
        ],
        " mot ",
        [
          "V. Sandås", "D. Castellán", "H. Nyström-Rey", "O. Bērziņš", "K. Mäkelä", "F. Albrecht",
          "G. Rossetti",
          "B. Whitlock", "Y. Amrani", "Z. Horváth", "U. Thorsen", "X. Delacroix",
        ]
      )
    ],
    leads: [
      "A first-round match on centre court", "The quarter-final of the Båstad-Torekov Open",
      "A meeting of left-handers", "The evening session in {place}", "The final of the Indoor Nordic",
      "A clash of generations", "The rematch of a five-set epic", "The top seed's opening match",
      "A qualifier with nothing to lose", "The third meeting of the year", "The semi-final on red clay",
    ],
    events: [
      "pits the hardest serve on the tour against its best return",
      "ends a run of rain delays",
      "follows a morning withdrawal from the draw",
      "could bring a first place in the top fifty",
      "is played under a closed roof",
      "continues from one set all",
      "gives the home crowd somebody to believe in",
      "puts an unbeaten season at stake",
      "matches endless patience with sudden brilliance",
      "starts no earlier than half past seven",
      "brings a former champion back to {place}",
      "decides who meets the defending champion",
    ],
    turns: [
      "Best of three sets.",
      "The head-to-head stands at two all.",
      "The wind is strong enough to move the ball toss.",
      "Long rallies are to be expected.",
      "Doubles follow on the same court.",
      "The second serve is the one to watch.",
      "Neither player has dropped a set this week.",
      "A sore shoulder may have a say in it.",
      "The crowd is small, informed and noisy.",
      "Heavy clay favours the one who waits.",
      "Tie-breaks have decided their last three meetings.",
      "Statistics and replays at every changeover.",
      "The winner rests for a day.",
    ]
  )
}
