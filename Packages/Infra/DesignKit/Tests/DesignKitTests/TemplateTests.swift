import Testing

@testable import DesignKit

@Suite struct TemplateTests {
  @Test(
    arguments: [
      ("%2 of %1", "b of a"), ("%1%1", "aa"), ("100%", "100%"), ("50% of %1", "50% of a"), ("%%1", "%a"),
      ("%3", "%3"), ("%0", "%0"),
    ] as [(SafeText, String)]
  )
  func `values stand in their places, and every other percent sign stays`(
    template: SafeText,
    expected: String
  ) {
    #expect(template.filled("a", "b").string == expected)
  }

  @Test func `a place in a value is not filled`() {
    #expect(("%1 %2" as SafeText).filled("%2", "x").string == "%2 x")
  }
}
