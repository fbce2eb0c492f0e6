import Testing

@testable import OfflineHTTP

@Suite struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-1", 0..<2), ("bytes=5-", 5..<10), ("bytes=-3", 7..<10), ("bytes=-30", 0..<10),
    ("bytes=8-99", 8..<10),
    ("bytes=9-9", 9..<10), ("BYTES=0-0", 0..<1), ("bytes=10-", nil), ("bytes=-0", nil), ("bytes=3-2", nil),
    ("bytes=-", nil), ("bytes=a-b", nil), ("bytes=0-1,3-4", nil), ("lines=0-1", nil), ("0-1", nil),
  ])
  func `a range names positions within the content`(value: String, positions: Range<Int>?) {
    #expect(ByteRange(value).flatMap { $0.positions(within: 10) } == positions)
  }

  @Test(arguments: ["bytes=0-", "bytes=0-0", "bytes=-1", "bytes=-2"])
  func `a single byte is a range`(value: String) {
    #expect(ByteRange(value).flatMap { $0.positions(within: 1) } == 0..<1)
  }

  @Test(arguments: ["bytes=0-", "bytes=-1"])
  func `nothing has no ranges`(value: String) {
    #expect(ByteRange(value).flatMap { $0.positions(within: 0) } == nil)
  }
}
