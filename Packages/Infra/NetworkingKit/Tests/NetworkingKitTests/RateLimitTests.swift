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
  func `the moment to ask again comes from a time to wait or from the reset of the quota`(
    status: Int,
    fields: HTTPFields,
    seconds: TimeInterval?
  ) {
    #expect(response(status, fields).retryMoment(after: Self.now) == seconds.map(Self.now.addingTimeInterval))
  }

  @Test(arguments: [-3600.0, -60, 0, 60, 3600])
  func `a reset is by the clock of the server, which its date tells`(lead: TimeInterval) {
    let serverTime = Self.now + lead
    let fields: HTTPFields = [
      "X-RateLimit-Remaining": "0", .date: HTTPDate.format(serverTime),
      "X-RateLimit-Reset": String(Int(serverTime.timeIntervalSince1970) + 60),
    ]

    #expect(response(403, fields).retryMoment(after: Self.now) == Self.now + 60)
    #expect(RateLimit(response(403, fields), at: Self.now)?.until == Self.now + 60)
    #expect(RateLimit(response(200, fields), at: Self.now)?.until == Self.now + 60)
  }

  @Test func `a reset that has passed by the clock of the server sets no limit`() {
    let fields: HTTPFields = [
      "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1000060",
      .date: HTTPDate.format(Self.now + 60),
    ]

    #expect(response(403, fields).retryMoment(after: Self.now) == nil)
    #expect(RateLimit(response(200, fields), at: Self.now) == nil)
  }

  @Test(
    arguments: [
      (403, "{\"message\":\"API Rate Limit Exceeded for 203.0.113.9\"}", [:], true),
      (403, "{\"message\":\"You have exceeded a secondary rate limit.\"}", [:], true),
      (403, "{\"message\":\"You have triggered an abuse detection mechanism.\"}", [:], true),
      (403, "{\"message\":\"Must have push access\"}", [:], false),
      (403, " \n{\"message\":\"Must have push access\"}", [.retryAfter: "60"], false),
      (403, "\t\r\n{\"message\":\"Must have push access\"}", [.retryAfter: "60"], false),
      (403, "<html>Slow down</html>", [.retryAfter: "60"], true), (404, "rate limit", [:], false),
      (200, "rate limit", [:], false), (403, String(repeating: " ", count: 2038) + "rate limit", [:], true),
      (403, String(repeating: " ", count: 2039) + "rate limit", [:], false),
    ] as [(Int, String, HTTPFields, Bool)]
  )
  func `a limit of requests is told by the words of a refusal`(
    status: Int,
    body: String,
    fields: HTTPFields,
    isRateLimited: Bool
  ) {
    var response = response(status, fields)
    response.body = Data(body.utf8)

    #expect(response.isRateLimited == isRateLimited)
  }

  @Test func `a quota that is left says nothing about when to ask again`() {
    var response = response(403, ["X-RateLimit-Remaining": "9", "X-RateLimit-Reset": "1000060"])
    response.body = Data("secondary rate limit".utf8)

    #expect(response.isRateLimited)
    #expect(response.retryMoment(after: Self.now) == nil)
  }

  @Test(
    arguments: [
      (RateLimit(until: now, saidAt: now - 600), 10),
      (RateLimit(until: now, saidAt: now - 60, isStated: false), 120),
      (RateLimit(until: now - 3599, saidAt: now - 3659, isStated: false), 120),
      (RateLimit(until: now - 3600, saidAt: now - 3660, isStated: false), 10),
      (RateLimit(until: now + 1, saidAt: now - 59, isStated: false), 10),
      (RateLimit(until: now, saidAt: now - 3600, isStated: false), 7200),
      (RateLimit(until: now, saidAt: now - 3601, isStated: false), 7200),
      (RateLimit(until: now, saidAt: now - 10, isStated: false), 20),
      (RateLimit(until: now, saidAt: now - 4, isStated: false), 10), (nil, 10),
    ] as [(RateLimit?, TimeInterval)]
  )
  func `a guess grows after a guess only, and not beyond two hours`(
    earlier: RateLimit?,
    seconds: TimeInterval
  ) throws {
    let limit = try #require(RateLimit(response(429, [:]), at: Self.now, after: earlier))

    #expect(limit.until == Self.now + seconds)
    #expect(limit.saidAt == Self.now)
    #expect(!limit.isStated)
  }

  @Test(
    arguments: [
      (RateLimit(until: now, saidAt: now - 10, isStated: false), 60),
      (RateLimit(until: now, saidAt: now - 60, isStated: false), 120), (nil, 60),
    ] as [(RateLimit?, TimeInterval)]
  )
  func `a guess about the whole service is a minute at least`(
    earlier: RateLimit?,
    seconds: TimeInterval
  ) throws {
    let refusal = response(429, ["X-RateLimit-Remaining": "7"])
    let limit = try #require(RateLimit(refusal, at: Self.now, after: earlier))

    #expect(limit.until == Self.now + seconds)
  }

  @Test(arguments: [(-6.0, false), (-5, true), (0, true), (59, true), (60, false), (1e9, false)])
  func `a limit is in force from its response up to its moment`(seconds: TimeInterval, isInForce: Bool) {
    let limit = RateLimit(until: Self.now + 60, saidAt: Self.now)

    #expect(limit.isInForce(at: Self.now + seconds) == isInForce)
  }

  @Test func `a quota is read with its limit, reset and resource`() throws {
    let quota = try #require(
      RequestQuota([
        "x-ratelimit-limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1000060",
        "X-RateLimit-Resource": "Core",
      ])
    )

    #expect(quota.limit == 60)
    #expect(quota.remaining == 0)
    #expect(quota.resetsAt == Date(timeIntervalSince1970: 1_000_060))
    #expect(quota.resource == "core")
  }

  @Test func `a number has 15 digits at most, and the name of a resource 100 characters`() {
    let fields: HTTPFields = ["X-RateLimit-Remaining": "999999999999999"]
    func resource(_ length: Int) -> String? {
      var fields = fields
      fields["X-RateLimit-Resource"] = String(repeating: "a", count: length)
      return RequestQuota(fields)?.resource
    }

    #expect(RequestQuota(fields)?.remaining == 999_999_999_999_999)
    #expect(resource(100)?.count == 100)
    #expect(resource(101) == nil)
  }

  @Test(arguments: ["", "-1", "x", "1.5", "+1", "1000000000000000", "1, 2", "٣"])
  func `a quota without a number of requests that are left is none`(remaining: String) {
    #expect(RequestQuota(["X-RateLimit-Remaining": remaining, "X-RateLimit-Limit": "60"]) == nil)
    #expect(RequestQuota(["X-RateLimit-Limit": "60"]) == nil)
  }

  @Test func `the limit, reset and resource of a quota may be missing or malformed`() throws {
    let quota = try #require(
      RequestQuota([
        "X-RateLimit-Remaining": "7", "X-RateLimit-Limit": "many", "X-RateLimit-Reset": "soon",
        "X-RateLimit-Resource": "a b",
      ])
    )

    #expect((quota.limit, quota.remaining) == (nil, 7))
    #expect(quota.resetsAt == nil)
    #expect(quota.resource == nil)
  }

  private func response(_ status: Int, _ fields: HTTPFields) -> HTTPResponse {
    HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields)
  }
}
