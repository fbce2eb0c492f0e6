/// The meals that were written one by one, by id, as data; the format is that of ``ContentRecord``.
///
/// A name among the ingredients may come twice, and one without a measure is left to the cook. Each `step` is one or
/// more whole sentences.
enum MealContent {
  /// The meals.
  static let text = #"""
    meal Skärgård Fish Soup
    id 52764
    category Seafood
    area Swedish
    tags Soup | Fish
    style numbered
    ingredients cod: 400g | salmon: 200 g | prawns: 150g | leek: 1 | carrots: 2 | potatoes: 3 | butter: 2 msk | saffron: ½ g | white wine: 2 dl | fish stock: 1 litre | double cream: 2 dl | dill: 1 bunch | salt
    step Cut the leek, carrots and potatoes small and let them sweat in the butter with the saffron.
    step Pour in the white wine, boil it away by half, then add the fish stock and cook until the potatoes are nearly soft.
    step Stir in the double cream. Slide in the cod and the salmon in large pieces and keep just below the boil for 5 minutes.
    step Take the pot off the heat, add the prawns and the dill, and taste for salt.

    meal Grilled Octopus with Broad Bean Purée
    id 52765
    category Seafood
    area Greek
    tags Grill | Meze
    style headings
    ingredients octopus: 1.5kg | red wine vinegar: 100ml | bay leaves: 2 | olive oil: 8 tbs | dried broad beans: 250g | red onion: ½ | lemon: 1 | capers: 1 tbs | oregano: Pinch
    step Put the octopus in a pot with the red wine vinegar and bay leaves, and no water. Cover and let it stew in its own juice for an hour, until a knife meets no resistance.
    step Meanwhile boil the dried broad beans until they fall apart. Beat in half of the olive oil and the juice of the lemon.
    step Brush the octopus with oil and grill over charcoal until the edges are black.
    step Slice it over the purée. Chopped red onion, capers and oregano go on top.

    meal Ceviche de Corvina
    id 52766
    category Seafood
    area Peruvian
    tags Raw | Quick
    style blob
    ingredients corvina: 1 lb, very fresh | limes: 10 | red onion: 1 | aji limo: 1 | coriander: A handful | sweet potato: 1 | choclo: 1 cob | salt: 1 tsp
    step Boil the sweet potato and the choclo and let them cool.
    step Slice the red onion as thin as paper and rinse it in ice water.
    step Cut the corvina into cubes, salt it, and mix with the chopped aji limo and coriander.
    step Squeeze the limes over it by hand, not to the last drop, and add an ice cube. Three minutes are enough.
    step Serve with the onion on top and the boiled vegetables beside it.

    meal Bakewell-Style Tart with Damsons
    id 52767
    category Dessert
    area British
    tags Tart | Baking
    style headings
    ingredients shortcrust pastry: 1 sheet | damson jam: 4 tbs | butter: 125g | caster sugar: 125g | ground almonds: 125 g | egg: 1, beaten | almond extract: ½ tsp | flaked almonds: 50g
    step Line a 20cm tin with the shortcrust pastry, trim, and chill for 30 minutes. Bake it blind at 200C/180C fan/gas 6 for 20 minutes.
    step Spread the damson jam over the base.
    step Melt the butter, stir in the caster sugar, then the ground almonds, the egg and the almond extract. Pour it over the jam and scatter with the flaked almonds.
    step Bake for about 35 minutes. If the nuts brown too fast, cover them.

    meal Crème brûlée à la lavande
    id 52768
    category Dessert
    area French
    tags Cold | Dinner Party
    style lines
    ingredients double cream: 500ml | lavender: 1 tsp flowers | egg yolks: 6 | caster sugar: 80g | demerara sugar: 4 tbs
    step Bring the double cream with the lavender slowly to the edge of boiling. Leave for ten minutes, then strain.
    step Stir, do not whisk, the egg yolks with the caster sugar; add the cream.
    step Bake in shallow dishes in a water bath at 140C for 35 minutes. Chill for a night.
    step Cover with demerara sugar and burn it under a flame until it is glass.

