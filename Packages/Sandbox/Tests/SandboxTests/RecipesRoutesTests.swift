import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct RecipesRoutesTests {
  private let probe = RecipesProbe()

  @Test func `the fourteen categories have the public service's names, numbers and pictures`() async throws {
    let categories = try #require(await probe.object("categories.php")["categories"] as? [[String: String]])
    let names = categories.compactMap { $0["strCategory"] }
    #expect(
      names == [
        "Beef", "Chicken", "Dessert", "Lamb", "Miscellaneous", "Pasta", "Pork", "Seafood", "Side", "Starter",
        "Vegan", "Vegetarian", "Breakfast", "Goat",
      ]
    )
    #expect(categories.compactMap { $0["idCategory"] } == (1...14).map { "\($0)" })
    #expect(categories[7]["strCategoryThumb"] == "https://www.themealdb.com/images/category/seafood.png")
    #expect(categories.allSatisfy { $0.count == 4 && $0["strCategoryDescription"]?.isEmpty == false })
  }

  @Test func `descriptions have line breaks, footnotes and phonetic signs in them`() async throws {
    let text = try await probe.text("categories.php")
    for sign in ["\\u000d\\u000a", "[1]", "ˈ", "\\/"] {
      #expect(text.contains(sign), "\(sign)")
    }
  }

  @Test(arguments: MealCategory.all) func `a category lists its meals by name`(
    category: MealCategory
  ) async throws {
    let rows = try await probe.meals("filter.php?c=\(category.name)")
    let expected = MealCatalogue.all.meals.filter { $0.category == category }
    #expect(rows.compactMap { $0["idMeal"] as? String } == expected.map { String($0.id) })
  }

  @Test func `the fields of a row depend on the filter`() async throws {
    let rows = try await [
      probe.meals("filter.php?c=Seafood"), probe.meals("filter.php?a=French"),
      probe.meals("filter.php?i=dill"),
    ]
    .map { Set(try #require($0.first).keys) }
    #expect(rows[0] == ["idMeal", "strMeal", "strMealThumb", "strArea"])
    #expect(rows[1] == ["idMeal", "strMeal", "strMealThumb"])
    #expect(rows[2] == rows[0])
    let texts = try await [probe.text("filter.php?c=Seafood"), probe.text("filter.php?i=dill")]
    #expect(texts[0].hasPrefix(#"{"meals":[{"strMeal":"#))
    #expect(texts[1].hasPrefix(#"{"meals":[{"idMeal":"#))
  }

  @Test(arguments: [
    ("South%20African", "Melktert"), ("South+African", "Melktert"), ("south african", "Melktert"),
    ("Trinidad%20%26%20Tobago", "Caribbean Crab Callaloo"), ("C%C3%B4te%20d'Ivoire", "Riz au Gras"),
    ("T%C3%BCrkiye", "Çılbır"), ("India", "Amritsari Fish"),
  ])
  func `an area is found by its name, escaped in any way`(area: String, meal: String) async throws {
    let names = try await probe.names("filter.php?a=\(area)")
    #expect(names.contains { $0.hasPrefix(meal) })
  }

  @Test(arguments: ["chicken_breasts", "chicken%20breasts", "Chicken+Breasts"])
  func `an ingredient is found with spaces or underscores, in any letter case`(name: String) async throws {
    let names = try await probe.names("filter.php?i=\(name)")
    #expect(names.contains("Teriyaki Chicken Casserole"))
  }

  @Test(arguments: [
    "filter.php?c=Sushi", "filter.php?c=", "filter.php?a=Indian", "filter.php?a=Bhutanese",
    "filter.php?i=dil",
    "filter.php", "filter.php?c=%FF", "lookup.php?i=1", "lookup.php?i=052772", "lookup.php?i=", "lookup.php",
    "search.php?s=no+such+dish", "search.php?f=te", "search.php?f=%23", "search.php", "list.php",
    "list.php?c=all",
  ])
  func `what is not found, or not asked for, is null with status 200`(path: String) async throws {
    let response = try await probe.get(path)
    #expect(response.status == .ok)
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"meals":null}"#)
  }

  @Test(arguments: [
    ("filter.php?i=butter&a=French&c=Dessert", "filter.php?c=Dessert"),
    ("filter.php?i=butter&a=French", "filter.php?a=French"),
    ("list.php?i=list&a=list&c=list", "list.php?c=list"),
    ("list.php?i=list&a=list", "list.php?a=list"), ("list.php?c=all&a=list", "list.php?a=list"),
    ("search.php?f=a&s=crumble", "search.php?s=crumble"),
  ])
  func `of several criteria, the first that the service knows counts`(several: String, one: String)
    async throws
  {
    #expect(try await probe.text(several) == probe.text(one))
  }

  @Test func `a meal is looked up by its id`() async throws {
    let record = try await probe.record(52_772)
    #expect(record["strMeal"] as? String == "Teriyaki Chicken Casserole")
    #expect(record["strCategory"] as? String == "Chicken")
    #expect(record["strArea"] as? String == "Japanese")
    #expect(record["strIngredient1"] as? String == "soy sauce")
    #expect(record["strMeasure1"] as? String == "3/4 cup")
  }

  @Test func `a search finds a part of a name in any letter case, with full records`() async throws {
    let meals = try await probe.meals("search.php?s=CRUMBLE")
    let names = meals.compactMap { $0["strMeal"] as? String }
    #expect(names.contains { $0.hasPrefix("Apple & Blackberry Crumble") })
    #expect(names.count == 7)
    #expect(meals.allSatisfy { $0["strInstructions"] is String })
  }

  @Test(arguments: ["br%C3%BBl%C3%A9e", "cr%C3%A8me+br", "%E8%8A%92%E6%9E%9C"])
  func `a search finds names in any script`(text: String) async throws {
    #expect(try await probe.meals("search.php?s=\(text)").count == 1)
  }

  @Test func `an empty search gives twenty-five meals`() async throws {
    #expect(try await probe.meals("search.php?s=").count == 25)
  }

  @Test func `a search by letter finds the names that begin with it`() async throws {
    let names = try await probe.names("search.php?f=b")
    #expect(names.count > 10)
    #expect(names.allSatisfy { $0.hasPrefix("B") })
  }

  @Test func `lists name every category and area, also areas without meals`() async throws {
    let categories = try await probe.meals("list.php?c=list").compactMap { $0["strCategory"] as? String }
    let areas = try await probe.meals("list.php?a=list").compactMap { $0["strArea"] as? String }
    #expect(categories.count == 14)
    #expect(
      areas.contains("Bhutanese") && areas.contains("Türkiye") && areas.contains("São Tomé and Príncipe")
    )
    #expect(Set(areas).count == areas.count)
  }

  @Test func `the list of ingredients has each once, few with a description or a type`() async throws {
    let rows = try await probe.meals("list.php?i=list")
    let names = rows.compactMap { ($0["strIngredient"] as? String)?.lowercased() }
    #expect(names.count > 400)
    #expect(Set(names).count == names.count)
    #expect(rows.allSatisfy { $0.count == 4 && $0["idIngredient"] is String })
    let described = rows.count { $0["strDescription"] is String }
    #expect(described == IngredientNote.all.count)
    #expect(rows.count { $0["strType"] is String } < described)
  }
}
