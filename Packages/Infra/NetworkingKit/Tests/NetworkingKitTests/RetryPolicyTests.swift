import NetworkingKit
import Testing

@Suite struct RetryPolicyTests {
  private let policy = RetryPolicy(firstPause: .milliseconds(100), longestPause: .seconds(1))

  @Test(arguments: [(1, 100), (2, 200), (3, 400), (4, 800), (5, 1000), (6, 1000), (1_000_000, 1000)])
  func `the bound of the pause doubles up to the longest`(attempt: Int, milliseconds: Int) {
    #expect(policy.pause(after: attempt, random: 1) == .milliseconds(milliseconds))
  }

  @Test(arguments: [(0.0, 0), (0.5, 100), (0.25, 50), (-1, 0), (7, 200)])
  func `the pause is spread from nothing to its bound`(random: Double, milliseconds: Int) {
    #expect(policy.pause(after: 2, random: random) == .milliseconds(milliseconds))
  }

  @Test func `unless told otherwise there are three attempts within a few seconds`() {
    let policy = RetryPolicy()

    #expect(policy.attempts == 3)
    #expect(policy.firstPause == .milliseconds(250))
    #expect(policy.longestPause == .seconds(4))
    #expect(policy.longestRetryAfter == .seconds(5))
  }

  @Test func `there is always one attempt`() {
    #expect(RetryPolicy(attempts: -3).attempts == 1)
  }
}
