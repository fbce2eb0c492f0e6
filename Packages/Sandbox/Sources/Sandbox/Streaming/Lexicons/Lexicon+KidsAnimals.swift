extension Lexicon {
  /// Animal stories for children.
  static let kidsAnimals = Lexicon(
    titles: [
      TitlePattern(
        [
          "Igelkotten", "Ekorren", "Grävlingen", "Katten", "Hunden", "Älgen", "Ugglan", "Musen", "Räven",
          "Ankan",
          "Kaninen", "Sälen",
        ],
        " ",
        [
          "Ingvar", "Sixten", "Saga", "Pelle Prick", "Maskrosen", "Bulle", "Tuva", "Kompis", "Morgan",
          "Pärla",
          "Hjalmar", "Snöflinga",
        ]
      ),
      TitlePattern(
        [
          "Brave Little", "Sleepy", "Good Morning,", "Where Is", "Five Friends and a", "Hello,",
          "The Singing",
          "Two Tails and a", "My Neighbour the", "Goodnight,", "Running with", "The Very Tidy",
        ],
        " ",
        [
          "Badger", "Hedgehog", "Puffin", "Walrus", "Bumblebee", "Foal", "Owl", "Snail", "Mole", "Moose",
          "Duckling",
          "Otter",
        ]
      ),
      TitlePattern(
        [
          "Berättelser från", "Livet på", "Vännerna i", "Lek i", "Djuren på", "Sånger från", "En dag på",
          "Vinter i",
          "Valparna på", "Små ben i", "Gryning på", "Nya grannar i",
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
