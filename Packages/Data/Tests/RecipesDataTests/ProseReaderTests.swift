import Testing

@testable import RecipesData

@Suite struct ProseReaderTests {
  @Test(
    arguments: [
      ("One  two\tthree", "One two three"),
      (" \n One \r\n\r\n two\u{2028}three\u{85} ", "One\n\ntwo\n\nthree"),
      ("Crème\u{A0}brûlée \u{3000}日本", "Crème brûlée 日本"), ("one \n \u{2003}\n two", "one\n\ntwo"),
    ]
  )
  func `white space is evened out, and lines become paragraphs`(text: String, prose: String) {
    #expect(ProseReader.paragraphs(text) == prose)
  }

  @Test(
    arguments: [
      ("Soup[1] is[22] hot.[333]", "Soup is hot."), ("a [1] b", "a b"), ("a[1]b", "ab"),
      ("one\n[1]\n[2]two", "one\n\ntwo"), ("[1][2]a", "a"), ("a\n[1]", "a"),
      ("Soup[b] is hot.[c][1]", "Soup is hot."), ("hot[citation needed] soup", "hot soup"),
      ("Soup.[citation needed]", "Soup."), ("a [citation needed]b", "a b"),
    ]
  )
  func `marks of footnotes are left out`(text: String, prose: String) {
    #expect(ProseReader.paragraphs(text) == prose)
  }

  @Test(arguments: [
    "a[1234]", "a[]", "a [b]", "[b]", "a[B]", "a[bc]", "a[1b]", "a[1", "a[", "[", "a[[b]", "a[ 1]", "[١]",
    "a[citation]", "a[citation needed", "a[b",
  ])
  func `other brackets stay`(text: String) {
    #expect(ProseReader.paragraphs(text) == text)
  }

  @Test(arguments: ["", " \n\t", "[1]", " [12]\n[3] "])
  func `nothing is left of nothing`(text: String) {
    #expect(ProseReader.paragraphs(text) == nil)
  }
}
