import Testing

@testable import Sandbox

@Suite struct EntityTagTests {
  private let tag = EntityTag(version: 1, resource: "serier")

  @Test func `a tag is strong: sixteen digits in quotes`() {
    #expect(tag.text.wholeMatch(of: /"[0-9a-f]{16}"/) != nil)
  }

  @Test func `another version or another resource has another tag`() {
    #expect(EntityTag(version: 2, resource: "serier") != tag)
    #expect(EntityTag(version: 1, resource: "film") != tag)
    #expect(EntityTag(version: 1, resource: "serier") == tag)
  }

  @Test func `the tag is found in a list, weak or strong`() {
    #expect(tag.isNamed(by: tag.text))
    #expect(tag.isNamed(by: "\"a\" ,  W/\(tag.text) "))
    #expect(tag.isNamed(by: "*"))
  }

  @Test func `other values do not name it`() {
    #expect(!tag.isNamed(by: ""))
    #expect(!tag.isNamed(by: "\"a\", \"b\""))
    #expect(!tag.isNamed(by: String(tag.text.dropLast())))
  }

  @Test func `a weak tag is written as one, and compared like a strong one`() {
    let weak = EntityTag(version: 1, resource: "serier", isWeak: true)
    #expect(weak.text == "W/" + tag.text)
    #expect(weak.isNamed(by: weak.text))
    #expect(weak.isNamed(by: tag.text))
    #expect(!weak.isNamed(by: "W/\"a\""))
  }

  @Test func `tabs around a tag do not matter`() {
    #expect(tag.isNamed(by: "\"a\",\t\(tag.text)\t,\"b\""))
    #expect(tag.isNamed(by: "\t \t\(tag.text)"))
  }

  @Test func `a star among other tags names nothing`() {
    #expect(!tag.isNamed(by: "*, \"a\""))
  }
}
