/// How many cells the terminal gives to characters whose East Asian Width is "ambiguous".
///
/// The value is a setting of the terminal and cannot be detected. With ``wide``, line-drawing characters are
/// two cells each, therefore layouts fall back to ASCII drawing.
public enum AmbiguousWidth: Hashable, Sendable {
  /// One cell, the default nearly everywhere.
  case narrow
  /// Two cells, as some terminals in East Asian set-ups do.
  case wide
}
