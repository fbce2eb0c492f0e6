/// Families of meals that are made in the same way from different things, as data; the format is that of
/// ``ContentRecord``.
///
/// Each `family` is named by the id of its first dish and followed by its dishes; ids are permanent, so a dish is
/// added at the end of its family. In a family's steps `{1}` stands for the first ingredient of the dish, and so on;
/// the family's own ingredients come after those of the dish, and the dish's `step` after those of the family.
enum FamilyContent {
  /// The families and their dishes.
  static let text = #"""
    family 53000
    category Seafood
    ingredients olive oil: 2 tbs | salt: to taste | black pepper
    step Heat the oven to 200C/180C fan/gas 6. Slice the {2} and the {3} thinly and spread them in a roasting tin with half of the olive oil, salt and plenty of black pepper.
    step Roast for 20-25 minutes, turning everything once, until soft and coloured at the edges.
    step Pat the {1} dry, rub with the rest of the oil and lay on top. Scatter over the {4} and pour in the {5}.
    step Return the tin to the oven for 10-14 minutes, until the fish flakes when it is pressed.

    dish Cod with Fennel and Orange
    area French
    tags Fish | Light
    ingredients cod fillets: 4 x 150g | fennel: 2 bulbs | orange: 1 large | thyme: 4 sprigs | white wine: 100ml
    step Spoon the juices over each piece and serve with bread.

    dish Bacalhau à Lagareiro
    area Portuguese
    tags Fish
    ingredients salt cod: 800g, soaked overnight | potatoes: 1 kg small | garlic: 8 cloves | bay leaves: 3 | water: 1/4 cup
    step Crush the potatoes lightly with a fist and pour over more oil than seems wise.

    dish Sea Bream with Tomatoes and Olives
    area Greek
    tags Fish | Summer
    ingredients sea bream: 2 whole | tomatoes: 500g | red onion: 1 | oregano: 1 tsp dried | lemon juice: ½ lemon
    step Bring the tin to the table as it is.

    dish Halibut on Leeks
    area Norwegian
    tags Fish
    ingredients halibut: 600 g | leeks: 3 | potatoes: 4 medium | dill: 1 bunch | double cream: 150ml
    step Finish with a little more dill and serve with flatbread.

    dish Salmon with Beetroot and Horseradish
    area Swedish
    tags Fish | Winter
    ingredients salmon: 4 fillets | beetroot: 4 raw | shallots: 6 | horseradish: 2 tbs grated | apple juice: 75 ml
    step Good with a spoon of sour milk and rye bread.

    dish Snapper Veracruz
    area Mexican
    tags Fish | Spicy
    ingredients red snapper: 2 lb | tomatoes: 6 | onion: 1 large | capers: 2 tablespoons | fish stock: 1/2 cup
    step Serve with white rice and a few pickled chillies.

    dish Miso Cod with Turnips 銀だら味噌焼き
    area Japanese
    tags Fish
    ingredients black cod: 4 fillets | turnips: 6 small | spring onions: 1 bunch | white miso: 3 tbs | sake: 4 tbs
    step Eat with plain rice and something pickled.

    dish Chermoula Hake
    area Moroccan
    tags Fish
    ingredients hake: 4 thick pieces | carrots: 3 | green pepper: 2 | coriander: 1 large handful | lemon juice: 2 tbs
    step Taste, add cumin if you like, and serve warm rather than hot.

    dish Plaice with New Potatoes and Samphire
    area British
    tags Fish | Spring
    ingredients plaice: 4 fillets | new potatoes: 500g | shallots: 2 | samphire: 90g | cider: 120ml
    step The samphire is salty enough: taste before you add more.

    family 53020
    category Seafood
    ingredients garlic: 3 cloves | salt: To taste
    step Heat the {5} in a wide, heavy pot. Soften the {3} in it for 8 minutes, then add the chopped garlic and the {4} and fry for another minute.
    step Pour in the {2}, bring to the boil and let it bubble for 10 minutes. Taste and add salt.
    step Add the {1}, cover, and cook for 3-6 minutes over a high heat, shaking the pot now and then. Anything with a shell that stays shut goes into the bin.

    dish Mussels in Cider
    area French
    tags Shellfish
    ingredients mussels: 2 kg | dry cider: 400ml | shallots: 4 | thyme: a few sprigs | butter: 50g
    step Stir in a spoon of cream and serve with chips.

    dish Moqueca
    area Brazilian
    tags Fish | Spicy
    ingredients firm white fish: 700g | coconut milk: 2 x 400ml | red pepper: 2, sliced | tomatoes: 4 | palm oil: 2 tbsp
    step Squeeze a lime over it and serve with rice and toasted cassava flour.

    dish Tom Yum Talay
    area Thai
    tags Soup | Spicy
    ingredients squid: 300g | fish stock: 1 litre | lemongrass: 3 stalks, bruised | chillies: 5 bird's eye | sunflower oil: 1 tbs
    step Take off the heat before you add lime juice, or it turns bitter.

    dish Caldeirada
    area Portuguese
    tags Fish | Stew
    ingredients monkfish: 1 kg | white wine: 300ml | onions: 3 | sweet paprika: 1 tbs | olive oil: 5 tbs
    step Leave to stand for 10 minutes and serve with toasted bread.

    dish Gumbo with Prawns
    area American
    tags Stew | Spicy
    ingredients prawns: 1 1/2 lb | chicken stock: 6 cups | celery: 3 sticks | Creole seasoning: 1 tablespoon | butter: 1/2 stick
    step Serve in deep bowls over a scoop of rice.

    dish Clams with White Beans
    area Spanish
    tags Shellfish
    ingredients clams: 1.5kg, purged | dry sherry: 150ml | white beans: 2 x 400g | parsley: ½ bunch | olive oil: 4 tbs
    step Add more parsley than you think and serve in soup plates.

    dish Haemul Jeongol 해물전골
    area South Korean
    tags Soup | Spicy
    ingredients mixed seafood: 800g | anchovy stock: 1.2 litres | mooli: 300g | gochugaru: 2 tbs | sesame oil: 1 tsp
    step Carry the pot to the table and keep it simmering while you eat.

    dish Caribbean Crab Callaloo
    area Trinidad & Tobago
    tags Shellfish
    ingredients crab claws: 12 | coconut milk: 400 ml | okra: 200g | Scotch bonnet: 1 whole | coconut oil: 1 tbsp
    step Lift the pepper out before it bursts.

    dish Thieboudienne Broth
    area Senegalese
    tags Fish
    ingredients grouper: 1kg | tomato stock: 1 ½ litres | cassava: 400g | tamarind paste: 1 tbs | peanut oil: 100ml
    step Serve with broken rice that was steamed above the pot.

    dish 香辣蟹 Chilli Crab
    area Chinese
    tags Shellfish | Spicy
    ingredients crab: 2, cleaned and cracked | chicken stock: 200ml | ginger: 40g, shredded | chilli bean paste: 2 tbs | groundnut oil: 3 tbs
    step Offer napkins, and a bowl for the shells.

    family 53040
    category Seafood
    ingredients plain flour: 100g | eggs: 2 | sunflower oil: For frying | salt: 1 tsp
    step Set out three plates: the flour mixed with the salt and the {3}, the beaten eggs, and the {2}.
    step Turn the {1} in the flour, then in the egg, then in the crust, and press it on. Chill for 20 minutes.
    step Heat two fingers of sunflower oil to 180C. Fry in batches for 2 to 4 minutes, until golden, and drain on paper.
    step Stir together the {4} and the {5} for the sauce.

    dish Calamari with Aioli
    area Spanish
    tags Shellfish | Snack
    ingredients squid rings: 500g | fine semolina: 150g | smoked paprika: 1 tsp | mayonnaise: 6 tbs | garlic: 1 clove, crushed
    step Serve at once: they wait for nobody.

    dish Fish Fingers for Grown-Ups
    area British
    tags Fish
    ingredients haddock: 500g | breadcrumbs: 150 g | white pepper: ½ tsp | mayonnaise: 150ml | gherkins: 4, chopped
    step Put between two slices of soft bread.

    dish エビフライ Ebi Fry
    area Japanese
    tags Shellfish
    ingredients king prawns: 12 | panko: 120g | potato starch: 1 tbs | Worcestershire sauce: 3 tbs | ketchup: 3 tbs
    step Shred a white cabbage beside them as high as it will stand.

    dish Coconut Prawns
    area Jamaican
    tags Shellfish | Party
    ingredients tiger prawns: 1 lb | desiccated coconut: 1 cup | allspice: 1/4 tsp | mango chutney: ½ cup | lime juice: 1 lime
    step Pile onto a plate with lime wedges.

    dish Amritsari Fish
    area India
    tags Fish | Spicy
    ingredients pollock: 600g | gram flour: 100g | ajwain: 1 tsp | yogurt: 200g | mint: 1 handful
    step Dust with chaat masala while still hot.

    dish Catfish Po' Boy
    area American
    tags Fish | Sandwich
    ingredients catfish: 4 fillets | cornmeal: 1 cup | cayenne pepper: 1 tsp | mayonnaise: 1/2 cup | Dijon mustard: 2 tsp
    step Fill long soft rolls with lettuce, tomato and the fish.

    dish Sardines in Oatmeal
    area Scottish
    tags Fish | Cheap
    ingredients sardines: 8 butterflied | oatmeal: 120 g medium | black pepper: Dash | crème fraîche: 150g | horseradish: 2 tsp
    step Serve with a lemon and boiled potatoes.

    dish Hake Croquetas
    area Argentinian
    tags Fish
    ingredients hake: 400g poached | dried breadcrumbs: 2 cups | nutmeg: Grating | tomato sauce: 1 cup | chilli flakes: pinch
    step Good cold as well, and better the next day.

    family 53060
    category Dessert
    ingredients butter: 120g | plain flour: 200g | salt: 1 pinch
    step Heat the oven to 190C/170C fan/gas 5.
    step Put the {1} and the {2} in a baking dish with half of the {3} and the {4}, and turn them over with your hands.
    step Rub the butter into the flour and salt until it looks like rough sand. Stir in the rest of the {3} and the {5}.
    step Scatter over the fruit without pressing it down. Bake for 35 to 40 minutes, until the top is golden and juice bubbles up at the sides.

    dish Rhubarb and Ginger Crumble
    area British
    tags Pudding | Spring
    ingredients rhubarb: 700g | stem ginger: 3 balls | demerara sugar: 120g | orange juice: 2 tbs | oats: 60g
    step Serve with cold custard, whatever anybody says.

