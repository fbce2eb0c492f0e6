extension WrittenMeal {
  /// Lasagne Verdi.
  static let lasagneVerdi = WrittenMeal(
    id: 52_781,
    "Lasagne Verdi",
    .pasta,
    .italian,
    tags: ["Oven", "Sunday"],
    style: .paragraphs,
    ingredients: [
      "spinach": "200g", "pasta flour": "300g", "eggs": "3", "minced veal": "300 g", "minced pork": "200g",
      "pancetta": "80g", "soffritto": "1 onion, 1 carrot, 1 celery", "tomato paste": "3 tbs",
      "milk": "1 litre", "butter": "100g", "flour": "80g", "Parmesan": "150g",
    ],
    method: """
      Blanch the spinach, wring it dry, and knead with the pasta flour and eggs to a dough. Rest, roll \
      thin, and cut into sheets.
      Brown the pancetta, the soffritto, the minced veal and the minced pork. Add the tomato paste and a \
      ladle of water, and cook for two hours.
      Make a white sauce of the butter, flour and milk.
      Boil the sheets briefly. Layer with the ragù, the white sauce and the Parmesan, five or six times. \
      Bake at 190C for 30 minutes.
      """
  )

  /// Käsespätzle.
  static let kasespaetzle = WrittenMeal(
    id: 52_782,
    "Käsespätzle",
    .pasta,
    .austrian,
    tags: ["Comfort", "Vegetarian"],
    style: .blob,
    ingredients: [
      "plain flour": "400g", "eggs": "5", "water": "1/8 litre", "salt": "1 tsp", "mountain cheese": "300g",
      "onions": "3", "butter": "60g", "chives": "1 bunch",
    ],
    method: """
      Slice the onions and fry them in the butter, with patience, until crisp.
      Beat the plain flour, eggs, water and salt until the dough throws bubbles.
      Press it through a Spätzle iron into boiling water, and lift out as soon as it floats.
      Layer with the mountain cheese, mix, and top with the onions and chives.
      """
  )
}
