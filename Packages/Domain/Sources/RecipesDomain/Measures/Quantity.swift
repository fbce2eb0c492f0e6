/// An exact amount that is not negative, such as 1 1/2 or 1/3.
public struct Quantity: Hashable, Sendable, Comparable {
  /// Above the line; 0…1,000,000,000.
  public let numerator: Int
  /// Below the line, without a common factor; 1…1,000,000,000.
  public let denominator: Int

  private static let largest = 1_000_000_000

  /// Makes a quantity; `nil` when it is negative, has no value, or cannot be kept exactly.
  ///
  /// - Parameters:
  ///   - numerator: Above the line.
  ///   - denominator: Below the line.
  public init?(_ numerator: Int, over denominator: Int = 1) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let factor = Self.commonFactor(numerator, denominator)
    guard numerator / factor <= Self.largest, denominator / factor <= Self.largest else { return nil }
    self.numerator = numerator / factor
    self.denominator = denominator / factor
  }

  /// Whether the first is less than the second.
  public static func < (first: Quantity, second: Quantity) -> Bool {
    first.numerator * second.denominator < second.numerator * first.denominator
  }

  /// The sum.
  ///
  /// - Parameter other: What to add.
  /// - Returns: `nil` when the sum cannot be kept exactly.
  public func adding(_ other: Quantity) -> Quantity? {
    Quantity(
      numerator * other.denominator + other.numerator * denominator,
      over: denominator * other.denominator
    )
  }

  /// The product.
  ///
  /// - Parameter other: What to multiply by.
  /// - Returns: `nil` when the product cannot be kept exactly.
  public func multiplied(by other: Quantity) -> Quantity? {
    Quantity(numerator * other.numerator, over: denominator * other.denominator)
  }

  private static func commonFactor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return max(first, 1)
  }
}
