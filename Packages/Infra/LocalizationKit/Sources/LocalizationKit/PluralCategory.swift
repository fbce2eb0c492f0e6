/// The form that a number asks of the words around it (CLDR, plural rules).
///
/// No language uses all of them; ``other`` is in every one.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// The form for none, as in Arabic.
  case zero
  /// The form for one, as in English.
  case one
  /// The form for two, as in Welsh.
  case two
  /// The form for a few, as in Polish.
  case few
  /// The form for many, as in Polish.
  case many
  /// The form for everything else; the only one in Chinese, Japanese and Indonesian.
  case other
}
