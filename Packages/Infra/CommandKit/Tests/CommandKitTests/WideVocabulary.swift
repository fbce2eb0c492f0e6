import CommandKit

/// A vocabulary in a script whose characters take two columns, to see that nothing is said in other words.
struct WideVocabulary: CommandVocabulary {
  func text(_ text: HelpText) -> String {
    switch text {
    case .usage: "用法"
    case .options: "选项"
    case .arguments: "参数"
    case .globalOptions: "全局选项"
    case .subcommandName: "子命令"
    case .see(let line): "见“\(line)”。"
    case .aboutExitCodes: "退出码"
    default: "词"
    }
  }

  func heading(_ title: String) -> String { "\(title)：" }

  func help(_ help: String, with facts: [ParameterFact]) -> String { "\(help)（\(facts.count)）" }

  func message(for problem: UsageProblem) -> String {
    switch problem {
    case .unknownOption(let option, let suggestion):
      "没有\(option.quoted("“", "”"))。\(suggestion.map { "是\($0)吗？" } ?? "")"
    case .invalidValue(let value, _, _, let expected): "\(value.quoted("“", "”"))：\(request(for: expected))。"
    default: "错"
    }
  }

  func request(for expectation: ArgumentExpectation) -> String {
    expectation == .within(lower: "1", upper: "100") ? "1到100" : "别的"
  }

  func error(_ message: String) -> String { "错误：\(message)" }

  func meaning(of code: ExitCode) -> String { "码" }
}
