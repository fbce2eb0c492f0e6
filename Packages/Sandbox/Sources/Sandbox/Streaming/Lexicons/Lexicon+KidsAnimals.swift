extension Lexicon {
  /// Animal stories for children.
  static let kidsAnimals = Lexicon(
    titles: [
      TitlePattern(
        [
          "Skogens", "Gårdens", "Dammens", "Hagens", "Ängens", "Strandens", "Snårens", "Stigens", "Bäckens",
          "Kullens", "Gläntans", "Dalens",
        ],
        " ",
        [
          "minsta hjältar", "bästa vänner", "hemliga klubb", "tokiga tisdag", "stora kalas", "egen orkester",
          "modigaste svansar", "långa natt", "första snö", "nya grannar", "busigaste tassar",
          "märkligaste ägg",
        ]
      ),
      TitlePattern(
        [
          "Brave Little", "Sleepy", "Good Morning,", "Where Are the", "Five Muddy", "Hello,", "Singing",
          "Tiny", "My Neighbour's", "Goodnight,", "Running", "Very Tidy",
        ],
        " ",
        [
          "Paws", "Tails", "Whiskers", "Wings", "Feathers", "Noses", "Ears", "Snouts", "Spots", "Stripes",
          "Footprints", "Friends",
        ]
      ),
      TitlePattern(
        [
          "Berättelser från", "Livet kring", "Vännerna från", "Lek kring", "Djuren kring", "Sånger från",
          "Hälsningar från", "Vinter kring", "Valparna från", "Spåren från", "Gryning över",
          "Nya grannar från",
        ],
        " ",
        [
          "Hasselskogen", "Lilla gården", "Blåbärsdalen", "Vasskanten", "Tallbacken", "Sköldpaddsviken",
          "Ängsmarken", "Trädgården", "Klövervägen", "Stenröset", "Dammen", "Storskogen",
        ]
      ),
    ],
    leads: [
      "A hedgehog who collects umbrellas", "Sixten the squirrel", "A very tidy mole",
      "The youngest puppy at Klöver farm", "An owl who likes mornings", "Puffin chick Pärla",
      "A moose with stage fright", "A snail in a hurry", "The cat Maskrosen",
      "A family of field mice", "Old badger Ingvar",
    ],
    events: [
      "organises the forest's very first sports day",
      "wakes up in the middle of winter and sees snow for the first time",
      "wants to know who keeps borrowing the moonlight",
      "opens a hotel for migrating birds",
      "moves to a new burrow and misses the old one",
      "learns to swim with a little help from the ducks",
      "tries to make friends with an echo",
      "prepares a surprise for the longest day of the year",
      "gets lost on the way home from the blackberry patch",
      "finds a button and goes looking for the coat",
      "starts a band with whatever can be drummed on",
      "minds the pond while the frogs are on holiday",
    ],
    turns: [
      "It is a good thing that the ants know the way.",
      "Some feelings are easier to share than to carry.",
      "Even the wolf brings cake.",
      "Everyone helps, though not always in the right order.",
      "A calm little tale for curious ears.",
      "You can be scared and still go first.",
      "Saying sorry turns out to be a kind of superpower.",
      "The answer is hiding under the third leaf.",
      "With real animal sounds and a great deal of mud.",
      "And the moon keeps watch over all of them.",
      "Being different is exactly what the team needed.",
      "Tomorrow they will do it all over again.",
      "Nobody is too small to have a good idea.",
    ]
  )
}
