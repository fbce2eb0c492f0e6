import FeatureFakes
import Testing

@Suite struct ChineseSpacingTests {
  @Test(arguments: [
    "2小时前", "共3项", "请使用 --refresh。", "JSON 不完整", "超过10 MiB", "超过10 MiB 的响应", "例如 500ms、10s 或 2m", "“x”和“y”",
    "",
    "退出码为3。", "版本1.2", "plain English 3",
  ])
  func `a text that keeps the rule has no problem`(text: String) {
    #expect(ChineseSpacing.problems(in: text) == [])
  }

  @Test(arguments: [
    ("状态码 200", ["码 200"]), ("共 3 项", ["共 3", "3 项"]), ("JSON不完整", ["JSON不"]),
    ("请使用--refresh", ["用--refresh"]),
    ("第 1章", ["第 1"]),
  ])
  func `a text that breaks the rule is told where`(text: String, problems: [String]) {
    #expect(ChineseSpacing.problems(in: text) == problems)
  }
}
