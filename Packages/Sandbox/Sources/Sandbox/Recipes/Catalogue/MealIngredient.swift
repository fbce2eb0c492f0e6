/// One line of a list of ingredients; the same name may come twice in a meal.
struct MealIngredient: Hashable, Sendable {
  /// The name as it stands in a sentence: `soy sauce`, `Dijon mustard`.
  let name: String
  /// How much of it, in whatever words a cook uses; empty where the cook decides.
  let measure: String

  /// The name as a heading writes it: `Soy Sauce`.
  var titleCasedName: String {
    name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
