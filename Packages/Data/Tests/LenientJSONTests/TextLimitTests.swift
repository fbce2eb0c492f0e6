import LenientJSON
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How much of texts and lists is taken.
@Suite struct TextLimitTests {
  private struct Entry: Decodable {
    let title: String?
    let prose: String?
    let address: String?
    let numbers: LossyArray<Int>?

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: NamedKey.self)
      title = object.text("title")
      prose = object.text("prose", .prose)
      address = object.exactText("address")
      numbers = object.list(Int.self, "numbers", atMost: 3)
    }
  }

  private func entry(_ member: String, _ json: String) throws -> Entry {
    try JSONDecoder().decode(Entry.self, from: Data("{\"\(member)\":\(json)}".utf8))
  }

  private func text(_ count: Int, of character: String = "é") -> String {
    String(repeating: character, count: count)
  }

  @Test func `a line of more than 300 characters is cut, with a sign for it`() throws {
    let whole = try entry("title", "\"" + text(300) + "\"")
    let long = try entry("title", "\"" + text(301) + "\"")

    #expect(whole.title == text(300))
    #expect(long.title == text(300) + "…")
  }

  @Test func `a description of more than 20,000 characters is cut, with a sign for it`() throws {
    let whole = try entry("prose", "\"" + text(20_000) + "\"")
    let long = try entry("prose", "\"" + text(20_001) + "\"")

    #expect(whole.prose == text(20_000))
    #expect(long.prose == text(20_000) + "…")
  }

  @Test func `an address of more than 4096 bytes is none`() throws {
    let whole = try entry("address", "\"" + text(2048) + "\"")
    let long = try entry("address", "\"" + text(2048) + "a\"")

    #expect(whole.address == text(2048))
    #expect(long.address == nil)
  }

  @Test(arguments: [(0, "a…"), (1, "a…"), (2, "ab…"), (3, "abc"), (4, "abc")])
  func `a text is cut behind at least one character`(limit: Int, expected: String) {
    #expect("abc".cut(to: TextLimit(scalars: limit)) == expected)
  }

  @Test(arguments: [
    ("[1,2,3]", [1, 2, 3], 0, 0), ("[1,2,3,4]", [1, 2, 3], 0, 1), (#"["x",1,2]"#, [1, 2], 1, 0),
    (#"["x",1,2,3]"#, [1, 2], 1, 1), (#"[1,2,3,"x",[4,5],{}]"#, [1, 2, 3], 0, 3),
  ])
  func `elements of a list up to its limit are looked at, and the others counted`(
    json: String,
    kept: [Int],
    dropped: Int,
    omitted: Int
  ) throws {
    let numbers = try #require(try entry("numbers", json).numbers)

    #expect(numbers.elements == kept)
    #expect(numbers.droppedCount == dropped)
    #expect(numbers.omittedCount == omitted)
    #expect(numbers.leftOutCount == dropped + omitted)
  }

  @Test(arguments: [("[]", false), ("[1]", false), (#"["x",1]"#, false), (#"["x"]"#, true), (#""x""#, true)])
  func `a list of which nothing was understood is unreadable`(json: String, isUnreadable: Bool) throws {
    #expect(try entry("numbers", json).numbers?.isUnreadable == isUnreadable)
  }

  @Test func `a list that is missing or null is none`() throws {
    let missing = try entry("title", "\"T\"")
    let null = try entry("numbers", "null")

    #expect(missing.numbers == nil)
    #expect(null.numbers == nil)
  }

  @Test func `a list without elements is not unreadable`() {
    let list = LossyArray<Int>()

    #expect(list.elements == [] && list.leftOutCount == 0 && !list.isUnreadable)
  }
}
