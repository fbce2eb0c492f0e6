import DesignCatalog
import DesignKit
import LocalizationKit

/// The texts of the catalogue, in one language; the summaries of the components are English.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var sampleTitle: SafeText { language.choose(en: "A sample", zhHans: "示例") }
  var sampleText: SafeText {
    language.choose(en: "with some text, its states and a link", zhHans: "包含文字、状态和链接")
  }
  var themes: SafeText { language.choose(en: "Themes", zhHans: "主题") }
  var writers: SafeText { language.choose(en: "Writers", zhHans: "输出形式") }

  func title(of section: CatalogSection) -> SafeText {
    switch section {
    case .foundations: language.choose(en: "Foundations", zhHans: "基础")
    case .layout: language.choose(en: "Layout", zhHans: "布局")
    case .atoms: language.choose(en: "Atoms", zhHans: "原子")
    case .molecules: language.choose(en: "Molecules", zhHans: "分子")
    case .organisms: language.choose(en: "Organisms", zhHans: "组织")
    }
  }
}

// MARK: - Failures

extension Strings {
  func summary(of error: CatalogError) -> String {
    switch error {
    case .unknownComponent(let name, let nearest):
      language.choose(
        en: "There is no component '\(name)'.\(nearest.map { " Did you mean '\($0)'?" } ?? "")",
        zhHans: "没有名为“\(name)”的组件。\(nearest.map { "是不是要找“\($0)”？" } ?? "")"
      )
    case .unknownState(let name, _):
      language.choose(en: "There is no state '\(name)' here.", zhHans: "这里没有名为“\(name)”的状态。")
    }
  }

  func brief(of error: CatalogError) -> String {
    switch error {
    case .unknownComponent: language.choose(en: "no such component", zhHans: "没有此组件")
    case .unknownState: language.choose(en: "no such state", zhHans: "没有此状态")
    }
  }

  var listAll: String { language.choose(en: "List them all", zhHans: "列出全部") }

  func chooseOne(of states: [String]) -> String {
    language.choose(en: "Choose one of: \(language.list(states)).", zhHans: "可用的状态：\(language.list(states))。")
  }
}

// MARK: - The command

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
