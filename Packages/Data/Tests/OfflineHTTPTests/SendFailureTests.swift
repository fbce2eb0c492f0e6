import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

/// The cache as a transport, where the origin fails or gives nothing that can be used.
@Suite struct SendFailureTests {
  @Test(arguments: [
    (500, "one"), (503, "one"), (599, "one"), (408, "one"), (400, "oops"), (403, "oops"), (404, "oops"),
    (429, "oops"),
  ])
  func `a stale response stands in for a failure of the server only`(status: Int, text: String) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 100)
    bench.origin.answers(bench.response("oops", status: HTTPStatus(rawValue: status)))
    #expect(try await bench.client.send(.sample).text == text)
  }

  @Test func `an exchange that fails is an error where nothing is stored`() async throws {
    let bench = CacheFixture()
    let failure = HTTPClientError.connectionLost(reason: "cut")
    bench.origin.fails(failure)
    await #expect(throws: failure) { try await bench.client.send(.sample) }
  }

  @Test func `a second 304 that nobody asked for is no response`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("", status: .notModified))
    await #expect(throws: HTTPClientError.invalidResponse(reason: .uncalledNotModified)) {
      try await bench.client.send(.sample)
    }
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `only-if-cached is 504 where the store cannot be read`() async throws {
    let bench = CacheFixture(store: FailingStore())
    let response = try await bench.client.send(.sample.with(.cacheControl, "only-if-cached"))
    #expect(response.status == .gatewayTimeout)
    #expect(bench.origin.requests.isEmpty)
  }
}