    meal Semlor
    id 52769
    category Dessert
    area Swedish
    tags Baking | Lent
    style numbered
    ingredients milk: 2 ½ dl | butter: 75g | fresh yeast: 25g | cardamom: 2 tsp | caster sugar: ½ dl | plain flour: 7 dl | egg: 1 | almond paste: 200g | double cream: 3 dl | icing sugar
    step Melt the butter, add the milk and warm to the temperature of a finger. Dissolve the fresh yeast in it.
    step Knead in the cardamom, caster sugar and plain flour for ten minutes. Let the dough rise for 45 minutes.
    step Shape twelve buns, let them rise again, brush with the egg and bake at 225C for 8 to 10 minutes.
    step Cut off a lid. Mix the crumb with the grated almond paste and a little milk, and fill the buns with it.
    step Pipe on the whipped double cream, put the lids back and dust with icing sugar.

    meal 芒果糯米糍 Mango Mochi
    id 52770
    category Dessert
    area Chinese
    tags Sweet | No Bake
    style untidy
    ingredients glutinous rice flour: 120g | cornflour: 30g | sugar: 50 g | coconut milk: 180ml | vegetable oil: 1 tbs | mango: 2 ripe | desiccated coconut: To coat
    step Whisk the glutinous rice flour, cornflour, sugar, coconut milk and vegetable oil until no lumps remain.
    step Steam in a flat bowl for 20 minutes. Knead while still warm, with gloves.
    step Divide into twelve, flatten, wrap round a piece of mango, and roll in the desiccated coconut.

    meal Beef Wellington for a Small Party
    id 52771
    category Beef
    area British
    tags Roast | Feast
    style headings
    ingredients beef fillet: 750g | olive oil: 2 tbs | chestnut mushrooms: 400g | shallots: 2 | thyme: 3 sprigs | Madeira: 100ml | Dijon mustard: 1 tbs | prosciutto: 10 slices | puff pastry: 500g | egg yolks: 2 | sea salt: Flakes
    step Sear the beef fillet in the olive oil on every side. Brush with the Dijon mustard while hot, and let it go cold.
    step Chop the chestnut mushrooms and shallots very finely and cook with the thyme until dry. Add the Madeira and cook until dry again.
    step Lay the prosciutto on film, spread the mushrooms over it, set the beef on top and roll up tightly. Chill for 20 minutes.
    step Roll the parcel in the puff pastry, seal, brush with the egg yolks, and sprinkle with sea salt.
    step Bake at 220C/200C fan/gas 7 for 25 to 30 minutes. Rest for ten before you cut thick slices.

    meal Teriyaki Chicken Casserole
    id 52772
    category Chicken
    area Japanese
    tags Meat | Casserole
    style lines
    ingredients soy sauce: 3/4 cup | water: ½ cup | brown sugar: 1/4 cup | ground ginger: 1/2 teaspoon | garlic: 1 clove, crushed | cornflour: 4 Tablespoons | chicken breasts: 2 | mixed vegetables: 1 (12 oz.) bag | brown rice: 3 cups, cooked
    step Heat the oven to 180°C and oil a baking dish.
    step Simmer the soy sauce with half of the water, the brown sugar, ground ginger and garlic for two minutes. Stir the cornflour into the rest of the water and thicken the sauce with it.
    step Lay the chicken breasts in the dish, pour a third of the sauce over them and bake for 35 minutes.
    step Pull the chicken apart. Mix it with the brown rice, the mixed vegetables, steamed, and more of the sauce.
    step Bake for another quarter of an hour and bring the last of the sauce to the table.

