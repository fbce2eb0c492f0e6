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
