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
}