    meal Picadillo Habanero
    id 52773
    category Beef
    area Cuban
    tags Quick | Cheap
    style blob
    ingredients minced beef: 1 lb 2 oz | onion: 1 | green pepper: 1 | garlic: 3 cloves | tomato sauce: 1 (8 oz.) can | white wine: 1/4 cup | stuffed olives: 12 | raisins: 2 tbsp | cumin: 1/2 tsp | bay leaf: 1 | rice: To serve
    step Fry the onion, green pepper and garlic, all chopped, until soft.
    step Add the minced beef with the cumin and the bay leaf and brown it.
    step Pour in the tomato sauce and the white wine, and simmer for 15 minutes.
    step Stir in the stuffed olives and raisins and serve with rice and a fried egg.

    meal Sauerbraten
    id 52774
    category Beef
    area German
    tags Roast | Sunday
    style paragraphs
    ingredients beef topside: 1.5 kg | red wine vinegar: 300ml | red wine: 500ml | onions: 2 | carrots: 2 | juniper berries: 8 | cloves: 4 | bay leaves: 3 | lard: 2 tbs | gingerbread: 80g | raisins: 50g
    step Boil the red wine vinegar and the red wine with the onions, carrots, juniper berries, cloves and bay leaves. When cold, pour it over the beef topside. Turn the meat once a day for four days.
    step Dry the meat and brown it in the lard. Add the vegetables, then the marinade, and braise for 2½ hours.
    step Strain the sauce, crumble in the gingerbread, add the raisins, and let it simmer until it shines.

    meal Coq au Riesling
    id 52775
    category Chicken
    area French
    tags Stew
    style numbered
    ingredients chicken: 1, jointed | butter: 30g | smoked bacon: 100 g, in strips | shallots: 8 | button mushrooms: 250g | Riesling: 1 bottle, less a glass | crème fraîche: 200ml | tarragon: 2 sprigs | salt: to taste
    step Brown the chicken in the butter with the smoked bacon. Salt it.
    step Add the shallots and the button mushrooms and cook until they take colour.
    step Pour in the Riesling and simmer without a lid for 40 minutes. The missing glass is for the cook.
    step Stir in the crème fraîche, boil for a few minutes, and finish with tarragon.

    meal 棒棒鸡 Bang Bang Chicken
    id 52776
    category Chicken
    area Chinese
    tags Cold | Spicy
    style lowerCaseHeadings
    ingredients chicken breasts: 2 | ginger: 4 slices | cucumber: 1 | sesame paste: 2 tbs | soy sauce: 1 tbs | black vinegar: 1 tbs | chilli oil: 2-3 tbs | Sichuan pepper: ½ tsp | sugar: 1 tsp | peanuts: 2 tbs, crushed
    step Poach the chicken breasts with the ginger for 12 minutes and let them cool in the water.
    step Beat them with a rolling pin (hence the name) and tear into shreds. Cut the cucumber to match.
    step Stir the sesame paste with a little broth, the soy sauce, black vinegar, chilli oil, Sichuan pepper and sugar.
    step Dress, and strew with the peanuts.

    meal Lamb Biryani of Twenty Things
    id 52777
    category Lamb
    area India
    tags Rice | Feast | Spicy
    style headings
    ingredients lamb shoulder: 1kg, cubed | yogurt: 250g | ginger: 2 tbs, grated | garlic: 8 cloves | Kashmiri chilli: 1 tbs | turmeric: 1 tsp | salt: 1 tbs | onions: 5 | ghee: 150g | cinnamon: 2 sticks | cardamom: 8 pods | cloves: 6 | bay leaves: 3 | cumin seeds: 1 tsp | basmati rice: 600g | saffron: 1 large pinch | milk: 100ml | mint: 1 bunch | coriander: 1 bunch | rose water: 1 tsp
    step Mix the lamb shoulder with the yogurt, ginger, crushed garlic, Kashmiri chilli, turmeric and half of the salt. Leave overnight.
    step Slice the onions and fry them in the ghee until crisp. Set half aside.
    step Add the cinnamon, cardamom, cloves, bay leaves and cumin seeds to the pot, then the meat, and cook for an hour.
    step Boil the basmati rice with the rest of the salt for 5 minutes; drain. Warm the saffron in the milk.
    step Layer the meat and the rice with the mint, coriander and fried onions. Sprinkle with the saffron milk and rose water.
    step Seal the lid with dough and leave on the lowest flame for 30 minutes.

