import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct FreshnessTests {
  private static let start = SettableDate.start

  private static func date(_ offset: TimeInterval) -> String {
    HTTPDate.format(start + offset)
  }

  private func stored(_ fields: HTTPFields, status: HTTPStatus = .ok, delay: TimeInterval = 0)
    -> StoredResponse
  {
    StoredResponse(
      status: status,
      fields: fields,
      body: Data(),
      requestedAt: Self.start - delay,
      receivedAt: Self.start,
      selecting: []
    )
  }

  static let lifetimes: [(HTTPFields, TimeInterval)] = [
    ([:], 0), ([.cacheControl: "max-age=60"], 60),
    ([.cacheControl: "max-age=60", .expires: date(5)], 60),
    ([.cacheControl: "max-age=x", .expires: date(5)], 0),
    ([.cacheControl: "s-maxage=60", .expires: date(5)], 5), ([.expires: date(30)], 30),
    ([.expires: date(30), .date: date(-10)], 40), ([.expires: date(-30)], 0), ([.expires: "0"], 0),
    ([.expires: "soon", .lastModified: date(-1000)], 0), ([.expires: date(5), .expires: date(6)], 0),
    ([.lastModified: date(-1000)], 0),
  ]

  @Test(arguments: lifetimes)
  func `the lifetime is what the response states`(fields: HTTPFields, seconds: TimeInterval) {
    #expect(stored(fields).freshness(at: Self.start, heuristic: nil).lifetime == seconds)
  }

  static let guesses: [(Int, HTTPFields, TimeInterval)] = [
    (200, [.lastModified: date(-1000)], 100), (200, [.lastModified: date(-1_000_000)], 3600),
    (200, [.lastModified: date(1000)], 0),
    (200, [.lastModified: date(-1000), .cacheControl: "max-age=5"], 5),
    (200, [.lastModified: date(-1000), .expires: "x"], 0), (404, [.lastModified: date(-1000)], 100),
    (403, [.lastModified: date(-1000)], 0),
    (403, [.lastModified: date(-1000), .cacheControl: "public"], 100),
    (503, [.lastModified: date(-1000)], 0), (200, [:], 0),
  ]

  @Test(arguments: guesses)
  func `a lifetime that is not stated can be guessed`(status: Int, fields: HTTPFields, seconds: TimeInterval)
  {
    let heuristic = HeuristicFreshness(fraction: 0.1, limit: .seconds(3600))
    let response = stored(fields, status: HTTPStatus(rawValue: status))
    #expect(response.freshness(at: Self.start, heuristic: heuristic).lifetime == seconds)
  }

  static let ages: [(HTTPFields, TimeInterval, TimeInterval, TimeInterval)] = [
    ([:], 0, 7, 7), ([.age: "30"], 0, 7, 37), ([.age: "30"], 2, 7, 39), ([.age: "5, 100"], 0, 0, 5),
    ([.age: "abc"], 0, 1, 1), ([.age: "-5"], 0, 1, 1), ([.age: "5.5"], 0, 1, 1),
    ([.age: "9999999999"], 0, 0, 2_147_483_648), ([.date: date(-20)], 0, 1, 21), ([.date: date(20)], 0, 1, 1),
    ([.date: date(-20), .age: "50"], 1, 1, 52), ([.age: "30"], 0, -3, 30), ([.date: "yesterday"], 0, 3, 3),
  ]

  @Test(arguments: ages)
  func `the age adds up what was before and after the response came`(
    fields: HTTPFields,
    delay: TimeInterval,
    later: TimeInterval,
    age: TimeInterval
  ) {
    let freshness = stored(fields, delay: delay).freshness(at: Self.start + later, heuristic: nil)
    #expect(freshness.age == age)
  }

  @Test(arguments: [
    (59.9, true), (60, false), (61, false), (-4, true), (-5, true), (-5.1, false), (-86_400, false),
  ])
  func `a response is fresh until its lifetime is over, and not when the clock was set back`(
    later: TimeInterval,
    isFresh: Bool
  ) {
    let freshness = stored([.cacheControl: "max-age=60"]).freshness(at: Self.start + later, heuristic: nil)
    #expect(freshness.isFresh == isFresh)
  }

  @Test func `nobody knows the age after the clock was set back`() {
    let freshness = stored([.cacheControl: "max-age=60"]).freshness(at: Self.start - 86_400, heuristic: nil)
    #expect(freshness.staleness == .infinity)
  }
}
