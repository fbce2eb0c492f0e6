extension Lexicon {
  /// Adventures for children.
  static let kidsAdventure = Lexicon(
    titles: [
      TitlePattern(
        [
          "Äventyret", "Hemligheten", "Kalaset", "Resan", "Skatten", "Jakten", "Mysteriet", "Sången",
          "Kapplöpningen", "Drömmen", "Festen", "Expeditionen",
        ],
        " ",
        [
          "i trollskogen", "på månen", "i tidsmaskinen", "under havet", "i snöslottet", "på stjärntåget",
          "i leksaksaffären", "bakom regnbågen", "på Pannkaksön", "i svampskogen", "på vinden",
          "uppe på taket",
        ]
      ),
      TitlePattern(
        [
          "The Treehouse", "The Puddle", "The Night-Light", "The Backpack", "The Cardboard", "The Jellybean",
          "The Lost-Tooth", "The Thunder", "The Rainbow", "The Attic", "The Snowball", "The Marble",
        ],
        " ",
        [
          "Detectives", "Express", "Pirates", "Club", "Inventors", "Explorers", "Orchestra", "Rescue",
          "Academy",
          "Riders", "Rocket", "Parade",
        ]
      ),
      TitlePattern(
        [
          "Super", "Mini", "Turbo", "Sago", "Kosmo", "Robot", "Sol", "Flyg", "Glitter", "Äventyrs",
          "Bubbel",
          "Nalle",
        ],
        "",
        [
          "gänget", "patrullen", "skolan", "ön", "bussen", "klubben", "båten", "staden", "laget", "tåget",
          "verkstan", "landet",
        ]
      ),
    ],
    leads: [
      "Seven-year-old inventor Tilda", "A shy little troll", "Captain Knut, with his seasick parrot,",
      "Little Noor from Hallongränd", "A robot made of kitchen pans", "Maja, the older twin by a minute,",
      "A dragon who is afraid of the dark", "Grandpa Åke on his flying tractor",
      "The smallest knight in the kingdom", "A cloud named Bo", "The crew of the good ship Pancake",
    ],
    events: [
      "sets off to find the end of the rainbow",
      "discovers a secret door behind the wardrobe",
      "needs to be back before the porridge gets cold",
      "builds a rocket for the school fair",
      "helps the moon, which has got stuck in a tree",
      "solves the mystery of the missing mittens",
      "travels back in time to fetch a forgotten birthday",
      "enters the great soapbox race",
      "finds a map drawn in blueberry jam",
      "learns to whistle so that the wind can hear it",
      "looks after an egg that hums at night",
      "goes looking for a lost word in the library of whispers",
    ],
    turns: [
      "Luckily, friends come in all sizes.",
      "Nobody has to be brave alone.",
      "There will be splashing, singing and buns.",
      "Together they find out that mistakes can be useful.",
      "And what is that knocking from the inside?",
      "It takes a clever plan and a lot of string.",
      "A kind adventure with songs to sing along to.",
      "In the end everyone gets to steer for a while.",
      "Being little is sometimes the biggest advantage.",
      "The trick is to ask nicely, even when it is a monster.",
      "Even a grumpy giant likes to be invited.",
      "All is well before bedtime.",
      "The best treasure turns out to fit in a pocket.",
    ]
  )
}
