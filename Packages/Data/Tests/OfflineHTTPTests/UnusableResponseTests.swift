import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

/// What cannot be used never takes the place of what can.
@Suite struct UnusableResponseTests {
  @Test func `an undecodable answer leaves what is stored and is said`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("not text", "max-age=60"))
    for _ in 0..<2 {
      let loaded = try await bench.load()
      #expect(loaded.value == "one")
      #expect(loaded.provenance.staleness == .malformed)
    }
    #expect(bench.events.steps.contains(.notStored(because: .unusable)))
  }

  @Test func `an undecodable answer with nothing stored is an error and is not stored`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("not text", "max-age=60"))
    for _ in 0..<2 {
      await #expect(throws: OfflineHTTPError.unusable(.notJSON)) { try await bench.load() }
    }
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `a stored response that no longer decodes is fetched again without validator`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("not text", "max-age=60", etag: "\"a\""), thenAdvanceBy: 1)
    bench.origin.answers(bench.response("two", "max-age=60"))
    #expect(try await bench.load().value == "two")
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == nil)
    #expect(bench.events.steps.contains(.storedUnreadable(.notJSON)))
    #expect(try await bench.load().provenance.kind == .stored)
  }

  @Test(arguments: [300, 400, 408, 418, 451, 500, 503, 999])
  func `an error that is stored is no copy where only what is stored is asked for`(status: Int) async throws {
    let bench = CacheFixture()
    let error = bench.response("oops", "max-age=60", status: HTTPStatus(rawValue: status))
    try await bench.store(error, thenAdvanceBy: 1)

    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
    #expect(await Self.status(of: bench, .cacheFirst) == status)
    #expect(bench.origin.requests.count == 1)
  }

  @Test(arguments: [404, 410], [FetchPolicy.cacheOnly, .cacheFirst])
  func `that an item is gone is told as long as it is stored`(status: Int, policy: FetchPolicy) async throws {
    let bench = CacheFixture()
    let absence = bench.response("", "max-age=60", status: HTTPStatus(rawValue: status))
    try await bench.store(absence, thenAdvanceBy: 1)

    #expect(await Self.status(of: bench, policy) == status)
    #expect(bench.origin.requests.count == 1)
  }

  /// The status of the error with which a load fails.
  private static func status(of bench: CacheFixture, _ policy: FetchPolicy) async -> Int? {
    do throws(OfflineHTTPError) {
      _ = try await bench.load(policy: policy)
      return nil
    } catch {
      guard case .status(let response) = error else { return nil }
      return response.status.rawValue
    }
  }

  @Test func `a language that no longer decodes leaves the others`() async throws {
    let bench = CacheFixture()
    let (english, chinese) = (
      HTTPRequest.sample.with(.acceptLanguage, "en"), HTTPRequest.sample.with(.acceptLanguage, "zh")
    )
    let vary: HTTPFields = [.vary: "Accept-Language"]
    try await bench.store(bench.response("one", "max-age=60", more: vary), for: english, thenAdvanceBy: 0)
    try await bench.store(
      bench.response("not text", "max-age=60", more: vary),
      for: chinese,
      thenAdvanceBy: 0
    )
    await #expect(throws: OfflineHTTPError.nothingStored) {
      try await bench.load(chinese, policy: .cacheOnly)
    }
    #expect(try await bench.load(english, policy: .cacheOnly).value == "one")
  }

  @Test func `a confirmed response that no longer decodes is fetched again without validator`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("not text", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    let (notModified, new) = (bench.response("", status: .notModified), bench.response("two", "max-age=60"))
    bench.origin.answers { request in request.fields[.ifNoneMatch] == nil ? new : notModified }
    #expect(try await bench.load().value == "two")
    #expect(bench.origin.requests.count == 3)
  }

  @Test func `a stored document of another format is fetched again`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 1)
    let key = DocumentKey(partition: "anna", name: "https://example.com/sections")
    try await bench.store.save(Document(metadata: Data([9, 9]), body: Data()), for: key)
    #expect(try await bench.load().provenance.kind == .network)
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == nil)
    #expect(bench.events.steps.contains(.dropped(because: .otherFormat)))
  }

  @Test func `a stored document of another format is removed when it is read`() async throws {
    let bench = CacheFixture()
    let key = DocumentKey(partition: "anna", name: "https://example.com/sections")
    try await bench.store.save(Document(metadata: Data([9, 9]), body: Data()), for: key)
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
    #expect(try await bench.store.document(for: key) == nil)
  }

  @Test func `a stored response that no longer decodes stays until one that does takes its place`()
    async throws
  {
    let bench = CacheFixture()
    try await bench.store(bench.response("not text", "max-age=60"), thenAdvanceBy: 61)
    bench.origin.fails(.notConnected(reason: "unplugged"))
    await #expect(throws: OfflineHTTPError.failed(.notConnected(reason: "unplugged"))) {
      try await bench.load()
    }
    #expect(bench.events.steps.contains(.storedUnreadable(.notJSON)))
    bench.origin.answers(bench.response("not text", "max-age=60"))
    await #expect(throws: OfflineHTTPError.self) { try await bench.load() }
    // Another version of the program, which can read it.
    let earlier = try await bench.client.load(
      .sample,
      policy: .cacheOnly,
      failure: { _ in nil },
      decode: { response, _ in String(decoding: response.body, as: UTF8.self) }
    )
    #expect(earlier.value == "not text")
    bench.origin.answers(bench.response("two", "max-age=60"))
    #expect(try await bench.load().value == "two")
    #expect(try await bench.load(policy: .cacheOnly).value == "two")
  }

  @Test func `a confirmation that forbids storing drops what is stored`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("", "no-store", status: .notModified))
    #expect(try await bench.load().value == "one")
    #expect(bench.events.steps.contains(.dropped(because: .noStore)))
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }

  @Test func `a part that nobody asked for is neither a value nor stored`() async throws {
    let bench = CacheFixture()
    let range: HTTPFields = ["Content-Range": "bytes 0-1/10"]
    bench.origin.answers(bench.response("on", "max-age=60", status: HTTPStatus(rawValue: 206), more: range))
    await #expect(throws: OfflineHTTPError.unusable(.unexpectedStatus(206))) { try await bench.load() }
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
    #expect(try await bench.load(.sample.with("Range", "bytes=0-1")).value == "on")
  }

  @Test func `what is stored stands in for a part that nobody asked for`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("on", "max-age=60", status: HTTPStatus(rawValue: 206)))
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.staleness == .malformed)
  }

  @Test func `an error under a status of success never replaces what is stored`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("refused", "max-age=60"))
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.staleness == .refused)
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
  }

  @Test func `an error under a status of success is not stored`() async throws {
    let bench = CacheFixture()
    let refusal = bench.response("refused", "max-age=60")
    bench.origin.answers(refusal)
    await #expect(throws: OfflineHTTPError.status(refusal)) { try await bench.load() }
    #expect(bench.events.steps.contains(.notStored(because: .refusal)))
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }

  @Test func `a 304 with nothing stored is asked again once`() async throws {
    let bench = CacheFixture()
    let (notModified, new) = (bench.response("", status: .notModified), bench.response("one", "max-age=60"))
    bench.origin.answers { request in request.fields[.cacheControl] == "no-cache" ? new : notModified }
    #expect(try await bench.load().value == "one")
    #expect(bench.origin.requests.count == 2)
    #expect(try await bench.load().provenance.kind == .stored)
  }

  @Test func `a second 304 with nothing stored is an error`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("", status: .notModified))
    await #expect(throws: OfflineHTTPError.unusable(.uncalledNotModified)) {
      try await bench.load()
    }
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `a 304 for another representation is not taken`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    let (other, new) = (bench.response("", etag: "\"b\"", status: .notModified), bench.response("two"))
    bench.origin.answers { request in request.fields[.ifNoneMatch] == nil ? new : other }
    #expect(try await bench.load().value == "two")
  }

  @Test func `a 304 that is always for another representation shows what is stored and says why`()
    async throws
  {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("", etag: "\"b\"", status: .notModified))
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.staleness == .malformed)
  }

  @Test(arguments: [nil, "no-cache"])
  func `a connection that is lost after a 304 for another representation shows what is stored`(
    lostAt directives: String?
  ) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    let other = bench.response("", etag: "\"b\"", status: .notModified)
    bench.origin.answers { (request) throws(HTTPClientError) in
      let isLost = request.fields[.ifNoneMatch] == nil && request.fields[.cacheControl] == directives
      if isLost { throw .connectionLost(reason: "reset") }
      return other
    }
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.staleness == .connectionLost)
  }

  @Test(
    arguments: [
      (200, .malformed), (304, .malformed), (500, .unavailable), (nil, .connectionLost),
    ] as [(Int?, StaleReason)]
  )
  func `a 304 with fields that cannot be used shows what is stored if the second answer is no better`(
    status: Int?,
    reason: StaleReason
  ) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    let unusable: HTTPFields = ["Unusable": "yes"]
    let notModified = bench.response("", status: .notModified, more: unusable)
    let second = status.map { bench.response("two", status: HTTPStatus(rawValue: $0), more: unusable) }
    bench.origin.answers { (request) throws(HTTPClientError) in
      if request.fields[.ifNoneMatch] != nil { return notModified }
      guard let second else { throw .connectionLost(reason: "reset") }
      return second
    }
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.staleness == reason)
    #expect(!bench.events.steps.contains(.storedUnreadable(.notJSON)))
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
  }
}
