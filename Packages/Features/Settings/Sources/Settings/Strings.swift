import DesignKit
import FeatureKit
import LocalizationKit
import SettingsDomain

/// The texts of settings, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var settings: SafeText { language.choose(en: "Settings", zhHans: "设置") }
  var loading: SafeText { language.choose(en: "Loading settings", zhHans: "正在载入设置") }
  var notRefreshed: SafeText { language.notRefreshed(en: "The settings", zhHans: "设置") }
  var setting: SafeText { language.choose(en: "Setting", zhHans: "设置项") }
  var value: SafeText { language.choose(en: "Value", zhHans: "值") }
  var source: SafeText { language.choose(en: "Source", zhHans: "来源") }
  var purpose: SafeText { language.choose(en: "Purpose", zhHans: "作用") }
  var changeOne: SafeText { language.choose(en: "Change a setting", zhHans: "更改设置") }
  var noPlace: SafeText {
    language.choose(
      en: "Cannot store settings: no configuration folder is available.",
      zhHans: "无法保存设置：没有可用的配置文件夹。"
    )
  }

  func value(of setting: SettingState) -> StyledText {
    guard let value = setting.value else {
      return StyledText(language.choose(en: "automatic", zhHans: "自动"), .muted)
    }
    return StyledText(SafeText(value), setting.source == .fallback ? .muted : .text)
  }

  func source(of setting: SettingState, _ context: ViewContext) -> StyledText {
    guard setting.isStoredUsable else {
      return StyledText(language.choose(en: "stored value is invalid", zhHans: "存储的值无效"), .warning)
    }
    return switch setting.source {
    case .commandLine: StyledText(context.phrasing.origin(option: setting.name.rawValue, in: language))
    case .environment(let variable): StyledText(SafeText(variable))
    case .setting: StyledText(language.choose(en: "settings", zhHans: "设置"), .accent)
    case .fallback: StyledText(language.choose(en: "default", zhHans: "默认"), .muted)
    }
  }

  /// A value as a line that no terminal interprets.
  static func line(_ value: String) -> String { SafeText(value).string + "\n" }
}

// MARK: - Changes and failures

extension Strings {
  func set(_ name: String, _ value: String) -> String {
    let text = SafeText(value).string
    return language.choose(
      en: "The setting '\(name)' is now '\(text)'.",
      zhHans: "设置项“\(name)”现在是“\(text)”。"
    )
  }

  func overrides(_ variable: String) -> String {
    language.choose(
      en: "The environment variable \(variable) overrides this setting and still applies.",
      zhHans: "环境变量 \(variable) 优先于此设置，仍然有效。"
    )
  }

  func unset(_ names: [String], of count: Int) -> String {
    if names.isEmpty {
      return language.plural(
        count,
        en: ("It was not set.", "None of these was set."),
        zhHans: "这些设置项原本就没有设置。"
      )
    }
    let list = language.list(names.map(language.quoted), .and)
    return language.choose(en: "No longer set: \(list).", zhHans: "已取消设置：\(list)。")
  }

  func summary(of failure: SettingsFailure) -> String {
    switch failure {
    case .store(.cannotBeRead(let reason)), .store(.cannotBeOpened(let reason)):
      language.choose(
        en: "The settings cannot be read: \(reason).",
        zhHans: "无法读取设置：\(language.reason(reason))。"
      )
    case .store(.cannotBeSaved(let reason)):
      language.choose(
        en: "The settings cannot be saved: \(reason).",
        zhHans: "无法保存设置：\(language.reason(reason))。"
      )
    case .notSet(let name):
      language.choose(
        en: "The setting '\(name.rawValue)' is not set, so the default applies.",
        zhHans: "设置项“\(name.rawValue)”没有设置，因此使用默认值。"
      )
    }
  }

  func brief(of failure: SettingsFailure) -> String {
    switch failure {
    case .store(.cannotBeRead), .store(.cannotBeOpened):
      language.choose(en: "the settings cannot be read", zhHans: "无法读取设置")
    case .store(.cannotBeSaved): language.choose(en: "the settings cannot be saved", zhHans: "无法保存设置")
    case .notSet: language.choose(en: "not set", zhHans: "没有设置")
    }
  }

  var seeHowToSet: String { language.choose(en: "See how to set it", zhHans: "查看设置方法") }

  var correctTheFile: String {
    language.choose(
      en: "Correct the file or remove it. The file will not be changed until you do.",
      zhHans: "请改正或删除该文件；在此之前，文件不会被改动。"
    )
  }

  var checkThePermissions: String {
    language.choose(en: "Check the file and its permissions.", zhHans: "请检查该文件及其权限。")
  }

  var checkTheFile: String {
    language.choose(
      en: "Check the free space, and the permissions of the file and its folder. No setting was changed.",
      zhHans: "请检查剩余空间，以及文件及其文件夹的权限；没有更改任何设置。"
    )
  }
}

// MARK: - Commands

extension Strings {
  var abstract: String {
    language.choose(en: "Show and change settings.", zhHans: "查看和更改设置。", id: "Tampilkan dan ubah pengaturan.")
  }
  var discussion: String {
    language.choose(
      en: """
        A setting applies unless the option of the same name, or its environment variable, overrides it. Settings \
        are stored in a JSON file that you can edit; its path is shown below the list.
        """,
      zhHans: "只有当同名选项及其环境变量都没有给出值时，设置才有效。设置保存在一个 JSON 文件中，可以自行编辑；文件路径显示在列表下方。"
    )
  }
  var listAbstract: String { language.choose(en: "List all settings.", zhHans: "列出所有设置。") }
  var listExample: String {
    language.choose(en: "all values and their sources", zhHans: "所有取值及其来源")
  }
  var setExample: String { language.choose(en: "Chinese as the interface language", zhHans: "界面语言改为中文") }
  var unsetExample: String { language.choose(en: "return to the default", zhHans: "恢复默认值") }
  var unsetSomeExample: String {
    language.choose(en: "return to both defaults", zhHans: "两项都恢复默认值")
  }

  var getAbstract: String { language.choose(en: "Print the value of a setting.", zhHans: "输出一项设置的值。") }
  var getDiscussion: String {
    language.choose(
      en: "Prints the value that applies, from any source. Exits with 3 if nothing is set.",
      zhHans: "输出当前有效的值，无论来源。若没有设置，则退出码为3。"
    )
  }
  var getExample: String { language.choose(en: "the current theme", zhHans: "当前使用的主题") }

  var setAbstract: String { language.choose(en: "Change a setting.", zhHans: "更改一项设置。") }
  var setDiscussion: String {
    language.choose(
      en: "Accepts the same values as the command-line option of the same name.",
      zhHans: "可用的值与同名选项相同。"
    )
  }
  var setThemeExample: String { language.choose(en: "a high-contrast theme", zhHans: "高对比度主题") }
  var unsetAbstract: String {
    language.choose(en: "Remove a setting and return to the default.", zhHans: "取消设置，恢复默认值。")
  }

  var nameHelp: String { language.choose(en: "The setting's name.", zhHans: "设置项的名称。") }
  var namesHelp: String { language.choose(en: "The settings' names.", zhHans: "各设置项的名称。") }
  var valueHelp: String { language.choose(en: "The new value.", zhHans: "新的值。") }
  var nameValue: String { language.choose(en: "setting", zhHans: "设置项") }
  var valueValue: String { language.choose(en: "value", zhHans: "值") }
}
