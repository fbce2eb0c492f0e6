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

/// The time at which a record was entered; the service changed its fields twice.
enum RecordVintage: CaseIterable, Sendable {
  /// 51 fields; ingredient names in lower case; unused slots `""` and, from the sixteenth, null.
  case early
  /// 53 fields: sources of the picture were added; unused slots `" "` and null in turn.
  case middle
  /// 54 fields: the country was added and one field renamed; unused slots `""`.
  case recent

  /// The vintage of a record: about half are recent.
  init(id: Int) {
    switch id % 4 {
    case 0: self = .early
    case 1: self = .middle
    default: self = .recent
    }
  }
}