    dish Plum and Hazelnut Crumble
    area German
    tags Pudding | Autumn
    ingredients plums: 1 kg | blackberries: 1 handful | caster sugar: 100g | cinnamon: ½ tsp | hazelnuts: 75 g, chopped
    step Leave for 15 minutes before you serve it, with whipped cream.

    dish Smulpaj with Blueberries
    area Swedish
    tags Pudding
    ingredients blueberries: 500 g | apples: 2 | brown sugar: 90g | cardamom: 1 tsp | rolled oats: 1 dl
    step Pour over vanilla sauce.

    dish Peach Cobbler Crumble
    area American
    tags Pudding | Summer
    ingredients peaches: 6 large | raspberries: 1 cup | light brown sugar: 3/4 cup | vanilla extract: 1 tsp | pecans: 1/2 cup
    step Top with ice cream while still warm.

    dish Feijoa Crumble
    area New Zealand
    tags Pudding
    ingredients feijoas: 12 | banana: 1 | brown sugar: ½ cup | lime juice: 1 lime | desiccated coconut: ½ cup
    step Serve with thick yogurt.

    dish Quince and Walnut Crumble
    area Türkiye
    tags Pudding | Winter
    ingredients poached quinces: 3 | raisins: 50g | honey: 4 tbs | pomegranate molasses: 1 tbs | walnuts: 80g
    step A spoonful of clotted cream belongs on top.

    dish Pear and Chocolate Crumble
    area Belgian
    tags Pudding | Chocolate
    ingredients pears: 5 | sour cherries: 150g | golden caster sugar: 100g | vanilla sugar: 1 sachet | dark chocolate: 80g, chopped
    step Wait until the chocolate has set a little, if you can.

    family 53080
    category Dessert
    ingredients butter: 175g, soft | caster sugar: 175g | eggs: 3 | self-raising flour: 175g
    step Heat the oven to 180C/160C fan/gas 4. Butter a 20cm tin and line it with paper.
    step Beat the butter and the sugar until pale. Beat in the eggs one by one, with a spoon of the flour if it looks like curdling.
    step Fold in the rest of the flour, the {1} and the {2}, then loosen the batter with the {3}.
    step Bake for 40-50 minutes, until a skewer comes out clean. Cool in the tin for 10 minutes, then on a rack.
    step Mix the {4} with just enough {5} to make an icing that moves slowly, and let it run over the cold cake.

    dish Lemon and Poppy Seed Cake
    area British
    tags Cake | Baking
    ingredients poppy seeds: 2 tbs | lemon zest: 2 lemons | milk: 3 tbs | icing sugar: 150g | lemon juice: 2 tbs
    step Keeps for three days in a tin.

    dish Coffee and Walnut Cake
    area British
    tags Cake | Baking
    ingredients walnuts: 100g | cocoa powder: 1 tbs | strong coffee: 50ml | icing sugar: 200g | espresso: 1 tbsp
    step Press a few walnut halves into the icing.

    dish Bolo de Cenoura
    area Brazilian
    tags Cake | Chocolate
    ingredients carrots: 250g, grated | cinnamon: 1 tsp | sunflower oil: 4 tbs | chocolate: 120 g, melted | double cream: 80ml
    step Cut into squares, as at every Brazilian birthday.

    dish Orange and Semolina Cake
    area Egyptian
    tags Cake
    ingredients fine semolina: 50g | orange zest: 1 | yogurt: 100g | icing sugar: 100g | orange blossom water: 1 tbs
    step Serve small pieces with mint tea.

    dish Kladdig Cardamom Cake
    area Swedish
    tags Cake | Fika
    ingredients cardamom: 2 tsp, freshly ground | ground almonds: 50g | sour cream: 1 dl | icing sugar: 1 ½ dl | cream: 2 tbs
    step Sprinkle with pearl sugar before the icing sets.

    dish Matcha Cake 抹茶ケーキ
    area Japanese
    tags Cake
    ingredients matcha: 1 tbs | white sesame seeds: 1 tbs | milk: 2 tbs | icing sugar: 120g | yuzu juice: 1 ½ tbs
    step Slice with a wet knife.

    dish Saffron and Rose Cake
    area Iranian
    tags Cake
    ingredients pistachios: 60g, ground | saffron: 1 pinch, soaked | rose water: 2 tsp | icing sugar: 150 g | lemon juice: 1-2 tbs
    step Strew with dried rose petals.

    family 53100
    category Dessert
    ingredients double cream: 400ml | milk: 200ml | egg yolks: 5
    step Warm the double cream, the milk and the {1} in a pan until steam rises. Take off the heat, cover, and leave for 20 minutes.
    step Whisk the egg yolks with the {2} and the {3}. Pour the warm cream over them through a sieve, stirring all the time.
    step Divide between six pots, stand them in a deep tin and pour in hot water to half their height.
    step Bake at 150C/130C fan/gas 2 for 30-40 minutes: the middles should still tremble. Chill for at least 4 hours.
    step Top with the {4} just before you carry them in.

    dish Bay Leaf Custards
    area Italian
    tags Cold
    ingredients bay leaves: 4 fresh | caster sugar: 90g | vanilla extract: ½ tsp | blackberries: 1 small bowl
    step Serve with thin biscuits.

    dish Crème au Café
    area French
    tags Cold | Coffee
    ingredients coffee beans: 40g, crushed | caster sugar: 100g | cognac: 1 tbs | dark chocolate: 20g, grated
    step A glass of water beside it is good manners.

    dish Crema Catalana with Fig
    area Spanish
    tags Cold
    ingredients lemon peel: 1 strip | sugar: 80 g | cornflour: 1 tbs | figs: 6 ripe
    step Melt a little sugar on top with a blowtorch, if you own one.

    dish Cardamom and Pistachio Pots
    area India
    tags Cold
    ingredients cardamom pods: 8, cracked | jaggery: 100g | saffron: Pinch | pistachios: 40g, slivered
    step Scatter silver leaf over them for a feast.

    dish Pandan Custards
    area Malaysian
    tags Cold
    ingredients pandan leaves: 5, knotted | palm sugar: 120g | coconut cream: 2 tbs | mango: 1 ripe
    step Chill the spoons as well.

    dish 杏仁 Almond Milk Pots
    area Chinese
    tags Cold
    ingredients apricot kernels: 30g, ground | rock sugar: 90g | honey: 1 tbs | osmanthus flowers: 1 tsp
    step They are best on the day they are made.

    dish Chai Spiced Custards
    area Kenyan
    tags Cold
    ingredients black tea: 2 tbs leaves | brown sugar: 95g | ground ginger: ¼ tsp | bananas: 2, sliced
    step Sprinkle with a little cinnamon.

    family 53120
    category Dessert
    ingredients shortcrust pastry: 375g | eggs: 2 | salt: Pinch
    step Roll out the shortcrust pastry, line a 23cm tart tin with it and chill for half an hour. Heat the oven to 190C/170C fan/gas 5.
    step Prick the pastry, cover with paper and weights and bake for 15 minutes. Take out the weights and bake for 5 minutes more.
    step Whisk the eggs with the {2}, the {3} and the salt until smooth, then stir in the {4}.
    step Lay the {1} in the case and pour the filling over. Bake for 30 to 35 minutes, until it has just set.

    dish Apricot and Almond Tart
    area French
    tags Tart | Baking
    ingredients apricots: 10, halved | ground almonds: 120g | caster sugar: 100g | crème fraîche: 100ml
    step Brush with warm apricot jam.

    dish Tarte au Sucre with Prunes
    area Belgian
    tags Tart | Baking
    ingredients prunes: 200g, soaked | brown sugar: 180g | butter: 60g, melted | double cream: 150ml
    step Let it cool: warm, it will not cut.

    dish Linzer-Style Cherry Tart
    area Austrian
    tags Tart | Christmas
    ingredients sour cherries: 350g | ground hazelnuts: 125g | icing sugar: 100g | kirsch: 2 tbs
    step Dust with icing sugar through a doily.

    dish Pumpkin Tart
    area American
    tags Tart | Autumn
    ingredients pumpkin: 400g, roasted | maple syrup: 1/2 cup | mixed spice: 2 tsp | evaporated milk: 3/4 cup
    step Serve with bourbon cream, or none.

    dish Butter Tart with Raisins
    area Canadian
    tags Tart | Baking
    ingredients raisins: 3/4 cup | maple sugar: 1 cup | butter: 1/3 cup, melted | cider vinegar: 1 tsp
    step People fall out over whether it should run. It should.

    dish Melktert
    area South African
    tags Tart
    ingredients dried peaches: 100g, soaked | condensed milk: 397g tin | cornflour: 3 tbs | milk: 500ml
    step Cover the top with cinnamon so that no white shows.

    dish Lime and Coconut Tart
    area Australian
    tags Tart | Summer
    ingredients passion fruit: 4 | caster sugar: 150 g | lime juice: 120ml | coconut cream: 160ml
    step Serve very cold.

    family 53140
    category Beef
    ingredients salt: to taste | black pepper | water: 300ml
    step Cut the {1} into pieces the size of a matchbox and dry them well. Season with salt and black pepper.
    step Brown the meat in the {5} in a heavy pot, a few pieces at a time. This takes a quarter of an hour and is worth it.
    step Add the {2} and cook until soft. Stir in the {3} and let it smell good for a minute.
    step Pour in the {4} and the water, scrape the bottom, cover, and leave over the lowest heat for 2½ to 3 hours.

    dish Carbonade with Dark Beer
    area Belgian
    tags Stew | Winter
    ingredients braising steak: 1 kg | onions: 4 large | Dijon mustard: 2 tbs | dark beer: 500ml | butter: 40g
    step Lay a slice of gingerbread on top for the last half hour.

    dish Goulash
    area Hungarian
    tags Stew
    ingredients shin of beef: 1.2kg | red peppers: 3 | sweet paprika: 4 tbs | tomato passata: 200 ml | lard: 2 tbs
    step Serve with small dumplings.

    dish Beef Rendang
    area Indonesian
    tags Curry | Spicy
    ingredients chuck steak: 2 lb | shallots: 8 | lemongrass paste: 3 tbsp | coconut milk: 2 x 400ml | coconut oil: 3 tbsp
    step Go on without a lid until the sauce clings and turns dark.

    dish Boeuf aux Olives
    area French
    tags Stew
    ingredients beef cheeks: 4 | carrots: 5 | herbes de Provence: 1 tbs | red wine: 1 bottle | olive oil: 3 tbs
    step Stir in a handful of black olives for the last 20 minutes.

    dish Bò Kho
    area Vietnamese
    tags Stew | Soup
    ingredients beef brisket: 1kg | carrots: 4, in chunks | star anise: 4 | coconut water: 400ml | annatto oil: 2 tbs
    step Serve with noodles or a crusty baguette, and lots of basil.

