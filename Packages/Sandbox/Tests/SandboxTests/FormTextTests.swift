import Testing

@testable import Sandbox

@Suite struct FormTextTests {
  @Test(arguments: [
    ("Side%20Dish", "Side Dish"), ("Side+Dish", "Side Dish"), ("a%2Bb", "a+b"),
    ("br%C3%bbl%c3%A9e", "brûlée"),
    ("%26", "&"), ("", ""), ("plain", "plain"),
  ])
  func `escapes are read in either letter case`(escaped: String, text: String) {
    #expect(FormText(escaped[...])?.text == text)
  }

  @Test(arguments: ["%", "%2", "%zz", "%+1", "%FF", "a%C3"])
  func `a broken escape is no text`(escaped: String) {
    #expect(FormText(escaped[...])?.text == nil)
  }

  @Test(arguments: [
    ("Side Dish", "Side+Dish"), ("a+b&c=d", "a%2Bb%26c%3Dd"), ("é~", "%C3%A9%7E"), ("A-z_0.", "A-z_0."),
  ])
  func `a text is escaped and reads as before`(text: String, escaped: String) {
    #expect(FormText.escaped(text) == escaped)
    #expect(FormText(escaped[...])?.text == text)
  }
}
