import Testing

@testable import DesignKit

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("1.5", 3), ("1..5", 1), ("1.,5", 1), ("1 000", 5), ("1. 5", 1), ("12 kg", 2), ("7.", 1), ("1'234", 5),
    ("1\u{A0}234", 6), ("1\u{202F}234", 7), ("kg 12 34", 8), ("1-2", 1),
  ])
  func `a number ends before a second mark, and before a mark without digits behind it`(
    text: String,
    end: Int
  ) {
    #expect(NumberText(text)?.numberEnd == end)
  }

  @Test(
    arguments: [
      ("12", nil, .grouping, 2), ("1.5", .point, .decimal, 1), ("1,5", .comma, .decimal, 1),
      ("1,234", .comma, .unclear, 1), ("999.123", .point, .unclear, 3), ("1234.567", .point, .decimal, 4),
      ("1.23", .point, .decimal, 1), ("1.2345", .point, .decimal, 1), ("0.123", .point, .decimal, 1),
      ("1,234,567", .comma, .grouping, 5), ("1,234.567", .point, .decimal, 5),
      ("1 234,5", .comma, .decimal, 5),
    ] as [(String, DecimalMark?, NumberText.Role, Int)]
  )
  func `the last mark tells what it does, as far as the number says`(
    text: String,
    mark: DecimalMark?,
    role: NumberText.Role,
    end: Int
  ) throws {
    let number = try #require(NumberText(text))

    #expect(number.mark == mark)
    #expect(number.role == role)
    #expect(number.integerEnd == end)
  }

  @Test(arguments: ["", "–", "kg", ". ,"])
  func `a text without a digit is no number`(text: String) {
    #expect(NumberText(text) == nil)
  }
}
