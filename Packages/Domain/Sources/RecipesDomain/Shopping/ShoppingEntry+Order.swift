extension ShoppingEntry {
  /// The order in which entries were added; those of one time by meal and place.
  ///
  /// - Parameters:
  ///   - first: An entry.
  ///   - second: Another entry.
  /// - Returns: Whether the first comes before the second.
  public static func isBefore(_ first: ShoppingEntry, _ second: ShoppingEntry) -> Bool {
    if first.addedAt != second.addedAt { return first.addedAt < second.addedAt }
    if first.id.meal != second.id.meal { return first.id.meal.rawValue < second.id.meal.rawValue }
    return first.id.position < second.id.position
  }
}
