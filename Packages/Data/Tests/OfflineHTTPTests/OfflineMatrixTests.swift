import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

/// What a person gets, for everything that can be stored and everything that can happen.
@Suite struct OfflineMatrixTests {
  enum Stored: CaseIterable {
    case nothing
    case fresh
    case stale
    case noStore
    case noCache
    case mustRevalidate
  }

  enum Origin: CaseIterable {
    case online
    case notConnected
    case timedOut
    case serverError
    case notFound
    case rateLimited
    case requestTimeout
    case unaskedNotModified
  }

  enum Outcome: Hashable {
    case new
    case old(Provenance.Kind)
    case marked(StaleReason)
    case failed(HTTPClientError)
    indirect case unconfirmed(Outcome?)
    case status(Int)
    case unusable(MalformedReason)
  }

  private static let timeout = HTTPClientError.timedOut(after: .seconds(30))
  private static let unasked = MalformedReason.uncalledNotModified
  private static let unplugged = HTTPClientError.notConnected(reason: "unplugged")

  /// The outcome of a stored-first load.
  private static func expectation(_ stored: Stored, _ origin: Origin) -> Outcome {
    switch (stored, origin) {
    case (.fresh, _): .old(.stored)
    case (_, .online): .new
    case (.stale, .notConnected): .marked(.offline)
    case (.stale, .timedOut): .marked(.timedOut)
    case (.stale, .serverError): .marked(.unavailable)
    case (.stale, .rateLimited): .marked(.rateLimited(until: SettableDate.start.addingTimeInterval(160)))
    case (.stale, .requestTimeout): .marked(.timedOut)
    case (.stale, .unaskedNotModified): .marked(.malformed)
    case (.noCache, .notFound), (.mustRevalidate, .notFound): .status(404)
    case (.noCache, _), (.mustRevalidate, _): .unconfirmed(expectation(.nothing, origin))
    case (_, .notConnected): .failed(unplugged)
    case (_, .timedOut): .failed(timeout)
    case (_, .serverError): .status(500)
    case (_, .notFound): .status(404)
    case (_, .rateLimited): .status(429)
    case (_, .requestTimeout): .status(408)
    case (_, .unaskedNotModified): .unusable(unasked)
    }
  }

  private func prepare(_ bench: CacheFixture, _ stored: Stored) async throws {
    switch stored {
    case .nothing: bench.date.advance(by: 100)
    case .fresh: try await bench.store(bench.response("old", "max-age=1000"), thenAdvanceBy: 100)
    case .stale: try await bench.store(bench.response("old", "max-age=10"), thenAdvanceBy: 100)
    case .noStore: try await bench.store(bench.response("old", "no-store, max-age=1000"), thenAdvanceBy: 100)
    case .noCache: try await bench.store(bench.response("old", "no-cache"), thenAdvanceBy: 100)
    case .mustRevalidate:
      try await bench.store(bench.response("old", "max-age=10, must-revalidate"), thenAdvanceBy: 100)
    }
  }

  private func prepare(_ bench: CacheFixture, _ origin: Origin) {
    switch origin {
    case .online: bench.origin.answers(bench.response("new", "max-age=10"))
    case .notConnected: bench.origin.fails(Self.unplugged)
    case .timedOut: bench.origin.fails(Self.timeout)
    case .serverError: bench.origin.answers(bench.response("oops", status: .internalServerError))
    case .notFound: bench.origin.answers(bench.response("gone", status: .notFound))
    case .rateLimited:
      bench.origin.answers(bench.response("slow", status: .tooManyRequests, more: [.retryAfter: "60"]))
    case .requestTimeout:
      bench.origin.answers(bench.response("late", "max-age=60", status: HTTPStatus(rawValue: 408)))
    case .unaskedNotModified: bench.origin.answers(bench.response("", status: .notModified))
    }
  }

