import CommandKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@Suite struct CommandVocabularyTests {
  private let chinese = Language.simplifiedChinese.commandVocabulary
  private let text = UntrustedText("x\u{1B}[2J")

  @Test func `texts from outside are quoted, visible and in Chinese marks`() {
    #expect(chinese.message(for: .unexpectedArguments([text])) == "多余的参数“x\\u{1B}[2J”。")
  }

  @Test(arguments: [
    (UsageProblem.unknownOption(UntrustedText("--lst"), suggestion: "--list"), "未知选项“--lst”。是不是要找“--list”？"),
    (.unknownOption(UntrustedText("--lst"), suggestion: nil), "未知选项“--lst”。"),
    (.unknownWord(UntrustedText("a"), kind: .command, suggestion: nil), "未知命令“a”。"),
    (.unknownWord(UntrustedText("a"), kind: .commandOrTopic, suggestion: nil), "未知命令或帮助主题“a”。"),
    (.missingValue(option: "--a <值>", allowed: []), "“--a <值>”缺少值。"),
    (.missingValue(option: "--a <值>", allowed: ["1", "2", "3"]), "“--a <值>”缺少值。请选择其中之一：“1”、“2”、“3”。"),
    (.needlessValue(UntrustedText("1"), flag: "--a"), "开关“--a”不接受值，但给出了“1”。"),
    (
      .invalidValue(UntrustedText("x"), parameter: "--n", origin: .commandLine, expected: .wholeNumber),
      "值“x”对“--n”无效。请输入整数。"
    ),
    (
      .invalidValue(
        UntrustedText("x"),
        parameter: "--n",
        origin: .environment(variable: "N"),
        expected: .atLeast("1")
      ),
      "环境变量“N”的值“x”无效。请输入不小于1的值。"
    ),
    (
      .invalidValue(
        UntrustedText("x"),
        parameter: "--n",
        origin: .setting(name: "n"),
        expected: .oneOf(["a"])
      ),
      "设置“n”的值“x”无效。请选择其中之一：“a”。"
    ),
    (
      .invalidValue(
        UntrustedText("them"),
        parameter: "<设置项>",
        origin: .commandLine,
        expected: .oneOf(["lang", "theme"])
      ),
      "值“them”对“<设置项>”无效。是不是要找“theme”？请选择其中之一：“lang”、“theme”。"
    ),
    (.missingParameter("<栏目>"), "缺少参数“<栏目>”。"),
    (
      .unexpectedArguments(["a", "b", "c", "d"].map(UntrustedText.init)), "4个多余的参数：“a”、“b”、“c”等。"
    ),
    (.conflict("--a", "--b", origin: .commandLine), "“--a”和“--b”不能同时使用。"),
    (.conflict("A", "B", origin: .environment(variable: "A")), "环境变量“A”和“B”不能同时使用。"),
    (.repeatedStandardInput(parameter: "<名称>"), "“-”表示读取标准输入，“<名称>”中只能使用一次。"),
    (.emptyStandardInput(parameter: "<名称>"), "标准输入中没有“<名称>”的值。"),
  ])
  func `problems are told in Chinese`(problem: UsageProblem, message: String) {
    #expect(chinese.message(for: problem) == message)
  }

  @Test(arguments: [
    (ArgumentExpectation.value, "请输入一个值。"), (.duration, "请输入时长，例如 500ms、10s 或 2m。"), (.oneOf([]), "不接受任何值。"),
    (.within(lower: "1", upper: "9"), "请输入1到9之间的值。"), (.list(separator: ","), "请输入列表，例如“a,b”。"),
    (.identifier, "请输入字母、数字、“.”、“-”或“_”。"), (.words("a word"), "请输入a word。"),
  ])
  func `what would have been accepted is told in Chinese`(expectation: ArgumentExpectation, words: String) {
    #expect(chinese.request(for: expectation) == words)
  }

  @Test(
    arguments: [
      (.unknownWord(UntrustedText("a"), kind: .subcommand, suggestion: "b"), "未知子命令“a”。是不是要找“b”？"),
      (.unknownWord(UntrustedText("a"), kind: .setting, suggestion: "b"), "未知设置“a”。是不是要找“b”？"),
      (.unexpectedArguments(["a", "b", "c"].map { UntrustedText($0) }), "3个多余的参数：“a”、“b”、“c”。"),
      (.conflict("a", "b", origin: .setting(name: "a")), "设置“a”和“b”不能同时使用。"),
    ] as [(UsageProblem, String)]
  )
  func `subcommands, three arguments and settings are told in Chinese`(
    problem: UsageProblem,
    message: String
  ) {
    #expect(chinese.message(for: problem) == message)
  }

  @Test func `what a parameter takes stands in Chinese brackets behind its help`() {
    let facts: [ParameterFact] = [.values(["a", "b"]), .fallback("a"), .environment("A")]

    #expect(chinese.help("名称。", with: facts) == "名称。（可选值：a、b；默认值：a；环境变量：A）")
    #expect(chinese.error("x") == "错误：x")
    #expect(chinese.heading("选项") == "选项：")
  }

  @Test(
    arguments: [
      (.done, "完成", "selesai"), (.failed, "失败", "gagal"), (.usage, "用法错误", "kesalahan penggunaan"),
      (.notFound, "未找到", "tidak ditemukan"), (.signInNeeded, "需要登录", "perlu masuk"),
      (.noConnection, "无网络连接，也没有缓存副本", "tidak ada koneksi dan tidak ada salinan tersimpan"),
      (.refused, "被服务拒绝", "ditolak oleh layanan"), (.rateLimited, "请求受限", "permintaan dibatasi"),
      (.terminalClosed, "终端已关闭", "terminal ditutup"),
      (.interrupted, "已中断，或用户选择了“否”", "dihentikan, atau Anda menjawab tidak"),
      (.terminated, "被系统或其他程序结束", "diakhiri oleh sistem atau program lain"),
    ] as [(ExitCode, String, String)]
  )
  func `each exit code has its own meaning`(code: ExitCode, inChinese: String, inIndonesian: String) {
    #expect(chinese.meaning(of: code) == inChinese)
    #expect(Language.indonesian.commandVocabulary.meaning(of: code) == inIndonesian)
  }

  @Test(
    arguments: [
      (.seeAll(line: "a"), "所有命令和选项，请参阅“a”。", "Lihat 'a' untuk semua perintah dan opsi."),
      (.seeEach(line: "a"), "详细帮助，请参阅“a”。", "Lihat 'a' untuk bantuan terperinci."),
      (.see(line: "a"), "请参阅“a”。", "Lihat 'a'."),
      (.options, "选项", "Opsi"), (.globalOptions, "全局选项", "Opsi global"), (.arguments, "参数", "Argumen"),
      (.commands, "命令", "Perintah"), (.subcommands, "子命令", "Subperintah"), (.examples, "示例", "Contoh"),
      (.usage, "用法", "Penggunaan"), (.helpTopics, "帮助主题", "Topik bantuan"), (.more, "其他", "Lainnya"),
    ] as [(HelpText, String, String)]
  )
  func `each part of help has its own words`(text: HelpText, inChinese: String, inIndonesian: String) {
    #expect(chinese.text(text) == inChinese)
    #expect(Language.indonesian.commandVocabulary.text(text) == inIndonesian)
  }

  @Test func `what an argument reads from the standard input is told in Chinese`() {
    #expect(chinese.help("名称。", with: [.standardInput]) == "名称。（“-”表示读取标准输入）")
  }

  @Test(arguments: ExitCode.allCases)
  func `every exit code has a meaning in Chinese`(code: ExitCode) {
    #expect(LatinWords.left(in: chinese.meaning(of: code), besides: []) == [])
  }

  @Test func `English is the words of the command line itself`() {
    let english = Language.english.commandVocabulary

    #expect(english.error("x") == "Error: x")
    #expect(english.text(.seeAll(line: "a")) == "See 'a' for all commands and options.")
  }
}
