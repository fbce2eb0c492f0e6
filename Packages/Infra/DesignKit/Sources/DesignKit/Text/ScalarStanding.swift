/// What a text from outside may do with a scalar.
enum ScalarStanding {
  /// It stays.
  case ordinary
  /// It stays on a base, in small numbers.
  case mark
  /// It stays on a pictograph that has a skin.
  case skinTone
  /// It stays in pairs.
  case regionalIndicator
  /// It stays in the tags of a flag.
  case tag
  /// It is invisible, steers the terminal or the reading direction, or looks different everywhere.
  case harmful
}
