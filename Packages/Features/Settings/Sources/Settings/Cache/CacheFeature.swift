public import CommandKit
public import FeatureKit
public import LocalizationKit
public import SettingsDomain

/// The command `tessera cache`: shows and clears the cache on this computer.
public struct CacheFeature: Feature {
  private let language: Language
  private let strings: CacheStrings
  private let cache: any CacheMaintenance
  private let observe: @Sendable (FeatureEvent) -> Void
  private let history: Flag
  private let confirmed: Flag

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help and of questions.
  ///   - cache: Measures and clears the cache.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    cache: any CacheMaintenance,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.cache = cache
    self.observe = observe
    strings = CacheStrings(language)
    history = Flag("history", help: strings.historyHelp)
    confirmed = Confirmation.flag(in: language)
  }

  /// The command `cache` with its subcommands.
  public var commands: [Command] {
    [
      Command(
        "cache",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera cache", strings.statusExample),
          Example("tessera cache clear", strings.clearExample),
          Example("tessera cache clear --history --yes", strings.clearAllExample),
        ],
        group: CommandGroup.program.title(in: strings.language),
        fields: CacheViewModel.table.names,
        subcommands: [status, clear],
        language: language,
        screen: showStatus
      )
    ]
  }

  private var status: Command {
    Command(
      "status",
      abstract: strings.statusAbstract,
      examples: [Example("tessera cache status", strings.statusExample)],
      fields: CacheViewModel.table.names,
      language: language,
      screen: showStatus
    )
  }

  private var showStatus: ScreenAction.Make {
    { [cache, observe] _ in CacheViewModel(cache: cache, observe: observe) }
  }

  private var clear: Command {
    Command(
      "clear",
      abstract: strings.clearAbstract,
      discussion: strings.clearDiscussion,
      examples: [
        Example("tessera cache clear", strings.clearExample),
        Example("tessera cache clear --history", strings.clearHistoryExample),
      ],
      parameters: [history, confirmed],
      fields: CacheViewModel.table.names,
      language: language
    ) { [language, cache, observe, history, confirmed] invocation in
      CacheClearingViewModel(
        invocation[history] ? [.responses, .history] : [.responses],
        cache: cache,
        isConfirmed: invocation[confirmed],
        language: language,
        observe: observe
      )
    }
  }
}
