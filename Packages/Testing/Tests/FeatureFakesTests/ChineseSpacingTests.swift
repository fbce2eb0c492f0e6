import FeatureFakes
import Testing

@Suite struct ChineseSpacingTests {
  @Test(arguments: [
    "", "请登录。", "2小时前", "共30项", "请使用 --refresh 重试", "最多 4MiB", "10s 后重试", "GitHub", "plain English 3",
    "退出码为3。", "版本1.2", "“x”和“y”", "中", "中 ", " 中", "中 。", "。 中", "中  a", "a  中", "中  1", "1  中",
  ])
  func `a text with the blanks that it should have has no problem`(text: String) {
    #expect(ChineseSpacing.problems(in: text) == [])
  }

  @Test(
    arguments: [
      ("2 小时前", ["2 小"]), ("共 30 项", ["共 30", "30 项"]),
      ("请使用--refresh重试", ["用--refresh", "--refresh重"]), ("最多4MiB", ["多4MiB"]), ("10s后", ["10s后"]),
      ("4MiB中", ["4MiB中"]), ("中ab 中", ["中ab"]), ("中 ab中", ["ab中"]), ("12 中34", ["12 中"]),
      ("12中 34", ["中 34"]),
    ] as [(String, [String])]
  )
  func `a blank at a number, and none at a word, is a problem`(text: String, problems: [String]) {
    #expect(ChineseSpacing.problems(in: text) == problems)
  }

  @Test func `the problem behind a character is told before that in front of it`() {
    #expect(ChineseSpacing.problems(in: "ab中cd文") == ["中cd", "ab中", "cd文"])
  }

  @Test(arguments: ["-", "_", ".", ",", "/", "7", "1-2_3.4,5/6"])
  func `what has no letter is written without a blank`(word: String) {
    #expect(ChineseSpacing.problems(in: "中" + word) == [])
    #expect(ChineseSpacing.problems(in: word + "中") == [])
    #expect(ChineseSpacing.problems(in: "中 " + word) == ["中 " + word])
    #expect(ChineseSpacing.problems(in: word + " 中") == [word + " 中"])
  }

  @Test(arguments: ["a", "Z", "a-b", "c_d", "e.f", "g,h", "i/j", "1a", "a1", "--k"])
  func `what has a letter is written with a blank`(word: String) {
    #expect(ChineseSpacing.problems(in: "中" + word) == ["中" + word])
    #expect(ChineseSpacing.problems(in: word + "中") == [word + "中"])
    #expect(ChineseSpacing.problems(in: "中 " + word) == [])
    #expect(ChineseSpacing.problems(in: word + " 中") == [])
  }

  @Test(arguments: ["!", "é", "５", "，", "(", "=", "文"])
  func `what is neither a Latin letter nor a number is no word`(text: String) {
    #expect(ChineseSpacing.problems(in: "中" + text) == [])
    #expect(ChineseSpacing.problems(in: text + "中") == [])
    #expect(ChineseSpacing.problems(in: "中 " + text) == [])
    #expect(ChineseSpacing.problems(in: text + " 中") == [])
  }

  @Test(arguments: ["!", "é", "，"])
  func `a word ends at what is no part of it`(text: String) {
    #expect(ChineseSpacing.problems(in: "中ab" + text + "cd") == ["中ab"])
    #expect(ChineseSpacing.problems(in: "cd" + text + "ab中") == ["ab中"])
  }

  @Test(
    arguments: [
      ("\u{4DFF}", false), ("\u{4E00}", true), ("\u{4E01}", true), ("\u{9FFE}", true), ("\u{9FFF}", true),
      ("\u{A000}", false), ("中\u{301}", true), ("あ", false),
    ] as [(String, Bool)]
  )
  func `the rule is about Chinese characters`(character: String, isChinese: Bool) {
    #expect(ChineseSpacing.problems(in: character + "a") == (isChinese ? [character + "a"] : []))
    #expect(ChineseSpacing.problems(in: "1 " + character) == (isChinese ? ["1 " + character] : []))
  }
}
