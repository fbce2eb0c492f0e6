import Testing

@testable import DesignKit

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("1.5", 3), ("1..5", 1), ("1.,5", 1), ("1 000", 5), ("1. 5", 1), ("12 kg", 2), ("7.", 1),
  ])
  func `a number ends before a second mark, and before a mark without digits behind it`(
    text: String,
    end: Int
  ) {
    #expect(NumberText(text)?.numberEnd == end)
  }

  @Test(arguments: ["", "–", "kg", ". ,"])
  func `a text without a digit is no number`(text: String) {
    #expect(NumberText(text) == nil)
  }
}
