/// Words that only the writer knows, since they are those of the person's language.
enum Term: Hashable, Sendable {
  /// Seen as the sign, heard as its word.
  case sign(Sign)
  /// The word of the sign, seen and heard.
  case word(Sign)
  /// A position among steps.
  case step(Int, of: Int)
  /// A share in hundredths: "45%" for the eye, "45 percent" for the ear.
  case percent(Int)
  case trend(Trend.Direction)
  case document(DocumentState.Kind)
  /// Stands between what something is and what it says.
  case colon
  case currentPage
  case page(Int, of: Int?)
  case entries(ClosedRange<Int>, of: Int?)
  case moreToCome
  case end
  case less
  case more
  case latestWeeks(Int, of: Int)
  case total(Int)
  case bestDay(SafeText, Int)
  case required
  case unavailable
  case editing
  case noValue
  case hidden
  case search
  case digitsEntered(Int, of: Int)
  case complete
}
