import DesignKit
import LocalizationKit

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
