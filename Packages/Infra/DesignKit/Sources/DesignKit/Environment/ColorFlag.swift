/// The value of a `--color` option.
public enum ColorFlag: String, CaseIterable, Hashable, Sendable {
  /// Decide from the environment and the output.
  case auto
  /// Colour even where it would be left out.
  case always
  /// No colour and no other styling.
  case never
}