    dish Stifado
    area Greek
    tags Stew
    ingredients stewing beef: 1.5 kg | pickling onions: 1 kg | cinnamon: 1 stick | red wine vinegar: 100ml | olive oil: 100ml
    step Better tomorrow than today.

    dish Potjiekos
    area South African
    tags Stew | Braai
    ingredients oxtail: 1.5kg | baby potatoes: 500 g | curry powder: 1 tbs | beef stock: 750ml | sunflower oil: 2 tbs
    step Do not stir: a potjie is built in layers.

    dish 牛腩 Brisket with Mooli
    area Chinese
    tags Stew
    ingredients beef brisket: 900g | mooli: 1 large | chu hou paste: 3 tbs | beef stock: 600ml | peanut oil: 2 tbs
    step Scatter with spring onions and ladle over noodles.

    family 53160
    category Beef
    ingredients garlic: 2 cloves | soy sauce: 2 tbs | cornflour: 2 tsp
    step Slice the {1} thinly across the grain and mix with the cornflour and half of the soy sauce. Leave for 15 minutes.
    step Heat the {5} in a wok until it smokes. Fry the beef in two batches, a minute each, and lift out.
    step Add the {2} and fry for 3 minutes. Add the chopped garlic and the {3}, then return the meat.
    step Pour in the {4} and the rest of the soy sauce and toss until everything shines.

    dish Lomo Saltado
    area Peruvian
    tags Quick
    ingredients sirloin steak: 1 lb | red onions: 2, in wedges | aji amarillo paste: 1 tbsp | red wine vinegar: 3 tbsp | vegetable oil: 3 tbsp
    step Toss with fried potatoes and serve with rice as well, as in Lima.

    dish Beef with Broccoli
    area American
    tags Quick
    ingredients flank steak: 1 1/4 lb | broccoli: 1 head | ginger: 1 thumb | oyster sauce: 1/4 cup | peanut oil: 2 tbsp
    step Serve over rice.

    dish Bulgogi 불고기
    area South Korean
    tags Quick | Barbecue
    ingredients ribeye: 600g | spring onions: 6 | pear: ½, grated | mirin: 2 tbs | sesame oil: 1 tbs
    step Wrap in lettuce with a dab of ssamjang.

    dish Pad Kra Pao with Beef
    area Thai
    tags Quick | Spicy
    ingredients minced beef: 500g | long beans: 150g | chillies: 6, pounded | fish sauce: 1 ½ tbs | rapeseed oil: 2 tbs
    step Top with a fried egg and a lot of holy basil.

    dish Beef with Cumin and Leek
    area Mongolian
    tags Quick
    ingredients rump steak: 500 g | leeks: 2 | cumin: 1 tbs, crushed | rice wine: 3 tbs | sunflower oil: 3 tbs
    step Eat with steamed buns.

    dish Gyudon 牛丼
    area Japanese
    tags Quick | Bowl
    ingredients thinly sliced beef: 400g | onions: 2 | sugar: 1 tbs | dashi: 150 ml | vegetable oil: 1 tbs
    step Slide onto hot rice and add red pickled ginger.

    family 53180
    category Beef
    ingredients onion: 1 large | minced beef: 750g | olive oil: 1 tbs | salt: 1 tsp
    step Chop the onion and fry it in the olive oil until golden. Add the minced beef and the salt and brown it well, breaking it up.
    step Stir in the {1} and the {2} and simmer for 25 minutes, until thick rather than wet.
    step Spread the meat in an ovenproof dish. Cover with the {3}, then the {4}.
    step Bake at 200C/180C fan/gas 6 for 30 minutes, until brown on top.

    dish Cottage Pie
    area British
    tags Pie | Cheap
    ingredients beef stock: 300ml | Worcestershire sauce: 2 tbs | mashed potato: 1kg | cheddar: 75g
    step Leave for 10 minutes, or burn your tongue.

    dish Moussaka
    area Greek
    tags Pie
    ingredients chopped tomatoes: 400g tin | cinnamon: 1 tsp | aubergines: 3, sliced and fried | béchamel sauce: 500ml
    step Cut into squares when lukewarm.

    dish Pastel de Choclo
    area Chilean
    tags Pie
    ingredients paprika: 1 tbs | raisins: 50g | hard-boiled eggs: 3 | sweetcorn purée: 800g
    step Sprinkle sugar on top before the last five minutes.

    dish Bobotie
    area South African
    tags Pie
    ingredients curry powder: 2 tbs | apricot jam: 3 tbs | bay leaves: 6 | egg custard: 300ml
    step Serve with yellow rice and sambals.

    dish Tamale Pie
    area Mexican
    tags Pie | Spicy
    ingredients black beans: 1 (15 oz.) can | chipotle paste: 2 tbsp | polenta: 2 cups, cooked | Monterey Jack: 1 cup
    step Pass a bowl of sour cream round.

    dish Hachis with Celeriac
    area French
    tags Pie
    ingredients red wine: 150ml | thyme: 4 sprigs | celeriac purée: 900g | Gruyère: 80 g
    step A green salad is all it needs.

    family 53200
    category Chicken
    ingredients chicken thighs: 8 | olive oil: 3 tbs | salt: to taste | black pepper: To taste
    step Heat the oven to 200C/180C fan/gas 6.
    step Mix the {3}, the {4} and the olive oil in a bowl with salt and black pepper. Rub it into the chicken thighs and, if there is time, leave them for an hour.
    step Tip the {1} and the {2} into a roasting tin and sit the chicken on top, skin upwards.
    step Roast for 40-45 minutes, basting twice, until the skin crackles and the juices run clear.

    dish Lemon Chicken with Potatoes
    area Greek
    tags Roast
    ingredients potatoes: 1 kg, in wedges | red onions: 2 | lemon juice: 2 lemons | oregano: 1 tbs
    step Crumble feta over the tin while it is hot.

    dish Harissa Chicken and Chickpeas
    area Tunisian
    tags Roast | Spicy
    ingredients chickpeas: 2 x 400g | cherry tomatoes: 250g | harissa: 2 tbs | honey: 1 tbs
    step Scatter with coriander and serve with yogurt.

    dish Chicken with Grapes
    area Italian
    tags Roast | Autumn
    ingredients red grapes: 400g | shallots: 8 | red wine vinegar: 2 tbs | rosemary: 3 sprigs
    step Mop the tin with bread.

    dish Piri-Piri Chicken
    area Portuguese
    tags Roast | Spicy
    ingredients sweet potatoes: 3 | red peppers: 2 | piri-piri sauce: 4 tbs | lemon zest: 1 lemon
    step Serve with more sauce for the brave.

    dish Jerk Chicken Traybake
    area Jamaican
    tags Roast | Spicy
    ingredients pineapple: ½, in chunks | spring onions: 1 bunch | jerk seasoning: 2 tbs | lime juice: 2 limes
    step Rice and peas are not optional.

    dish Saffron Chicken with Carrots
    area Moroccan
    tags Roast
    ingredients carrots: 5 | onions: 2 | ras el hanout: 1 tbs | saffron: Pinch
    step Scatter with toasted almonds.

    dish Mustard Chicken with Cabbage
    area German
    tags Roast | Cheap
    ingredients pointed cabbage: 1 | apples: 2 | wholegrain mustard: 3 tbs | caraway seeds: 2 tsp
    step Drizzle with the juices and serve with dark bread.

    dish Teriyaki Tray Chicken 照り焼き
    area Japanese
    tags Roast
    ingredients pak choi: 4 | shiitake mushrooms: 200 g | soy sauce: 75ml | mirin: 4 tbs
    step Sprinkle with sesame seeds.

    family 53220
    category Chicken
    ingredients chicken breasts: 4 | onions: 2 | ginger: 1 thumb, grated | salt: 1 tsp
    step Slice the onions and fry them in the {1} with the salt until deep golden, 12-15 minutes.
    step Add the ginger and the {2} and stir for a minute. Add the {3} and cook until the fat separates at the edges.
    step Cut the chicken breasts into chunks and turn them in the sauce until they are white all over.
    step Pour in the {4}, cover, and simmer gently for 20 minutes.

    dish Murgh Makhani
    area India
    tags Curry
    ingredients ghee: 3 tbs | garam masala: 1 tbs | tomato purée: 200g | double cream: 150ml
    step Finish with a knob of butter and crushed fenugreek.

    dish Chicken Karahi
    area Pakistani
    tags Curry | Spicy
    ingredients sunflower oil: 4 tbs | coriander seeds: 1 tbs, crushed | tomatoes: 6 | yogurt: 3 tbs
    step Strew with ginger and green chillies.

    dish Sri Lankan Chicken Curry
    area Sri Lankan
    tags Curry | Spicy
    ingredients coconut oil: 2 tbs | roasted curry powder: 2 tbs | curry leaves: 2 sprigs | coconut milk: 400 ml
    step Serve with string hoppers or red rice.

    dish Kuku Paka
    area Kenyan
    tags Curry
    ingredients vegetable oil: 2 tbs | turmeric: 1 tsp | chopped tomatoes: 1 tin | coconut cream: 250ml
    step Grill the chicken over charcoal first if you have a fire going.

    dish Trini Curry Chicken
    area Trinidad & Tobago
    tags Curry
    ingredients rapeseed oil: 2 tbsp | Trinidad curry powder: 3 tbsp | green seasoning: 1/4 cup | water: 1 1/2 cups
    step Mop up with a buss-up-shut.

    dish Doro Wat
    area Ethiopian
    tags Stew | Spicy
    ingredients spiced butter: 4 tbs | berbere: 3 tbs | tomato paste: 2 tbs | chicken stock: 500ml
    step Slip in four hard-boiled eggs and serve on injera.

    dish Gaeng Panang Gai
    area Thai
    tags Curry | Spicy
    ingredients coconut cream: 4 tbs | Panang curry paste: 3 tbs | makrut lime leaves: 6 | coconut milk: 1 (13.5 oz.) can
    step Season with palm sugar and fish sauce until it is round.

    family 53240
    category Chicken
    ingredients chicken breasts: 4 | plain flour: 2 tbs | butter: 30g
    step Put the chicken breasts between sheets of paper and beat them with a rolling pin until they are as thick as a finger. Turn in the flour.
    step Melt the butter in a wide pan and fry the chicken for 3-4 minutes on each side. Keep warm.
    step Fry the {1} in the same pan until golden. Add the {2} and let it sizzle.
    step Pour in the {3} and boil down by half, then stir in the {4}. Turn the chicken in the sauce.

