public import DesignKit
public import LocalizationKit

extension Vocabulary {
  /// The words that writers and components add themselves, in a language.
  ///
  /// - Parameter language: The language.
  public init(_ language: Language) {
    self.init()
    setReadingWords(language)
    setPlaceWords(language)
    setFieldWords(language)
    setStates(language)
  }

  private mutating func setReadingWords(_ language: Language) {
    colon = language.choose(en: ": ", zhHans: "：")
    position = language.choose(en: "%1 of %2", zhHans: "第%1项，共%2项")
    heading = language.choose(en: "Heading %1", zhHans: "%1级标题")
    nestedPosition = language.choose(en: "Level %1, %2", zhHans: "第%1层，%2")
    link = language.choose(en: "link", zhHans: "链接")
    option = language.choose(en: "Option %1 of %2", zhHans: "选项%1，共%2个")
    step = language.choose(en: "Step %1 of %2", zhHans: "第%1步，共%2步")
    selected = language.choose(en: "selected", zhHans: "已选")
    hint = language.choose(en: "What to do", zhHans: "建议")
    percent = language.choose(en: "%1 percent", zhHans: "百分之%1")
    waiting = language.choose(en: "Waiting", zhHans: "等待中")
    working = language.choose(en: "Working", zhHans: "进行中")
    hiddenColumns = language.choose(en: "Not shown", zhHans: "未显示")
    collapsed = language.choose(en: "collapsed", zhHans: "已折叠")
    expanded = language.choose(en: "expanded", zhHans: "已展开")
    focused = language.choose(en: "in focus", zhHans: "当前焦点")
    preferred = language.choose(en: "default", zhHans: "默认")
    dangerous = language.choose(en: "dangerous", zhHans: "危险")
  }

  private mutating func setPlaceWords(_ language: Language) {
    currentPage = language.choose(en: "current page", zhHans: "当前页")
    page = language.choose(en: "Page %1", zhHans: "第%1页")
    pageOfTotal = language.choose(en: "Page %1 of %2", zhHans: "第%1页，共%2页")
    entries = language.choose(en: "%1–%2", zhHans: "第%1–%2项")
    entriesOfTotal = language.choose(en: "%1–%2 of %3", zhHans: "第%1–%2项，共%3项")
    moreToCome = language.choose(en: "more to come", zhHans: "还有更多")
    end = language.choose(en: "end", zhHans: "已到末尾")
    less = language.choose(en: "Less", zhHans: "少")
    more = language.choose(en: "More", zhHans: "多")
    latestWeeks = language.choose(en: "latest %1 of %2 weeks", zhHans: "最近%1周，共%2周")
    total = language.choose(en: "Total: %1", zhHans: "总计：%1")
    bestDay = language.choose(en: "Most: %1, %2", zhHans: "最多：%1，%2")
    daysInARow = language.choose(en: "Most days in a row: %1", zhHans: "最长连续天数：%1")
    busiestWeekday = language.choose(en: "Busiest weekday: %1, %2", zhHans: "最忙的星期：%1，%2")
  }

  private mutating func setFieldWords(_ language: Language) {
    required = language.choose(en: "required", zhHans: "必填")
    unavailable = language.choose(en: "unavailable", zhHans: "不可用")
    editing = language.choose(en: "editing", zhHans: "正在编辑")
    noValue = language.choose(en: "empty", zhHans: "空")
    hidden = language.choose(en: "hidden", zhHans: "已隐藏")
    search = language.choose(en: "Search", zhHans: "搜索")
    digitsEntered = language.choose(en: "%1 of %2 digits entered", zhHans: "已输入%1位，共%2位")
    complete = language.choose(en: "complete", zhHans: "已完成")
  }
}

extension Vocabulary {
  /// Gives every state its word.
  mutating func setStates(_ language: Language) {
    statuses = Self.words { Self.word(for: $0, language) }
    stepStates = Self.words { Self.word(for: $0, language) }
    trends = Self.words { Self.word(for: $0, language) }
    documentStates = Self.words { Self.word(for: $0, language) }
  }

  private static func words<State: CaseIterable & Hashable>(
    _ word: (State) -> SafeText
  ) -> [State: SafeText] {
    Dictionary(uniqueKeysWithValues: State.allCases.map { ($0, word($0)) })
  }

  private static func word(for status: Status, _ language: Language) -> SafeText {
    switch status {
    case .info: language.choose(en: "Note", zhHans: "提示")
    case .success: language.choose(en: "Done", zhHans: "完成")
    case .warning: language.choose(en: "Warning", zhHans: "警告")
    case .error: language.choose(en: "Error", zhHans: "错误")
    case .offline: language.choose(en: "Offline", zhHans: "离线")
    case .stale: language.choose(en: "Saved copy", zhHans: "缓存副本")
    }
  }

  private static func word(for state: StepState, _ language: Language) -> SafeText {
    switch state {
    case .done: language.choose(en: "done", zhHans: "已完成")
    case .current: language.choose(en: "current", zhHans: "进行中")
    case .upcoming: language.choose(en: "to come", zhHans: "待开始")
    case .failed: language.choose(en: "failed", zhHans: "失败")
    case .skipped: language.choose(en: "skipped", zhHans: "已跳过")
    }
  }

  private static func word(for direction: Trend.Direction, _ language: Language) -> SafeText {
    switch direction {
    case .up: language.choose(en: "up", zhHans: "上升")
    case .down: language.choose(en: "down", zhHans: "下降")
    case .flat: language.choose(en: "unchanged", zhHans: "持平")
    }
  }

  private static func word(for kind: DocumentState.Kind, _ language: Language) -> SafeText {
    switch kind {
    case .missing: language.choose(en: "Missing", zhHans: "缺少")
    case .uploading: language.choose(en: "Uploading", zhHans: "正在上传")
    case .uploaded: language.choose(en: "Uploaded", zhHans: "已上传")
    case .verified: language.choose(en: "Verified", zhHans: "已核实")
    case .rejected: language.choose(en: "Rejected", zhHans: "已退回")
    }
  }
}
