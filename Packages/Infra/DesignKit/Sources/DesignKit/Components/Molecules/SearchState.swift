/// How far a search is.
public enum SearchState: Hashable, Sendable {
  /// Nobody types; what was searched for stays readable.
  case idle
  /// What is typed goes into the field.
  case typing
  /// The answer is on its way; the words say so, such as "Searching titles".
  case searching(SafeText)
  /// There are results; the words say how many, such as "12 titles".
  case found(SafeText)
  /// There are no results: the words say so, and the hint what to try instead.
  case nothingFound(SafeText, hint: SafeText? = nil)
  /// The search failed: why, and what a person can do about it.
  case failed(SafeText, hint: SafeText? = nil)

  /// Whether what is typed goes into the field: a person types on while an answer is awaited or shown.
  var takesInput: Bool { self != .idle }
}
