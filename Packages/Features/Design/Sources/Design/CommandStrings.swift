import LocalizationKit

/// The texts of the command.
extension Strings {
  var abstract: String {
    language.choose(
      en: "Show the components of the design system.",
      zhHans: "显示设计系统的组件。",
      id: "Tampilkan komponen sistem desain."
    )
  }

  var discussion: String {
    language.choose(
      en: """
        Shows all components, unless an option selects some of them. With --writer, the output has the chosen form \
        even in a file, including escape sequences.
        """,
      zhHans: "不带选项时显示所有组件。使用 --writer 时，即使写入文件，也按所选形式输出，包括转义序列。"
    )
  }

  var componentExample: String {
    language.choose(en: "one component, in the light theme", zhHans: "浅色主题下的单个组件")
  }
  var linearExample: String {
    language.choose(en: "one component, as a screen reader reads it", zhHans: "屏幕阅读器读到的单个组件")
  }
  var documentExample: String {
    language.choose(en: "names and states of all components as JSON", zhHans: "以 JSON 输出所有组件的名称和状态")
  }
  var component: String { language.choose(en: "Component to show.", zhHans: "要显示的组件。") }
  var state: String { language.choose(en: "State to show.", zhHans: "要显示的状态。") }
  var writer: String {
    language.choose(
      en: "Output form (default: the one that fits the output).",
      zhHans: "输出形式（默认：适合输出设备的形式）。"
    )
  }
  func needsComponent(_ form: String) -> String {
    language.choose(
      en: "--writer \(form) needs --component.",
      zhHans: "--writer \(form) 需要与 --component 连用。"
    )
  }
  var oneDocumentEach: String {
    language.choose(en: "Each component is a document of its own.", zhHans: "每个组件都是一份单独的文档。")
  }
  var name: String { language.choose(en: "name", zhHans: "名称") }
  var form: String { language.choose(en: "form", zhHans: "形式") }
}
