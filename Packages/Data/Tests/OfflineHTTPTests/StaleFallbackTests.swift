import DomainKernel
import Foundation
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct StaleFallbackTests {
  private static let offline = OriginFailure.noResponse(.notConnected(reason: ""))
  private static let lost = OriginFailure.noResponse(.connectionLost(reason: ""))
  private static let unlinked = OriginFailure.noResponse(.libraryMissing)
  private static let late = OriginFailure.noResponse(.timedOut(after: .seconds(1)))
  private static let limited = OriginFailure.status(.tooManyRequests, meaning: .rateLimited(until: nil))
  private static let odd = OriginFailure.unusable(.notJSON)
  private static func failed(_ status: Int) -> OriginFailure {
    .status(HTTPStatus(rawValue: status), meaning: .unavailable)
  }

  static let fallbacks: [(Bool, TimeInterval, String, String, OriginFailure, Bool)] =
    [
      // policy, staleness, response, request, failure, allowed
      (true, 100, "", "", offline, true), (false, 100, "", "", offline, false),
      (true, 100, "no-cache", "", offline, false), (true, 100, "must-revalidate", "", offline, false),
      (true, -5, "must-revalidate", "", offline, true), (true, 100, "", "no-cache", offline, false),
      (true, 100, "", "no-store", offline, false), (true, 100, "", "max-age=0", late, true),
      (true, 100, "", "", limited, true), (true, 100, "", "", odd, true),
      (true, 100, "", "", failed(500), true),
      (false, 30, "stale-if-error=30", "", offline, true),
      (false, 31, "stale-if-error=30", "", offline, false),
      (true, 100, "", "", unlinked, true), (false, 30, "stale-if-error=30", "", unlinked, true),
      (true, 31, "stale-if-error=30", "", offline, false), (true, 30, "stale-if-error=30", "", lost, true),
      (false, 30, "stale-if-error=30", "", failed(503), true),
      (false, 30, "stale-if-error=30", "", failed(501), false),
      (false, 30, "stale-if-error=30", "", limited, false), (false, 30, "stale-if-error=30", "", odd, false),
      (true, 30, "stale-if-error=30", "", odd, true),
      (false, 30, "stale-if-error=30, must-revalidate", "", offline, false),
      (false, 30, "stale-if-error=30, no-cache", "", offline, false),
      (false, 30, "", "stale-if-error=30", offline, true),
      (false, 31, "", "stale-if-error=30", offline, false),
      // The caller's window goes before the one of the response.
      (false, 20, "stale-if-error=30", "stale-if-error=10", offline, false),
      (false, 20, "stale-if-error=10", "stale-if-error=30", offline, true),
      // A window begins when the response is stale: before, the policy alone decides.
      (false, -5, "stale-if-error=30", "", offline, false),
      (true, -5, "stale-if-error=30", "", offline, true),
    ] as [(Bool, TimeInterval, String, String, OriginFailure, Bool)]

  @Test(arguments: fallbacks)
  func `a stale response stands in where nothing forbids it`(
    policy: Bool,
    staleness: TimeInterval,
    response: String,
    request: String,
    failure: OriginFailure,
    isAllowed: Bool
  ) {
    let fallback = StaleFallback(
      policy: OfflinePolicy(servesStaleOnFailure: policy),
      response: ResponseDirectives([.cacheControl: response]),
      request: RequestDirectives([.cacheControl: request]),
      freshness: Freshness(age: 60 + staleness, lifetime: 60, isClockSetBack: false)
    )
    #expect(fallback.allows(failure) == isAllowed)
  }

  static let failures: [(OriginFailure, StaleReason?)] = [
    (offline, .offline), (lost, .connectionLost), (late, .timedOut), (limited, .rateLimited(until: nil)),
    (failed(500), .unavailable), (odd, .malformed), (.unusable(.webPage), .webPage),
    (.noResponse(.insecure(reason: .expired)), .transfer(.certificateExpired)),
    (.noResponse(.invalidResponse(reason: .notHTTP)), .transfer(.notHTTP)),
    (.noResponse(.redirectRefused(reason: .address)), .transfer(.unusableRedirect)),
    (.noResponse(.bodyTooLarge(limit: 5)), .malformed),
    (.noResponse(.rateLimited(until: .distantFuture)), .rateLimited(until: .distantFuture)),
    (.noResponse(.cancelled), nil), (.noResponse(.invalidRequest(reason: .address)), nil),
  ]

  @Test(arguments: failures)
  func `failures have a reason unless nothing should hide them`(failure: OriginFailure, reason: StaleReason?)
  {
    #expect(failure.staleReason == reason)
  }
}