    dish Chicken Marsala
    area Italian
    tags Quick
    ingredients chestnut mushrooms: 250g | sage: 6 leaves | Marsala: 150ml | chicken stock: 100ml
    step Serve with soft polenta.

    dish Chicken with Tarragon
    area French
    tags Quick
    ingredients shallots: 3 | tarragon: ½ bunch | white wine: 200ml | crème fraîche: 4 tbs
    step A spoon of mustard does it no harm.

    dish Chicken Paprikás
    area Hungarian
    tags Quick
    ingredients onion: 1 large | sweet paprika: 2 tbs | chicken stock: 250 ml | sour cream: 200g
    step Have noodles ready, many of them.

    dish Chicken with Chanterelles
    area Swedish
    tags Quick | Autumn
    ingredients chanterelles: 300g | thyme: 3 sprigs | dry cider: 1 dl | double cream: 2 dl
    step Serve with pressed cucumber and lingonberries.

    dish Pollo al Ajillo
    area Spanish
    tags Quick
    ingredients garlic: 10 cloves | bay leaves: 2 | dry sherry: 175ml | parsley: 1 handful
    step The bread is for the sauce.

    dish Chicken with Green Peppercorns
    area Belgian
    tags Quick
    ingredients leek: 1 | green peppercorns: 1 tbs | pale ale: 200ml | double cream: 100ml
    step Chips, naturally.

    dish 宫保 Gong Bao Chicken
    area Chinese
    tags Quick | Spicy
    ingredients dried chillies: 10 | Sichuan pepper: 1 tsp | Shaoxing wine: 3 tbs | black vinegar: 2 tbs
    step Throw in a handful of peanuts at the very end.

    family 53260
    category Lamb
    ingredients salt: 2 tsp | garlic: 1 head | black pepper: 1 tsp
    step Rub the {1} all over with the salt, the black pepper and the {2}. Leave overnight in the fridge.
    step Heat the oven to 220C/200C fan/gas 7. Break up the garlic, put it in a deep tin with the {3} and set the meat on top. Roast for 25 minutes.
    step Turn the oven down to 150C/130C fan/gas 2. Pour the {4} round the meat, cover tightly with foil and forget about it for 4 hours.
    step Skim the fat from the juices and pull the meat apart with two forks.

    dish Kleftiko
    area Greek
    tags Roast | Sunday
    ingredients lamb shoulder: 2kg | oregano: 2 tbs | potatoes: 1.5 kg | lemon juice: 3 lemons
    step Bring it to the table in its paper.

    dish Gigot de Sept Heures
    area French
    tags Roast | Sunday
    ingredients leg of lamb: 2.2kg | thyme: 6 sprigs | carrots: 6 | white wine: ½ bottle
    step Carve it with a spoon.

    dish Mechoui
    area Moroccan
    tags Roast
    ingredients lamb shoulder: 2 kg | cumin: 2 tbs | onions: 4 | water: 300ml
    step Put small bowls of salt and cumin on the table.

    dish Barbacoa de Borrego
    area Mexican
    tags Roast | Spicy
    ingredients lamb neck: 4 lb | guajillo chillies: 6, soaked and ground | avocado leaves: 1 handful | beer: 2 cups
    step Serve in warm tortillas with lime.

    dish Raan
    area India
    tags Roast | Feast
    ingredients leg of lamb: 1 small | garam masala: 3 tbs | shallots: 10 | yogurt: 300g
    step Strew with fried almonds.

    dish Lamb with Swede and Juniper
    area Icelandic
    tags Roast | Winter
    ingredients lamb shanks: 4 | juniper berries: 12, crushed | swede: 1 | lamb stock: 500ml
    step Serve with boiled potatoes and rhubarb jam.

    dish Quzi
    area Saudi Arabian
    tags Roast | Feast
    ingredients lamb shoulder: 2.5kg | seven-spice: 2 tbs | raisins: 100g | tomato juice: 400 ml
    step Heap rice on a platter, the meat on the rice and nuts on the meat.

    dish 手抓羊肉 Hand-Held Lamb
    area Chinese
    tags Roast
    ingredients lamb ribs: 1.5 kg | Sichuan pepper: 1 tbs | spring onions: 1 bunch | rice wine: 200ml
    step Dip into chilli salt, and do use your hands.

    family 53280
    category Lamb
    ingredients minced lamb: 600g | onion: 1 small | salt: 1 tsp
    step Grate the onion and squeeze out its juice. Knead it with the minced lamb, the salt, the {1} and the {2} for five minutes, until the mixture is sticky.
    step With wet hands, shape into sausages round flat skewers, or into thick patties. Chill for half an hour.
    step Mix the {3} with the {4} and put it aside.
    step Grill over glowing coals or under a very hot grill for 6 to 8 minutes, turning once.

    dish Adana Kebab
    area Türkiye
    tags Grill | Spicy
    ingredients chilli flakes: 1 tbs | red pepper: 1, finely chopped | sumac: 2 tsp | red onions: 2, sliced
    step Wrap in thin flatbread.

    dish Lamb Kofta with Tahini
    area Lebanese
    tags Grill
    ingredients allspice: 1 tsp | parsley: 1 bunch | tahini: 100g | lemon juice: 1 lemon
    step Eat in pitta with pickled turnips.

    dish Ćevapi
    area Bosnian
    tags Grill
    ingredients garlic: 4 cloves | bicarbonate of soda: ½ tsp | ajvar: 150g | kaymak: 100 g
    step Five or ten to a portion, in somun bread, with raw onion.

    dish Seekh Kebab
    area Pakistani
    tags Grill | Spicy
    ingredients green chillies: 3 | coriander: 1 handful | yogurt: 200g | mint: ½ bunch
    step A squeeze of lemon and sliced onion complete it.

    dish Merguez Patties
    area Tunisian
    tags Grill | Spicy
    ingredients harissa: 1 ½ tbs | fennel seeds: 1 tsp | yogurt: 150 g | preserved lemon: ½, chopped
    step Serve with couscous.

    dish Koobideh
    area Iranian
    tags Grill
    ingredients turmeric: ½ tsp | baking soda: 1/2 tsp | saffron: Pinch, soaked | butter: 40g, melted
    step Brush with the saffron butter and serve with rice and grilled tomatoes.

    dish Lamb Burgers with Beetroot
    area Australian
    tags Grill
    ingredients mint: 1 handful | cumin: 2 tsp | pickled beetroot: 150g | Greek yogurt: 4 tbs
    step Put in a bun with rocket.

    family 53300
    category Miscellaneous
    ingredients cooked rice: 600g, cold | eggs: 2 | spring onions: 4
    step Crumble the rice with wet fingers so that no lumps are left. Beat the eggs.
    step Heat the {1} in a wok. Fry the {2} for 2 to 3 minutes, then the {3} for another two.
    step Push everything to the side, scramble the eggs in the gap, and add the rice. Toss over the highest heat for 4 minutes.
    step Season with the {4}, slice the spring onions and fold them in.

    dish Nasi Goreng
    area Indonesian
    tags Rice | Quick
    ingredients coconut oil: 3 tbs | prawns: 200g | sambal oelek: 1 tbs | kecap manis: 3 tbs
    step Serve with prawn crackers and sliced cucumber.

    dish Yangzhou Fried Rice 扬州炒饭
    area Chinese
    tags Rice | Quick
    ingredients groundnut oil: 3 tbs | roast pork: 150 g, diced | peas: 1 handful | light soy sauce: 1 tbs
    step A little white pepper, and it is done.

    dish Kimchi Bokkeumbap
    area South Korean
    tags Rice | Spicy
    ingredients sesame oil: 2 tbs | streaky bacon: 4 rashers | kimchi: 200g | gochujang: 1 tbs
    step Top with a fried egg and torn seaweed.

    dish Arroz Chaufa
    area Peruvian
    tags Rice
    ingredients vegetable oil: 3 tbsp | chicken breast: 1, diced | red pepper: 1 | soy sauce: 2-3 tbsp
    step Serve with pickled radish.

    dish Sinangag with Longganisa
    area Filipino
    tags Rice | Breakfast
    ingredients sunflower oil: 2 tbs | longganisa sausages: 4 | garlic: 8 cloves | fish sauce: 1 tsp
    step Vinegar with chilli goes beside it.

    dish Khao Pad Sapparot
    area Thai
    tags Rice
    ingredients rapeseed oil: 3 tbs | cashew nuts: 60g | pineapple: 200g | fish sauce: 1 tbs
    step Serve in the hollow pineapple, for show.

    dish Jollof-Style Fried Rice
    area Nigerian
    tags Rice | Spicy
    ingredients palm oil: 2 tbs | smoked fish: 150g | tomato paste: 3 tbs | Cameroon pepper: 1/2 tsp
    step Eat with fried plantain.

    family 53320
    category Miscellaneous
    ingredients onion: 1 | water: 1 litre | salt: to taste
    step Chop the onion and sweat it in the {1} until soft. Add the {2} and stir for five minutes.
    step Add the {3} and the water, bring to the boil and skim.
    step Simmer for 40 to 60 minutes, until everything is tender. Season with salt and the {4}.

    dish Pea Soup with Ham
    area Dutch
    tags Soup | Winter
    ingredients butter: 25g | smoked ham: 400g | split peas: 500g | celery leaf: 1 handful
    step It is ready when a spoon stands in it.

    dish Borscht
    area Ukrainian
    tags Soup
    ingredients sunflower oil: 2 tbs | beetroot: 4, grated | cabbage: ½ | dill: 1 bunch
    step Serve with sour cream and garlic rolls.

    dish Solyanka
    area Russian
    tags Soup
    ingredients oil: 2 tbs | smoked sausages: 300 g | pickled cucumbers: 4 | lemon juice: 1 lemon
    step A few olives go in at the end.

    dish Harira
    area Moroccan
    tags Soup | Ramadan
    ingredients olive oil: 2 tbs | celery: 3 sticks | chickpeas: 400g | coriander: 1 bunch
    step Dates and a squeeze of lemon make it complete.

    dish Ajiaco
    area Colombian
    tags Soup
    ingredients butter: 2 tbsp | chicken thighs: 6 | potatoes: 3 kinds, 1.5kg | guascas: 2 tbsp dried
    step Put capers, cream and avocado on the table.

    dish Smoked Haddock Chowder
    area Canadian
    tags Soup
    ingredients bacon fat: 2 tbsp | potatoes: 3, diced | smoked haddock: 1 lb | white pepper: Pinch
    step Crush a few crackers on top.

    dish Zurek
    area Polish
    tags Soup | Easter
    ingredients lard: 1 tbs | white sausage: 4 | rye starter: 500ml | marjoram: 2 tsp
    step Halve a boiled egg into each bowl.

