/// A piece of a measure: an amount in one unit or two, or the words around amounts as they were written.
enum MeasurePart: Hashable {
  case amount(MeasureAmount)
  case compound(CompoundAmount)
  case words(String)
}
