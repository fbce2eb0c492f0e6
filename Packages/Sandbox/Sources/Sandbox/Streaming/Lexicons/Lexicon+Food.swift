extension Lexicon {
  /// Programmes about food.
  static let food = Lexicon(
    titles: [
      TitlePattern(
        [
          "Smak av", "Doften av", "Kockarna från", "Recept från", "Middag från", "Brödet från",
          "Mormors mat från", "Osten från", "Skörden från", "Fisken från", "Det bästa från", "Grytan från",
        ],
        " ",
        [
          "Österlen", "skärgården", "Jämtland", "Gotland", "fäboden", "Höga kusten", "Kiruna", "Färöarna",
          "slottet", "Bornholm", "landet", "kvarteret",
        ]
      ),
      TitlePattern(
        [
          "Salt", "Butter", "Smoke", "Rye", "Ember", "Honey", "Dill", "Cardamom", "Herring", "Juniper",
          "Cloudberry",
          "Mustard",
        ],
        " & ",
        [
          "Fire", "Bread", "Patience", "Pride", "Stone", "Stories", "Friends", "Knives", "Strangers",
          "Sundays",
          "Snow", "Company",
        ]
      ),
      TitlePattern(
        [
          "The Village", "The Midnight", "The Great Nordic", "The One-Pot", "The Travelling", "The Budget",
          "The Wild",
          "The Secret", "The Family", "The Island", "The Sourdough", "The Wood-Fired",
        ],
        " ",
        [
          "Kitchen", "Bake", "Supper", "Cook-Off", "Table", "Harvest", "Pantry", "Smokehouse", "Picnic",
          "Brunch",
          "Tavern", "Feast",
        ]
      ),
    ],
    leads: [
      "Chef {name}", "A bus driver turned baker", "A fisherman from {place}", "Cheese maker {name}",
      "The owner of a very small food truck", "A Michelin-starred dishwasher",
      "Grandmother Ebba, ninety-one and merciless,", "Forager {name}", "The canteen crew of {place}",
      "A sommelier without a sense of smell", "A home cook with no fear",
    ],
    events: [
      "cooks over open fire, whatever the weather",
      "takes on the challenge of feeding a village for a week",
      "tracks down a recipe that was lost in a shipwreck",
      "opens a restaurant in a disused ferry",
      "turns weeds from a car park in {place} into a tasting menu",
      "has ninety minutes and one suspicious root vegetable",
      "bakes with flour from grain that is a thousand years old",
      "prepares Christmas dinner in the middle of July",
      "travels the coast with a wood-burning oven on a trailer",
      "gives the school lunch its dignity back",
      "visits the last smokehouse in {place}",
      "learns the art of fermenting practically anything",
    ],
    turns: [
      "The cloudberries have opinions.",
      "Simple food, told with appetite.",
      "Only one of the sauces survives.",
      "Butter is not spared, and neither is anybody's pride.",
      "With tips that work in an ordinary kitchen.",
      "The jury is hungry and hard to fool.",
      "You can almost smell it through the screen.",
      "Tears, laughter and a collapsed meringue.",
      "The secret is time, and a slightly larger pot.",
      "Everyone is welcome at the long table.",
      "It all depends on who did the shopping.",
      "Afterwards, somebody has to do the dishes.",
      "A celebration of what grows within walking distance.",
    ]
  )
}
