import NetworkingKit
import Testing

@testable import OfflineHTTP

/// Which requests share an exchange.
@Suite struct ExchangeKeyTests {
  private let session = PartitionSession(partition: "anna", wipes: 0)

  @Test func `equal requests of one account share an exchange`() {
    #expect(ExchangeKey(.sample, in: session) == ExchangeKey(.sample, in: session))
  }

  @Test func `a request that waits longer does not share that of a less patient one`() {
    var unlimited = HTTPRequest.sample
    unlimited.deadline = .unlimited

    #expect(ExchangeKey(unlimited, in: session) != ExchangeKey(.sample, in: session))
  }

  @Test func `a request after a sign-out does not share one from before`() {
    let next = PartitionSession(partition: "anna", wipes: 1)

    #expect(ExchangeKey(.sample, in: next) != ExchangeKey(.sample, in: session))
  }
}
