/// What a list of meals is filtered by; the service knows one at a time.
enum MealCriterion: Hashable, Sendable {
  case category(String)
  case area(String)
  case ingredient(String)
}
