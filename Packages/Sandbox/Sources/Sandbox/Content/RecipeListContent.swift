/// What the recipes service says about categories, areas and ingredients, as data; the format is that of
/// ``ContentRecord``.
///
/// The lines of a `text` are joined by CR LF.
enum RecipeListContent {
  /// The descriptions of the categories: plain text with what was left of an encyclopaedia in it.
  static let categories = #"""
    category Beef
    text Beef is the meat of cattle. Cuts from the shoulder and the leg want hours, cuts from the back want minutes, and knowing which is which is half of the craft.[1] The other half is leaving it alone while it rests.[2]

    category Chicken
    text Chicken is cooked in nearly every kitchen of the world, because hens are small, quick and not particular.[1] The legs taste of more than the breast, and forgive more too.

    category Dessert
    text Dessert (/dɪˈzɜːrt/) is what comes when nobody is hungry any more.
    text
    text The word is from the French desservir, to clear the table. Cakes, creams, fruit and ices all belong here; so does a piece of chocolate eaten standing up.
    text
    text Not every kitchen has the custom: in many places sweet things are eaten in the afternoon, and a meal ends with tea.

    category Lamb
    text Lamb is the meat of a sheep in its first year; after that it is hogget, and later mutton.
    text
    text It takes well to smoke, sour fruit and strong herbs.
    text
    text

    category Miscellaneous
    text Whatever would not fit anywhere else

    category Pasta
    text Pasta (US: /ˈpɑːstə/, UK: /ˈpæstə/; Italian pronunciation: [ˈpasta]) is a dough of wheat and water or eggs, cut or pressed into shapes and boiled.[1]
    text
    text There are said to be more than three hundred shapes, and a wrong sauce for each of them.[2][3]

    category Pork
    text Pork is the meat of the pig. It is eaten fresh, and also salted, smoked and dried, since a pig in autumn has to last until spring. Many people do not eat it at all, for reasons of faith.

    category Seafood
    text Seafood is everything that people take from the sea to eat: fish, shellfish, squid and, here and there, weeds.
    text
    text Most of it is done a minute before you think so.

    category Side
    text A side dish stands beside the main one and is often what one remembers. Potatoes, rice, bread, leaves and roots are the common ones; “with everything” is not a side.

    category Starter
    text Starters open a meal – small, salty or sour, so that the appetite wakes up.[3]:12–14 Soups count, toasts count, and so does a plate of radishes with butter.

    category Vegan
    text Vegan dishes contain nothing from animals: no meat, no milk, no eggs and no honey. Many are older than the word, which was coined in 1944.

    category Vegetarian
    text Vegetarian dishes contain no meat and no fish. Eggs and milk are allowed; about some cheeses there is an argument.[1]
    text
    text The kitchens of India know more of them than all the others together.

    category Breakfast
    text Breakfast is the first meal of the day, taken before work, after work, or instead of it. What is proper for it differs more between countries than anything else on a menu.

    category Goat
    text Goat /ˈɡəʊt/ is among the oldest kinds of meat there are.\#tIt is lean, so it wants fat, liquid and time.
    """#

  /// The areas in the order of the service, with the country where it is named differently.
  static let areas = #"""
    areas
    area Åland: Åland Islands
    area American: United States
    area Argentinian: Argentina
    area Australian: Australia
    area Austrian: Austria
    area Bangladeshi: Bangladesh
    area Belgian: Belgium
    area Bhutanese: Bhutan
    area Bosnian: Bosnia and Herzegovina
    area Brazilian: Brazil
    area British: United Kingdom
    area Canadian: Canada
    area Catalan: Spain
    area Chilean: Chile
    area Chinese: China
    area Colombian: Colombia
    area Cuban: Cuba
    area Curaçao
    area Czech: Czechia
    area Danish: Denmark
    area Dutch: Netherlands
    area Egyptian: Egypt
    area Ethiopian: Ethiopia
    area Faroese: Faroe Islands
    area Filipino: Philippines
    area Finnish: Finland
    area French: France
    area Georgian: Georgia
    area German: Germany
    area Ghanaian: Ghana
    area Greek: Greece
    area Haitian: Haiti
    area Hungarian: Hungary
    area Icelandic: Iceland
    area India
    area Indonesian: Indonesia
    area Iranian: Iran
    area Irish: Ireland
    area Israeli: Israel
    area Italian: Italy
    area Côte d'Ivoire
    area Jamaican: Jamaica
    area Japanese: Japan
    area Kenyan: Kenya
    area Laotian: Laos
    area Lebanese: Lebanon
    area Malaysian: Malaysia
    area Mexican: Mexico
    area Mongolian: Mongolia
    area Moroccan: Morocco
    area Nepalese: Nepal
    area New Zealand
    area Nigerian: Nigeria
    area Norwegian: Norway
    area Pakistani: Pakistan
    area Peruvian: Peru
    area Polish: Poland
    area Portuguese: Portugal
    area Russian: Russia
    area São Tomé and Príncipe
    area Saudi Arabian: Saudi Arabia
    area Scottish: United Kingdom
    area Senegalese: Senegal
    area South African: South Africa
    area South Korean: South Korea
    area Spanish: Spain
    area Sri Lankan: Sri Lanka
    area Swedish: Sweden
    area Swiss: Switzerland
    area Syrian: Syria
    area Thai: Thailand
    area Trinidad & Tobago: Trinidad and Tobago
    area Tunisian: Tunisia
    area Türkiye
    area Ukrainian: Ukraine
    area Uruguayan: Uruguay
    area Venezuelan: Venezuela
    area Vietnamese: Vietnam
    """#

  /// The notes about some ingredients, by name in lower case.
  static let notes = #"""
    note butter
    type Dairy
    text Cream that was churned until it gave up its water.

    note caster sugar
    type Sugar
    text Sugar whose crystals are small enough to dissolve in cold butter.

    note chicken thighs
    type Meat
    text The leg above the knee, which forgives long cooking.

    note coconut milk
    text Grated coconut pressed with water; shake the tin.

    note cumin
    type Spice
    text A small ridged seed, warm and a little bitter. Toast it first.

    note double cream
    type Dairy
    text Cream of about 48 % fat. It can be boiled.

    note eggs
    text A hen's egg weighs about 60 g, a tenth of it shell.

    note garlic
    type Vegetable
    text A bulb of many cloves. The finer it is cut, the louder it speaks.[1]

    note ginger
    text A root that is hot when raw and sweet when cooked for long.

    note lemon
    text A sour yellow fruit; the peel smells of summer, the juice wakes a dish up.

    note olive oil
    type Oil
    text The juice of ripe olives.
    text
    text Mild oils are for frying, peppery ones for the table.

    note parmesan
    type Cheese
    text Parmesan /ˈpɑːrmɪzæn/ is a hard cheese aged for a year or three.

    note plain flour
    type Flour
    text Wheat, milled finely and without the bran.

    note salt
    type Seasoning
    text Salt is what the sea leaves behind. A little makes food taste more of itself; add it early.

    note soy sauce
    type Sauce
    text Soy sauce (醤油, shōyu) is brewed from beans, wheat, salt and a good deal of time.
    """#
}
