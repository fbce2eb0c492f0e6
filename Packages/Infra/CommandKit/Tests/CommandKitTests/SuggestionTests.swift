import Testing

@testable import CommandKit

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("ABC", "abc", 0), ("abc", "ab", 1), ("ab", "abc", 1), ("abc", "axc", 1),
    ("ab", "ba", 1), ("abcd", "acbd", 1), ("abcd", "abdc", 1), ("abcdef", "badcfe", 3), ("", "abc", 3),
    ("kitten", "sitting", 3),
  ])
  func `words are as far apart as the changes that lead from one to the other`(
    first: String,
    second: String,
    distance: Int
  ) {
    #expect(Suggestion.distance(from: first, to: second) == distance)
    #expect(Suggestion.distance(from: second, to: first) == distance)
  }

  @Test(
    arguments: [
      ("abcdef", ["abcdxy"], "abcdxy"), ("abcde", ["abcxy"], nil), ("ab", ["ax"], "ax"), ("ab", ["xy"], nil),
      ("abd", ["abc", "abe"], "abc"), ("abd", ["xxx", "abe", "abd"], "abd"), ("ABC", ["abc"], "abc"),
      ("", ["a"], nil), ("a", [], nil),
    ] as [(String, [String], String?)]
  )
  func `one mistake is allowed for every three characters, and at least one`(
    word: String,
    candidates: [String],
    nearest: String?
  ) {
    #expect(Suggestion.nearest(to: word, among: candidates) == nearest)
  }

  @Test(
    arguments: [
      ("them", .oneOf(["lang", "theme"]), "theme"), ("blue", .oneOf(["lang", "theme"]), nil),
      ("it", .oneOf(["en", "id"]), nil), ("ida", .oneOf(["en", "id"]), "id"), ("them", .words("theme"), nil),
    ] as [(String, ArgumentExpectation, String?)]
  )
  func `of listed texts the one is suggested that a value is near to`(
    value: String,
    expectation: ArgumentExpectation,
    suggestion: String?
  ) {
    #expect(expectation.suggestion(for: UntrustedText(value)) == suggestion)
  }

  @Test(arguments: [(64, true), (65, false)])
  func `a word of more than 64 bytes is near to nothing`(length: Int, isNear: Bool) {
    let word = String(repeating: "a", count: length)
    #expect(Suggestion.nearest(to: word, among: [word]) == (isNear ? word : nil))
  }
}
