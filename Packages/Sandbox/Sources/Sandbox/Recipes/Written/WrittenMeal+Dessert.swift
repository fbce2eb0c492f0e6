extension WrittenMeal {
  /// Apple & Blackberry Crumble.
  static let appleBlackberryCrumble = WrittenMeal(
    id: 52_893,
    "Apple & Blackberry Crumble",
    .dessert,
    .british,
    tags: ["Pudding"],
    style: .paragraphs,
    ingredients: [
      "plain flour": "120g", "caster sugar": "60g", "butter": "60g", "cooking apples": "300g",
      "butter": "30g", "demerara sugar": "30g", "blackberries": "120g", "cinnamon": "¼ teaspoon",
      "ice cream": "to serve",
    ],
    method: """
      Heat the oven to 190C/170C fan/gas 5. Rub the larger piece of butter into the plain flour and the \
      caster sugar with your fingertips, tip onto a tray and bake for 15 minutes, until it is sandy and \
      pale gold.
      Peel and slice the cooking apples. Melt the second piece of butter with the demerara sugar, let it \
      turn to a light caramel, and cook the apples in it for 3 minutes.
      Add the blackberries and the cinnamon, and cook for 3 minutes more.
      Spoon the fruit into a warm dish, cover with the crumble and give it ten minutes in the oven. Ice \
      cream melts on top.
      """
  )

  /// Bakewell-Style Tart with Damsons.
  static let damsonTart = WrittenMeal(
    id: 52_767,
    "Bakewell-Style Tart with Damsons",
    .dessert,
    .british,
    tags: ["Tart", "Baking"],
    style: .headings,
    ingredients: [
      "shortcrust pastry": "1 sheet", "damson jam": "4 tbs", "butter": "125g", "caster sugar": "125g",
      "ground almonds": "125 g", "egg": "1, beaten", "almond extract": "½ tsp", "flaked almonds": "50g",
    ],
    method: """
      Line a 20cm tin with the shortcrust pastry, trim, and chill for 30 minutes. Bake it blind at \
      200C/180C fan/gas 6 for 20 minutes.
      Spread the damson jam over the base.
      Melt the butter, stir in the caster sugar, then the ground almonds, the egg and the almond extract. \
      Pour it over the jam and scatter with the flaked almonds.
      Bake for about 35 minutes. If the nuts brown too fast, cover them.
      """
  )

  /// Crème brûlée à la lavande.
  static let lavenderBrulee = WrittenMeal(
    id: 52_768,
    "Crème brûlée à la lavande",
    .dessert,
    .french,
    tags: ["Cold", "Dinner Party"],
    style: .lines,
    ingredients: [
      "double cream": "500ml", "lavender": "1 tsp flowers", "egg yolks": "6", "caster sugar": "80g",
      "demerara sugar": "4 tbs",
    ],
    method: """
      Bring the double cream with the lavender slowly to the edge of boiling. Leave for ten minutes, then \
      strain.
      Stir, do not whisk, the egg yolks with the caster sugar; add the cream.
      Bake in shallow dishes in a water bath at 140C for 35 minutes. Chill for a night.
      Cover with demerara sugar and burn it under a flame until it is glass.
      """
  )

  /// Semlor.
  static let semlor = WrittenMeal(
    id: 52_769,
    "Semlor",
    .dessert,
    .swedish,
    tags: ["Baking", "Lent"],
    style: .numbered,
    ingredients: [
      "milk": "2 ½ dl", "butter": "75g", "fresh yeast": "25g", "cardamom": "2 tsp", "caster sugar": "½ dl",
      "plain flour": "7 dl", "egg": "1", "almond paste": "200g", "double cream": "3 dl", "icing sugar": "",
    ],
    method: """
      Melt the butter, add the milk and warm to the temperature of a finger. Dissolve the fresh yeast in \
      it.
      Knead in the cardamom, caster sugar and plain flour for ten minutes. Let the dough rise for 45 \
      minutes.
      Shape twelve buns, let them rise again, brush with the egg and bake at 225C for 8 to 10 minutes.
      Cut off a lid. Mix the crumb with the grated almond paste and a little milk, and fill the buns with \
      it.
      Pipe on the whipped double cream, put the lids back and dust with icing sugar.
      """
  )

  /// 芒果糯米糍 Mango Mochi.
  static let mangoMochi = WrittenMeal(
    id: 52_770,
    "芒果糯米糍 Mango Mochi",
    .dessert,
    .chinese,
    tags: ["Sweet", "No Bake"],
    style: .untidy,
    ingredients: [
      "glutinous rice flour": "120g", "cornflour": "30g", "sugar": "50 g", "coconut milk": "180ml",
      "vegetable oil": "1 tbs", "mango": "2 ripe", "desiccated coconut": "To coat",
    ],
    method: """
      Whisk the glutinous rice flour, cornflour, sugar, coconut milk and vegetable oil until no lumps \
      remain.
      Steam in a flat bowl for 20 minutes. Knead while still warm, with gloves.
      Divide into twelve, flatten, wrap round a piece of mango, and roll in the desiccated coconut.
      """
  )
}
