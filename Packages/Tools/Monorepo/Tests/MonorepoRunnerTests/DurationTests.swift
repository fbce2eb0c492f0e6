import Testing

@testable import MonorepoRunner

@Suite struct DurationTests {
  @Test(arguments: [
    (0, "0.0 s"), (49, "0.0 s"), (50, "0.1 s"), (9949, "9.9 s"), (9950, "10.0 s"), (14_200, "14.2 s"),
    (600_000, "600.0 s"),
  ])
  func `a duration has seconds and tenths`(milliseconds: Int, text: String) {
    #expect(Duration.milliseconds(milliseconds).text == text)
  }
}
