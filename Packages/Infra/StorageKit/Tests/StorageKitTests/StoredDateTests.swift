import Foundation
import StorageKit
import Testing

@Suite struct StoredDateTests {
  @Test(
    arguments: [
      (1.0004, 1000), (1.0006, 1001), (-1, -1000), (-1.5, -1500), (8.9e12, 8_900_000_000_000_000), (9e12, 0),
      (-9e12, 0), (.infinity, 0),
    ] as [(Double, Int64)]
  )
  func `a date is stored in milliseconds, and one that no calendar knows as 1970`(
    seconds: Double,
    milliseconds: Int64
  ) {
    #expect(Date(timeIntervalSince1970: seconds).milliseconds == milliseconds)
  }

  @Test(arguments: [0, 1234, -1500] as [Int64]) func `a stored date is read as it was`(milliseconds: Int64) {
    let date = Date(milliseconds: milliseconds)
    #expect(date == Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    #expect(date.milliseconds == milliseconds)
  }
}
