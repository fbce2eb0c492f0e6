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

  @Test(arguments: [1_782_961_445, 978_307_200, 0, -86_400] as [Int64])
  func `each millisecond is read as the date that a text of a service makes of it`(second: Int64) {
    let moved = (second * 1000..<(second + 1) * 1000).filter { milliseconds in
      let sent = Date(timeIntervalSinceReferenceDate: Double(milliseconds - 978_307_200_000) / 1000)
      return sent.milliseconds != milliseconds || Date(milliseconds: milliseconds) != sent
    }

    #expect(moved.isEmpty)
  }
}