    meal Fårikål
    id 52778
    category Lamb
    area Norwegian
    tags Stew | Autumn
    style lines
    ingredients stewing lamb: 1.5kg, on the bone | white cabbage: 1.5 kg | black peppercorns: 4 tsp | salt: 2 tsp | plain flour: 2 tbs | water: 3 dl | potatoes: 8, boiled
    step Layer the stewing lamb and the white cabbage, cut into boats, in a large pot. Sprinkle salt, plain flour and black peppercorns between the layers.
    step Pour in the water, bring to the boil, and cook slowly for 2½ hours.
    step Serve very hot with the potatoes. Fish the peppercorns out, or warn your guests.

    meal Toad in the Hole
    id 52779
    category Miscellaneous
    area British
    tags Cheap | Sunday
    style numbered
    ingredients pork sausages: 8 | plain flour: 140g | eggs: 4 | milk: 200ml | lard: 2 tbs | onions: 2 | beef stock: 300 ml | salt: ½ tsp
    step Whisk the plain flour, eggs, milk and salt and let the batter rest.
    step Brown the pork sausages in a tin with the lard at 220C/200C fan/gas 7 for 15 minutes.
    step Pour in the batter quickly and do not open the oven for 30 minutes.
    step Fry the onions very slowly, add the beef stock, and boil down to a gravy.

    meal 大阪たこ焼き Takoyaki
    id 52780
    category Miscellaneous
    area Japanese
    tags Snack | Street Food
    style untidy
    ingredients plain flour: 150g | dashi: 450ml | eggs: 2 | boiled octopus: 150g | spring onions: 2 | pickled ginger: 2 tbs | tempura scraps: 3 tbs | oil: For the pan | takoyaki sauce: to taste | bonito flakes: handful
    step Mix the plain flour, dashi and eggs into a thin batter.
    step Oil the pan well and heat it until it smokes. Fill every hole to the brim, and beyond.
    step Drop in the boiled octopus, spring onions, pickled ginger and tempura scraps. After two minutes, turn each ball with a skewer. It looks hopeless, then it works.
    step Brush with takoyaki sauce and let the bonito flakes dance.

    meal Lasagne Verdi
    id 52781
    category Pasta
    area Italian
    tags Oven | Sunday
    style paragraphs
    ingredients spinach: 200g | pasta flour: 300g | eggs: 3 | minced veal: 300 g | minced pork: 200g | pancetta: 80g | soffritto: 1 onion, 1 carrot, 1 celery | tomato paste: 3 tbs | milk: 1 litre | butter: 100g | flour: 80g | Parmesan: 150g
    step Blanch the spinach, wring it dry, and knead with the pasta flour and eggs to a dough. Rest, roll thin, and cut into sheets.
    step Brown the pancetta, the soffritto, the minced veal and the minced pork. Add the tomato paste and a ladle of water, and cook for two hours.
    step Make a white sauce of the butter, flour and milk.
    step Boil the sheets briefly. Layer with the ragù, the white sauce and the Parmesan, five or six times. Bake at 190C for 30 minutes.

    meal Käsespätzle
    id 52782
    category Pasta
    area Austrian
    tags Comfort | Vegetarian
    style blob
    ingredients plain flour: 400g | eggs: 5 | water: 1/8 litre | salt: 1 tsp | mountain cheese: 300g | onions: 3 | butter: 60g | chives: 1 bunch
    step Slice the onions and fry them in the butter, with patience, until crisp.
    step Beat the plain flour, eggs, water and salt until the dough throws bubbles.
    step Press it through a Spätzle iron into boiling water, and lift out as soon as it floats.
    step Layer with the mountain cheese, mix, and top with the onions and chives.

