/// An exact amount that is not negative, such as 1 1/2 or 1/3.
public struct Quantity: Hashable, Sendable, Comparable {
  /// Above the line; 0…1,000,000,000.
  public let numerator: Int
  /// Below the line, without a common factor; 1…1,000,000,000.
  public let denominator: Int

  private static let largest = 1_000_000_000

  /// Makes a quantity; `nil` when it is negative, has no value, or cannot be represented exactly.
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
  /// - Returns: `nil` when the sum cannot be represented exactly.
  public func adding(_ other: Quantity) -> Quantity? {
    Quantity(
      numerator * other.denominator + other.numerator * denominator,
      over: denominator * other.denominator
    )
  }

  /// The product.
  ///
  /// - Parameter other: What to multiply by.
  /// - Returns: `nil` when the product cannot be represented exactly.
  public func multiplied(by other: Quantity) -> Quantity? {
    Quantity(numerator * other.numerator, over: denominator * other.denominator)
  }

  private static func commonFactor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return max(first, 1)
  }
}

/// A fraction that Unicode has one character for.
struct VulgarFraction {
  let character: Character
  let quantity: Quantity

  /// Takes a character as a fraction, if it is one.
  init?(_ character: Character) {
    guard let found = Self.all.first(where: { $0.character == character }) else { return nil }
    self = found
  }

  private init?(_ character: Character, _ numerator: Int, _ denominator: Int) {
    guard let quantity = Quantity(numerator, over: denominator) else { return nil }
    self.character = character
    self.quantity = quantity
  }

  /// Those that amounts are rounded to.
  static let measurable: [VulgarFraction] = [
    VulgarFraction("⅛", 1, 8), VulgarFraction("¼", 1, 4), VulgarFraction("⅓", 1, 3),
    VulgarFraction("⅜", 3, 8), VulgarFraction("½", 1, 2), VulgarFraction("⅝", 5, 8),
    VulgarFraction("⅔", 2, 3), VulgarFraction("¾", 3, 4), VulgarFraction("⅞", 7, 8),
  ].compactMap(\.self)

  /// Those that amounts are written with where they are exact; most fonts have no others.
  static let legible: [VulgarFraction] =
    measurable
    + [
      VulgarFraction("⅕", 1, 5), VulgarFraction("⅖", 2, 5), VulgarFraction("⅗", 3, 5),
      VulgarFraction("⅘", 4, 5), VulgarFraction("⅙", 1, 6), VulgarFraction("⅚", 5, 6),
    ].compactMap(\.self)

  /// Those that are understood.
  private static let all: [VulgarFraction] =
    legible
    + [
      VulgarFraction("⅐", 1, 7), VulgarFraction("⅑", 1, 9), VulgarFraction("⅒", 1, 10),
    ].compactMap(\.self)
}
