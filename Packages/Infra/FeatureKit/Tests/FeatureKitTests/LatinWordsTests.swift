import FeatureFakes
import Testing

@Suite struct LatinWordsTests {
  @Test(arguments: [
    ("正在载入 sections", ["sections"]), ("Loading…", ["Loading"]), ("A 和 B", []), ("没有连接。", []),
    ("请用 --no-input 或 TESSERA_LANG，见 https://example.com/a?b。", []), ("tessera 输出 JSON", []),
    ("Serier 和 Serie…", []), ("Ser ier", []), ("Filmer", ["Filmer"]), ("第 one 项", []),
  ])
  func `what is neither content nor a name is left`(text: String, words: [String]) {
    struct Content {
      let titles = ["key": ["Ser\u{202E}ier"]]
      let count: Int? = 3
    }

    #expect(LatinWords.left(in: text, besides: Content(), names: ["one"]) == words)
  }
}
