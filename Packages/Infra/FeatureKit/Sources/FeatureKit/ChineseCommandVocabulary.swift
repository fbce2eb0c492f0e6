public import CommandKit
public import LocalizationKit

/// The words of the command line in simplified Chinese.
struct ChineseCommandVocabulary: CommandVocabulary {
  func heading(_ title: String) -> String { "\(title)：" }

  func error(_ message: String) -> String { "错误：\(message)" }

  func help(_ help: String, with facts: [ParameterFact]) -> String {
    let words = facts.map { fact in
      switch fact {
      case .values(let values): "可选值：\(values.joined(separator: "、"))"
      case .fallback(let value): "默认值：\(value)"
      case .environment(let variable): "环境变量：\(variable)"
      case .standardInput: "“-”表示读取标准输入"
      }
    }
    return "\(help)（\(words.joined(separator: "；"))）"
  }

  func meaning(of code: ExitCode) -> String {
    switch code {
    case .done: "完成"
    case .failed: "失败"
    case .usage: "用法错误"
    case .notFound: "未找到"
    case .signInNeeded: "需要登录"
    case .noConnection: "无网络连接，也没有缓存副本"
    case .refused: "被服务拒绝"
    case .rateLimited: "请求受限"
    case .terminalClosed: "终端已关闭"
    case .interrupted: "已中断，或用户选择了“否”"
    case .terminated: "被系统或其他程序结束"
    }
  }
}

extension ChineseCommandVocabulary {
  func text(_ text: HelpText) -> String {
    switch text {
    case .usage: "用法"
    case .examples: "示例"
    case .arguments: "参数"
    case .options: "选项"
    case .globalOptions: "全局选项"
    case .commands: "命令"
    case .subcommands: "子命令"
    case .helpTopics: "帮助主题"
    case .more: "其他"
    case .commandName: "命令"
    case .subcommandName: "子命令"
    case .optionsName: "选项"
    case .shellName: "shell"
    case .showsVersion: "显示版本。"
    case .showsHelp: "显示帮助。"
    case .explains: "显示某个命令或主题的帮助。"
    case .whatToExplain: "命令或主题。"
    case .completes: "输出 shell 补全脚本。"
    case .howToComplete(let line): "请在 shell 的启动文件中加载此脚本。在 bash 中：\(line)"
    case .whichShell: "运行脚本的 shell。"
    case .writesManual: "输出某个命令的手册页。"
    case .howToReadManual(let line): "手册页以 mdoc 格式输出。阅读方法：\(line)"
    case .whichManual: "命令（默认：程序本身）。"
    case .listsManual: "改为列出所有手册页，每页一行：文件名、制表符、命令。"
    case .manualName: "名称"
    case .synopsis: "概要"
    case .description: "说明"
    case .seeAlso: "另见"
    case .seeAll(let line): "所有命令和选项，请参阅“\(line)”。"
    case .seeEach(let line): "详细帮助，请参阅“\(line)”。"
    case .see(let line): "请参阅“\(line)”。"
    case .aboutExitCodes: "退出码。"
    case .exitCodesFollow: "每个命令都以下列退出码之一结束："
    }
  }
}

extension ChineseCommandVocabulary {
  func message(for problem: UsageProblem) -> String {
    switch problem {
    case .unknownOption(let option, let suggestion):
      "未知选项\(Self.quoted(option))。" + Self.didYouMean(suggestion)
    case .unknownWord(let word, let kind, let suggestion):
      "未知\(Self.noun(kind))\(Self.quoted(word))。" + Self.didYouMean(suggestion)
    case .missingValue(let option, let allowed):
      "“\(option)”缺少值。" + (allowed.isEmpty ? "" : request(for: .oneOf(allowed)))
    case .needlessValue(let value, let flag):
      "开关“\(flag)”不接受值，但给出了\(Self.quoted(value))。"
    case .invalidValue(let value, let parameter, let origin, let expected):
      "\(Self.phrase(origin))值\(Self.quoted(value))\(origin == .commandLine ? "对“\(parameter)”" : "")无效。"
        + Self.didYouMean(expected.suggestion(for: value)) + request(for: expected)
    case .missingParameter(let parameter):
      "缺少参数“\(parameter)”。"
    case .unexpectedArguments(let arguments):
      Self.unexpected(arguments)
    case .conflict(let one, let other, let origin):
      "\(Self.plural(origin))“\(one)”和“\(other)”不能同时使用。"
    case .repeatedStandardInput(let parameter):
      "“-”表示读取标准输入，“\(parameter)”中只能使用一次。"
    case .emptyStandardInput(let parameter):
      "标准输入中没有“\(parameter)”的值。"
    }
  }

  func request(for expectation: ArgumentExpectation) -> String {
    switch expectation {
    case .value: "请输入一个值。"
    case .wholeNumber: "请输入整数。"
    case .duration: "请输入时长，例如 500ms、10s 或 2m。"
    case .oneOf(let texts) where texts.isEmpty: "不接受任何值。"
    case .oneOf(let texts):
      "请选择其中之一：\(texts.map { Self.quoted(UntrustedText($0)) }.joined(separator: "、"))。"
    case .within(let lower, let upper): "请输入\(lower)到\(upper)之间的值。"
    case .atLeast(let minimum): "请输入不小于\(minimum)的值。"
    case .identifier: "请输入字母、数字、“.”、“-”或“_”。"
    case .list(let separator): "请输入列表，例如\(Self.quoted(UntrustedText("a\(separator)b")))。"
    case .words(let words): "请输入\(words)。"
    }
  }

  private static func quoted(_ text: UntrustedText) -> String { text.quoted("“", "”") }

  private static func noun(_ kind: UsageProblem.WordKind) -> String {
    switch kind {
    case .command: "命令"
    case .subcommand: "子命令"
    case .commandOrTopic: "命令或帮助主题"
    case .setting: "设置"
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "是不是要找\(Self.quoted(UntrustedText($0)))？" } ?? ""
  }

  private static func unexpected(_ arguments: [UntrustedText]) -> String {
    let shown = arguments.prefix(3).map(quoted).joined(separator: "、")
    if arguments.count == 1 { return "多余的参数\(shown)。" }
    return "\(arguments.count)个多余的参数：\(shown)\(arguments.count > 3 ? "等" : "")。"
  }

  private static func phrase(_ origin: ValueOrigin) -> String {
    switch origin {
    case .commandLine: ""
    case .environment(let variable): "环境变量“\(variable)”的"
    case .setting(let name): "设置“\(name)”的"
    }
  }

  private static func plural(_ origin: ValueOrigin) -> String {
    switch origin {
    case .commandLine: ""
    case .environment: "环境变量"
    case .setting: "设置"
    }
  }
}

extension Language {
  /// The words that the command line says itself, in this language.
  public var commandVocabulary: any CommandVocabulary {
    choose(
      en: EnglishCommandVocabulary() as any CommandVocabulary,
      zhHans: ChineseCommandVocabulary(),
      id: IndonesianCommandVocabulary()
    )
  }
}
