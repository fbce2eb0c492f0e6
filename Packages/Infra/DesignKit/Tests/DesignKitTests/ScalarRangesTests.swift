import Testing

@testable import DesignKit

@Suite struct ScalarRangesTests {
  @Test(arguments: Array(UInt32(0)...14))
  func `the ends of a range are in it, and their neighbours are not`(value: UInt32) {
    let ranges = ScalarRanges(bounds: [2, 4, 7, 7, 9, 12])

    #expect(ranges.contains(value) == [2, 3, 4, 7, 9, 10, 11, 12].contains(value))
  }

  @Test func `nothing is in no ranges`() {
    #expect(!ScalarRanges(bounds: []).contains(0))
  }

  @Test func `the ranges of wide and ambiguous scalars are ascending pairs`() {
    for ranges in [WideScalars.ranges, AmbiguousScalars.ranges] {
      #expect(ranges.bounds.count.isMultiple(of: 2))
      #expect(ranges.bounds == ranges.bounds.sorted())
    }
  }
}
