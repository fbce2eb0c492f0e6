import FeatureKit
import Foundation
import LocalizationKit
import Testing

@Suite struct LocalTimeTests {
  /// 2026-03-01 at midnight, UTC.
  private let midnight = Date(timeIntervalSince1970: 1_772_323_200)

  @Test(
    arguments: [
      (0, 0, "2026-3-1 0:00"), (0, -1, "2026-2-28 23:59"), (0, -0.25, "2026-2-28 23:59"),
      (0, 59.75, "2026-3-1 0:00"), (9 * 3600, 0, "2026-3-1 9:00"),
      (9 * 3600, 15 * 3600 - 1, "2026-3-1 23:59"), (9 * 3600, 15 * 3600, "2026-3-2 0:00"),
      (-5 * 3600, 5 * 3600 - 1, "2026-2-28 23:59"), (-5 * 3600, 5 * 3600, "2026-3-1 0:00"),
      (20_700, 0, "2026-3-1 5:45"),
    ] as [(Int, Double, String)]
  )
  func `a day ends at midnight of the user's clock`(offset: Int, seconds: Double, text: String) throws {
    let time = try #require(LocalTime { _ in offset }.time(of: midnight + seconds))

    let minutes = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
    #expect("\(time.year)-\(time.month)-\(time.day) \(time.hour):\(minutes)" == text)
  }

  @Test func `the clock may be ahead by another time in summer`() throws {
    let summer = midnight + 100 * 86_400
    let local = LocalTime { [midnight] in $0 < midnight + 30 * 86_400 ? 3600 : 7200 }

    #expect(local.time(of: midnight)?.hour == 1)
    #expect(local.time(of: summer)?.hour == 2)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `a moment that no calendar knows has no date`(seconds: Double) {
    #expect(LocalTime().time(of: Date(timeIntervalSince1970: seconds)) == nil)
  }
}
