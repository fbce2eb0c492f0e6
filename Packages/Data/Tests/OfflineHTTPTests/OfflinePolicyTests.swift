import OfflineHTTP
import Testing

@Suite struct OfflinePolicyTests {
  @Test func `what the program ships guesses up to an hour, waits 3 s and stores up to 8 MiB`() {
    let policy = OfflinePolicy()

    #expect(policy.servesStaleOnFailure)
    #expect(policy.heuristicFreshness == HeuristicFreshness(fraction: 0.1, limit: .seconds(3600)))
    #expect(policy.patience == .seconds(3))
    #expect(policy.longestStoredBody == 8_388_608)
  }
}
