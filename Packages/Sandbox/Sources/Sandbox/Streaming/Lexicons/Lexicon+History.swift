extension Lexicon {
  /// Documentaries about the past.
  static let history = Lexicon(
    titles: [
      TitlePattern(
        [
          "The Ship", "The Winter", "The Women", "The Builders", "The Spy", "The Railway", "The Queen",
          "The Strike", "The Lost Village", "The Clockmaker", "The Expedition", "The Fire",
        ],
        " ",
        [
          "That Changed the North", "of 1709", "of Norrköping", "Nobody Counted", "and the Traitor",
          "of the Old Town", "of the Ore Line", "Remembered", "at the End of the World", "in Colour",
          "of Bergslagen", "and the War",
        ]
      ),
      TitlePattern(
        [
          "Lost", "Buried", "Forgotten", "Stolen", "Royal", "Secret", "Unsolved", "Viking", "Medieval",
          "Industrial", "Wartime", "Maritime",
        ],
        " ",
        [
          "Treasures", "Kingdoms", "Letters", "Crossings", "Cities", "Rebels", "Inventions", "Harbours",
          "Alliances", "Portraits", "Journeys", "Verdicts",
        ]
      ),
      TitlePattern(
        [
          "När", "Dagen då", "Året då", "Natten då", "Så var det när", "Sanningen om hur", "Minnen från när",
          "Folket minns när", "Ögonblicket då", "Historien om hur", "Sommaren då", "Vintern då",
        ],
        " ",
        [
          "staden brann", "freden kom", "tåget stannade", "Vasa väcktes", "isen låg", "radion teg",
          "gruvan stängde", "kungen flydde", "kvinnorna röstade", "bron byggdes", "tv:n kom",
          "gränsen öppnades",
        ]
      ),
    ],
    leads: [
      "Historian {name}", "A box of glass negatives from {place}", "Marine archaeologist {name}",
      "The diary of a ship's cook", "A great-granddaughter", "A newly opened state archive",
      "A metal detectorist from {place}", "Architect {name}", "The last living witness",
      "A forgotten reel of film", "A team of dendrochronologists",
    ],
    events: [
      "sheds new light on the night when the fleet disappeared",
      "overturns the official story of the great strike",
      "follows a single coin from the mint to a grave in {place}",
      "gives a face to the women who dug the canal",
      "tells how a small town hid four hundred refugees",
      "reconstructs the longest winter of the war, hour by hour",
      "proves that the bridge was designed by someone else",
      "retraces an Arctic expedition that was never meant to return",
      "explains how coffee was banned and why the ban failed",
      "brings a Viking trading post back to life, house by house",
      "reveals the code in a queen's embroidery",
      "asks who really lit the fire that destroyed {place}",
    ],
    turns: [
      "The answer lay in the church accounts all along.",
      "History is written by those who kept their receipts.",
      "With letters that have never been read aloud before.",
      "Two families still disagree, three centuries later.",
      "The wreck is better preserved than the reputation.",
      "It changes what schoolbooks say about the period.",
      "Every stone has been moved, and every stone remembers.",
      "One signature was forged, and a border followed.",
      "Colourised with care and told without haste.",
      "The heroes turn out to have been bookkeepers.",
      "A reminder of how quickly a capital can burn.",
      "Nothing about it was inevitable.",
      "The trail ends in a museum cellar, in a crate marked with a question mark.",
    ]
  )
}
