import CommandKit
import FeatureKit
import LocalizationKit
import SettingsDomain

/// The noun `settings` with its verbs.
struct SettingsCommands {
  let language: Language
  let option: @Sendable (SettingName) -> any NamedParameter
  let open: FeatureSession<ManageSettings>.Opener
  let name: Argument<CaseArgument<SettingName>>
  let names: Argument<[CaseArgument<SettingName>]>
  let value: Argument<String>
  let fields: Option<[String]>
  let json: Flag
  let strings: Strings

  init(
    language: Language,
    option: @escaping @Sendable (SettingName) -> any NamedParameter,
    open: @escaping FeatureSession<ManageSettings>.Opener
  ) {
    self.language = language
    self.option = option
    self.open = open
    strings = Strings(language)
    name = Argument("setting", help: strings.nameHelp, valueName: strings.nameValue)
    names = Argument("settings", help: strings.namesHelp, valueName: strings.nameValue)
    value = Argument("value", help: strings.valueHelp, valueName: strings.valueValue)
    let reading = ReadingOptions(language)
    fields = reading.fields(of: SettingsDocument.fields)
    json = reading.json
  }

  var noun: Command {
    Command(
      "settings",
      abstract: strings.abstract,
      discussion: strings.discussion,
      examples: [
        Example("tessera settings", strings.listExample),
        Example("tessera settings set lang zh-Hans", strings.setExample),
        Example("tessera settings unset lang", strings.unsetExample),
      ],
      group: strings.group,
      parameters: [fields],
      subcommands: [get, set, unset],
      run: list
    )
  }

  private var get: Command {
    Command(
      "get",
      abstract: strings.getAbstract,
      discussion: strings.getDiscussion,
      examples: [Example("tessera settings get theme", strings.getExample)],
      parameters: [name, fields],
      run: get
    )
  }

  private var set: Command {
    Command(
      "set",
      abstract: strings.setAbstract,
      discussion: strings.setDiscussion,
      examples: [Example("tessera settings set theme high-contrast", strings.setThemeExample)],
      parameters: [name, value, fields],
      run: set
    )
  }

  private var unset: Command {
    Command(
      "unset",
      abstract: strings.unsetAbstract,
      examples: [Example("tessera settings unset theme width", strings.unsetExample)],
      parameters: [names, fields],
      run: unset
    )
  }
}
