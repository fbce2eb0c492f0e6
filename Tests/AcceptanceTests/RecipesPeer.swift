import FaultServer
import Foundation

/// Answers of a recipes service on loopback, written for these tests in the shape of the public one.
enum RecipesPeer {
  static let path = "/api/json/v1/1"

  static let categories = #"""
    {"categories":[{"idCategory":"1","strCategory":"Side & Dish \u00c9","strCategoryThumb":"https:\/\/example.com\/s.png",
    "strCategoryDescription":"Beside it.\r\n\r\nOr after[1]."}]}
    """#

  static let meals = #"{"meals":[{"strMeal":"Sm\u00f6rg\u00e5s","strMealThumb":null,"idMeal":"77"}]}"#

  static let meal = #"""
    {"meals":[{"idMeal":"77","strMeal":"Sm\u00f6rg\u00e5s","strCategory":"Side & Dish \u00c9","strArea":null,
    "strTags":"Quick,, Cold","strInstructions":"STEP 1\r\nSlice.\r\n\r\nSTEP 2\r\nButter.","strYoutube":"",
    "strIngredient1":"Bread","strMeasure1":"2 slices","strIngredient2":"Butter","strMeasure2":null,
    "strIngredient3":"","strMeasure3":" ","strIngredient4":null}]}
    """#

  /// A service that tells its requests apart by their queries.
  static func serving() throws -> FaultServer {
    try FaultServer { request in
      let body =
        switch request.target {
        case "\(path)/categories.php": categories
        case "\(path)/filter.php?c=Side%20%26%20Dish%20%C3%89": meals
        case "\(path)/lookup.php?i=77": meal
        default: #"{"meals":null}"#
        }
      return [.send(HTTPAnswer(fields: ["Content-Type": "application/json"], body: body))]
    }
  }

  static func environment(_ server: FaultServer) -> [String: String] {
    ["TESSERA_RECIPES_URL": server.url(path).absoluteString]
  }
}
