import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folded form of a meal as it is kept: one byte for the version of the folding, then its bytes.
struct FoldedRecord {
  let value: Data

  /// Takes over what was kept.
  init(_ value: Data) {
    self.value = value
  }

  /// Folds a meal.
  init(_ meal: IndexedMeal) {
    value = Data([FoldedMeal.version]) + FoldedMeal(meal).bytes
  }

  /// Whether this is what the folding of this version makes.
  var isCurrent: Bool { value.first == FoldedMeal.version }

  /// Judges the meal without making anything of it.
  func rank(for query: MealSearchQuery) -> MealSearchRank? {
    value.withUnsafeBytes { bytes in
      bytes.dropFirst().withMemoryRebound(to: UInt8.self, query.rank(ofFolded:))
    }
  }

  /// The folded name, for the order of meals.
  var name: [UInt8] {
    value.withUnsafeBytes { bytes in Array(bytes.dropFirst().prefix { $0 != FoldedMeal.endOfField }) }
  }
}
