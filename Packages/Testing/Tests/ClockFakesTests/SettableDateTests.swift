import ClockFakes
import Foundation
import Testing

@Suite struct SettableDateTests {
  @Test func `the present stands still until it is moved`() {
    let date = SettableDate()

    #expect(date.now == SettableDate.start)
    #expect(date.now == SettableDate.start)
  }

  @Test func `the present is at first an evening in November 2023`() {
    #expect(SettableDate().now == Date(timeIntervalSince1970: 1_700_000_000))
  }

  @Test func `time passes forwards and backwards`() {
    let date = SettableDate()

    date.advance(by: 90)
    date.advance(by: -30)

    #expect(date.now == SettableDate.start.addingTimeInterval(60))
  }
}
