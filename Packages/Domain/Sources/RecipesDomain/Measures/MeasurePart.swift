/// A piece of a measure: an amount, or the words around amounts as they were written.
enum MeasurePart: Hashable {
  case amount(MeasureAmount)
  case words(String)
}
