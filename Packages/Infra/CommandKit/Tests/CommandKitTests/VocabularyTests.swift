import CommandKit
import Testing

@Suite struct VocabularyTests {
  private let program = Program(
    "tea",
    version: "1",
    abstract: "茶叶。",
    globalOptions: [Flag("offline", help: "只显示已缓存的茶叶。")],
    commands: [
      Command(
        "show",
        abstract: "显示一种茶叶的产地、年份、口味，以及它适合在什么时候和什么人一起喝。",
        parameters: [
          Argument<String>("leaf", help: "茶叶的名称。", valueName: "茶叶"),
          Option<Int>("limit", help: "数量。", valueName: "数", default: 30, accepting: .within(1...100)),
        ]
      ) { _ in throw CommandFailure(.notFound, "没有。", hint: "请看列表。") }
    ],
    topics: [.exitCodes(in: WideVocabulary())],
    vocabulary: WideVocabulary()
  )

  @Test func `help is in the words of the program, in columns of cells`() {
    #expect(
      parse(["show", "--help"])?.help == """
        显示一种茶叶的产地、年份、口味，以及它适
        合在什么时候和什么人一起喝。

        用法：tea show [--limit <数>] <茶叶>

        参数：
          <茶叶>
              茶叶的名称。

        选项：
          --limit <数>
              数量。（1）

        全局选项：
          --offline
              只显示已缓存的茶叶。
          --version
              词
          -h, --help
              词
        """
    )
  }

  @Test func `descriptions stand below each other behind labels of wide characters`() {
    let help = parse(["show", "--help"], width: 80)?.help ?? ""

    #expect(help.contains("\n  <茶叶>        茶叶的名称。\n"))
    #expect(help.contains("\n  --limit <数>  数量。（1）\n"))
  }

  @Test(arguments: 40...90)
  func `no line of help is wider than asked`(width: Int) {
    let lines = parse(["show", "--help"], width: width)?.help?.split(separator: "\n") ?? []

    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { Self.cells(String($0)) <= width })
    #expect(!lines.contains { "，。、）；：？！”".contains($0.first ?? " ") })
  }

  @Test(arguments: [
    (["show", "--limti"], "错误：没有“--limti”。是--limit吗？\n见“tea show --help”。"),
    (["show", "a", "--limit", "0"], "错误：“0”：1到100。\n见“tea show --help”。"),
    (["show", "\u{1B}[2J", "b"], "错误：错\n见“tea show --help”。"),
    (["show", "--\u{1B}[2J"], "错误：没有“--\\u{1B}[2J”。\n见“tea show --help”。"),
  ])
  func `problems are told in the words of the program`(arguments: [String], text: String) {
    #expect(parse(arguments)?.error?.text == text)
  }

  @Test func `a manual page is in the words of the program, and its lines may be broken between characters`()
    throws
  {
    let page = try #require(parse(["manual", "show"], width: 80)?.export)

    #expect(page.contains("\n.Sh \\&\\[u53C2]\\[u6570]\n"))
    #expect(page.contains("\n\\[u8336]\\:\\[u53F6]\\:\\[u7684]"))
    #expect(!page.contains("\\:\\[u3002]"))
  }

  @Test func `failures are told in the words of the program`() async {
    var written = ""

    let code = await CommandParser(program).run(
      arguments: ["show", "a"],
      environment: [:],
      output: { _ in },
      errorOutput: { written += $0 }
    )

    #expect(code == .notFound)
    #expect(written == "错误：没有。\n请看列表。")
  }

  private func parse(_ arguments: [String], width: Int = 40) -> ParseOutcome? {
    CommandParser(program, help: HelpFormat(width: width, cells: Self.cells))
      .parse(arguments: arguments, environment: [:])
  }

  @Sendable private static func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) }
  }
}
