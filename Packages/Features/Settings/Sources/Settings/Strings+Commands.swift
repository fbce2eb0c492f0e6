import LocalizationKit

extension Strings {
  var group: String { language.choose(en: "Program", zhHans: "程序") }
  var abstract: String {
    language.choose(en: "Show what is settled for every run.", zhHans: "显示对每次运行都有效的设置。")
  }
  var discussion: String {
    language.choose(
      en: """
        A setting holds where neither the option of the same name nor its environment variable says anything. They \
        are kept in a JSON file, which you may edit yourself; its path stands below the list.
        """,
      zhHans: "只有当同名选项及其环境变量都没有给出值时，设置才有效。设置保存在一个 JSON 文件中，可以自行编辑；文件路径显示在列表下方。"
    )
  }
  var listExample: String { language.choose(en: "what holds, and who decides it", zhHans: "当前取值及其来源") }
  var setExample: String { language.choose(en: "speak Chinese from now on", zhHans: "从现在起使用中文") }
  var unsetExample: String { language.choose(en: "leave it to the surroundings again", zhHans: "恢复由环境决定") }

  var getAbstract: String { language.choose(en: "Write one value.", zhHans: "输出一个值。") }
  var getDiscussion: String {
    language.choose(
      en: "Writes what holds now, whoever decides it. Exit code 3 where that depends on the surroundings.",
      zhHans: "输出当前有效的值，无论由谁决定。若取值由环境决定，则退出码为3。"
    )
  }
  var getExample: String { language.choose(en: "for a script", zhHans: "供脚本使用") }

  var setAbstract: String { language.choose(en: "Settle something for every run.", zhHans: "为每次运行确定一项设置。") }
  var setDiscussion: String {
    language.choose(
      en: "The value is one that the option of the same name would accept.",
      zhHans: "值必须是同名选项所接受的值。"
    )
  }
  var setThemeExample: String { language.choose(en: "strong contrasts", zhHans: "强对比度") }
  var unsetAbstract: String { language.choose(en: "Leave something open again.", zhHans: "取消设置。") }

  var nameHelp: String { language.choose(en: "Which setting.", zhHans: "哪一项设置。") }
  var namesHelp: String { language.choose(en: "Which settings.", zhHans: "哪些设置。") }
  var valueHelp: String { language.choose(en: "What it is to be.", zhHans: "要设置的值。") }
  var nameValue: String { language.choose(en: "setting", zhHans: "设置项") }
  var valueValue: String { language.choose(en: "value", zhHans: "值") }
}
