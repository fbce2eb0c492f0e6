import FeatureFakes
import Testing

@Suite struct LatinWordsTests {
  @Test(
    arguments: [
      ("", []), ("没有连接。", []), ("Loading…", ["Loading"]), ("正在载入 sections", ["sections"]),
      ("b ab，A-BC。ab", ["ab", "BC", "ab"]), ("ab1cd", ["ab", "cd"]), ("caféx ok", ["caf", "ok"]), ("123", []),
    ] as [(String, [String])]
  )
  func `words of two or more Latin letters are left, in order`(text: String, words: [String]) {
    #expect(LatinWords.left(in: text, besides: []) == words)
  }

  @Test(arguments: ["tessera", "JSON", "HTTP", "https", "http", "shell"])
  func `some words are the same in every language`(word: String) {
    #expect(LatinWords.left(in: "用 \(word) 吧", besides: []) == [])
    #expect(LatinWords.left(in: "用 \(word)x 吧", besides: []) == [word + "x"])
  }

  @Test func `further names are left out as they are, besides those of every language`() {
    let words = LatinWords.left(in: "GitHub，JSON，github，GitHubs", besides: [], names: ["GitHub"])

    #expect(words == ["github", "GitHubs"])
  }

  @Test(
    arguments: [
      ("用 --no-input 吧", []), ("用--json，好", []), ("--Json", ["Json"]), ("--no-Input", ["Input"]),
      ("-json", ["json"]), ("--a9bc", ["bc"]),
    ] as [(String, [String])]
  )
  func `an option is a name`(text: String, words: [String]) {
    #expect(LatinWords.left(in: text, besides: []) == words)
  }

  @Test(
    arguments: [
      ("见 https://example.com/a?b。", []), ("见 http://example.com 吧", []), ("https://ab.cd，ef", ["ef"]),
      ("（https://ab.cd）ef", ["ef"]), ("https://ab.cd ef", ["ef"]), ("ftp://ab", ["ftp", "ab"]),
      ("https:/ab", ["ab"]),
    ] as [(String, [String])]
  )
  func `an address is a name, up to a blank or a Chinese mark`(text: String, words: [String]) {
    #expect(LatinWords.left(in: text, besides: []) == words)
  }

  @Test(
    arguments: [
      ("TESSERA_LANG", []), ("NO_COLOR_AT_ALL", []), ("LANG", ["LANG"]),
      ("Tessera_Lang", ["Tessera", "Lang"]),
      ("AB_CDef", ["ef"]), ("xTE_STy", []),
    ] as [(String, [String])]
  )
  func `a variable is a name, and parts the words around it`(text: String, words: [String]) {
    #expect(LatinWords.left(in: text, besides: []) == words)
  }

  @Test(
    arguments: [
      ("Serie", []), ("Serier", []), ("erie", []), ("Serie…", []), ("Seriers", ["Seriers"]),
      ("serie", ["serie"]), ("Film Serier", []), ("Filmer Serier", ["Filmer"]),
    ] as [(String, [String])]
  )
  func `what stands in any text of the content is content`(text: String, words: [String]) {
    #expect(LatinWords.left(in: text, besides: ["Film", "Ser\u{202E}ier"]) == words)
  }

  @Test func `every text of a value is found, in order`() {
    struct Content {
      let title = "one"
      let tags = ["two", "three"]
      let count = 4
      let note: String? = "five"
      let missing: String? = nil
      let names = ["six": ("seven", 8)]
    }

    #expect(LatinWords.texts(in: Content()) == ["one", "two", "three", "five", "six", "seven"])
    #expect(LatinWords.texts(in: "one") == ["one"])
    #expect(LatinWords.texts(in: 1) == [])
  }

  @Test(
    arguments: [
      ("a\u{202E}b\u{200B}c", "abc"), ("a\u{1B}b\u{0}c", "abc"), ("a\tb\nc d", "a\tb\nc d"), ("中é👩", "中é👩"),
      ("\u{7F}", ""),
    ] as [(String, String)]
  )
  func `what cannot be seen is no part of a text, except for white space`(text: String, visible: String) {
    #expect(LatinWords.texts(in: text) == [visible])
  }
}
