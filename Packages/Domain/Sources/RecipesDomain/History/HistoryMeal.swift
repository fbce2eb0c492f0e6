#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a search finds of a meal that was seen, and when that was.
public struct HistoryMeal: Hashable, Sendable, Identifiable {
  /// What is known of the meal.
  public let meal: IndexedMeal
  /// When the service vouched for it; `nil` for meals of earlier versions, which did not keep it.
  public let seenAt: Date?

  /// Puts a meal and its time together.
  ///
  /// - Parameters:
  ///   - meal: What is known of the meal.
  ///   - seenAt: When the service vouched for it.
  public init(_ meal: IndexedMeal, seenAt: Date?) {
    self.meal = meal
    self.seenAt = seenAt
  }

  /// What identifies the meal.
  public var id: Meal.ID { meal.id }
}
