import Testing

@testable import StreamingData

@Suite struct HumanTextTests {
  @Test(arguments: [
    "Films and series.", "Sport", "sport", "viaplay-original", "9.5", "Mr. Robot", "St. Elsewhere", "a.",
    ".a", "Se mer på viaplay.se",
    "a..b", "å.b",
    "U.S.", "", "a/b.c", "a:b.c", "a@b.c", "a[b.c", "a`b.c", "a{b.c", "`a.b", "{a.b",
  ])
  func `a text for people is kept`(text: String) {
    #expect(humanText(text) == text)
  }

  @Test(arguments: ["metadata.start.description2", "section.title", "a_b.c-d.e9", "z.a", "aA.zZ09"])
  func `a key that was not translated is no text`(key: String) {
    #expect(humanText(key) == nil)
  }
}
