/// A fraction that Unicode has one character for, and that a kitchen can measure.
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

  /// Those that are understood.
  private static let all: [VulgarFraction] =
    measurable
    + [
      VulgarFraction("⅕", 1, 5), VulgarFraction("⅖", 2, 5), VulgarFraction("⅗", 3, 5),
      VulgarFraction("⅘", 4, 5), VulgarFraction("⅙", 1, 6), VulgarFraction("⅚", 5, 6),
      VulgarFraction("⅐", 1, 7), VulgarFraction("⅑", 1, 9), VulgarFraction("⅒", 1, 10),
    ].compactMap(\.self)
}
