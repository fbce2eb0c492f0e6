/// An oddity of a record, as they occur in the public service.
enum RecordQuirk: CaseIterable, Sendable {
  case trailingSpaceInName
  case trailingSpacesInIngredients
  case spacesAroundMeasures
  case gapAmongIngredients
  case emptyTags
  case nullTags
  case untidyTags
  case blankVideo
  case nullVideo
  case emptySource
  case nullSource
  case sourceWithoutScheme
  case missingLinks

  /// Added to ids, and chosen so that the meals that everybody looks up first, 52772 and 52893, have none.
  private static let salt = 5

  /// The oddity of a record; about every second record has none.
  init?(id: Int) {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: id + Self.salt))
    guard random.chance(oneIn: 2) else { return nil }
    self = random.element(of: Self.allCases, else: .emptyTags)
  }
}
