#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One ingredient of one meal that has to be bought.
public struct ShoppingEntry: Hashable, Sendable, Identifiable {
  /// The ID of an entry: the position of an ingredient in a meal.
  public struct ID: Hashable, Sendable {
    /// Which meal.
    public let meal: Meal.ID
    /// The place of the ingredient in it, from 1.
    public let position: Int

    /// Names an entry.
    ///
    /// - Parameters:
    ///   - meal: Which meal.
    ///   - position: The place of the ingredient in it, from 1.
    public init(meal: Meal.ID, position: Int) {
      self.meal = meal
      self.position = position
    }
  }

  /// The ID of the entry.
  public let id: ID
  /// The name of the meal.
  public let mealName: String?
  /// The ingredient to buy.
  public let ingredient: String
  /// How much of it.
  public let measure: Measure?
  /// When it was added; exact to the millisecond.
  public let addedAt: Date
  /// Whether it is bought.
  public var isTicked = false

  /// Makes an entry of an ingredient.
  ///
  /// - Parameters:
  ///   - ingredient: The ingredient, in the amount that is wanted.
  ///   - meal: The meal it is for.
  ///   - addedAt: The present.
  public init(_ ingredient: Ingredient, of meal: MealSummary, addedAt: Date) {
    id = ID(meal: meal.id, position: ingredient.position)
    mealName = meal.name
    self.ingredient = ingredient.name
    measure = ingredient.measure
    self.addedAt = addedAt
  }
}

extension ShoppingEntry {
  /// The order in which entries were added; those of one time by meal and place.
  ///
  /// - Parameters:
  ///   - first: An entry.
  ///   - second: Another entry.
  /// - Returns: Whether the first comes before the second.
  public static func isBefore(_ first: ShoppingEntry, _ second: ShoppingEntry) -> Bool {
    (first.addedAt, first.id.meal.rawValue, first.id.position)
      < (second.addedAt, second.id.meal.rawValue, second.id.position)
  }
}
