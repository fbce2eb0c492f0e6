import LocalizationKit

/// The texts of the command.
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
        Shows the whole catalogue unless an option narrows it; the design system's own tests run on the same \
        content. With --writer, the chosen form is written even to a file, escape sequences included.
        """,
      zhHans: "不带选项时显示整个目录；设计系统的测试使用相同的内容。使用 --writer 时，即使写入文件，也按所选形式输出，包括转义序列。"
    )
  }

  var componentExample: String { language.choose(en: "one component", zhHans: "单个组件") }
  var linearExample: String { language.choose(en: "as a screen reader gets it", zhHans: "屏幕阅读器读到的形式") }
  var documentExample: String { language.choose(en: "all components, for a script", zhHans: "全部组件，供脚本使用") }
  var group: String { language.choose(en: "Program", zhHans: "程序") }
  var component: String { language.choose(en: "Show one component only.", zhHans: "只显示一个组件。") }
  var state: String { language.choose(en: "Show one state only.", zhHans: "只显示一种状态。") }
  var writer: String {
    language.choose(
      en: "Output form (default: the one that fits the output).",
      zhHans: "输出形式（默认：适合输出设备的形式）。"
    )
  }
  var name: String { language.choose(en: "name", zhHans: "名称") }
  var form: String { language.choose(en: "form", zhHans: "形式") }
}
