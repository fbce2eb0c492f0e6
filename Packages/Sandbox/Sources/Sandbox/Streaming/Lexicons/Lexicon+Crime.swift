extension Lexicon {
  /// Crime, mostly Nordic.
  static let crime = Lexicon(
    titles: [
      TitlePattern(
        ["Vinter", "Blod", "Dim", "Natt", "Is", "Sten", "Salt", "Ask", "Järn", "Sot", "Tjär", "Kol"],
        "",
        [
          "spåret", "hamnen", "vittnet", "linjen", "graven", "bron", "huset", "året", "skäret", "tystnaden",
          "arkivet", "målet",
        ]
      ),
      TitlePattern(
        [
          "The Witness", "The Last Summer", "A Drowning", "The Stranger", "Night Shift", "The Oath",
          "An Empty Chair", "The Locksmith", "Three Confessions", "The Verger", "Low Tide", "A Clean Break",
        ],
        " ",
        [
          "at Stenviken", "in Gråbo", "on Ljusterholm", "at Kalvnäs", "in Högåsa", "on Tärnö", "in Mörkedal",
          "at Sälgrund", "in Östervik", "by Lake Vänga", "on Platform Two", "at the Old Quarry",
        ]
      ),
      TitlePattern(
        [
          "Cold", "Silent", "Black", "Borrowed", "Shallow", "Second", "Bitter", "Hollow", "Northern",
          "Buried",
          "Crooked", "Patient",
        ],
        " ",
        [
          "Harbour", "Water", "Evidence", "Ground", "Winter", "Alibi", "Parish", "Ledger", "Light", "Mercy",
          "Ferry", "Inheritance",
        ]
      ),
    ],
    leads: [
      "Detective {name}", "A retired harbour pilot", "Prosecutor {name}",
      "A forensic botanist from {place}", "A suspended police diver", "Night dispatcher {name}",
      "A small-town locksmith", "Former cold-case investigator {name}", "A court interpreter",
      "The new chief of police in {place}", "An insurance assessor with one case left",
    ],
    events: [
      "reopens a drowning that everyone in {place} agreed to forget",
      "finds a stranger's name carved into a family boathouse",
      "is called to a cottage where the table is set for five and only four can be found",
      "receives a cassette with a voice that has been silent since 1989",
      "recognises a missing girl in the background of a wedding film",
      "follows a stolen church bell to a quarry outside {place}",
      "is alone in seeing that two farewell letters share one handwriting",
      "wakes up as the last person to have met the mayor alive",
      "inherits an investigation from a colleague who vanished with the file",
      "discovers that the best-loved doctor in {place} never passed an exam",
      "must guard a witness through one long winter crossing",
      "digs into the archive of a closed orphanage",
    ],
    turns: [
      "What looks like an accident turns out to be the third of its kind.",
      "Each answer leads one step closer to home.",
      "The ice breaks in nine days, and the evidence goes with it.",
      "Somebody inside the station is always one phone call ahead.",
      "An entire village has rehearsed the same story.",
      "The only ally is the man who was convicted of it.",
      "By Midsummer, no one in the parish is above suspicion.",
      "The trail runs through three countries and one very quiet family.",
      "It would be easy to look away, and everybody asks for it politely.",
      "The files were sealed by someone who is still in office.",
      "Then the prime suspect walks in and confesses to something else.",
      "There are two versions of that night, and both are true.",
      "The culprit has been reading along from the start.",
    ]
  )
}