    family 53340
    category Pasta
    ingredients salt: 2 tbs for the water | olive oil: 4 tbs | garlic: 2 cloves
    step Bring a large pot of water to the boil and add the salt. Cook the {1} until it still has some bite; save a cup of the water.
    step Meanwhile warm the olive oil and the sliced garlic in a wide pan. Add the {2} and cook until it begins to colour.
    step Stir in the {3} and simmer while the pasta finishes.
    step Add the pasta and a splash of its water to the pan and toss hard for a minute. Take off the heat and add the {4}.

    dish Spaghetti Puttanesca
    area Italian
    tags Pasta | Quick
    ingredients spaghetti: 400g | anchovies: 6 fillets | chopped tomatoes: 400g tin | capers: 2 tbs
    step No cheese on this one.

    dish Orecchiette with Broccoli
    area Italian
    tags Pasta
    ingredients orecchiette: 400g | sausage meat: 200g | broccoli: 1 head, in small florets | pecorino: 50 g
    step Offer chilli flakes.

    dish Linguine with Clams
    area Italian
    tags Pasta | Shellfish
    ingredients linguine: 14 oz | clams: 1kg | white wine: 150ml | parsley: 1 handful
    step Eat from warm plates, at once.

    dish Mentaiko Spaghetti 明太子スパゲティ
    area Japanese
    tags Pasta | Quick
    ingredients spaghetti: 200g | shimeji mushrooms: 100g | mentaiko: 1 pair of sacs | nori: 1 sheet, shredded
    step Cream makes it milder, butter better.

    dish Rigatoni all'Amatriciana
    area Italian
    tags Pasta
    ingredients rigatoni: 400 g | guanciale: 150g | tomato passata: 350 ml | pecorino: 60g
    step Grate more cheese than is decent.

    dish Fideos with Chorizo
    area Spanish
    tags Pasta
    ingredients fideos: 350g | chorizo: 150g | tomato sauce: 300ml | parsley: ½ bunch
    step Let it catch a little at the bottom.

    dish Makaronada with Octopus
    area Greek
    tags Pasta
    ingredients macaroni: 500g | octopus: 600g, boiled | tomatoes: 4, grated | oregano: 1 tsp
    step Serve with nothing but wine.

    dish Tagliatelle with Porcini
    area Italian
    tags Pasta | Autumn
    ingredients tagliatelle: 1 lb | porcini: 300g | double cream: 100ml | Parmesan: 1/2 cup, grated
    step A few drops of lemon lift it.

    family 53360
    category Pasta
    ingredients milk: 600ml | butter: 50g | plain flour: 50g | nutmeg: Grating
    step Melt the butter in a pan, stir in the flour and cook for a minute. Whisk in the milk, bring to the boil, add the nutmeg and simmer for 5 minutes.
    step Boil the {1} for two minutes less than the packet says, and drain.
    step Mix the pasta with the sauce, the {2} and the {3} and tip into a buttered dish.
    step Cover with the {4} and bake at 200C/180C fan/gas 6 for 25 to 30 minutes.

    dish Macaroni Cheese with Leeks
    area British
    tags Pasta | Comfort
    ingredients macaroni: 350g | leeks: 2, softened | mustard: 1 tbs | cheddar: 200g
    step The crust is shared out fairly.

    dish Pastitsio
    area Greek
    tags Pasta
    ingredients bucatini: 500g | minced beef: 500 g, browned with tomato | cinnamon: ½ tsp | kefalotyri: 100g
    step Wait half an hour before you cut it.

    dish Tuna Pasta Bake
    area Australian
    tags Pasta | Cheap
    ingredients penne: 400 g | tuna: 2 x 185g | sweetcorn: 1 tin | breadcrumbs: 1 cup
    step Children eat it, and so does everybody else.

    dish Älplermagronen
    area Swiss
    tags Pasta
    ingredients macaroni: 300g | potatoes: 300g, boiled | onions: 3, fried crisp | Gruyère: 150 g
    step Apple purée belongs beside it.

    dish Conchiglie with Spinach
    area Italian
    tags Pasta | Vegetarian
    ingredients conchiglie: 300g | spinach: 500g, blanched | ricotta: 250g | Parmesan: 75g
    step Leave for five minutes and serve.

    dish Falukorv Macaroni
    area Swedish
    tags Pasta | Weekday
    ingredients elbow macaroni: 4 dl | smoked sausage: 300g | peas: 2 dl | hard cheese: 2 dl, grated
    step Ketchup is allowed.

    family 53380
    category Pasta
    ingredients salt: 1 tbs | extra virgin olive oil: 120ml | garlic: 1 clove
    step Pound the garlic with a pinch of the salt in a mortar. Add the {2} and the {3} and go on until you have a coarse paste.
    step Work in the extra virgin olive oil a little at a time, and last the {4}.
    step Cook the {1} in salted water. Keep back half a cup of it.
    step Loosen the paste with a spoon or two of the water and turn the pasta in it, away from the heat.

    dish Trofie al Pesto
    area Italian
    tags Pasta | Quick
    ingredients trofie: 400g | basil: 2 large bunches | pine nuts: 40g | Parmesan: 60 g
    step Boil a few green beans along with the pasta, as they do in Liguria.

    dish Busiate alla Trapanese
    area Italian
    tags Pasta | Quick
    ingredients busiate: 400g | almonds: 60g, blanched | tomatoes: 4, skinned | pecorino: 40g
    step Serve lukewarm on a hot day.

    dish Fusilli with Walnut Sauce
    area Georgian
    tags Pasta
    ingredients fusilli: 350g | walnuts: 100g | coriander: 1 handful | blue fenugreek: 1 tsp
    step A few pomegranate seeds look pretty.

    dish Casarecce with Pistachio
    area Italian
    tags Pasta
    ingredients casarecce: 400 g | pistachios: 100g | mint: 10 leaves | lemon zest: 1 lemon
    step Serve with grilled prawns, or alone.

    dish Penne with Wild Garlic
    area German
    tags Pasta | Spring
    ingredients penne: 500g | wild garlic: 100g | sunflower seeds: 50g, toasted | mountain cheese: 70g
    step Keeps for a week under oil.

    dish Farfalle with Rocket and Hazelnut
    area Italian
    tags Pasta
    ingredients farfalle: 400g | rocket: 80g | hazelnuts: 50g | Grana Padano: 50 g
    step Halve some cherry tomatoes over it.

    dish Linguine with Red Pepper Pesto
    area Spanish
    tags Pasta
    ingredients linguine: 400g | roasted red peppers: 1 jar | Marcona almonds: 50g | manchego: 50g
    step Smoked paprika on top, a pinch.

    family 53400
    category Pork
    ingredients salt: 1 ½ tsp | garlic: 4 cloves | water: 1 cup
    step Cut the {1} into large cubes and rub with the salt. Brown it on all sides in a heavy pot in its own fat.
    step Add the crushed garlic and the {2} and stir for two minutes.
    step Pour in the {3} and the water and add the {4}. Bring to a simmer, cover, and cook gently for 2 hours.
    step Take off the lid and boil until the sauce coats the meat.

    dish Adobo
    area Filipino
    tags Stew
    ingredients pork belly: 1 kg | bay leaves: 4 | cane vinegar: 1/2 cup | soy sauce: 1/2 cup
    step Rice, and a lot of it.

    dish 紅燒肉 Red-Braised Pork
    area Chinese
    tags Stew
    ingredients pork belly: 800g | ginger: 6 slices | Shaoxing wine: 200ml | rock sugar: 40g
    step The fat should shake when you carry the dish.

    dish Carnitas
    area Mexican
    tags Stew | Tacos
    ingredients pork shoulder: 3 lb | oregano: 1 tbsp | orange juice: 1 cup | cumin: 1 tsp
    step Fry the shreds until crisp and serve in tortillas.

    dish Pork with Prunes
    area French
    tags Stew
    ingredients pork neck: 1kg | onions: 2 | white wine: 350 ml | prunes: 200g
    step Stir in a spoon of crème fraîche.

    dish Bigos
    area Polish
    tags Stew | Winter
    ingredients pork shoulder: 750g | smoked sausage: 300g, sliced | sauerkraut: 1 kg | dried mushrooms: 30g
    step On the third day it is at its best.

    dish Thịt Kho
    area Vietnamese
    tags Stew | New Year
    ingredients pork belly: 2 lbs | shallots: 4 | coconut water: 3 cups | fish sauce: 1/4 cup
    step Put peeled boiled eggs in for the last half hour.

    dish Carne de Porco à Alentejana
    area Portuguese
    tags Stew
    ingredients pork loin: 800g | sweet paprika: 2 tbs | white wine: 250ml | clams: 1 kg
    step Serve with fried potato cubes and coriander.

    dish Griot
    area Haitian
    tags Stew | Spicy
    ingredients pork shoulder: 1.5kg | Scotch bonnet: 1 | sour orange juice: 1 cup | thyme: 5 sprigs
    step Pikliz is the only right company.

    family 53420
    category Pork
    ingredients pork chops: 4 | salt | black pepper: ½ tsp
    step Take the pork chops out of the fridge an hour before. Cut the fat every few centimetres, and rub with salt and black pepper.
    step Heat the {1} in a heavy pan. Stand the chops on their fat for 2 minutes, then fry for 4-5 minutes on each side. Let them rest.
    step Fry the {2} in the same pan until brown. Add the {3} and stir to loosen what sticks.
    step Add the {4} and simmer for 3 minutes. Return the chops with their juice.

    dish Pork Chops with Apples
    area British
    tags Quick | Autumn
    ingredients butter: 25g | apples: 2, in wedges | cider: 200 ml | sage: 8 leaves
    step Serve with mashed potato.

    dish Pork with Sauerkraut and Caraway
    area Czech
    tags Quick
    ingredients lard: 2 tbs | sauerkraut: 500g | beer: 150ml | caraway seeds: 1 tsp
    step Bread dumplings soak up the rest.

    dish Chuletas with Peppers
    area Spanish
    tags Quick
    ingredients olive oil: 3 tbs | piquillo peppers: 200g | sherry vinegar: 2 tbs | thyme: 2 sprigs
    step Serve with chips fried in olive oil.

    dish Fläskkotlett with Lingonberries
    area Swedish
    tags Quick
    ingredients butter: 2 msk | onions: 2 | double cream: 2 dl | lingonberry jam: 2-3 tbs
    step Boiled potatoes with dill go with it.

    dish Pork with Pineapple
    area Cuban
    tags Quick
    ingredients olive oil: 2 tbsp | pineapple: 1/2 fresh | rum: 1/4 cup | lime juice: 2 limes
    step Rice and black beans on the side.

