import FeatureFakes
import Testing

@Suite struct ChineseSpacingTests {
  @Test(arguments: ["", "请登录。", "2小时前", "共30项", "请使用 --refresh 重试", "最多 4MiB", "10s 后重试", "GitHub"])
  func `a text with the blanks that it should have has no problem`(text: String) {
    #expect(ChineseSpacing.problems(in: text) == [])
  }

  @Test(arguments: [
    ("2 小时前", ["2 小"]), ("共 30 项", ["共 30", "30 项"]), ("请使用--refresh重试", ["用--refresh", "--refresh重"]),
    ("最多4MiB", ["多4MiB"]), ("10s后", ["10s后"]),
  ])
  func `a blank at a number, and none at a word, is a problem`(text: String, problems: [String]) {
    #expect(ChineseSpacing.problems(in: text) == problems)
  }
}
