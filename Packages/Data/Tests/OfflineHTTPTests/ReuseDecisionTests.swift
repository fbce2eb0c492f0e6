import Foundation
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct ReuseDecisionTests {
  static let decisions: [(TimeInterval, TimeInterval, String, String, ReuseDecision)] =
    [
      // age, lifetime, response, request, decision
      (0, 60, "", "", .serve), (59, 60, "", "", .serve), (60, 60, "", "", .validate),
      (0, 0, "", "", .validate),
      (0, 60, "no-cache", "", .validate), (0, 60, "no-cache=\"a\"", "", .serve),
      (0, 60, "must-revalidate", "", .serve),
      (0, 60, "", "no-cache", .validate), (0, 60, "", "no-store", .validate),
      (0, 60, "immutable", "no-cache", .validate),
      (10, 60, "", "max-age=10", .serve), (11, 60, "", "max-age=10", .validate),
      (0, 60, "", "max-age=0", .validate), (1, 60, "", "max-age=1", .serve),
      (11, 60, "immutable", "max-age=0", .serve), (61, 60, "immutable", "max-age=0", .validate),
      (10, 60, "", "min-fresh=50", .serve), (11, 60, "", "min-fresh=50", .validate),
      (70, 60, "", "max-stale=10", .serveStale), (71, 60, "", "max-stale=10", .validate),
      (9999, 60, "", "max-stale", .serveStale),
      (70, 60, "must-revalidate", "max-stale", .validate), (70, 60, "no-cache", "max-stale", .validate),
      (90, 60, "stale-while-revalidate=30", "", .serveWhileRevalidating),
      (91, 60, "stale-while-revalidate=30", "", .validate),
      (70, 60, "stale-while-revalidate=30, must-revalidate", "", .validate),
      (70, 60, "stale-while-revalidate=30, no-cache", "", .validate),
      (70, 60, "stale-while-revalidate=30", "max-age=0", .validate),
      (70, 60, "stale-while-revalidate=30", "no-cache", .validate),
      (10, 60, "stale-while-revalidate=30", "max-age=5", .validate),
      (70, 60, "stale-while-revalidate=30", "min-fresh=1", .validate),
      (70, 60, "stale-while-revalidate=x", "", .validate),
      (70, 60, "stale-while-revalidate=30", "max-age=100", .validate),
      (70, 60, "stale-while-revalidate=30", "min-fresh=1", .validate),
      (10, 60, "stale-while-revalidate=30", "min-fresh=55", .validate),
      (60, 60, "stale-while-revalidate=30", "", .serveWhileRevalidating),
      (70, 60, "stale-while-revalidate=30", "max-stale=5", .serveWhileRevalidating),
      (70, 60, "stale-while-revalidate=30", "max-stale=10", .serveStale),
      (60, 60, "must-revalidate", "", .validate), (10, 60, "must-revalidate", "max-age=5", .validate),
      (10, 60, "must-revalidate", "max-age=5, max-stale", .serveStale),
    ] as [(TimeInterval, TimeInterval, String, String, ReuseDecision)]

  @Test(arguments: decisions)
  func `a stored response is reused as both sides allow`(
    age: TimeInterval,
    lifetime: TimeInterval,
    response: String,
    request: String,
    decision: ReuseDecision
  ) {
    let found = ReuseDecision(
      Freshness(age: age, lifetime: lifetime, isClockSetBack: false),
      response: ResponseDirectives([.cacheControl: response]),
      request: RequestDirectives([.cacheControl: request])
    )
    #expect(found == decision)
  }

  @Test(
    arguments: [
      (0, "", "", ReuseDecision.validate), (0, "immutable", "", .validate), (0, "", "max-stale", .validate),
      (70, "stale-while-revalidate=30", "", .validate), (0, "", "only-if-cached", .serve),
      (0, "", "only-if-cached, max-stale", .serve), (70, "", "only-if-cached, max-stale", .serveStale),
      (70, "", "only-if-cached", .validate), (0, "no-cache", "only-if-cached, max-stale", .validate),
    ] as [(TimeInterval, String, String, ReuseDecision)]
  )
  func `a response that was replaced is reused only where the origin is not to be asked`(
    age: TimeInterval,
    response: String,
    request: String,
    decision: ReuseDecision
  ) {
    let found = ReuseDecision(
      Freshness(age: age, lifetime: 60, isClockSetBack: false),
      response: ResponseDirectives([.cacheControl: response]),
      request: RequestDirectives([.cacheControl: request]),
      isContradicted: true
    )
    #expect(found == decision)
  }

  @Test(arguments: [
    ("stale-while-revalidate=9999", "", ReuseDecision.validate), ("", "max-stale=9999", .validate),
    ("", "max-stale", .serveStale),
  ])
  func `after the clock was set back no window is open`(
    response: String,
    request: String,
    decision: ReuseDecision
  ) {
    let found = ReuseDecision(
      Freshness(age: 0, lifetime: 60, isClockSetBack: true),
      response: ResponseDirectives([.cacheControl: response]),
      request: RequestDirectives([.cacheControl: request])
    )
    #expect(found == decision)
  }
}
