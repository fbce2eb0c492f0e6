/// How well a meal fits a search; the better come first.
public enum MealSearchRank: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Its name is what was searched for.
  case sameName
  /// Its name begins with it.
  case beginningOfName
  /// A word of its name begins with it.
  case beginningOfWord
  /// It is somewhere in its name, or each of its words is.
  case withinName
  /// It is found elsewhere: in the category, the kitchen, a tag, an ingredient.
  case elsewhere

  /// Whether the first fits better.
  public static func < (first: MealSearchRank, second: MealSearchRank) -> Bool {
    first.rawValue < second.rawValue
  }
}
