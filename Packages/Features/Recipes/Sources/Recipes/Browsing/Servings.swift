import RecipesDomain

/// For how many people a meal is wanted, and for how many its recipe is.
public struct Servings: Hashable, Sendable {
  /// The base where nobody states one: recipes of the service do not say for how many they are.
  public static let assumedBase = 4

  /// For how many people the meal is wanted.
  public let wanted: Int
  /// For how many people the recipe is.
  public let base: Int
  /// Whether the base is ``assumedBase`` because nobody stated one.
  public let isBaseAssumed: Bool
  /// What measures are multiplied by.
  let scale: ServingScale

  /// States servings; `nil` outside of the range.
  ///
  /// - Parameters:
  ///   - wanted: For how many people the meal is wanted, in `ServingScale.servings`.
  ///   - base: For how many people the recipe is, in the same range; ``assumedBase`` without one.
  public init?(_ wanted: Int, from base: Int? = nil) {
    let stated = base ?? Self.assumedBase
    guard let scale = ServingScale(from: stated, to: wanted) else { return nil }
    self.wanted = wanted
    self.base = stated
    self.scale = scale
    isBaseAssumed = base == nil
  }
}
