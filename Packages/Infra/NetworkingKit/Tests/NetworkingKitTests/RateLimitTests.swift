import Foundation
import NetworkingKit
import Testing

@Suite struct RateLimitTests {
  private static let now = Date(timeIntervalSince1970: 1_000_000)

  @Test(
    arguments: [
      (429, [:], true), (403, ["X-RateLimit-Remaining": "0"], true), (403, [.retryAfter: "60"], true),
      (403, ["X-RateLimit-Remaining": "1"], false), (403, [:], false),
      (404, ["X-RateLimit-Remaining": "0"], false), (200, ["X-RateLimit-Remaining": "0"], false),
    ] as [(Int, HTTPFields, Bool)]
  )
  func `a limit of requests is told from a refusal`(status: Int, fields: HTTPFields, isRateLimited: Bool) {
    #expect(response(status, fields).isRateLimited == isRateLimited)
  }

  @Test(
    arguments: [
      (403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1000060"], 60),
      (403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1000001"], 1),
      (403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1000000"], nil),
      (403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "30"], nil),
      (403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "soon"], nil),
      (403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1000060", .retryAfter: "5"], 5),
      (403, ["X-RateLimit-Remaining": "9", "X-RateLimit-Reset": "1000060"], nil),
      (429, ["X-RateLimit-Reset": "1000060"], 60), (503, ["X-RateLimit-Reset": "1000060"], nil),
      (503, [.retryAfter: "5"], 5),
    ] as [(Int, HTTPFields, TimeInterval?)]
  )
  func `the moment to ask again is said by a time to wait or by the reset of the quota`(
    status: Int,
    fields: HTTPFields,
    seconds: TimeInterval?
  ) {
    #expect(response(status, fields).retryMoment(after: Self.now) == seconds.map(Self.now.addingTimeInterval))
  }

  private func response(_ status: Int, _ fields: HTTPFields) -> HTTPResponse {
    HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields)
  }
}
