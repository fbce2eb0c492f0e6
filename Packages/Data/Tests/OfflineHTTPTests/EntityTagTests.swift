import Testing

@testable import OfflineHTTP

@Suite struct EntityTagTests {
  @Test(arguments: [
    ("\"a\"", "\"a\"", true), ("\"a\"", "\"b\"", false), ("W/\"a\"", "\"a\"", true),
    ("\"a\"", "W/\"a\"", true),
    ("\"a\"", "\"b\", \"a\"", true), ("\"a\"", "*", true), ("\"a\"", "a", false),
    ("\"a,b\"", "\"a,b\"", true),
    ("\"a\"", "", false), (#""a\""#, #""b", "a\""#, true),
  ])
  func `a tag is listed when one of the list stands for the same`(tag: String, list: String, isListed: Bool) {
    #expect(EntityTag.isListed(tag, in: list) == isListed)
  }
}
