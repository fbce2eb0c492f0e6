import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct StorabilityTests {
  private static let future = HTTPDate.format(SettableDate.start + 60)
  private static let past = HTTPDate.format(SettableDate.start - 60)

  private func refusal(
    status: Int,
    _ fields: HTTPFields,
    _ request: HTTPRequest = .sample,
    policy: OfflinePolicy = OfflinePolicy(),
    isAnswer: Bool = false
  ) -> NotStoredReason? {
    let response = HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields)
    let exchange = Exchange(
      result: .success(response),
      requestedAt: SettableDate.start,
      receivedAt: SettableDate.start
    )
    switch Storability(exchange, of: response, to: request, policy: policy, isAnswer: isAnswer) {
    case .storable: return nil
    case .refused(let reason): return reason
    }
  }

  static let storing: [(Int, HTTPFields, NotStoredReason?)] =
    [
      (200, [:], nil), (200, [.cacheControl: "max-age=0"], nil), (200, [.cacheControl: "no-cache"], nil),
      (200, [.cacheControl: "private"], nil), (200, [.expires: past], nil),
      (200, [.cacheControl: "No-Store"], .noStore), (200, [.cacheControl: "no-store, max-age=60"], .noStore),
      (200, [.cacheControl: "no-store, must-understand"], nil),
      (599, [.cacheControl: "no-store, must-understand, max-age=60"], .notUnderstood),
      (200, [.vary: "*"], .variesOnEverything),
      (204, [:], nil), (301, [:], nil), (302, [:], .noFreshness), (302, [.cacheControl: "max-age=60"], nil),
      (206, [.cacheControl: "max-age=60"], .partial), (304, [.cacheControl: "max-age=60"], .partial),
      (404, [:], .noFreshness), (404, [.cacheControl: "max-age=60"], nil), (404, [.expires: future], nil),
      (404, [.expires: past], .noFreshness), (404, [.cacheControl: "max-age=0"], .noFreshness),
      (404, [.cacheControl: "max-age=60, no-cache"], .noFreshness), (410, [.cacheControl: "max-age=60"], nil),
      (500, [:], .noFreshness), (502, [.cacheControl: "max-age=60"], nil),
      (599, [.cacheControl: "max-age=60"], nil), (199, [.cacheControl: "max-age=60"], .partial),
      (429, [.cacheControl: "public"], .refusal), (428, [.cacheControl: "public, max-age=60"], .refusal),
      (431, [.cacheControl: "max-age=60"], .refusal), (511, [.cacheControl: "max-age=60"], .refusal),
      (403, [.cacheControl: "max-age=60"], nil),
      (403, [.cacheControl: "max-age=60", .retryAfter: "60"], .refusal),
      (403, [.cacheControl: "max-age=60", "X-RateLimit-Remaining": "0"], .refusal),
      (403, [.cacheControl: "max-age=60", "X-RateLimit-Remaining": "1"], nil),
      (503, [.cacheControl: "max-age=60", .retryAfter: "60"], nil),
    ] as [(Int, HTTPFields, NotStoredReason?)]

  @Test(arguments: storing)
  func `a response is stored as far as it says so`(status: Int, fields: HTTPFields, reason: NotStoredReason?)
  {
    #expect(refusal(status: status, fields) == reason)
  }

  @Test(
    arguments: [
      (404, [:], nil), (410, [:], nil), (404, [.cacheControl: "no-store"], .noStore),
      (202, [:], .noFreshness), (500, [:], .noFreshness),
    ] as [(Int, HTTPFields, NotStoredReason?)]
  )
  func `a page that is missing is stored without a lifetime where that is an answer`(
    status: Int,
    fields: HTTPFields,
    reason: NotStoredReason?
  ) {
    #expect(refusal(status: status, fields, isAnswer: true) == reason)
  }

  @Test func `an answer is understood where its status has a meaning, and kept then in spite of no-store`() {
    let known =
      Array(200...205) + Array(300...303) + [305, 307, 308] + Array(400...417)
      + [421, 422, 426, 428, 429, 431, 451] + Array(500...505) + [511]

    #expect((200...599).filter { HTTPStatus(rawValue: $0).isUnderstood } == known)
  }

  @Test func `a lifetime is guessed for the statuses that RFC 9110 names`() {
    let statuses = (100...599).filter { HTTPStatus(rawValue: $0).isHeuristicallyCacheable }

    #expect(statuses == [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])
  }

  @Test func `RFC 6585 keeps four statuses out of caches`() {
    #expect((100...599).filter { HTTPStatus(rawValue: $0).isOfOneRequest } == [428, 429, 431, 511])
  }

  @Test func `content is what is worth reading without a connection`() {
    #expect((100...599).filter { HTTPStatus(rawValue: $0).isContent } == [200, 203, 204, 300, 301, 308])
  }

  @Test func `stale-if-error is about four failures of a server`() {
    let statuses = (100...599).filter { HTTPStatus(rawValue: $0).isTransientServerError }

    #expect(statuses == [500, 502, 503, 504])
  }

  @Test func `a response is not stored when the request forbids it`() {
    #expect(refusal(status: 200, [:], .sample.with(.cacheControl, "no-store")) == .noStoreRequested)
  }

  @Test func `only responses to GET are stored`() {
    let request = HTTPRequest(method: .post, url: HTTPRequest.sample.url)
    #expect(refusal(status: 200, [.cacheControl: "max-age=60"], request) == .method)
  }

  @Test func `with heuristics an error is stored that has a date to guess from`() {
    let policy = OfflinePolicy(heuristicFreshness: HeuristicFreshness())
    #expect(refusal(status: 404, [.lastModified: Self.past], policy: policy) == nil)
    #expect(refusal(status: 404, [:], policy: policy) == .noFreshness)
  }
}
