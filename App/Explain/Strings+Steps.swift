import LocalizationKit

extension Strings {
  var explanation: String { language.choose(en: "How this came about", zhHans: "结果的由来") }
  var atMilliseconds: String { language.choose(en: "At ms", zhHans: "时刻（毫秒）") }
  var layer: String { language.choose(en: "Layer", zhHans: "层") }
  var whatItDid: String { language.choose(en: "What it did", zhHans: "做了什么") }
  var tookMilliseconds: String { language.choose(en: "Took ms", zhHans: "用时（毫秒）") }

  func name(of layer: Step.Layer) -> String {
    switch layer {
    case .command: language.choose(en: "command", zhHans: "命令")
    case .feature: language.choose(en: "feature", zhHans: "功能")
    case .useCase: language.choose(en: "use case", zhHans: "用例")
    case .port: language.choose(en: "port", zhHans: "端口")
    case .cache: language.choose(en: "cache", zhHans: "缓存")
    case .network: language.choose(en: "network", zhHans: "网络")
    case .mapping: language.choose(en: "mapping", zhHans: "映射")
    case .view: language.choose(en: "view", zhHans: "视图")
    case .output: language.choose(en: "output", zhHans: "输出")
    }
  }

  func becameValue(_ what: String, bytes: Int) -> String {
    language.choose(en: "\(what): \(bytes) bytes became a value", zhHans: "\(what)：\(bytes)字节转换为值")
  }

  func about(_ what: String, _ words: String) -> String {
    language.choose(en: "\(what): \(words)", zhHans: "\(what)：\(words)")
  }

  var document: String { language.choose(en: "a JSON document", zhHans: "一个 JSON 文档") }

  func lines(_ count: Int) -> String {
    language.choose(en: "\(count) lines of text", zhHans: "\(count)行文本")
  }
}
