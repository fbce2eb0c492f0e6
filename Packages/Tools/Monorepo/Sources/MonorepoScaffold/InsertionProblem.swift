/// Why something cannot be added to a file.
enum InsertionProblem: Error, Equatable {
  /// The place is not there; the text says what was looked for.
  case noPlace(String)
  /// It is there already.
  case alreadyThere(String)
}
