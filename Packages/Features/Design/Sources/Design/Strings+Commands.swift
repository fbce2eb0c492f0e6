import LocalizationKit

extension Strings {
  var abstract: String {
    language.choose(
      en: "Show the design system: every component, state, theme and writer.",
      zhHans: "显示设计系统：每个组件、状态、主题和输出形式。"
    )
  }

  var discussion: String {
    language.choose(
      en: """
        Without options, the whole catalogue; what it shows is what the design system's tests are run on. With \
        --writer, the form asked for is written even into a file, escape sequences included.
        """,
      zhHans: "不带选项时显示整个目录；所显示的内容正是设计系统测试所用的内容。使用 --writer 时，即使写入文件，也按所选形式输出，包括转义序列。"
    )
  }

  var componentExample: String { language.choose(en: "one component", zhHans: "单个组件") }
  var linearExample: String { language.choose(en: "as a screen reader gets it", zhHans: "屏幕阅读器读到的形式") }
  var documentExample: String { language.choose(en: "what there is, for a script", zhHans: "全部内容，供脚本使用") }
  var group: String { language.choose(en: "Program", zhHans: "程序") }
  var component: String { language.choose(en: "Show one component only.", zhHans: "只显示一个组件。") }
  var state: String { language.choose(en: "Show one state only.", zhHans: "只显示一种状态。") }
  var writer: String {
    language.choose(
      en: "Write in this form instead of the one that fits the output.",
      zhHans: "按此形式输出，而不是适合输出设备的形式。"
    )
  }
  var name: String { language.choose(en: "name", zhHans: "名称") }
  var form: String { language.choose(en: "form", zhHans: "形式") }
}
