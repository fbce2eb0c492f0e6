import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

/// `HEAD` where the store has nothing that is fresh, and what its answer does to what is stored.
@Suite struct HeadTests {
  private let head = HTTPRequest(method: .head, url: HTTPRequest.sample.url)

  @Test func `only-if-cached is 504 for HEAD without anything fresh, and sends nothing`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 100)
    let response = try await bench.client.send(head.with(.cacheControl, "only-if-cached"))
    #expect(response.status == .gatewayTimeout)
    #expect(bench.origin.requests.count == 1)
  }

  @Test func `a stale response that the caller accepts answers HEAD`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 100)
    let response = try await bench.client.send(head.with(.cacheControl, "max-stale"))
    #expect(response.fields[.etag] == "\"a\"")
    #expect(bench.origin.requests.count == 1)
  }

  @Test(arguments: [(1, OfflineHTTPEvent.Step.hit(age: .seconds(1))), (100, .stale(age: .seconds(100)))])
  func `HEAD tells whether what is stored was taken`(seconds: Int, step: OfflineHTTPEvent.Step) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: Double(seconds))
    _ = try await bench.client.send(head)
    await bench.client.finishSaving()
    #expect(bench.events.steps.first == step)
  }

  @Test func `the origin answers HEAD where the store cannot be read`() async throws {
    let bench = CacheFixture(store: FailingStore())
    bench.origin.answers(bench.response("", etag: "\"a\""))
    #expect(try await bench.client.send(head).fields[.etag] == "\"a\"")
  }

  @Test(arguments: [304, 404, 500])
  func `an answer to HEAD that is not 200 leaves what is stored`(status: Int) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 100)
    bench.origin.answers(bench.response("", etag: "\"b\"", status: HTTPStatus(rawValue: status)))
    _ = try await bench.client.send(head)
    await bench.client.finishSaving()
    let copy = try await bench.load(policy: .cacheOnly)
    #expect(copy.value == "one")
    #expect(copy.provenance.fetchedAt == SettableDate.start)
  }

  @Test(arguments: [
    (HTTPField.Name.lastModified, "Tue, 14 Nov 2023 20:00:00 GMT"), (.contentLength, "4"),
  ])
  func `HEAD drops what has another date or length by now`(name: HTTPField.Name, value: String) async throws {
    let bench = CacheFixture()
    let stored: HTTPFields = [.lastModified: "Tue, 14 Nov 2023 21:00:00 GMT", .contentLength: "3"]
    try await bench.store(bench.response("one", "max-age=60", more: stored), thenAdvanceBy: 5000)
    bench.origin.answers(bench.response("", "max-age=60", more: [name: value]))
    _ = try await bench.client.send(head)
    await bench.client.finishSaving()
    #expect(bench.events.steps.contains(.dropped(because: .changed)))
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }

  @Test func `HEAD drops what the origin forbids to store by now`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 100)
    bench.origin.answers(bench.response("", "no-store", etag: "\"a\""))
    _ = try await bench.client.send(head)
    await bench.client.finishSaving()
    #expect(bench.events.steps.contains(.dropped(because: .noStore)))
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }
}
