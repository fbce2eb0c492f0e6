import Sandbox
import Testing

@Suite struct SandboxConditionTests {
  @Test func `conditions are named as on the command line`() {
    #expect(
      SandboxCondition.allCases.map(\.rawValue) == ["offline", "slow", "flaky", "failing", "rate-limited"]
    )
  }
}
