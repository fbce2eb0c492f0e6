import DesignKit
import LocalizationKit
import SettingsDomain

/// The texts of settings, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var settings: SafeText { language.choose(en: "Settings", zhHans: "设置") }
  var setting: SafeText { language.choose(en: "Setting", zhHans: "设置项") }
  var value: SafeText { language.choose(en: "Value", zhHans: "值") }
  var decidedBy: SafeText { language.choose(en: "Decided by", zhHans: "来源") }
  var purpose: SafeText { language.choose(en: "What it does", zhHans: "作用") }
  var changeOne: SafeText { language.choose(en: "Change one", zhHans: "更改一项") }
  var noPlace: SafeText {
    language.choose(en: "There is no place to keep settings.", zhHans: "没有存放设置的位置。")
  }

  func value(of setting: SettingState) -> StyledText {
    guard let value = setting.value else {
      return StyledText(language.choose(en: "automatic", zhHans: "自动"), .muted)
    }
    return StyledText(SafeText(value), setting.decider == .nobody ? .muted : .text)
  }

  func decider(of setting: SettingState) -> StyledText {
    guard setting.isStoredUsable else {
      return StyledText(
        language.choose(en: "stored value not understood", zhHans: "存储的值无法理解"),
        .warning
      )
    }
    return switch setting.decider {
    case .commandLine: StyledText(SafeText("--" + setting.name.rawValue))
    case .environment(let variable): StyledText(SafeText(variable))
    case .setting: StyledText(language.choose(en: "settings", zhHans: "设置"), .accent)
    case .nobody: StyledText(language.choose(en: "default", zhHans: "默认"), .muted)
    }
  }

  func settled(_ name: String, _ value: String) -> String {
    let text = SafeText(value).string
    return language.choose(
      en: "The setting '\(name)' is now '\(text)'.",
      zhHans: "设置项“\(name)”现在是“\(text)”。"
    )
  }

  func isStronger(_ variable: String) -> String {
    language.choose(
      en: "The environment variable \(variable) is stronger, and stays in force.",
      zhHans: "环境变量 \(variable) 优先，仍然有效。"
    )
  }

  func opened(_ names: [String]) -> String {
    if names.isEmpty { return language.choose(en: "Nothing of it was set.", zhHans: "这些设置项原本就没有设置。") }
    let list = language.list(names.map { language.choose(en: "'\($0)'", zhHans: "“\($0)”") }, .and)
    return language.choose(en: "No longer set: \(list).", zhHans: "已取消设置：\(list)。")
  }

  func notSettled(_ name: String) -> String {
    language.choose(
      en: "The setting '\(name)' is not set; what holds depends on the surroundings.",
      zhHans: "设置项“\(name)”没有设置，实际取值由环境决定。"
    )
  }

  func settle(_ name: String) -> String {
    language.choose(
      en: "Set it with tessera settings set \(name) <value>.",
      zhHans: "请使用 tessera settings set \(name) <值> 进行设置。"
    )
  }

  func cannotBeRead(_ reason: String) -> String {
    language.choose(
      en: "The settings cannot be read: \(reason).",
      zhHans: "无法读取设置：\(reason)。"
    )
  }

  var correctTheFile: String {
    language.choose(
      en: "Correct the file or remove it; until then it is left as it is.",
      zhHans: "请改正或删除该文件；在此之前，文件不会被改动。"
    )
  }

  func cannotBeSaved(_ reason: String) -> String {
    language.choose(
      en: "The settings cannot be kept: \(reason).",
      zhHans: "无法保存设置：\(reason)。"
    )
  }

  var checkTheFile: String {
    language.choose(
      en: "Check free space and permissions there; nothing was changed.",
      zhHans: "请检查那里的可用空间和权限；没有做任何更改。"
    )
  }
}
