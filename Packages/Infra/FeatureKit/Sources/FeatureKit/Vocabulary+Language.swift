public import DesignKit
public import LocalizationKit

extension Vocabulary {
  /// The words that writers add themselves, in a language.
  ///
  /// - Parameter language: The language.
  public init(_ language: Language) {
    self.init(
      heading: language.choose(en: "Heading", zhHans: "标题"),
      link: language.choose(en: "link", zhHans: "链接"),
      of: language.choose(en: "of", zhHans: "共"),
      option: language.choose(en: "Option", zhHans: "选项"),
      selected: language.choose(en: "selected", zhHans: "已选"),
      hint: language.choose(en: "What to do", zhHans: "建议"),
      statuses: Dictionary(uniqueKeysWithValues: Status.allCases.map { ($0, Self.word(for: $0, language)) })
    )
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
}
