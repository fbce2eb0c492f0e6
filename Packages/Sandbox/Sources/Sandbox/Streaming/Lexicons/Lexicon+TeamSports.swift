extension Lexicon {
  /// Football matches.
  static let football = Lexicon(
    titles: [
      TitlePattern(
        [
          "Norrhamn IF", "Kvarnby BK", "Sjötorp FF", "Lindö IK", "Åsbro AIF", "Västerport", "Häggnäs BoIS",
          "Tallmo SK", "Gränna Lejon", "Ystads Fyr", "Bruksvallen", "Rönneby FC",
        ],
        " – ",
        [
          "Södra Hamn", "Ekeby GoIF", "FC Strandholm", "Älvdal United", "Björkö IF", "Stenkulla",
          "Malmheden BK",
          "Öreberg SK", "Fyrskär FF", "Kungsberga", "IK Vargen", "Solvik",
        ]
      )
    ],
    leads: [
      "A sold-out derby", "The opening round of the Coastal League",
      "A cup quarter-final on gravel-grey grass",
      "The meeting of first and second", "A relegation battle in {place}", "The women's season premiere",
      "A replay under floodlights", "The longest-running rivalry of the west coast",
      "Round nineteen", "A rescheduled match in the rain", "The farewell game of captain {name}",
    ],
    events: [
      "puts an unbeaten home side to its hardest test",
      "brings back the goalkeeper who left on a free transfer",
      "decides who goes straight up",
      "pits the best defence against the boldest attack",
      "is the last chance for a top-three place",
      "gives the new coach a first evening in the dugout",
      "begins with both captains suspended",
      "sees the return of top scorer {name}",
      "comes three days after a midweek marathon",
      "could settle the title with four rounds to go",
      "has never yet ended in a draw",
      "opens the new stand in {place}",
    ],
    turns: [
      "Kick-off after the studio warm-up.",
      "The last five meetings have produced twenty-two goals.",
      "A point would be enough; nobody is playing for one.",
      "Commentary from the touchline and from the terraces.",
      "The visitors have not won here in eleven years.",
      "Two teenagers are in the starting line-up.",
      "Expect high pressing and short tempers.",
      "Highlights and analysis follow straight after.",
      "The away end has travelled through the night.",
      "A win would be the fifth in a row.",
      "Set pieces may well decide it.",
      "The pitch is heavy, the crowd is loud.",
      "Extra time and penalties if needed.",
    ]
  )

  /// Ice hockey games.
  static let hockey = Lexicon(
    titles: [
      TitlePattern(
        [
          "Polstjärnan", "Kirunavaara HK", "Isberga", "HC Dalälven", "Norrskens IK", "Skellebo",
          "Vintervik HC",
          "Järnbruket", "Tjälknuten", "Luleheden", "IF Snöstorm", "Hockeyklubben Ren",
        ],
        " – ",
        [
          "Västra Stål", "Frosta IF", "Sundets HC", "Bergslagen Bears", "Kallvik", "Timrådalen",
          "Mora Ravens",
          "Örnkulla", "Karlsfors BK", "HV Storsjön", "Oscarsberg", "Ljungsele",
        ]
      )
    ],
    leads: [
      "Game four of the semi-final", "A northern derby", "The annual outdoor game in {place}",
      "The meeting of the league's two best power plays", "A must-win evening",
      "The comeback night of {name}", "The last game before the break",
      "A rematch of the spring final", "The first game behind new coach {name}",
      "A clash in the middle of the table", "The season's earliest face-off",
    ],
    events: [
      "puts a seven-game winning streak on the line",
      "matches youth against four hundred caps of experience",
      "sends the loser home for the summer",
      "brings two brothers face to face on the blue line",
      "features a goalkeeper who has let in three goals in five games",
      "fills the old barn in {place} to the rafters",
      "starts with half of the defence on the injury list",
      "offers the fastest skaters of the league",
      "could move either team into a play-off place",
      "revives a feud from the qualifying round",
      "is a meeting between the best attack and the worst luck",
      "has been sold out since October",
    ],
    turns: [
      "Face-off after the studio.",
      "Nobody remembers a quiet game in this rink.",
      "The penalty killers will have work to do.",
      "Three of the last four went to overtime.",
      "Follow the referee's microphone all evening.",
      "The home crowd counts as a sixth skater.",
      "A broken stick decided it the last time.",
      "Expect heavy traffic in front of the net.",
      "One line has scored half of the goals.",
      "The series is level, and so are the nerves.",
      "The ice is fast and the patience short.",
      "Both goalkeepers grew up on the same street.",
      "It will be settled by whoever skates hardest home.",
    ]
  )

  /// Handball matches.
  static let handball = Lexicon(
    titles: [
      TitlePattern(
        [
          "Hallby Sund", "IFK Ankaret", "Lugnvik HK", "Drotten Väst", "Kärra Pil", "Sävestad", "Alinge IF",
          "Kristinehed", "HK Malmgatan", "Skånsjö", "Ystastrand", "Önnereds Fyr",
        ],
        " – ",
        [
          "Redbergsviken", "Gillet Norra", "HK Aranäset", "Höörs Ekar", "Partillaby", "Rikö Brunn",
          "Varbergs Näs",
          "Åmo Älvar", "Helsingebo", "Vinslätt", "Torslundens HK", "Eslövsborg",
        ]
      )
    ],
    leads: [
      "An evening thriller", "The second leg of the qualifier", "A meeting of two unbeaten teams",
      "The west-coast derby", "The cup final", "Round eleven", "A top match in {place}",
      "The home debut of {name}", "The women's semi-final", "A catch-up match",
      "The season's last regular round",
    ],
    events: [
      "turns on who controls the middle of the court",
      "gives the visitors a four-goal lead to defend",
      "brings the league's top scorer up against its best block",
      "decides the last play-off place",
      "starts a week with three matches in six days",
      "sees keeper {name} chase a club record",
      "puts a very young side in front of a full house",
      "is the third meeting in a month",
      "tests the new seven-against-six",
      "has to be won by three",
      "begins without either of the first-choice wingers",
      "takes place in the old riding hall in {place}",
    ],
    turns: [
      "Throw-off after a short studio.",
      "The last meeting ended with a buzzer shot.",
      "Fast breaks are likely to decide it.",
      "Watch the battle on the line.",
      "Both benches are deeper than before.",
      "Sixty minutes and hardly a breath between.",
      "The home team has not lost here since March.",
      "Two-minute penalties could be costly.",
      "The hall holds nine hundred and sounds like five thousand.",
      "The coach has promised something new in defence.",
      "A draw helps nobody.",
      "The left back is doubtful until warm-up.",
      "Expert comments during both time-outs.",
    ]
  )
}