    meal Schweinshaxe
    id 52783
    category Pork
    area German
    tags Roast | Beer Garden
    style lines
    ingredients pork knuckle: 2 | caraway seeds: 1 tbs | salt: 1 tbs | garlic: 3 cloves | onions: 2 | dark beer: 500ml | water: to top up
    step Score the rind of the pork knuckle in diamonds. Rub with the caraway seeds, salt and garlic.
    step Stand on the sliced onions, pour in the dark beer and a little water, and roast at 160C for 2½ hours.
    step Turn up to 230C for the last 20 minutes, until the crackling blisters.

    meal Pad Krapow Moo Krob
    id 52784
    category Pork
    area Thai
    tags Spicy | Quick
    style numbered
    ingredients crispy pork belly: 400g | garlic: 6 cloves | bird's eye chillies: 5–8 | oyster sauce: 1 tbs | fish sauce: 1 tbs | sugar: 1 tsp | holy basil: 2 large handfuls | eggs: 2 | jasmine rice: 2 bowls
    step Pound the garlic with the bird's eye chillies.
    step Fry the paste until you sneeze, then add the crispy pork belly, in pieces, with the oyster sauce, fish sauce and sugar.
    step Off the heat, stir in the holy basil. Serve on jasmine rice with the eggs, fried until lacy.

    meal Rösti
    id 52785
    category Side
    area Swiss
    tags Potatoes | Cheap
    style headings
    ingredients waxy potatoes: 1 kg, boiled yesterday | butter: 3 tbs | lard: 1 tbs | salt: 1 tsp
    step Grate the waxy potatoes coarsely and mix with the salt.
    step Melt half of the butter and the lard in an iron pan. Press the potatoes in and fry over a gentle heat for 15 minutes.
    step Turn it with a plate, put the rest of the butter round the rim, and fry for 15 minutes more.

    meal Japanese Potato Salad ポテトサラダ
    id 52786
    category Side
    area Japanese
    tags Salad | Picnic
    style paragraphs
    ingredients floury potatoes: 4 | carrot: 1 | cucumber: ½ | ham: 3 slices | boiled egg: 1 | Japanese mayonnaise: 5 tbs | rice vinegar: 2 tsp | salt
    step Boil the floury potatoes with the carrot. Mash roughly while hot, add the rice vinegar, and let it cool.
    step Salt the sliced cucumber, wait ten minutes, and squeeze it dry.
    step Fold in the ham, the boiled egg, chopped, the cucumber and the Japanese mayonnaise.

    meal Georgian Walnut Aubergines
    id 52787
    category Starter
    area Georgian
    tags Vegan | Feast
    style numbered
    ingredients aubergines: 3 | walnuts: 200g | garlic: 2 cloves | blue fenugreek: 1 tsp | coriander seeds: 1 tsp | white wine vinegar: 2 tbs | water: as needed | pomegranate: 1 | sunflower oil: For frying | salt: 1 tsp
    step Slice the aubergines lengthways, salt them, and wait half an hour. Dry, and fry in the sunflower oil.
    step Grind the walnuts with the garlic, blue fenugreek, coriander seeds, white wine vinegar and enough water to make a paste.
    step Spread on the slices, roll up, and scatter with the seeds of the pomegranate.

    meal 锅贴 Potstickers
    id 52788
    category Starter
    area Chinese
    tags Party | Dumplings
    style headings
    ingredients dumpling wrappers: 30 | minced pork: 300g | Chinese leaf: 200g | ginger: 1 tbs, grated | spring onions: 3 | soy sauce: 1 tbs | sesame oil: 2 tsp | salt: 1 tsp | vegetable oil: 2 tbs | black vinegar: For dipping
    step Chop the Chinese leaf, salt it, and squeeze out the water. Stir into the minced pork with the ginger, spring onions, soy sauce and sesame oil, always in one direction.
    step Put a teaspoonful on each of the dumpling wrappers, wet the rim, and pleat.
    step Fry in the vegetable oil until the bottoms are brown. Pour in half a glass of water, cover, and steam until it is gone.
    step Turn out upside down, with black vinegar on the side.

