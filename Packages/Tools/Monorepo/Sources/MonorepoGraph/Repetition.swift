/// How often the tests of a suite run, each time in a new process.
public enum Repetition: Equatable, Encodable, Sendable {
  /// Once.
  case once
  /// So many times; a test fails when one of its runs does.
  case fixed(times: Int)
  /// Until a test fails, at most so many times.
  case untilFailure(atMost: Int)
  /// Again for the tests that failed, at most so many times in all; one that passes in the end is flaky.
  case retryOnFailure(atMost: Int)
}
