/// Where text stands in the width it has.
public enum Alignment: Hashable, Sendable {
  /// At the start of the line.
  case leading
  /// In the middle of the line.
  case center
  /// At the end of the line, as numbers in a table.
  case trailing
}
