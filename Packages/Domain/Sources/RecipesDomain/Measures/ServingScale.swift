/// From how many servings to how many a recipe is changed.
public struct ServingScale: Hashable, Sendable {
  /// How many servings there can be: 1…1000.
  public static let servings = 1...1000

  /// What amounts are multiplied by.
  public let ratio: Quantity

  /// Makes a scale; `nil` when one of the numbers is out of ``servings``.
  ///
  /// - Parameters:
  ///   - base: How many servings the recipe makes.
  ///   - wanted: How many are wanted.
  public init?(from base: Int, to wanted: Int) {
    guard Self.servings.contains(base), Self.servings.contains(wanted),
      let ratio = Quantity(wanted, over: base)
    else { return nil }
    self.ratio = ratio
  }
}
