/// Answers in the shape of the recipe service, written for these tests.
enum RecipeSamples {
  static let root = "https://recipes.example.com/api/json/v1/1/"

  static let categories: JSONNode = [
    "categories": .list(
      ["Beef", "Dessert", "Goat", "Pasta", "Vegan"].enumerated().map { index, name in
        [
          "idCategory": .text("\(index + 1)"), "strCategory": .text(name),
          "strCategoryThumb": .text("https://images.example.com/\(index).png"),
          "strCategoryDescription": .text("About \(name).\r\n\r\nSecond paragraph é."),
        ]
      }
    )
  ]

  static let desserts = list(52_893, ["Tårta", "Apple tart", "Semla", "Bakewell tart", "Kladdkaka"])
  static let goats = list(52_968, ["Mbuzi", "Ćevapi", "Goat curry", "Brown stew", "Kebab"])

  private static func list(_ id: Int, _ names: [String]) -> JSONNode {
    [
      "meals": .list(
        names.enumerated().map { index, name in
          [
            "strMeal": .text(name), "strMealThumb": .text("https://images.example.com/m/\(index).jpg"),
            "idMeal": .text("\(id + index * 7)"),
          ]
        }
      )
    ]
  }

  static let meal = meals([(52_893, "Apple tart")])
  static let otherMeal = meals([(52_772, "Casserole")])
  static let found = meals([(52_893, "Apple tart"), (52_767, "Bakewell tart")])

  private static func meals(_ meals: [(Int, String)]) -> JSONNode {
    ["meals": .list(meals.map { meal($0.0, $0.1) })]
  }

  private static func meal(_ id: Int, _ name: String) -> JSONNode {
    [
      "idMeal": .text("\(id)"), "strMeal": .text(name), "strMealAlternate": .text("Svensk \(name)"),
      "strCategory": "Dessert", "strArea": "Swedish",
      "strInstructions": .text(
        "Peel the apples for the \(name).\r\nMelt the butter.\r\n\r\nBake for an hour."
      ),
      "strMealThumb": "https://images.example.com/t.jpg", "strTags": "Cake,Sweet",
      "strYoutube": "https://videos.example.com/watch?v=1", "strSource": "https://source.example.com/",
      "strIngredient1": "Butter", "strIngredient2": "Flour", "strIngredient3": "Apples",
      "strIngredient4": "Salt",
      "strIngredient5": "", "strIngredient6": nil, "strMeasure1": "100g", "strMeasure2": "2 cups",
      "strMeasure3": "4", "strMeasure4": " ", "strMeasure5": "", "strMeasure6": nil, "dateModified": nil,
    ]
  }

  static let cuisines: JSONNode = [
    "meals": .list(["British", "Croatian", "Greek", "Swedish", "Thai"].map { ["strArea": .text($0)] })
  ]

  static let ingredients: JSONNode = [
    "meals": .list(
      ["Butter", "Dill", "Flour", "Salt", "Saffron"].enumerated().map { index, name in
        [
          "idIngredient": .text("\(index + 1)"), "strIngredient": .text(name),
          "strDescription": index == 1 ? nil : .text("About \(name)."), "strType": index == 2 ? nil : "Plant",
        ]
      }
    )
  ]
}
