/// What stands before the last of several things.
public enum ListConnective: CaseIterable, Hashable, Sendable {
  /// All of them are meant.
  case and
  /// One of them is meant.
  case or
  /// Nothing: they are only listed.
  case none
}
