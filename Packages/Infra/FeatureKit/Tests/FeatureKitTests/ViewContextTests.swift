import LocalizationKit
import Testing

@testable import FeatureKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ViewContextTests {
  @Test(arguments: [(-1, 28, 23), (0, 1, 0), (45 * 60, 1, 0), (-86_400, 28, 0), (9 * 3600, 1, 9)])
  func `the local time is the one that the clocks of the user show`(offset: Int, day: Int, hour: Int) {
    // Midnight in UTC, from 28 February to 1 March 2026.
    let midnight = Date(timeIntervalSince1970: 1_772_323_200)

    let time = ViewContext(now: midnight, clockOffset: offset, language: .english).localTime

    #expect(time.year == 2026 && time.day == day && time.hour == hour)
  }

  @Test func `a time far from now is brought into range`() {
    #expect(ViewContext(now: .distantFuture, language: .english).localTime.year == 4001)
    let never = Date(timeIntervalSince1970: .infinity)
    #expect(ViewContext(now: never, language: .english).localTime.year > 300_000)
  }
}
