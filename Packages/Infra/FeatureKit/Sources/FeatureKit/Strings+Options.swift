import LocalizationKit

extension Strings {
  var refresh: String {
    language.choose(
      en: "Ask the service even if what is stored is still fresh.",
      zhHans: "即使缓存仍然有效，也向服务查询。"
    )
  }

  var offline: String {
    language.choose(en: "Show only what is stored; make no connection.", zhHans: "只显示已缓存的内容，不连接网络。")
  }

  var json: String {
    language.choose(
      en: "Write one JSON document: data, source, and for lists page.",
      zhHans: "输出一个 JSON 文档：data、source，列表还有 page。"
    )
  }

  var fields: String {
    language.choose(en: "With --json: the fields to write.", zhHans: "与 --json 连用：要输出的字段。")
  }

  var fieldsWithoutDocument: String {
    language.choose(en: "--fields chooses fields of the JSON document.", zhHans: "--fields 用于选择 JSON 文档的字段。")
  }

  var addJSON: String { language.choose(en: "Add --json.", zhHans: "请加上 --json。") }
}
