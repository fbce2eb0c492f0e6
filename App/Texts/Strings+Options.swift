import LocalizationKit

extension Strings {
  var name: String { language.choose(en: "name", zhHans: "名称") }
  var condition: String { language.choose(en: "condition", zhHans: "状况") }
  var time: String { language.choose(en: "time", zhHans: "时长") }
  var when: String { language.choose(en: "when", zhHans: "时机") }
  var cells: String { language.choose(en: "cells", zhHans: "列数") }
  var languageName: String { language.choose(en: "tag", zhHans: "语言") }

  var backend: String { language.choose(en: "Which services to use.", zhHans: "使用哪些服务。") }

  var network: String {
    language.choose(en: "Put a condition on the sandbox's network.", zhHans: "为沙盒的网络设定状况。")
  }

  var timeout: String {
    language.choose(en: "How long to wait for the service in all.", zhHans: "总共等待服务多长时间。")
  }

  var plain: String {
    language.choose(en: "Write plain text: no colours, no escape sequences.", zhHans: "输出纯文本：没有颜色和转义序列。")
  }

  var accessible: String {
    language.choose(
      en: "Write for screen readers: a fact a line, no drawing.",
      zhHans: "为屏幕阅读器输出：每行一项，没有图形。"
    )
  }

  var color: String { language.choose(en: "When to use colours.", zhHans: "何时使用颜色。") }

  var theme: String {
    language.choose(
      en: "The colours to use; else those for the background that COLORFGBG tells, or dark.",
      zhHans: "使用哪种配色；否则按 COLORFGBG 所示的背景选择，或为 dark。"
    )
  }

  var width: String {
    language.choose(
      en: "The cells of a line; else those of the terminal, or 80.",
      zhHans: "每行的列数；默认为终端的列数，或80。"
    )
  }

  var languageOption: String {
    language.choose(
      en: "The language to speak; else that of the environment, or English.",
      zhHans: "使用的语言；默认为环境的语言，或英语。"
    )
  }

  var explain: String {
    language.choose(
      en: "Say on stderr which way the answer took, and how long.",
      zhHans: "在标准错误输出中说明结果经过的路径和用时。"
    )
  }

  var verbose: String {
    language.choose(
      en: "Log on stderr what is sent and received, without secrets.",
      zhHans: "在标准错误输出中记录收发的内容，不含机密。"
    )
  }
}
