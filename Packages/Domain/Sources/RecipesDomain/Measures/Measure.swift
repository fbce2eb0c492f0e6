/// How much of an ingredient a recipe wants, in its own words: `1 1/2 cups`, `200g`, `to taste`.
public struct Measure: Hashable, Sendable {
  /// The words of the recipe.
  public let text: String

  /// Takes over a measure.
  ///
  /// - Parameter text: The words of the recipe.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether it is understood, so that it can be changed.
  public var isUnderstood: Bool { MeasureReader.parts(of: text) != nil }

  /// The measure of another amount of servings.
  ///
  /// Whole numbers, fractions, decimals, ranges, counts of packages (`2 x 400g tins`, and one in `400g tin`),
  /// sizes in brackets, the same in another unit (`200g/7oz`) and a rest in a smaller unit (`1 lb 2 oz`) are
  /// understood; a temperature is not. Results are rounded to what can be measured: by less than one
  /// twentieth, never to nothing. A metric amount or another decimal has three significant digits; in front
  /// of any other that is not exact stands `≈`.
  ///
  /// - Parameter ratio: What the amounts are multiplied by.
  /// - Returns: The changed measure; exactly the same one when it is not understood or the ratio is 1.
  public func scaled(by ratio: Quantity) -> Measure {
    guard ratio != Quantity(1), let parts = MeasureReader.parts(of: text) else { return self }
    return MeasureWriter.text(of: parts, multipliedBy: ratio).map(Measure.init) ?? self
  }
}

/// From how many servings to how many a recipe is changed.
public struct ServingScale: Hashable, Sendable {
  /// How many servings there can be: 1…1000.
  public static let servings = 1...1000

  /// The factor for amounts.
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
