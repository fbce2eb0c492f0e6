/// What took too long in a test process.
enum Overrun: Equatable, Sendable {
  /// This test surely ran longer than it may.
  case test(String)
  /// Nothing happened for as long as one test may take.
  case silence
}
