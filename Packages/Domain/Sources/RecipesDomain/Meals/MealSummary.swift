public import DomainKernel

/// What a list shows of a meal.
public struct MealSummary: Hashable, Sendable, Identifiable {
  /// What identifies the meal.
  public let id: Meal.ID
  /// What a person calls it; not always sent.
  public let name: String?
  /// Its picture.
  public let picture: WebLink?

  /// Makes a summary.
  ///
  /// - Parameters:
  ///   - id: What identifies the meal.
  ///   - name: What a person calls it.
  ///   - picture: Its picture.
  public init(id: Meal.ID, name: String?, picture: WebLink? = nil) {
    self.id = id
    self.name = name
    self.picture = picture
  }
}
