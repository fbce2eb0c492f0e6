#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A meal that a person wants to find again, with what a list needs to show it without a connection.
public struct FavouriteMeal: Hashable, Sendable, Identifiable {
  /// What a list shows of the meal.
  public let summary: MealSummary
  /// The name of its category.
  public let category: String?
  /// The kitchen it comes from.
  public let area: String?
  /// When it was chosen; exact to the millisecond.
  public let addedAt: Date

  /// Makes a favourite.
  ///
  /// - Parameters:
  ///   - summary: What a list shows of the meal.
  ///   - category: The name of its category.
  ///   - area: The kitchen it comes from.
  ///   - addedAt: When it was chosen.
  public init(_ summary: MealSummary, category: String? = nil, area: String? = nil, addedAt: Date) {
    self.summary = summary
    self.category = category
    self.area = area
    self.addedAt = addedAt
  }

  /// What identifies the meal.
  public var id: Meal.ID { summary.id }
}
