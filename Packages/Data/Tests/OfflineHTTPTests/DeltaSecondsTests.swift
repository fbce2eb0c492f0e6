import Testing

@testable import OfflineHTTP

@Suite struct DeltaSecondsTests {
  @Test(arguments: [
    ("0", 0), ("3600", 3600), ("007", 7), ("2147483647", 2_147_483_647), ("2147483649", 2_147_483_648),
    ("99999999999999999999999", 2_147_483_648), ("", nil), ("-1", nil), ("+1", nil), ("1.5", nil),
    ("10s", nil),
    ("١", nil), (" 1", nil),
  ])
  func `seconds are digits and nothing else`(text: String, seconds: Int?) {
    #expect(DeltaSeconds.parse(text) == seconds)
  }
}
