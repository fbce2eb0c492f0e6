extension CompoundAmount {
  /// Reads what follows an amount, if it is a unit with an amount in a smaller unit after it.
  ///
  /// - Parameters:
  ///   - large: The amount that was read.
  ///   - scanner: Stands behind it; afterwards behind the second amount if there is one, else where it stood.
  init?(after large: MeasureAmount, _ scanner: inout NumberScanner) {
    guard large.rest == nil else { return nil }
    var ahead = scanner
    let unit = ahead.readWord()
    let joint = ahead.readToNumber()
    guard Self.joins(joint), let small = ahead.readAmount() else { return nil }
    var behind = ahead
    guard let largeUnit = KitchenUnit(spelled: unit), let smallUnit = KitchenUnit(spelled: behind.readWord()),
      largeUnit.mayBeFollowed(by: smallUnit)
    else { return nil }
    self.init(
      large: large,
      unit: unit,
      joint: joint,
      small: small,
      smallPerLarge: largeUnit.factor(to: smallUnit)
    )
    scanner = ahead
  }

  private static func joins(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    return words.count < 2 && words.allSatisfy { [",", "and", "&", "+", "plus"].contains($0) }
  }
}
