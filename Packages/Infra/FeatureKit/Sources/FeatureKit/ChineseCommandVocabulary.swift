import CommandKit

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
      case .standardInput: "“-”表示标准输入的各行"
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
    case .noConnection: "无网络连接，也没有缓存内容"
    case .refused: "被服务拒绝"
    case .rateLimited: "请求受限"
    case .interrupted: "已中断"
    }
  }
}
