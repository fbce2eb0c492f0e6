import Testing

@testable import MonorepoRunner

@Suite struct PrintableTests {
  @Test(arguments: [
    ("\u{1F}", #"\u{1F}"#), ("\u{7F}", #"\u{7F}"#), ("\u{80}", #"\u{80}"#), ("\u{9F}", #"\u{9F}"#),
    ("\0", #"\u{0}"#), ("a\rb", #"a\u{D}b"#), ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{1B}[31", #"\u{1B}[31"#),
  ])
  func `a control character is spelled out`(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  @Test(arguments: ["a ~", "\u{A0}", "\ta\nb", "é 日本 👩‍👧", "[31m"])
  func `any other character stays`(text: String) {
    #expect(text.printable == text)
  }

  @Test(arguments: ["\u{1B}[mred\u{1B}[0m", "\u{1B}[1;38;5;9mred", "red\u{1B}[0m"])
  func `colours are left out`(text: String) {
    #expect(text.printable == "red")
  }
}
