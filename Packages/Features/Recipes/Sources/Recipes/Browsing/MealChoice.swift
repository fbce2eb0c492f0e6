public import RecipesDomain

/// A meal that is to be opened, and for how many people.
public struct MealChoice: Hashable, Sendable {
  /// Which meal is meant.
  public enum Subject: Hashable, Sendable {
    /// The one with an id.
    case meal(Meal.ID)
    /// One that the service draws.
    case random
  }

  /// Which meal.
  public let subject: Subject
  /// For how many people; `nil` for the recipe as it is.
  public let servings: Servings?

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - subject: Which meal.
  ///   - servings: For how many people.
  public init(_ subject: Subject, servings: Servings? = nil) {
    self.subject = subject
    self.servings = servings
  }
}