    dish 生姜焼き Ginger Pork
    area Japanese
    tags Quick
    ingredients vegetable oil: 1 tbs | onion: 1 | soy sauce: 3 tbs | ginger: 1 thumb, grated
    step On shredded cabbage, with mayonnaise.

    dish Pork Chops with Mustard Sauce
    area German
    tags Quick
    ingredients clarified butter: 1 tbs | shallots: 3 | white wine: 125ml | mustard: 2 tbs
    step Spätzle, if you have the board for it.

    family 53440
    category Side
    ingredients salt: 1 tsp | black pepper
    step Heat the oven to 220C/200C fan/gas 7 with the tray in it.
    step Cut the {1} into pieces of one size. Toss with the {2}, the salt, black pepper and half of the {3}.
    step Spread out on the hot tray, not too close, and roast for 30-40 minutes. Turn once.
    step Tip into a bowl with the rest of the {3} and the {4}.

    dish Honey Carrots
    area British
    tags Roast
    ingredients carrots: 750g | butter: 40g | honey: 2 tbs | thyme: 4 sprigs
    step Good with any Sunday joint.

    dish Cauliflower with Tahini
    area Israeli
    tags Roast | Vegan
    ingredients cauliflower: 1 large | olive oil: 4 tbs | tahini: 4 tbs | parsley: 1 handful
    step Squeeze half a lemon over it.

    dish Hasselback-Style Beetroot
    area Swedish
    tags Roast
    ingredients beetroot: 8 medium | rapeseed oil: 3 tbs | horseradish: 2 tbs | dill: ½ bunch
    step Serve beside salmon or a roast.

    dish Patatas with Pimentón
    area Spanish
    tags Roast
    ingredients potatoes: 1kg | olive oil: 100 ml | smoked paprika: 2 tsp | sherry vinegar: 1 tbs
    step Aioli belongs with these.

    dish Brussels Sprouts with Chestnuts
    area British
    tags Roast | Christmas
    ingredients Brussels sprouts: 500g | goose fat: 2 tbs | chestnuts: 200g | lemon zest: ½ lemon
    step Eat while the edges are crisp.

    dish Sweet Potatoes with Miso 味噌
    area Japanese
    tags Roast | Vegan
    ingredients sweet potatoes: 3 | sesame oil: 2 tbs | white miso: 2 tbs | sesame seeds: 1 tbs
    step Good cold in a lunch box.

    dish Pumpkin with Dukkah
    area Egyptian
    tags Roast | Vegan
    ingredients pumpkin: 1.2 kg | olive oil: 3 tbs | dukkah: 4 tbs | mint: small handful
    step A little yogurt is welcome.

    dish Plantains with Allspice
    area Ghanaian
    tags Roast | Vegan
    ingredients ripe plantains: 4 | groundnut oil: 3 tbs | allspice: 1 tsp | lime juice: 1 lime
    step Eat with beans, or with anything.

    family 53460
    category Side
    ingredients salt: A pinch | olive oil: 3 tbs
    step Prepare the {1}: wash, dry, and cut as you like to eat it.
    step Shake the olive oil, the {4} and the salt in a jar.
    step Mix the {2} with half of the dressing and leave for 10 minutes to give in.
    step Fold everything together with the {3} and the rest of the dressing just before serving.

    dish Fattoush
    area Lebanese
    tags Salad | Vegan
    ingredients cucumber: 1 | tomatoes: 4 | toasted pitta: 2 | sumac: 1 tbs
    step Eat before the bread goes soft.

    dish Horiatiki
    area Greek
    tags Salad | Summer
    ingredients tomatoes: 5 ripe | red onion: 1 | feta: 200g | oregano: 1 tsp
    step Tuck in some olives.

    dish Kachumbari
    area Kenyan
    tags Salad | Vegan
    ingredients tomatoes: 6 | red onions: 2 | coriander: ½ bunch | lime juice: 2 limes
    step Serve with grilled meat.

    dish Waldorf Salad
    area American
    tags Salad
    ingredients celery: 4 stalks | apples: 2 | walnuts: 1/2 cup | mayonnaise: 1/3 cup
    step Bed it on lettuce leaves.

    dish Smashed Cucumber 拍黄瓜
    area Chinese
    tags Salad | Quick
    ingredients cucumbers: 2 | garlic: 3 cloves, crushed | peanuts: 2 tbs | black vinegar: 2 tbs
    step Chilli oil is up to you.

    dish Pressed Cucumber
    area Danish
    tags Salad | Quick
    ingredients cucumber: 1 long | shallot: 1 | dill: 3 sprigs | white vinegar: ½ dl
    step Beside meatballs, always.

    dish Tabbouleh
    area Syrian
    tags Salad | Vegan
    ingredients parsley: 3 bunches | tomatoes: 3 | bulgur: 50g, soaked | lemon juice: 75ml
    step It is a salad of herbs; go easy on the grain.

    family 53480
    category Side
    ingredients onion: 1 | salt: ½ tsp | stock: 600ml
    step Rinse the {1} until the water runs clear, and drain.
    step Chop the onion and soften it in the {2} with the salt. Stir in the {3} and then the grains, and turn until they shine.
    step Pour in the hot stock, cover tightly and cook over the lowest heat for 15-18 minutes. Do not look.
    step Leave for 10 minutes off the heat with a cloth under the lid. Fork in the {4}.

    dish Pilau with Peas
    area India
    tags Rice
    ingredients basmati rice: 300g | ghee: 2 tbs | cumin seeds: 2 tsp | peas: 100g
    step Serve with any curry.

    dish Bulgur with Vermicelli
    area Türkiye
    tags Grains
    ingredients bulgur: 2 cups | butter: 50 g | tomato paste: 1 tbs | vermicelli: 1/2 cup, fried
    step Good with yogurt alone.

    dish Arroz con Coco
    area Colombian
    tags Rice
    ingredients long-grain rice: 2 cups | coconut oil: 2 tbsp | brown sugar: 1 tbsp | raisins: 1/4 cup
    step Beside fried fish.

    dish Shirin Polo Rice
    area Iranian
    tags Rice | Feast
    ingredients basmati rice: 2 cups | butter: 75g | saffron: 1 pinch | candied orange peel: 3 tbs
    step Heap it up and scatter with pistachios.

    dish Barley with Mushrooms
    area Finnish
    tags Grains
    ingredients pearl barley: 250g | butter: 30g | dried mushrooms: 20 g, soaked | chives: 1 bunch
    step For game, or for itself.

    dish Riz au Gras
    area Côte d'Ivoire
    tags Rice
    ingredients broken rice: 400g | palm oil: 3 tbs | tomato purée: 2 tbs | parsley: 1 handful
    step The crust at the bottom goes to the cook.

    family 53500
    category Starter
    ingredients onion: 1 | vegetable stock: 900ml | salt: To taste
    step Chop the onion and cook it in the {1} for 10 minutes without letting it colour.
    step Add the {2} and the vegetable stock and simmer for 20 minutes, until very soft.
    step Blend until smooth, return to the pan and stir in the {3}. Taste for salt.
    step Ladle into cups and top with the {4}.

    dish Velvet Leek Soup
    area French
    tags Soup
    ingredients butter: 50g | leeks: 4 | double cream: 100ml | chives: 1 small bunch
    step In summer, serve it cold.

    dish Tomato Soup with Basil
    area Italian
    tags Soup
    ingredients olive oil: 3 tbs | tomatoes: 1.2kg | mascarpone: 2 tbs | basil: 1 handful
    step With toast for dipping.

    dish Carrot and Coriander Soup
    area British
    tags Soup | Cheap
    ingredients sunflower oil: 2 tbs | carrots: 800 g | orange juice: 100ml | coriander: ½ bunch
    step Freezes well.

    dish Nettle Soup
    area Swedish
    tags Soup | Spring
    ingredients butter: 2 tbs | nettles: 2 litres, young | crème fraîche: 1 dl | boiled eggs: 2, halved
    step Pick the nettles with gloves.

    dish Pumpkin and Coconut Soup
    area Thai
    tags Soup | Vegan
    ingredients coconut oil: 1 tbs | pumpkin: 1kg | coconut milk: 400ml | chilli oil: few drops
    step A lime wedge with each cup.

    dish Cream of Asparagus
    area German
    tags Soup | Spring
    ingredients butter: 40g | white asparagus: 500g | egg yolk: 1 | chervil: a few sprigs
    step Do not boil it again.

    dish コーンポタージュ Corn Potage
    area Japanese
    tags Soup
    ingredients butter: 30g | sweetcorn: 4 cobs | milk: 200ml | croutons: To serve
    step In hot weather, chill it overnight.

    dish Groundnut Soup Cups
    area Ghanaian
    tags Soup | Spicy
    ingredients groundnut oil: 1 tbs | tomatoes: 400g | peanut butter: 150 g | roasted peanuts: 1 handful
    step A little chilli wakes it up.

    family 53520
    category Starter
    ingredients bread: 8 slices | olive oil: For brushing
    step Brush the bread with olive oil and toast or grill it on both sides.
    step Mix the {1} with the {2} and season with the {3}. Leave for 15 minutes.
    step Heap onto the toast and finish with the {4}.

    dish Bruschetta
    area Italian
    tags Quick | Vegan
    ingredients tomatoes: 4, diced | red onion: ½ | salt: 1 tsp | basil: 8 leaves
    step Eat leaning forward.

    dish Toast Skagen
    area Swedish
    tags Quick | Shellfish
    ingredients prawns: 400g, peeled | mayonnaise: 4 tbs | lemon juice: 1 tbs | dill: 4 sprigs
    step A spoon of roe makes it a feast.

    dish Mushroom Toast
    area Polish
    tags Quick
    ingredients mushrooms: 300g, fried | sour cream: 3 tbs | black pepper: Lots | parsley: 2 tbs
    step Serve warm.

    dish Pan con Tomate y Jamón
    area Spanish
    tags Quick
    ingredients grated tomatoes: 3 | garlic: 1 clove, grated | sea salt: Flakes | jamón: 8 slices
    step Nothing else, please.

    dish Smoked Mackerel Toast
    area British
    tags Quick | Fish
    ingredients smoked mackerel: 2 fillets | cream cheese: 150g | horseradish: 1 tsp | watercress: 1 bunch
    step With pickled cucumber.

    dish Hummus Toast with Lamb
    area Lebanese
    tags Quick
    ingredients hummus: 250g | fried minced lamb: 150g | sumac: 1 tsp | pine nuts: 2 tbs
    step Warm the plate too.

