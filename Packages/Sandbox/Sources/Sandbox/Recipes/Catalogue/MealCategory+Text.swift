extension MealCategory {
  /// What the service says about the category: plain text with what was left of an encyclopaedia in it.
  var text: String {
    switch self {
    case .beef:
      "Beef is the meat of cattle. Cuts from the shoulder and the leg want hours, cuts from the back want minutes, "
        + "and knowing which is which is half of the craft.[1] The other half is leaving it alone while it rests.[2]"
    case .chicken:
      "Chicken is cooked in nearly every kitchen of the world, because hens are small, quick and not particular.[1] "
        + "The legs taste of more than the breast, and forgive more too."
    case .dessert:
      "Dessert (/dɪˈzɜːrt/) is what comes when nobody is hungry any more.\r\n\r\nThe word is from the French "
        + "desservir, to clear the table. Cakes, creams, fruit and ices all belong here; so does a piece of "
        + "chocolate eaten standing up.\r\n\r\nNot every kitchen has the custom: in many places sweet things are "
        + "eaten in the afternoon, and a meal ends with tea."
    case .lamb:
      "Lamb is the meat of a sheep in its first year; after that it is hogget, and later mutton.\r\n\r\nIt takes "
        + "well to smoke, sour fruit and strong herbs.\r\n\r\n"
    case .miscellaneous:
      "Whatever would not fit anywhere else"
    case .pasta:
      "Pasta (US: /ˈpɑːstə/, UK: /ˈpæstə/; Italian pronunciation: [ˈpasta]) is a dough of wheat and water or eggs, "
        + "cut or pressed into shapes and boiled.[1]\r\n\r\nThere are said to be more than three hundred shapes, and "
        + "a wrong sauce for each of them.[2][3]"
    case .pork:
      "Pork is the meat of the pig. It is eaten fresh, and also salted, smoked and dried, since a pig in autumn has to "
        + "last until spring. Many people do not eat it at all, for reasons of faith."
    case .seafood:
      "Seafood is everything that people take from the sea to eat: fish, shellfish, squid and, here and there, weeds."
        + "\r\n\r\nMost of it is done a minute before you think so."
    case .side:
      "A side dish stands beside the main one and is often what one remembers. Potatoes, rice, bread, leaves and roots "
        + "are the common ones; “with everything” is not a side."
    case .starter:
      "Starters open a meal – small, salty or sour, so that the appetite wakes up.[3]:12–14 Soups count, toasts count, "
        + "and so does a plate of radishes with butter."
    case .vegan:
      "Vegan dishes contain nothing from animals: no meat, no milk, no eggs and no honey. Many are older than the word, "
        + "which was coined in 1944."
    case .vegetarian:
      "Vegetarian dishes contain no meat and no fish. Eggs and milk are allowed; about some cheeses there is an "
        + "argument.[1]\r\n\r\nThe kitchens of India know more of them than all the others together."
    case .breakfast:
      "Breakfast is the first meal of the day, taken before work, after work, or instead of it. What is proper for it "
        + "differs more between countries than anything else on a menu."
    case .goat:
      "Goat /ˈɡəʊt/ is among the oldest kinds of meat there are.\tIt is lean, so it wants fat, liquid and time."
    }
  }
}
