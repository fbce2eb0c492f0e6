import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct RecipesContentTests {
  /// One line for each version of the content.
  ///
  /// When the digest no longer fits, raise `RecipesService.contentVersion` and add a line, or clients keep old
  /// answers for ever.
  private static let digests: [Int: String] = [
    1: "060aa53d3cbfc4af", 2: "f9b84fc955d18f28",
  ]

  @Test func `content changes only with its version`() async throws {
    let probe = RecipesProbe()
    var digest = FNV1a()
    let lists = ["categories.php", "list.php?c=list", "list.php?a=list", "list.php?i=list"]
    let categories = MealCategory.allCases.map { "filter.php?c=\($0.rawValue)" }
    let rows = ["filter.php?a=Greek", "filter.php?i=salt", "search.php?s=", "search.php?f=c"]
    let records = MealCatalogue.all.meals.map { "lookup.php?i=\($0.id)" }
    for path in lists + categories + rows + records {
      digest.add(path.utf8)
      digest.add(try await probe.get(path).body)
    }
    #expect(Hexadecimal(digest.value).digits == Self.digests[RecipesService.contentVersion])
  }
}