    dish 虾多士 Prawn Toast
    area Chinese
    tags Party
    ingredients minced prawns: 250g | egg white: 1 | white pepper: ¼ tsp | sesame seeds: 4 tbs
    step Bake at 200C for 8 minutes, until the prawns are pink.

    family 53540
    category Vegan
    ingredients onion: 1 | garlic: 3 cloves | salt: 1 tsp | water: 500ml
    step Chop the onion and the garlic and fry both in the {1} with the salt for 8 minutes.
    step Stir in the {2} and, after a minute, the {3}.
    step Add the {4} and the water and simmer for 25 to 35 minutes, stirring now and then.

    dish Dal Tadka
    area India
    tags Curry | Cheap
    ingredients coconut oil: 2 tbs | cumin seeds: 1 tbs | tomatoes: 2 | red lentils: 250g
    step Fry mustard seeds and chilli in a little oil and pour over.

    dish Mujaddara
    area Lebanese
    tags Rice | Cheap
    ingredients olive oil: 6 tbs | allspice: 1 tsp | green lentils: 200g | basmati rice: 200 g
    step Crown it with onions fried almost black.

    dish Misir Wat
    area Ethiopian
    tags Stew | Spicy
    ingredients sunflower oil: 4 tbs | berbere: 2 tbs | tomato paste: 2 tbs | red lentils: 300g
    step On injera, with greens.

    dish Black Bean Chilli
    area Mexican
    tags Stew | Spicy
    ingredients vegetable oil: 2 tbsp | chipotle paste: 1 tbsp | chopped tomatoes: 2 x 400g | black beans: 2 x 400g
    step Avocado, lime, and a square of dark chocolate in the pot.

    dish Gigantes Plaki
    area Greek
    tags Stew
    ingredients olive oil: 100 ml | oregano: 2 tsp | tomato passata: 500g | butter beans: 500g, soaked and boiled
    step Better lukewarm.

    dish Red-Red
    area Ghanaian
    tags Stew
    ingredients palm oil: 4 tbs | ginger: 1 thumb | tomato purée: 1 small tin | black-eyed beans: 2 tins
    step Serve with fried plantain.

    dish Chana Masala
    area India
    tags Curry
    ingredients rapeseed oil: 3 tbs | garam masala: 1 tbs | amchur: 1 tsp | chickpeas: 2 x 400g
    step Slice a red onion over it.

    family 53560
    category Vegan
    ingredients firm tofu: 400g | cornflour: 3 tbs | vegetable oil: 4 tbs
    step Press the firm tofu under something heavy for 20 minutes. Cut into cubes and turn in the cornflour.
    step Fry in the vegetable oil on all sides until crisp, about 8 minutes. Lift out.
    step Fry the {1} and the {2} in what is left in the pan for 3 minutes.
    step Add the {3} and the {4} and bubble until sticky. Turn the tofu in it.

    dish 麻婆 Mapo-Style Tofu
    area Chinese
    tags Spicy | Quick
    ingredients shiitake mushrooms: 100g, minced | chilli bean paste: 2 tbs | soy sauce: 1 tbs | Sichuan pepper: 1 tsp
    step With plain rice, and water within reach.

    dish Tofu with Peanut Sauce
    area Indonesian
    tags Quick
    ingredients shallots: 3 | red chillies: 2 | peanut butter: 4 tbs | kecap manis: 2 tbs
    step Serve with blanched beansprouts.

    dish Agedashi-Style Tofu
    area Japanese
    tags Quick
    ingredients ginger: 1 thumb | spring onions: 3 | kombu dashi: 200ml | soy sauce: 2 tbs
    step Grate mooli over it.

    dish Salt and Pepper Tofu
    area Vietnamese
    tags Quick | Spicy
    ingredients garlic: 4 cloves | green chillies: 2 | black pepper: 2 tsp | lime juice: 1 lime
    step A heap of salad underneath.

    dish Dubu Jorim
    area South Korean
    tags Quick | Spicy
    ingredients onion: 1 | spring onions: 2 | gochugaru: 1 tbs | soy sauce: 4 tbs
    step Keeps for three days in the fridge.

    dish Tofu with Black Beans and Rum
    area Cuban
    tags Quick
    ingredients green pepper: 1 | red onion: 1 | black beans: 1 can | dark rum: 2 tbsp
    step Rice, and music.

    dish Sweet and Sour Tofu
    area American
    tags Quick
    ingredients red pepper: 1 | pineapple: 200g | rice vinegar: 3 tbsp | ketchup: 1/4 cup
    step Children may pick out the pepper.

    family 53580
    category Vegan
    ingredients olive oil: 3 tbs | salt: to taste
    step Cook the {1} as the packet says, drain, and season with a little salt.
    step Heat the oven to 200C. Toss the {2} in the olive oil and roast for 25 minutes.
    step Whisk the {4} with two spoons of water and a pinch of salt.
    step Divide the grains between bowls, add the vegetables and the {3}, and spoon the dressing over.

    dish Quinoa Bowl with Squash
    area Peruvian
    tags Bowl | Light
    ingredients quinoa: 250g | butternut squash: ½ | avocado: 2 | lime juice: 2 limes
    step Toasted maize on top.

    dish Couscous with Seven Vegetables
    area Moroccan
    tags Bowl
    ingredients couscous: 300g | root vegetables: 800g mixed | chickpeas: 400g | harissa: 1 tbs
    step Pour some hot stock over it at the table.

    dish Freekeh with Aubergine
    area Syrian
    tags Bowl
    ingredients freekeh: 250 g | aubergines: 2 | pomegranate seeds: ½ cup | tahini: 4 tbs
    step Scatter with mint.

    dish Buckwheat with Beetroot
    area Ukrainian
    tags Bowl | Cheap
    ingredients buckwheat: 200g | beetroot: 4 | pickled cucumbers: 3 | mustard: 2 tbs
    step A lot of dill.

    dish Rice Bowl with Aubergine 茄子丼
    area Japanese
    tags Bowl
    ingredients short-grain rice: 300g | Japanese aubergines: 4 | pickled ginger: 2 tbs | red miso: 2 tbs
    step Sprinkle with seven-spice.

    dish Millet with Greens
    area Senegalese
    tags Bowl
    ingredients millet: 250g | sweet potatoes: 2 | kale: 200g, steamed | peanut butter: 3 tbs
    step Add chilli if you miss it.

    dish Spelt with Cherry Tomatoes
    area Swiss
    tags Bowl | Summer
    ingredients spelt: 250g | cherry tomatoes: 500g | rocket: 1 bag | balsamic vinegar: 2 tbs
    step Good for a picnic.

    family 53600
    category Vegetarian
    ingredients butter: 30g | salt: 1 tsp | black pepper: To taste
    step Rub an ovenproof dish with some of the butter. Heat the oven to 190C/170C fan/gas 5.
    step Slice the {1} and layer with the {2}, the salt and black pepper.
    step Whisk the {3} and pour it over; it should come two thirds of the way up.
    step Cover with the {4}, dot with the rest of the butter and bake for 45 to 55 minutes.

    dish Gratin Dauphinois
    area French
    tags Oven
    ingredients potatoes: 1 kg | garlic: 2 cloves | double cream: 500ml | Gruyère: 50g
    step It waits well, covered.

    dish Parmigiana
    area Italian
    tags Oven
    ingredients aubergines: 4, fried | basil: 1 handful | tomato passata: 600 ml | mozzarella: 250g
    step Serve neither hot nor cold.

    dish Celeriac and Chestnut Gratin
    area British
    tags Oven | Winter
    ingredients celeriac: 1 large | cooked chestnuts: 150g | double cream: 300ml | Stilton: 75 g
    step With a sharp salad.

    dish Courgette Gratin
    area Greek
    tags Oven | Summer
    ingredients courgettes: 6 | mint: ½ bunch | beaten eggs: 4 | feta: 200g
    step Cold pieces are good for lunch.

    dish Cauliflower Cheese Curry Bake
    area India
    tags Oven | Spicy
    ingredients cauliflower: 1 | curry leaves: 10 | spiced yogurt: 400g | paneer: 200g, grated
    step Naan to scoop it up.

    dish Jansson without Anchovies
    area Swedish
    tags Oven | Christmas
    ingredients potatoes: 1 kg, in matchsticks | onions: 3 | cream: 4 dl | breadcrumbs: 3 tbs
    step Capers stand in for the fish.

    dish Chayote al Gratén
    area Mexican
    tags Oven
    ingredients chayotes: 3 | green chillies: 2, roasted | Mexican cream: 1 cup | Oaxaca cheese: 1 1/2 cups
    step Warm tortillas beside it.

    family 53620
    category Vegetarian
    ingredients eggs: 8 | salt: ½ tsp | olive oil: 3 tbs
    step Beat the eggs lightly with the salt and the {4}.
    step Cook the {1} in half of the olive oil in a 24cm pan until soft. Add the {2} for the last few minutes.
    step Stir the vegetables and the {3} into the eggs. Heat the rest of the oil in the pan and pour everything in.
    step Cook over a low heat for 8 minutes. Turn with the help of a plate and give it 3 minutes more.

    dish Tortilla Española
    area Spanish
    tags Eggs
    ingredients potatoes: 600g | onion: 1 large | parsley: 1 tbs | black pepper: pinch
    step Let it cool, and cut into wedges.

    dish Kuku Sabzi
    area Iranian
    tags Eggs | New Year
    ingredients leek: 1 | spinach: 200g | dill: 1 bunch | turmeric: 1 tsp
    step Serve with flatbread and radishes.

    dish Frittata with Peas
    area Italian
    tags Eggs
    ingredients spring onions: 6 | peas: 200g | mint: 1 handful | pecorino: 40g
    step Good in a sandwich.

    dish Eggah with Aubergine
    area Egyptian
    tags Eggs
    ingredients aubergine: 1 | tomatoes: 2 | coriander: ½ bunch | cumin: 1 tsp
    step Squeeze lemon over the slices.

    dish Chive and Potato Omelette
    area Danish
    tags Eggs
    ingredients boiled potatoes: 300g | onion: 1 | chives: 2 bunches | milk: 1 dl
    step Rye bread and mustard.

    dish Trinxat-Style Omelette
    area Catalan
    tags Eggs | Winter
    ingredients cabbage: ½, boiled | cooked potatoes: 400 g | garlic: 2 cloves | nutmeg: Grating
    step Eat from the pan.

    dish Okonomiyaki-Style Omelette お好み焼き
    area Japanese
    tags Eggs
    ingredients white cabbage: ¼ | beansprouts: 100g | pickled ginger: 2 tbs | soy sauce: 1 tbs
    step Brown sauce and mayonnaise in stripes.

