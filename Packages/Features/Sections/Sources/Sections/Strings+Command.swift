import LocalizationKit

extension Strings {
  var abstract: String {
    language.choose(en: "List the sections of the streaming service.", zhHans: "列出流媒体服务的栏目。")
  }

  var discussion: String {
    language.choose(
      en: """
        Shows the sections in the order of the service, each with what it says of itself. What was seen once \
        opens without a connection.
        """,
      zhHans: "按服务的顺序显示各栏目及其简介。看过的内容无需联网即可打开。"
    )
  }

  var listExample: String { language.choose(en: "the list", zhHans: "列表") }
  var offlineExample: String { language.choose(en: "only what is stored", zhHans: "只显示已缓存的内容") }
  var documentExample: String { language.choose(en: "for a script", zhHans: "供脚本使用") }
  var group: String { language.choose(en: "Streaming", zhHans: "流媒体") }

  var descriptionsMissing: String {
    language.choose(
      en: "Note: some descriptions were not there in time. Run it again to see them.",
      zhHans: "提示：部分简介未及时载入。再次运行即可查看。"
    )
  }
}
