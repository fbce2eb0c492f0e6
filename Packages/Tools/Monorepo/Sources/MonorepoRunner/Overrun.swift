/// The reason why a test process was ended before its time.
enum Overrun: Equatable, Sendable {
  /// This test surely ran longer than it may.
  case test(String)
  /// Nothing happened for as long as one test may take.
  case silence
  /// A test failed, and who asked needs to know no more.
  case failure
}