    family 53640
    category Vegetarian
    ingredients onion: 1 | ginger: 1 thumb | salt: to taste | vegetable oil: 3 tbs
    step Cut the {1} into cubes and fry in the vegetable oil until golden. Lift out onto paper.
    step Chop the onion and the ginger and cook in the same oil until brown. Add the {2} and stir for a minute.
    step Add the {3}, some salt and a cup of water and simmer for 15 minutes.
    step Stir in the {4} and the cheese and warm through.

    dish Palak Paneer
    area India
    tags Curry
    ingredients paneer: 250g | garam masala: 2 tsp | spinach purée: 500g | double cream: 50ml
    step Rice or roti.

    dish Matar Paneer
    area India
    tags Curry
    ingredients paneer: 250g | coriander seeds: 1 tbs | tomatoes: 4, puréed | peas: 200 g
    step Finish with coriander leaves.

    dish Halloumi Shakshuka
    area Israeli
    tags Brunch
    ingredients halloumi: 250g | paprika: 2 tsp | chopped tomatoes: 2 x 400g | red peppers: 2, roasted
    step Crack in some eggs if you are hungry.

    dish Saganaki with Tomato
    area Greek
    tags Quick
    ingredients kefalotyri: 200g | chilli flakes: ½ tsp | tomatoes: 500g | oregano: 1 tsp
    step Ouzo in the pan, and out with the lights.

    dish Chhena Curry
    area Bangladeshi
    tags Curry
    ingredients chhena: 300g | panch phoron: 2 tsp | potatoes: 3, diced | yogurt: 100g
    step A pinch of sugar, as they do in Bengal.

    dish Juustoleipä in Cream
    area Finnish
    tags Quick
    ingredients bread cheese: 250g | white pepper: ¼ tsp | cream: 2 dl | cloudberries: 1 dl
    step Sweet or not is a matter of opinion.

    dish 咖喱 Fried Cheese Curry
    area Malaysian
    tags Curry
    ingredients paneer: 300g | curry powder: 2 tbs | coconut milk: 400ml | long beans: 150g
    step With flaky roti.

    family 53660
    category Breakfast
    ingredients eggs: 2 | milk: 300ml | salt: pinch | butter: For frying
    step Whisk the eggs with the milk and the salt. Stir in the {1} and the {2} and leave for 20 minutes.
    step Stir the {3} into the batter.
    step Melt a little butter in a pan over a medium heat and fry pancakes until they are golden on both sides.
    step Serve with the {4}.

    dish Buttermilk Pancakes
    area American
    tags Sweet | Brunch
    ingredients plain flour: 2 cups | baking powder: 1 tbsp | buttermilk: 1/2 cup | maple syrup: To serve
    step Stack them high.

    dish Crêpes with Lemon
    area French
    tags Sweet
    ingredients flour: 150g | sugar: 1 tbs | melted butter: 30g | lemon: 2, in wedges
    step The first one is the cook's.

    dish Raggmunk
    area Swedish
    tags Savoury
    ingredients plain flour: 2 dl | grated potatoes: 8 | parsley: 1 tbs | lingonberry jam: 1 dl
    step Fried pork is traditional.

    dish Blini
    area Russian
    tags Savoury | Party
    ingredients buckwheat flour: 150g | dried yeast: 1 tsp | sour cream: 2 tbs | smoked salmon: 100g
    step Wait until the batter is full of bubbles.

    dish Dosa-Style Pancakes
    area India
    tags Savoury
    ingredients rice flour: 200g | gram flour: 2 tbs | cumin seeds: 1 tsp | coconut chutney: 1 small bowl
    step Fry one side only.

    dish どら焼き Dorayaki
    area Japanese
    tags Sweet
    ingredients cake flour: 160 g | sugar: 100g | honey: 1 tbs | red bean paste: 250g
    step Sandwich in pairs.

    dish Banana Pancakes
    area Australian
    tags Sweet
    ingredients self-raising flour: 1 1/2 cups | cinnamon: ½ tsp | mashed bananas: 2 | passion fruit: 3
    step Good for an empty Sunday.

    dish Cachapas
    area Venezuelan
    tags Savoury
    ingredients maize flour: 1 cup | sugar: 2 tbsp | sweetcorn: 3 cups | white cheese: 8 oz
    step Fold round the cheese.

    family 53680
    category Breakfast
    ingredients salt: Pinch | water: 250ml
    step Bring the water and the {2} to a simmer with the salt.
    step Rain in the {1}, stirring, and cook gently for 8 minutes to an hour, depending on the grain, until thick.
    step Stir in the {3} and cover for two minutes.
    step Top with the {4}.

    dish Oat Porridge with Apple
    area British
    tags Sweet | Cheap
    ingredients oats: 100g | milk: 300ml | brown sugar: 1 tbs | apple: 1, grated
    step A wooden spoon, stirred clockwise, they say.

    dish 皮蛋瘦肉粥 Congee
    area Chinese
    tags Savoury
    ingredients rice: 150g | chicken stock: 1.5 litres | shredded pork: 150g | century egg: 1
    step Spring onion and white pepper.

    dish Grits with Prawns
    area American
    tags Savoury
    ingredients grits: 1 cup | milk: 3 cups | cheddar: 1 cup | fried prawns: 12
    step Hot sauce on the table.

    dish Kasha with Mushrooms
    area Russian
    tags Savoury
    ingredients buckwheat: 200 g | mushroom stock: 400ml | butter: 40g | fried mushrooms: 200g
    step A spoon of smetana.

    dish Semolina with Cherries
    area German
    tags Sweet
    ingredients semolina: 80g | milk: 500ml | vanilla sugar: 1 sachet | sour cherries: 1 jar
    step Children's food for all ages.

    dish Arroz Caldo
    area Filipino
    tags Savoury
    ingredients glutinous rice: 1 cup | chicken broth: 6 cups | ginger: 1 thumb, shredded | fried garlic: 2 tbsp
    step Calamansi, or a lime.

    dish Uji wa Mtama
    area Kenyan
    tags Sweet
    ingredients millet flour: 60g | milk: 250 ml | sugar: 2 tbs | ground nuts: 1 handful
    step Drink it from a mug.

    dish Fruktgröt with Rye
    area Danish
    tags Sweet
    ingredients rye flakes: 120g | apple juice: 300ml | raisins: 50g | yogurt: 4 tbs
    step Keeps you going until two.

    family 53700
    category Goat
    ingredients onions: 2 | garlic: 6 cloves | salt: 2 tsp | water: 600ml
    step Rub the {1} with the salt and half of the {2}. Leave for two hours, or until tomorrow.
    step Slice the onions and brown them in the {3} with the chopped garlic. Add the rest of the spice.
    step Add the meat and turn it for 10 minutes, until the pot is nearly dry.
    step Pour in the water and the {4}, cover, and simmer for 2 to 2½ hours, until the bones are loose.

    dish Curry Goat
    area Jamaican
    tags Curry | Spicy
    ingredients goat shoulder: 3 lb | Jamaican curry powder: 4 tbsp | vegetable oil: 3 tbsp | Scotch bonnet: 1 whole
    step Rice and peas.

    dish Kosha Mangsho
    area India
    tags Curry
    ingredients goat leg: 1kg | garam masala: 2 tbs | mustard oil: 5 tbs | yogurt: 200g
    step Luchi, puffed and hot.

    dish Nihari
    area Pakistani
    tags Stew | Breakfast
    ingredients goat shanks: 1.5 kg | nihari masala: 4 tbs | ghee: 100g | ginger: 1 thumb, shredded
    step Simmer overnight if you can.

    dish Seco de Cabrito
    area Peruvian
    tags Stew
    ingredients kid goat: 1 kg | cumin: 1 tbsp | vegetable oil: 4 tbsp | coriander: 1 large bunch, blended
    step White beans and rice.

    dish Pepper Soup
    area Nigerian
    tags Soup | Spicy
    ingredients goat meat: 800g | pepper soup spice: 3 tbs | palm oil: 1 tbs | scent leaf: 1 handful
    step For colds and for celebrations.

    dish Khasi ko Masu
    area Nepalese
    tags Curry
    ingredients goat with bone: 1 kg | meat masala: 3 tbs | mustard oil: 4 tbs | tomatoes: 4
    step Beaten rice under it.

    dish Kari Kambing 咖喱羊
    area Malaysian
    tags Curry | Spicy
    ingredients mutton: 1kg | curry powder: 5 tbs | coconut oil: 4 tbs | coconut milk: 400 ml
    step Roti jala to soak it up.

    family 53720
    category Goat
    ingredients salt: 1 tbs | garlic: 1 head | lemon: 2
    step Pound the garlic with the salt, the {2} and the juice of the lemon. Rub it into the {1} and leave overnight.
    step Heat the oven to 230C/210C fan/gas 8. Put the meat in a tin, brush with the {3} and roast for 20 minutes.
    step Turn down to 160C/140C fan/gas 3, add the {4} to the tin, cover with foil and roast for 2 hours.
    step Take off the foil for the last 20 minutes. Rest before carving.

    dish Nyama Choma
    area Kenyan
    tags Roast | Barbecue
    ingredients goat leg: 2kg | black pepper: 1 tsp | sunflower oil: 2 tbs | beer: 330ml
    step Chop it up on a board and eat with ugali.

    dish Cabrito al Pastor
    area Mexican
    tags Roast
    ingredients kid: 1/2 | oregano: 1 tbsp | lard: 3 tbsp | onions: 4
    step Tortillas and a fierce salsa.

    dish Capretto with Potatoes
    area Italian
    tags Roast | Easter
    ingredients kid: 1.5 kg, jointed | rosemary: 4 sprigs | olive oil: 100ml | potatoes: 1kg
    step A bitter salad beside it.

    dish Chanfana
    area Portuguese
    tags Roast
    ingredients goat: 2 kg | sweet paprika: 2 tbs | pork fat: 50g | red wine: 1 litre
    step In black clay, if you have it.

    dish Katsikaki with Oregano
    area Greek
    tags Roast | Easter
    ingredients goat shoulder: 1.8kg | oregano: 2 tbs | olive oil: 100 ml | tomatoes: 6
    step Chips fried in olive oil.

    dish Mandi-Style Goat
    area Saudi Arabian
    tags Roast | Feast
    ingredients goat shoulder: 2kg | hawaij: 3 tbs | ghee: 75g | onions: 3
    step On a platter of yellow rice.

    dish ヒージャー Okinawan Goat
    area Japanese
    tags Roast
    ingredients goat ribs: 1 kg | ginger: 1 large piece | awamori: 100ml | mugwort: 1 bunch
    step Not for the timid.
    """#
}
