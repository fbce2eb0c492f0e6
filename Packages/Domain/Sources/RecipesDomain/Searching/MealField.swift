/// What of a meal is searched.
public enum MealField: Int, Hashable, Sendable, CaseIterable {
  /// What a person calls it.
  case name
  /// The name of its category.
  case category
  /// The kitchen it comes from.
  case area
  /// Words that describe it.
  case tag
  /// The names of what goes into it.
  case ingredient
}