    meal Ratatouille, the Slow Way
    id 52789
    category Vegan
    area French
    tags Summer | Stew
    style paragraphs
    ingredients aubergines: 2 | courgettes: 3 | red peppers: 2 | onions: 2 | tomatoes: 1kg | olive oil: 150 ml | garlic: 5 cloves | thyme: 4 sprigs | bay leaf: 1 | salt: to taste | basil: to finish
    step Cut the aubergines, courgettes and red peppers into large dice. Fry each alone in some of the olive oil, salt it, and lift it out.
    step Melt the onions in the same pan, add the garlic, thyme, bay leaf and the tomatoes, skinned, and cook to a thick sauce.
    step Return the vegetables and leave on the lowest heat for 40 minutes. Tear the basil over it.

    meal Kinpira Gobō
    id 52790
    category Vegan
    area Japanese
    tags Quick | Side
    style lines
    ingredients burdock: 2 roots | carrot: 1 | sesame oil: 1 tbs | dried chilli: 1 | sake: 2 tbs | sugar: 1 tbs | soy sauce: 2 tbs | sesame seeds: 1 tsp
    step Scrape the burdock and cut it into matchsticks. Soak in water. Cut the carrot likewise.
    step Stir-fry both in the sesame oil with the dried chilli for 4 minutes.
    step Add the sake, sugar and soy sauce and go on until the pan is dry. Sprinkle with sesame seeds.

    meal Spanakopita
    id 52791
    category Vegetarian
    area Greek
    tags Pie | Party
    style headings
    ingredients spinach: 1kg | spring onions: 1 bunch | dill: 1 bunch | feta: 400g | eggs: 3 | nutmeg: Grating | filo pastry: 12 sheets | olive oil: 150ml | black pepper
    step Wilt the spinach with the spring onions, and drain it as if your life depended on it.
    step Mix with the dill, the crumbled feta, eggs, nutmeg and black pepper.
    step Line a tin with half of the filo pastry, brushing every sheet with olive oil. Spread the filling, cover with the rest, and score the top.
    step Bake at 180C/160C fan/gas 4 for 50 minutes.

    meal Pierogi Ruskie
    id 52792
    category Vegetarian
    area Polish
    tags Dumplings
    style numbered
    ingredients plain flour: 500g | hot water: 250ml | butter: 50g | floury potatoes: 700g | quark: 250g | onions: 4 | salt: 2 tsp | black pepper: 1 tsp | sour cream: To serve
    step Boil and mash the floury potatoes. Fry the onions in half of the butter; mix half of them with the potatoes, the quark, salt and plenty of black pepper.
    step Knead the plain flour with the hot water and the rest of the butter. Rest, roll thin, and cut out rounds.
    step Fill, fold and pinch. Boil until they float, and two minutes more.
    step Serve with the other onions and sour cream.

    meal Full Breakfast
    id 52793
    category Breakfast
    area Irish
    tags Fry-up
    style blob
    ingredients back bacon: 4 rashers | pork sausages: 4 | black pudding: 4 slices | tomatoes: 2 | mushrooms: 6 | eggs: 4 | butter: 1 tbs | soda bread: 4 slices | tea: a pot
    step Grill the pork sausages slowly for 15 minutes, turning. Add the back bacon, the black pudding, the halved tomatoes and the mushrooms.
    step When all is nearly done, fry the eggs in the butter.
    step Toast the soda bread, and pour the tea.

