import CommandKit
import LocalizationKit

extension ChineseCommandVocabulary {
  func message(for problem: UsageProblem) -> String {
    switch problem {
    case .unknownOption(let option, let suggestion):
      "未知选项\(Self.quoted(option))。" + Self.didYouMean(suggestion)
    case .unknownCommand(let word, let kind, let suggestion):
      "未知\(Self.noun(kind))\(Self.quoted(word))。" + Self.didYouMean(suggestion)
    case .missingValue(let option, let allowed):
      "“\(option)”缺少值。" + (allowed.isEmpty ? "" : "请提供\(words(for: .oneOf(allowed)))。")
    case .needlessValue(let value, let flag):
      "开关“\(flag)”不接受值，但给出了\(Self.quoted(value))。"
    case .invalidValue(let value, let parameter, let origin, let expected):
      "\(Self.phrase(origin))值\(Self.quoted(value))对“\(parameter)”无效。请提供\(words(for: expected))。"
    case .missingParameter(let parameter):
      "缺少参数“\(parameter)”。"
    case .unexpectedArguments(let arguments):
      Self.unexpected(arguments)
    case .conflict(let one, let other, let origin):
      "\(Self.plural(origin))“\(one)”和“\(other)”不能同时使用。"
    case .repeatedStandardInput(let parameter):
      "标准输入（“-”）只能为“\(parameter)”提供一次。"
    }
  }

  func words(for expectation: ArgumentExpectation) -> String {
    switch expectation {
    case .value: "一个值"
    case .wholeNumber: "整数"
    case .duration: "时长，例如 500ms、10s 或 2m"
    case .oneOf(let texts): Self.one(of: texts.map { Self.quoted(UntrustedText($0)) })
    case .within(let lower, let upper): "\(lower)到\(upper)之间的值"
    case .atLeast(let minimum): "不小于\(minimum)的值"
    case .list(let separator): "列表，例如\(Self.quoted(UntrustedText("a\(separator)b")))"
    case .words(let words): words
    }
  }

  private static func quoted(_ text: UntrustedText) -> String { text.quoted("“", "”") }

  private static func one(of quoted: [String]) -> String {
    let list = Language.simplifiedChinese.list(quoted, .or)
    return quoted.isEmpty ? "空值" : quoted.count == 1 ? list : "\(list)之一"
  }

  private static func noun(_ kind: UsageProblem.CommandKind) -> String {
    switch kind {
    case .command: "命令"
    case .subcommand: "子命令"
    case .commandOrTopic: "命令或帮助主题"
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "是不是要找“\($0)”？" } ?? ""
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
