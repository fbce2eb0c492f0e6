import Foundation
import Testing

@testable import Sandbox

@Suite struct MealRecordTests {
  private let probe = RecipesProbe()

  private func records(_ vintage: RecordVintage) async throws -> [[String: Any]] {
    var records: [[String: Any]] = []
    for meal in MealCatalogue.all.meals
    where meal.vintage == vintage && meal.quirk != .missingLinks {
      records.append(try await probe.record(meal.id))
    }
    return records
  }

  private func record(_ quirk: RecordQuirk) async throws -> (meal: Meal, record: [String: Any]) {
    let meal = try #require(
      MealCatalogue.all.meals.first { $0.quirk == quirk && $0.ingredients.count < 20 && $0.tags.count > 1 }
    )
    return (meal, try await probe.record(meal.id))
  }

  @Test(arguments: [(RecordVintage.early, 51), (.middle, 53), (.recent, 54)])
  func `the number of fields depends on the vintage`(vintage: RecordVintage, count: Int) async throws {
    let records = try await records(vintage)
    #expect(records.count > 50)
    #expect(records.allSatisfy { $0.count == count })
    let alternate = vintage == .recent ? "strMealAlternate" : "strDrinkAlternate"
    #expect(records.allSatisfy { $0[alternate] is NSNull && $0["dateModified"] is NSNull })
    #expect(records.allSatisfy { ($0["strCountry"] is String) == (vintage == .recent) })
  }

  @Test func `fields come in the public service's order, with escaped slashes`() async throws {
    let text = try await probe.text("lookup.php?i=52772")
    #expect(text.hasPrefix(#"{"meals":[{"idMeal":"52772","strMeal":"Teriyaki Chicken Casserole","str"#))
    #expect(text.contains(#""https:\/\/www.themealdb.com\/images\/media\/meals\/sandbox52772.jpg""#))
    #expect(text.contains(#""strIngredient20":null,"strMeasure1":"3\/4 cup""#))
  }

  @Test func `unused slots are empty, blank or null, by vintage`() async throws {
    var blanks: [RecordVintage: Set<String>] = [:]
    for vintage in RecordVintage.allCases {
      for record in try await records(vintage) {
        for slot in 1...20 {
          switch record["strIngredient\(slot)"] {
          case let text as String where text.allSatisfy { $0 == " " }:
            blanks[vintage, default: []].insert("[\(text)]")
          case is NSNull: blanks[vintage, default: []].insert("null")
          default: continue
          }
        }
      }
    }
    #expect(blanks[.early] == ["[]", "null"])
    #expect(blanks[.middle]?.isSuperset(of: ["[ ]", "null"]) == true)
    #expect(blanks[.recent] == ["[]"])
  }

  @Test func `every record says the meal, whatever is odd about it`() async throws {
    for meal in MealCatalogue.all.meals {
      let record = try await probe.record(meal.id)
      let names = (1...20).compactMap { record["strIngredient\($0)"] as? String }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      #expect(names.map { $0.lowercased() } == meal.ingredients.map { $0.name.lowercased() }, "\(meal.name)")
      #expect((record["strMeal"] as? String)?.hasPrefix(meal.name) == true)
      #expect(record["strMealThumb"] as? String == meal.picture)
      let instructions = try #require(record["strInstructions"] as? String)
      #expect(meal.method.steps.allSatisfy(instructions.contains), "\(meal.name)")
    }
  }

  @Test func `an ingredient may come twice`() async throws {
    let record = try await probe.record(52_893)
    #expect(record["strIngredient3"] as? String == record["strIngredient5"] as? String)
    #expect(record["strMeasure3"] as? String != record["strMeasure5"] as? String)
  }

  @Test func `a name may end in a space, in records and lists alike`() async throws {
    let (meal, record) = try await record(.trailingSpaceInName)
    #expect(record["strMeal"] as? String == meal.name + " ")
    #expect(try await probe.names("filter.php?c=\(meal.category.name)").contains(meal.name + " "))
  }

  @Test func `ingredients may end in a space, and measures may be among spaces`() async throws {
    let ingredients = try await record(.trailingSpacesInIngredients).record
    #expect((ingredients["strIngredient1"] as? String)?.hasSuffix(" ") == true)
    let measures = try await record(.spacesAroundMeasures).record
    #expect((measures["strMeasure1"] as? String)?.hasPrefix(" ") == true)
  }

  @Test func `the fifth slot may be blank with more after it`() async throws {
    let record = try await record(.gapAmongIngredients).record
    #expect(record["strIngredient5"] as? String == "")
    #expect((record["strIngredient6"] as? String)?.isEmpty == false)
  }

  @Test func `tags may be empty, null or untidy`() async throws {
    #expect(try await record(.emptyTags).record["strTags"] as? String == "")
    #expect(try await record(.nullTags).record["strTags"] is NSNull)
    let (meal, untidy) = try await record(.untidyTags)
    #expect(untidy["strTags"] as? String == " " + meal.tags.joined(separator: " , ,") + ",")
    #expect(try await probe.record(52_772)["strTags"] as? String == "Meat,Casserole")
  }

  @Test func `links may be blank, empty, null, without a scheme, or missing`() async throws {
    #expect(try await record(.blankVideo).record["strYoutube"] as? String == " ")
    #expect(try await record(.nullVideo).record["strYoutube"] is NSNull)
    #expect(try await record(.emptySource).record["strSource"] as? String == "")
    #expect(try await record(.nullSource).record["strSource"] is NSNull)
    #expect(
      (try await record(.sourceWithoutScheme).record["strSource"] as? String)?.hasPrefix("www.") == true
    )
    let missing = try await record(.missingLinks).record
    #expect(missing["strYoutube"] == nil && missing["strSource"] == nil)
  }

  @Test func `a measure may be missing for an ingredient`() async throws {
    let record = try await probe.record(52_764)
    #expect(record["strIngredient13"] as? String == "salt")
    #expect(record["strMeasure13"] as? String == " ")
  }

  @Test(arguments: [(4, false), (5, true), (19, true), (20, false), (21, false)])
  func `a record has a gap where five to nineteen ingredients leave a slot for it`(count: Int, hasGap: Bool)
    throws
  {
    let id = (1...1_000).first {
      RecordQuirk(id: $0) == .gapAmongIngredients && RecordVintage(id: $0) == .recent
    }
    let meal = Meal(
      id: try #require(id),
      name: "Stew",
      category: try #require(MealCategory.all.first),
      area: try #require(MealArea.all.first),
      tags: [],
      ingredients: (1...count).map { MealIngredient(name: "name \($0)", measure: "measure \($0)") },
      method: MealMethod(["Boil."]),
      style: .lines
    )

    let texts = IngredientSlots(meal: meal).members.map { JSONWriter.data(.array([$0.value])) }

    let fifth = hasGap ? "" : count > 4 ? "Name 5" : ""
    let measure = hasGap ? " " : count > 4 ? "measure 5" : ""
    #expect(texts.count == 40)
    #expect(texts[4] == Data(#"["\#(fifth)"]"#.utf8))
    #expect(texts[24] == Data(#"["\#(measure)"]"#.utf8))
    #expect(texts[0] == Data(#"["Name 1"]"#.utf8))
  }
}
