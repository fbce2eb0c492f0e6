#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A meal that was seen with everything that is needed to cook it, and when that was.
public struct CachedMeal: Hashable, Sendable {
  /// The meal.
  public let meal: Meal
  /// When the service vouched for it.
  public let seenAt: Date

  /// Puts a meal and its time together.
  ///
  /// - Parameters:
  ///   - meal: The meal.
  ///   - seenAt: When the service vouched for it.
  public init(_ meal: Meal, seenAt: Date) {
    self.meal = meal
    self.seenAt = seenAt
  }
}
