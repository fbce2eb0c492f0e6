import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct RecipesContentTests {
  /// The digest of the current version.
  ///
  /// No version may be used again, or clients keep old answers for ever.
  private static let digest = (version: 2, value: "b032faed0dac1ae8")

  @Test func `when answers change on purpose, raise contentVersion and record it here with the new digest`()
    async throws
  {
    let probe = RecipesProbe()
    var digest = FNV1a()
    let lists = ["categories.php", "list.php?c=list", "list.php?a=list", "list.php?i=list"]
    let categories = MealCategory.all.map { "filter.php?c=\($0.name)" }
    let areas = MealArea.all.map { "filter.php?a=\(escaped($0.name))" }
    let ingredients = MealCatalogue.all.ingredientNames.map { "filter.php?i=\(escaped($0))" }
    let letters = Set(MealCatalogue.all.meals.map { String($0.name.prefix(1)) }).sorted()
      .map { "search.php?f=\(escaped($0))" }
    let searches = ["search.php?s=", "search.php?s=CURRY", "search.php?s=no-such-meal"]
    let records = MealCatalogue.all.meals.map { "lookup.php?i=\($0.id)" }
    let draws = Array(repeating: "random.php", count: 20)
    for path in lists + categories + areas + ingredients + letters + searches + records + draws {
      digest.add(path.utf8)
      digest.add(try await probe.get(path).body)
    }
    #expect(Hexadecimal(digest.value).digits == Self.digest.value)
    #expect(RecipesService.contentVersion == Self.digest.version)
  }

  private func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}
