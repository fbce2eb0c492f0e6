import DesignKit
import FeatureKit
import LocalizationKit

/// The texts of the full-screen program in one language.
struct Strings: Hashable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var nothingToBrowse: SafeText { language.choose(en: "There is nothing to browse.", zhHans: "没有可浏览的内容。") }

  var nextSteps: SafeText { language.choose(en: "Next", zhHans: "下一步") }

  var help: SafeText { language.choose(en: "Keys", zhHans: "按键") }

  var loading: SafeText { language.choose(en: "loading", zhHans: "正在载入") }

  var done: SafeText { language.choose(en: "Done.", zhHans: "已完成。") }

  var working: SafeText { language.choose(en: "Working", zhHans: "正在处理") }

  var nothingFound: SafeText { language.choose(en: "Nothing matches.", zhHans: "没有匹配的内容。") }

  var pasteCut: SafeText {
    language.choose(en: "The pasted text was too long and was cut.", zhHans: "粘贴的文本过长，已截断。")
  }

  var retryHint: SafeText { language.choose(en: "Press r to try again.", zhHans: "按 r 重试。") }

  var noTerminal: String {
    language.choose(en: "Browsing needs a terminal.", zhHans: "浏览需要终端。")
  }

  func noTerminalHint(_ program: String) -> String {
    language.choose(
      en: "Run it in a terminal, or use another command. See '\(program) --help'.",
      zhHans: "请在终端中运行，或使用其他命令：请参阅“\(program) --help”。"
    )
  }

  func count(_ shown: Int, of all: Int) -> SafeText {
    language.choose(
      en: "\(language.grouped(shown)) of \(language.grouped(all))",
      zhHans: "\(language.grouped(all))项中的\(language.grouped(shown))项"
    )
  }

  func asksQuestion(_ route: Route, _ program: String) -> SafeText {
    let command = SafeText(route.commandLine(program: program))
    return language.choose(
      en: "This needs confirmation. Quit and run: \(command)",
      zhHans: "此操作需要确认。请退出后运行：\(command)"
    )
  }

  func changesSomething(_ route: Route, _ program: String) -> SafeText {
    let command = SafeText(route.commandLine(program: program))
    return language.choose(
      en: "This changes saved data. Quit and run: \(command)",
      zhHans: "此操作会更改已保存的内容。请退出后运行：\(command)"
    )
  }

  /// The name of a key in words.
  func word(for key: KeyCap) -> SafeText {
    guard language == .simplifiedChinese else { return key.word }
    let words = key.word.string.split(separator: " ").map { word -> String in
      switch word {
      case "Up": "上箭头"
      case "Down": "下箭头"
      case "Left": "左箭头"
      case "Right": "右箭头"
      case "Space": "空格"
      case "to": "至"
      default: String(word)
      }
    }
    return SafeText(words.joined(separator: " "))
  }

  func label(of command: ShellCommand) -> SafeText {
    switch command {
    case .changeRow, .change: language.choose(en: "Change", zhHans: "更改")
    case .open: language.choose(en: "Open", zhHans: "打开")
    case .back: language.choose(en: "Back", zhHans: "返回")
    case .clearFilter: language.choose(en: "Clear filter", zhHans: "清除筛选")
    case .closeHelp: language.choose(en: "Close", zhHans: "关闭")
    case .up: language.choose(en: "Up", zhHans: "上移")
    case .down: language.choose(en: "Down", zhHans: "下移")
    case .pageUp: language.choose(en: "Page up", zhHans: "上一页")
    case .pageDown: language.choose(en: "Page down", zhHans: "下一页")
    case .first: language.choose(en: "Go to start", zhHans: "转到开头")
    case .last: language.choose(en: "Go to end", zhHans: "转到末尾")
    case .filter: language.choose(en: "Filter", zhHans: "筛选")
    case .acceptFilter: language.choose(en: "Keep filter", zhHans: "保留筛选")
    case .loadMore: language.choose(en: "Load more", zhHans: "载入更多")
    case .refresh: language.choose(en: "Refresh", zhHans: "刷新")
    case .nextTab: language.choose(en: "Next tab", zhHans: "下一个标签页")
    case .previousTab: language.choose(en: "Previous tab", zhHans: "上一个标签页")
    case .tab: language.choose(en: "Tab by number", zhHans: "按编号选择标签页")
    case .nextField: language.choose(en: "Next field", zhHans: "下一项")
    case .previousField: language.choose(en: "Previous field", zhHans: "上一项")
    case .nextValue: language.choose(en: "Next value", zhHans: "下一个值")
    case .previousValue: language.choose(en: "Previous value", zhHans: "上一个值")
    case .completeField: continueForm
    case .leaveForm: language.choose(en: "Back", zhHans: "返回")
    case .agree: yes
    case .disagree: no
    case .redraw: language.choose(en: "Redraw", zhHans: "重绘")
    case .suspend: language.choose(en: "Suspend", zhHans: "挂起")
    case .help: language.choose(en: "Keys", zhHans: "按键")
    case .quit: language.choose(en: "Quit", zhHans: "退出")
    }
  }
}

// MARK: - Forms

extension Strings {
  var continueForm: SafeText { language.choose(en: "Continue", zhHans: "继续") }

  var newLine: SafeText { language.choose(en: "New line", zhHans: "换行") }

  var required: SafeText { language.choose(en: "(required)", zhHans: "(必填)") }

  var submit: SafeText { language.choose(en: "Submit", zhHans: "提交") }

  var yes: SafeText { language.choose(en: "Yes", zhHans: "是") }

  var no: SafeText { language.choose(en: "No", zhHans: "否") }

  func consent(_ isGiven: Bool) -> SafeText { isGiven ? yes : no }

  func repeated(_ label: SafeText) -> SafeText {
    language.choose(en: "\(label) again", zhHans: "再次输入\(label)")
  }

  func counter(_ count: Int, limit: Int) -> SafeText {
    language.choose(
      en: "\(language.grouped(count)) of \(language.grouped(limit)) characters",
      zhHans: "\(language.grouped(count))个字符，上限为\(language.grouped(limit))个"
    )
  }

  var discardQuestion: SafeText {
    language.choose(en: "Discard your changes?", zhHans: "要放弃所做的更改吗？")
  }

  var discard: SafeText { language.choose(en: "Discard", zhHans: "放弃") }

  var keepEditing: SafeText { language.choose(en: "Continue editing", zhHans: "继续编辑") }
}