    meal 煎饼果子 Jianbing
    id 52794
    category Breakfast
    area Chinese
    tags Street Food | Quick
    style untidy
    ingredients millet flour: 100g | plain flour: 50g | water: 250ml | eggs: 2 | spring onions: 2 | coriander: handful | sweet bean sauce: 2 tbs | chilli sauce: 1 tsp | fried dough sticks: 2 | black sesame seeds: 1 tsp
    step Whisk the millet flour, plain flour and water to a thin batter.
    step Spread a ladle of it on a hot griddle. Crack an egg on top and spread that too; scatter with spring onions, coriander and black sesame seeds.
    step Flip, brush with sweet bean sauce and chilli sauce, lay one of the fried dough sticks across, and fold. Do the same with the other of the eggs.

    meal Çılbır
    id 52795
    category Breakfast
    area Türkiye
    tags Eggs | Quick
    style lines
    ingredients eggs: 4 | thick yogurt: 300g | garlic: 1 clove, crushed | butter: 50g | Aleppo pepper: 2 tsp | vinegar: 1 tbs | dill: few sprigs | salt: ½ tsp
    step Stir the garlic and the salt into the thick yogurt, which must not be cold, and spread it on two plates.
    step Poach the eggs in barely moving water with the vinegar.
    step Melt the butter until it foams, add the Aleppo pepper, and pour it over eggs and yogurt. Dill, bread, done.

    meal Goat Tacos de Birria
    id 52796
    category Goat
    area Mexican
    tags Street Food | Spicy
    style paragraphs
    ingredients goat shoulder: 2 kg | guajillo chillies: 8 | ancho chillies: 3 | tomatoes: 4 | garlic: 6 cloves | cinnamon: 1 stick | cloves: 3 | oregano: 2 tsp | cider vinegar: 1/4 cup | bay leaves: 3 | salt: 1 tbsp | corn tortillas: 24 | onion: 1 | lime: 4
    step Toast and soak the guajillo chillies and the ancho chillies. Blend with the tomatoes, garlic, cinnamon, cloves, oregano and cider vinegar.
    step Rub the goat shoulder with the salt, cover with the paste and leave overnight. Add the bay leaves and water to cover, and cook for 3½ hours.
    step Shred the meat. Dip the corn tortillas in the fat of the broth, fill, fold and fry. Chopped onion, lime, and a cup of the broth for each guest.

    meal Maafe with Goat
    id 52797
    category Goat
    area Senegalese
    tags Stew
    style lines
    ingredients goat leg: 1kg, cubed | groundnut oil: 4 tbs | onions: 2 | tomato paste: 3 tbs | peanut butter: 200 g | sweet potatoes: 2 | cabbage: ¼ | Scotch bonnet: 1 | thyme: 1 tsp | salt: to taste | rice: to serve
    step Brown the goat leg in the groundnut oil, then the onions, and salt both.
    step Stir in the tomato paste and let it darken. Cover with water, add the thyme, and simmer for an hour.
    step Thin the peanut butter with broth and stir it in with the sweet potatoes, the cabbage and the Scotch bonnet. It is ready when red oil rises. Serve with rice.

    meal Apple & Blackberry Crumble
    id 52893
    category Dessert
    area British
    tags Pudding
    style paragraphs
    ingredients plain flour: 120g | caster sugar: 60g | butter: 60g | cooking apples: 300g | butter: 30g | demerara sugar: 30g | blackberries: 120g | cinnamon: ¼ teaspoon | ice cream: to serve
    step Heat the oven to 190C/170C fan/gas 5. Rub the larger piece of butter into the plain flour and the caster sugar with your fingertips, tip onto a tray and bake for 15 minutes, until it is sandy and pale gold.
    step Peel and slice the cooking apples. Melt the second piece of butter with the demerara sugar, let it turn to a light caramel, and cook the apples in it for 3 minutes.
    step Add the blackberries and the cinnamon, and cook for 3 minutes more.
    step Spoon the fruit into a warm dish, cover with the crumble and give it ten minutes in the oven. Ice cream melts on top.
    """#
}
