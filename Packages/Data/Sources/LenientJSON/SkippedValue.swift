/// A value of any shape that is stepped over.
struct SkippedValue: Decodable {
  init(from decoder: any Decoder) {}
}
