import SettingsDomain
import Testing

@Suite struct SandboxRequestTests {
  @Test func `a step goes forward, and a service has stored nothing, unless it is said otherwise`() {
    #expect(AdvanceRequest("1") == AdvanceRequest("1", isRejected: false))
    #expect(SandboxedService(host: "a.example") == SandboxedService(host: "a.example", bytes: 0))
  }
}