  private func outcome(_ bench: CacheFixture, policy: FetchPolicy) async throws -> Outcome {
    do throws(OfflineHTTPError) {
      let loaded = try await bench.load(policy: policy)
      if loaded.value == "new" { return .new }
      #expect(loaded.value == "old")
      #expect(loaded.provenance.fetchedAt == SettableDate.start)
      return loaded.provenance.staleness.map { .marked($0) } ?? .old(loaded.provenance.kind)
    } catch {
      return try Self.outcome(error)
    }
  }

  private static func outcome(_ error: OfflineHTTPError) throws(OfflineHTTPError) -> Outcome {
    switch error {
    case .failed(let error): .failed(error)
    case .unconfirmed(let cause?, opensOffline: false): .unconfirmed(try outcome(cause))
    case .unconfirmed(nil, opensOffline: false): .unconfirmed(nil)
    case .status(let response): .status(response.status.rawValue)
    case .unusable(let fault): .unusable(fault)
    case .nothingStored, .unconfirmed, .gone, .storeFailed: throw error
    }
  }

  @Test(arguments: Stored.allCases, Origin.allCases)
  func `a load has a defined outcome in every state`(stored: Stored, origin: Origin) async throws {
    let bench = CacheFixture()
    try await prepare(bench, stored)
    prepare(bench, origin)
    #expect(try await outcome(bench, policy: .cacheFirst) == Self.expectation(stored, origin))
  }

  @Test(arguments: [Stored.noCache, .mustRevalidate])
  func `a request that was cancelled says nothing about what is stored`(stored: Stored) async throws {
    let bench = CacheFixture()
    try await prepare(bench, stored)
    bench.origin.fails(HTTPClientError.cancelled)

    #expect(try await outcome(bench, policy: .cacheFirst) == .failed(.cancelled))
  }

  @Test(arguments: Origin.allCases)
  func `a refresh that fails shows what is stored and says why`(origin: Origin) async throws {
    for stored in [Stored.fresh, .stale] {
      let bench = CacheFixture()
      try await prepare(bench, stored)
      prepare(bench, origin)
      #expect(try await outcome(bench, policy: .networkFirst) == Self.expectation(.stale, origin))
    }
  }

  @Test(arguments: Origin.allCases)
  func `what was stored is still there after any failure`(origin: Origin) async throws {
    let bench = CacheFixture()
    try await prepare(bench, Stored.stale)
    prepare(bench, origin)
    _ = try? await bench.load()
    let kept = try await bench.load(policy: .cacheOnly).value
    #expect(kept == (origin == .online ? "new" : "old"))
  }

  @Test(arguments: Origin.allCases)
  func `without the policy a failure is a failure`(origin: Origin) async throws {
    let bench = CacheFixture(policy: OfflinePolicy(servesStaleOnFailure: false))
    try await prepare(bench, Stored.stale)
    prepare(bench, origin)
    #expect(try await outcome(bench, policy: .cacheFirst) == Self.expectation(.nothing, origin))
  }

  static let rateLimits: [(HTTPFields, TimeInterval?)] = [
    (["Retry-After": "120"], 120), (["Retry-After": "0"], nil), (["Retry-After": "-5"], nil),
    (["Retry-After": "soon"], nil), ([:], nil),
    (["Retry-After": HTTPDate.format(SettableDate.start.addingTimeInterval(160))], 60),
    (["Retry-After": HTTPDate.format(SettableDate.start.addingTimeInterval(40))], nil),
  ]

  @Test(arguments: rateLimits)
  func `a limit of requests tells until when, if it is ahead`(fields: HTTPFields, seconds: TimeInterval?)
    async throws
  {
    let bench = CacheFixture()
    try await prepare(bench, Stored.stale)
    bench.origin.answers(bench.response("slow", status: .tooManyRequests, more: fields))
    let moment = seconds.map { bench.date.now.addingTimeInterval($0) }
    #expect(try await bench.load().provenance.staleness == .rateLimited(until: moment))
  }
}
