public import CommandKit
public import FeatureKit
public import LocalizationKit
public import SettingsDomain

/// The command `tessera settings`: shows and changes settings.
public struct SettingsFeature: Feature {
  private let language: Language
  private let strings: Strings
  private let source: SettingsSource
  private let observe: @Sendable (FeatureEvent) -> Void
  private let name: Argument<CaseArgument<SettingName>>
  private let names: Argument<[CaseArgument<SettingName>]>
  private let value: Argument<String>

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - repository: Stores the settings.
  ///   - option: The option or flag that each setting stands in for: it knows what a value may be.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    repository: any SettingsRepository,
    option: @escaping @Sendable (SettingName) -> any NamedParameter,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.observe = observe
    source = SettingsSource(repository: repository, option: option)
    strings = Strings(language)
    name = Argument("setting", help: strings.nameHelp, valueName: strings.nameValue)
    names = Argument("settings", help: strings.namesHelp, valueName: strings.nameValue)
    value = Argument<String>("value", help: strings.valueHelp, valueName: strings.valueValue)
      .offering(behind: {
        SettingName.allCases.reduce(into: [:]) { $0[$1.rawValue] = option($1).allowedTexts }
      })
  }

  /// The command `settings` with its subcommands.
  public var commands: [Command] {
    [
      Command(
        "settings",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera settings", strings.listExample),
          Example("tessera settings set lang zh-Hans", strings.setExample),
          Example("tessera settings unset lang", strings.unsetExample),
        ],
        group: CommandGroup.program.title(in: strings.language),
        fields: SettingsRecords.table.names,
        subcommands: [list, get, set, unset],
        language: language,
        screen: showList
      )
    ]
  }

  private var list: Command {
    Command(
      "list",
      abstract: strings.listAbstract,
      examples: [Example("tessera settings list", strings.listExample)],
      fields: SettingsRecords.table.names,
      language: language,
      screen: showList
    )
  }

  private var showList: ScreenAction.Make {
    { [source, observe] invocation in
      SettingsViewModel(source: source, given: source.given(in: invocation), observe: observe)
    }
  }

  private var get: Command {
    Command(
      "get",
      abstract: strings.getAbstract,
      discussion: strings.getDiscussion,
      examples: [Example("tessera settings get theme", strings.getExample)],
      parameters: [name],
      fields: SettingsRecords.table.names,
      language: language
    ) { [source, observe, name] invocation in
      SettingViewModel(
        invocation[name].value,
        source: source,
        given: source.given(in: invocation),
        observe: observe
      )
    }
  }

  private var set: Command {
    Command(
      "set",
      abstract: strings.setAbstract,
      discussion: strings.setDiscussion,
      examples: [Example("tessera settings set theme high-contrast", strings.setThemeExample)],
      parameters: [name, value],
      fields: SettingsRecords.table.names,
      language: language
    ) { [language, source, observe, name, value] invocation throws(CommandFailure) in
      let setting = invocation[name].value
      let text = invocation[value]
      if let problem = source.option(setting).problem(with: text, from: .setting(name: setting.rawValue)) {
        throw CommandFailure(.usage, language.commandVocabulary.message(for: problem))
      }
      return SettingsChangeViewModel(
        .set(text, setting),
        source: source,
        given: source.given(in: invocation),
        observe: observe
      )
    }
  }

  private var unset: Command {
    Command(
      "unset",
      abstract: strings.unsetAbstract,
      examples: [Example("tessera settings unset theme width", strings.unsetSomeExample)],
      parameters: [names],
      fields: SettingsRecords.table.names,
      language: language
    ) { [source, observe, names] invocation in
      SettingsChangeViewModel(
        .unset(invocation[names].map(\.value)),
        source: source,
        given: source.given(in: invocation),
        observe: observe
      )
    }
  }
}
