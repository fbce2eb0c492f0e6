import DomainKernel
import Foundation
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct StaleFallbackTests {
  static let fallbacks: [(Bool, TimeInterval, String, String, OfflineHTTP.StaleReason, Bool)] =
    [
      // policy, staleness, response, request, reason, allowed
      (true, 100, "", "", .notConnected, true), (false, 100, "", "", .notConnected, false),
      (true, 100, "no-cache", "", .notConnected, false),
      (true, 100, "must-revalidate", "", .notConnected, false),
      (true, -5, "must-revalidate", "", .notConnected, true),
      (true, 100, "", "no-cache", .notConnected, false),
      (true, 100, "", "max-age=0", .timedOut, true), (true, 100, "", "", .rateLimited(until: nil), true),
      (true, 100, "", "", .unusable(.transfer(detail: "x")), true),
      (true, 100, "", "", .serverFailed(.internalServerError), true),
      (false, 30, "stale-if-error=30", "", .notConnected, true),
      (false, 31, "stale-if-error=30", "", .notConnected, false),
      (true, 31, "stale-if-error=30", "", .notConnected, false),
      (true, 30, "stale-if-error=30", "", .connectionLost, true),
      (false, 30, "stale-if-error=30", "", .serverFailed(.serviceUnavailable), true),
      (false, 30, "stale-if-error=30", "", .serverFailed(HTTPStatus(rawValue: 501)), false),
      (false, 30, "stale-if-error=30", "", .unusable(.transfer(detail: "x")), false),
      (false, 30, "stale-if-error=30, must-revalidate", "", .notConnected, false),
      (false, 30, "stale-if-error=30, no-cache", "", .notConnected, false),
      (false, 30, "", "stale-if-error=30", .notConnected, true),
      (false, 31, "", "stale-if-error=30", .notConnected, false),
    ] as [(Bool, TimeInterval, String, String, OfflineHTTP.StaleReason, Bool)]

  @Test(arguments: fallbacks)
  func `a stale response stands in where nothing forbids it`(
    policy: Bool,
    staleness: TimeInterval,
    response: String,
    request: String,
    reason: OfflineHTTP.StaleReason,
    isAllowed: Bool
  ) {
    let fallback = StaleFallback(
      policy: OfflinePolicy(servesStaleOnFailure: policy),
      response: ResponseDirectives([.cacheControl: response]),
      request: RequestDirectives([.cacheControl: request]),
      freshness: Freshness(age: 60 + staleness, lifetime: 60, isClockSetBack: false)
    )
    #expect(fallback.allows(reason) == isAllowed)
  }

  static let failures: [(HTTPClientError, OfflineHTTP.StaleReason?)] = [
    (HTTPClientError.notConnected(reason: ""), OfflineHTTP.StaleReason.notConnected),
    (.connectionLost(reason: ""), .connectionLost),
    (.timedOut(after: .seconds(1)), .timedOut), (.insecure(reason: ""), .insecure),
    (.invalidResponse(reason: "x"), .unusable(.transfer(detail: "x"))),
    (.redirectRefused(reason: "x"), .unusable(.transfer(detail: "x"))),
    (.bodyTooLarge(limit: 5), .unusable(.tooLarge(bytes: 5))), (.cancelled, nil),
    (.invalidRequest(reason: ""), nil),
  ]

  @Test(arguments: failures)
  func `failures have a reason unless nothing should hide them`(
    error: HTTPClientError,
    reason: OfflineHTTP.StaleReason?
  ) {
    #expect(OfflineHTTP.StaleReason(error) == reason)
  }
}
