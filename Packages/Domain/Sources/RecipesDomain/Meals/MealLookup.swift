/// What the service searches its meals for.
public enum MealLookup: Hashable, Sendable {
  /// Meals whose name contains a text.
  case name(String)
  /// Meals whose name begins with a letter.
  case firstLetter(Character)
}
